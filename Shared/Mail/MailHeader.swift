/// Makes texts fit for a mail's header.
enum MailHeader {
    /// Free text: as it is if it is plain, else in encoded words (RFC 2047); line breaks become spaces.
    static func text(_ text: String) -> String {
        let clean = oneLine(text)
        let isPlain = clean.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && !clean.contains("=?")
        return isPlain && clean.utf8.count <= 900 ? clean : encodedWords(clean)
    }

    /// A person's name before an address.
    static func phrase(_ text: String) -> String {
        let clean = oneLine(text)
        let isPlain =
            clean.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") } && !clean.contains("=?")
        return isPlain ? "\"\(clean.filter { $0 != "\"" })\"" : encodedWords(clean)
    }

    /// An address; whatever could end it or add another is left out.
    static func address(_ text: String) -> String {
        kept(text) { $0 > 0x20 && $0 < 0x7F && !"<>,;\"()".utf8.contains($0) }
    }

    /// A part of a message's id.
    static func word(_ text: String) -> String {
        kept(text) { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    private static func kept(_ text: String, _ isGood: (UInt8) -> Bool) -> String {
        String(decoding: text.utf8.filter(isGood), as: UTF8.self)
    }

    private static func oneLine(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isBreak =
                scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
            line.append(isBreak ? " " : scalar)
        }
        return String(line)
    }

    /// Words of 75 characters at most, each of whole characters, a line each.
    private static func encodedWords(_ text: String) -> String {
        var words: [String] = []
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            let next = Array(String(scalar).utf8)
            if bytes.count + next.count > 45 {
                words.append(base64(bytes))
                bytes = []
            }
            bytes += next
        }
        if !bytes.isEmpty { words.append(base64(bytes)) }
        return words.map { "=?utf-8?B?\($0)?=" }.joined(separator: "\r\n ")
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) }
            bits <<= 8 * (3 - group.count)
            for place in 0..<4 {
                text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
