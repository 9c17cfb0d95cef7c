/// Marks of Cooklang that mean themselves, and comments.
enum CooklangText {
    /// What a backslash before it makes an ordinary letter.
    private static let marks: [Unicode.Scalar] = [
        "\\", "@", "#", "~", "{", "}", "-", "[", "]", "=", ">", "%", "(", ")", "|", "&", "?", "+", "/",
    ]
    /// Where marks that mean themselves are kept meanwhile, in an area that no letters have.
    private static let hidden: UInt32 = 0xF0000

    /// A text in which marks after a backslash are hidden from those who look for marks.
    static func hidingEscapes(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                if let index = marks.firstIndex(of: scalar), let place = Unicode.Scalar(hidden + UInt32(index)) {
                    result.append(place)
                } else {
                    result.append("\\")
                    result.append(scalar)
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        if isEscaped { result.append("\\") }
        return String(result)
    }

    /// A text with what was hidden in its place again.
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value >= hidden }) else { return text }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            guard scalar.value >= hidden, scalar.value < hidden + UInt32(marks.count) else { return scalar }
            return marks[Int(scalar.value - hidden)]
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// A text without `[- … -]` and without what follows `--` on a line.
    static func withoutComments(_ text: String) -> String {
        guard text.contains("--") || text.contains("[-") else { return text }
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        var index = 0
        func isAt(_ first: Character, _ second: Character) -> Bool {
            index + 1 < bytes.count && bytes[index] == first.asciiValue && bytes[index + 1] == second.asciiValue
        }
        while index < bytes.count {
            if isAt("[", "-") {
                index += 2
                while index < bytes.count, !isAt("-", "]") { index += 1 }
                index += 2
            } else if isAt("-", "-") {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
