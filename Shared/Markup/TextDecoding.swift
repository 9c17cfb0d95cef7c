import Glibc
import Values

/// Turns a page's bytes into text: by its byte order mark, the transport's charset, its own `<meta>`, or a good guess.
enum TextDecoding {
    /// The text of a page; bytes that make no sense in its charset become U+FFFD.
    static func text(of bytes: [UInt8], charset: String?, budget: WorkBudget) throws(WorkBudget.Exhausted) -> String {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return try converted(bytes, from: "UTF-16", budget)
        }
        if let charset = charset ?? declaredCharset(bytes.prefix(4096)) {
            return try text(of: bytes, named: charset, budget)
        }
        return try plain(bytes, budget)
    }

    private static func text(
        of bytes: [UInt8],
        named charset: String,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> String {
        switch charset.lowercased() {
        case "utf-8", "utf8": String(decoding: bytes, as: UTF8.self)
        // Browsers read these three as the first (WHATWG Encoding, section 4.2).
        case "windows-1252", "iso-8859-1", "latin1", "us-ascii", "ascii": try windows1252(bytes, budget)
        default: try converted(bytes, from: charset, budget)
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

    /// By the system's tables; UTF-8 is tried for a charset that no page is written in.
    private static func converted(
        _ bytes: [UInt8],
        from charset: String,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> String {
        guard isOfTheWeb(charset), let converter = iconv_open("UTF-8", charset), Int(bitPattern: converter) != -1 else {
            return try plain(bytes, budget)
        }
        defer { iconv_close(converter) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [CChar](repeating: 0, count: 65_536)
        input.withUnsafeMutableBytes { buffer in
            var source = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            var left = buffer.count
            while left > 0, output.count <= HTMLDocument.maxBytes {
                let count = chunk.withUnsafeMutableBufferPointer { space in
                    var target = space.baseAddress
                    var room = space.count
                    let result = iconv(converter, &source, &left, &target, &room)
                    let failed = result == Int.max || result == -1
                    let made = space.count - room
                    output.append(contentsOf: UnsafeRawBufferPointer(space).prefix(made))
                    return failed ? errno : 0
                }
                // A call for a single byte takes almost as long as one for thousands.
                guard budget.affords(2) else { return }
                guard count == EILSEQ || count == EINVAL, left > 0 else { continue }
                // Passed over one byte at a time, as browsers do.
                output.append(contentsOf: [0xEF, 0xBF, 0xBD])
                source = source?.advanced(by: 1)
                left -= 1
            }
        }
        try budget.check()
        return String(decoding: output, as: UTF8.self)
    }

    /// Whether pages are written in a charset; the system's tables know hundreds of others that none is.
    private static func isOfTheWeb(_ charset: String) -> Bool {
        guard charset.utf8.count <= 20, charset.utf8.allSatisfy({ $0 != UInt8(ascii: "/") }) else { return false }
        let lower = charset.lowercased()
        return lower == "iso-2022-jp" || families.contains { lower.hasPrefix($0) }
    }

    /// The families of the WHATWG Encoding Standard, section 4.2.
    private static let families = [
        "iso-8859", "iso8859", "latin", "windows-", "cp125", "koi8", "ibm866", "cp866", "mac", "gb", "hz-gb", "big5",
        "euc-", "euckr", "eucjp", "shift", "sjis", "cp932", "ms932", "ms_kanji", "ks_c", "tis-620", "utf-16", "utf16",
    ]

    /// UTF-8 if it is, else what most other pages are in.
    private static func plain(_ bytes: [UInt8], _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return try windows1252(bytes, budget)
    }

    private static func windows1252(_ bytes: [UInt8], _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> String {
        try budget.spend(bytes.count / 64)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes where text.count <= HTMLDocument.maxBytes {
            let code = (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : UInt16(byte)
            if code < 0x80 {
                text.append(byte)
            } else if code < 0x800 {
                text.append(0xC0 | UInt8(code >> 6))
                text.append(0x80 | UInt8(code & 0x3F))
            } else {
                text.append(0xE0 | UInt8(code >> 12))
                text.append(0x80 | UInt8(code >> 6 & 0x3F))
                text.append(0x80 | UInt8(code & 0x3F))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What windows-1252 has at 0x80 to 0x9F.
    private static let upper: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]
}
