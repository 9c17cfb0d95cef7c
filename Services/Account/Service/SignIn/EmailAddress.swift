/// An e-mail address in the form in which mail can be sent to it.
struct EmailAddress: Sendable, Equatable {
    /// The longest address (RFC 5321, section 4.5.3.1).
    static let longest = 254

    /// As it was written, without white space around it and with the domain in lower case.
    let text: String

    /// What addresses are compared by: nobody has two mailboxes that differ in case only.
    var key: String { text.lowercased() }

    /// An address somebody has sent; nil if it is none.
    ///
    /// ASCII only, without quotes or comments: what every mail server takes and no header can be broken with.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 })
        else { return nil }
        let trimmed = bytes[first...last]
        guard trimmed.count <= EmailAddress.longest, let at = trimmed.lastIndex(of: UInt8(ascii: "@")) else {
            return nil
        }
        let local = trimmed[..<at]
        let domain = String(decoding: trimmed[(at + 1)...], as: UTF8.self).lowercased()
        guard EmailAddress.isLocalPart(local), EmailAddress.isDomain(domain) else { return nil }
        self.text = String(decoding: local, as: UTF8.self) + "@" + domain
    }

    /// An address from the database.
    init(stored text: String) {
        self.text = text
    }

    private static func isLocalPart(_ bytes: some Collection<UInt8>) -> Bool {
        let dot = UInt8(ascii: ".")
        guard (1...64).contains(bytes.count), bytes.first != dot, bytes.reversed().first != dot else { return false }
        return zip(bytes, bytes.dropFirst()).allSatisfy { $0 != dot || $1 != dot }
            && bytes.allSatisfy { isLetterOrDigit($0) || "!#$%&'*+-/=?^_`{|}~.".utf8.contains($0) }
    }

    private static func isDomain(_ text: String) -> Bool {
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let hyphen = UInt8(ascii: "-")
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != hyphen && label.reversed().first != hyphen
                && label.allSatisfy { isLetterOrDigit($0) || $0 == hyphen }
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
