import FoundationEssentials
import Values

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
        kept(text) { $0.isASCIILetterOrDigit || "-._".utf8.contains($0) }
    }

    private static func kept(_ text: String, _ isGood: (UInt8) -> Bool) -> String {
        String(decoding: text.utf8.filter(isGood), as: UTF8.self)
    }

    private static func oneLine(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isBreak =
                scalar.isControl || scalar == "\u{2028}" || scalar == "\u{2029}"
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
                words.append(Data(bytes).base64EncodedString())
                bytes = []
            }
            bytes += next
        }
        if !bytes.isEmpty { words.append(Data(bytes).base64EncodedString()) }
        return words.map { "=?utf-8?B?\($0)?=" }.joined(separator: "\r\n ")
    }
}
