import CQREncode

/// A QR code as a drawing in SVG.
public enum QRCode {
    /// An SVG document of one black path on white with the quiet zone of four modules that the standard asks for.
    ///
    /// - Parameters:
    ///   - text: What the code says; at most 2,000 bytes.
    ///   - title: What a screen reader says it is.
    /// - Returns: Nil if the text is empty or too long.
    public static func svg(_ text: String, title: String) -> String? {
        guard !text.isEmpty, text.utf8.count <= 2000, !text.utf8.contains(0),
            let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M)
        else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let modules = code.pointee.data else { return nil }
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                let start = column
                // The lowest bit is set where a module is black; a run of them is drawn as one bar.
                while column < width, modules[row * width + column] & 1 == 1 { column += 1 }
                if column > start {
                    let length = column - start
                    path += "M\(start + quietZone) \(row + quietZone)h\(length)v1h-\(length)z"
                }
                column += 1
            }
        }
        let size = width + 2 * quietZone
        let name = escaped(title)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)" shape-rendering="crispEdges" \
            role="img" aria-label="\(name)"><title>\(name)</title>\
            <path fill="#fff" d="M0 0h\(size)v\(size)H0z"/><path d="\(path)"/></svg>
            """
    }

    private static let quietZone = 4

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Other control characters are not allowed in XML at all.
            case _ where scalar.value < 0x20: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
