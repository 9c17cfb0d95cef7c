public import Values

/// A plain-text mail to one person.
public struct MailMessage: Sendable {
    /// Whom it comes from.
    public var from: MailAddress
    /// The address that it goes to.
    public var to: String
    /// What it is about, in one line.
    public var subject: String
    /// What it says; lines end with `\n`.
    public var text: String
    /// When it was written.
    public var date: Instant
    /// What tells it from every other mail, without the domain.
    public var id: String

    /// A mail from its parts.
    public init(from: MailAddress, to: String, subject: String, text: String, date: Instant, id: String) {
        self.from = from
        self.to = to
        self.subject = subject
        self.text = text
        self.date = date
        self.id = id
    }

    /// The mail as it travels (RFC 5322): headers that nothing can be smuggled into, and the text in quoted-printable.
    public func rendered() -> [UInt8] {
        let domain = from.address.split(separator: "@").last.map(String.init) ?? "localhost"
        let headers = [
            "Date: \(MailDate.text(date))",
            "From: \(from.rendered)",
            "To: \(MailHeader.address(to))",
            "Message-ID: <\(MailHeader.word(id))@\(MailHeader.word(domain))>",
            "Subject: \(MailHeader.text(subject))",
            "MIME-Version: 1.0",
            "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: quoted-printable",
            // So that no absence note answers it (RFC 3834, section 5).
            "Auto-Submitted: auto-generated",
        ]
        return Array((headers.joined(separator: "\r\n") + "\r\n\r\n").utf8) + QuotedPrintable.encoded(text)
    }
}

/// Whom a mail comes from: an address, and a name for people.
public struct MailAddress: Sendable, Equatable {
    /// The name; nil if there is none.
    public var name: String?
    /// The address.
    public var address: String

    /// An address with a name.
    public init(name: String? = nil, address: String) {
        self.name = name
        self.address = address
    }

    /// Reads `a@example.org` or `Larder <a@example.org>`; nil if it is neither.
    public init?(_ text: String) {
        var address = text[...]
        var name: Substring?
        if let open = text.lastIndex(of: "<") {
            guard text.last == ">" else { return nil }
            name = text[..<open]
            address = text[text.index(after: open)...].dropLast()
        }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        let isClean = MailHeader.address(String(address)) == address
        guard parts.count == 2, isClean, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.address = String(address)
        let trimmed = name?.split(separator: " ").joined(separator: " ") ?? ""
        self.name = trimmed.isEmpty ? nil : trimmed.filter { $0 != "\"" }
    }

    var rendered: String {
        let address = MailHeader.address(address)
        return name.map { "\(MailHeader.phrase($0)) <\(address)>" } ?? address
    }
}
