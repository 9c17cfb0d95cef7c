import Glibc

/// Turns a page's bytes into text: by its byte order mark, the transport's charset, its own `<meta>`, or a good guess.
enum TextDecoding {
    /// The text of a page; bytes that make no sense in its charset become U+FFFD.
    static func text(of bytes: [UInt8], charset: String?) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) { return converted(bytes, from: "UTF-16") }
        if bytes.starts(with: [0xFE, 0xFF]) { return converted(bytes, from: "UTF-16") }
        if let charset = charset ?? declaredCharset(bytes.prefix(4096)) { return text(of: bytes, named: charset) }
        return String(validating: bytes, as: UTF8.self) ?? windows1252(bytes)
    }

    private static func text(of bytes: [UInt8], named charset: String) -> String {
        switch charset.lowercased() {
        case "utf-8", "utf8": String(decoding: bytes, as: UTF8.self)
        // Browsers read these three as the first (WHATWG Encoding, section 4.2).
        case "windows-1252", "iso-8859-1", "latin1", "us-ascii", "ascii": windows1252(bytes)
        default: converted(bytes, from: charset)
        }
    }

    /// What follows `charset=` in the first bytes of a page.
    private static func declaredCharset(_ bytes: ArraySlice<UInt8>) -> String? {
        let needle = Array("charset=".utf8)
        let lower = bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        guard let range = lower.firstRange(of: needle) else { return nil }
        let rest = lower[range.upperBound...].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == 0x20 }
        let name = rest.prefix(40).prefix { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (0x30...0x39).contains(byte)
                || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    /// By the system's tables; UTF-8 is tried where it does not know the charset.
    private static func converted(_ bytes: [UInt8], from charset: String) -> String {
        guard charset.utf8.count <= 40, let converter = iconv_open("UTF-8", charset),
            Int(bitPattern: converter) != -1
        else { return String(validating: bytes, as: UTF8.self) ?? windows1252(bytes) }
        defer { iconv_close(converter) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [CChar](repeating: 0, count: 65_536)
        input.withUnsafeMutableBytes { buffer in
            var source = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = buffer.count
            while left > 0 {
                let count = chunk.withUnsafeMutableBufferPointer { space in
                    var target = space.baseAddress
                    var room = space.count
                    let result = iconv(converter, &source, &left, &target, &room)
                    let failed = result == Int.max || result == -1
                    output.append(contentsOf: UnsafeRawBufferPointer(space).prefix(space.count - room))
                    return failed ? errno : 0
                }
                guard count == EILSEQ || count == EINVAL, left > 0 else { continue }
                // Passed over one byte at a time, as browsers do.
                output.append(contentsOf: [0xEF, 0xBF, 0xBD])
                source = source?.advanced(by: 1)
                left -= 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func windows1252(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            let code = (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt16(byte)
            text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
        }
        return String(text)
    }

    /// What windows-1252 has at 0x80 to 0x9F.
    private static let upper: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
