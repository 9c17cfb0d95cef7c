import Foundation
import Mail
import Testing
import Values

@Suite struct MailMessageTests {
    private static func message(
        name: String? = nil,
        to: String = "ada@example.org",
        subject: String = "Hello",
        text: String = "Hi"
    ) -> MailMessage {
        MailMessage(
            from: MailAddress(name: name, address: "larder@example.org"),
            to: to,
            subject: subject,
            text: text,
            date: Instant(milliseconds: 1_795_187_045_000),
            id: "one"
        )
    }

    private static func lines(_ message: MailMessage) -> [String] {
        String(decoding: message.rendered(), as: UTF8.self).components(separatedBy: "\r\n")
    }

    @Test func `a mail has the headers that mails have`() {
        let lines = Self.lines(Self.message(name: "Larder"))
        #expect(
            lines == [
                "Date: Fri, 20 Nov 2026 15:04:05 +0000", "From: \"Larder\" <larder@example.org>", "To: ada@example.org",
                "Message-ID: <one@example.org>", "Subject: Hello", "MIME-Version: 1.0",
                "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: quoted-printable",
                "Auto-Submitted: auto-generated", "", "Hi", "",
            ]
        )
    }

    @Test func `a subject in any script travels in encoded words of 75 characters`() {
        let subject = String(repeating: "Grüße 🥕 ", count: 12)
        let text = String(decoding: Self.message(subject: subject).rendered(), as: UTF8.self)
        let head = text.components(separatedBy: "\r\n\r\n")[0]
        #expect(head.utf8.allSatisfy { $0 < 0x7F })
        let words = head.components(separatedBy: "=?utf-8?B?").dropFirst().map { $0.components(separatedBy: "?=")[0] }
        #expect(words.count > 1)
        #expect(words.allSatisfy { $0.count <= 63 })
        #expect(Self.lines(Self.message(subject: "Grüße")).contains("Subject: =?utf-8?B?R3LDvMOfZQ==?="))
    }

    @Test(arguments: [
        "\r\nBcc: eve@example.org", "\nBcc: eve@example.org", "\rBcc: x", "\u{2028}Bcc: x", "\0\r\n\r\nBody",
    ])
    func `nothing smuggles a header in`(_ attack: String) {
        let message = Self.message(name: "Eve\(attack)", to: "ada@example.org\(attack)", subject: "Hi\(attack)")
        let lines = Self.lines(message)
        #expect(lines.filter { $0.hasPrefix("Bcc") || $0 == "Body" }.isEmpty)
        #expect(lines.firstIndex(of: "") == 9, "the head ends where it should")
    }

    @Test func `long and strange lines arrive as they were`() {
        let text = "a=b \n\(String(repeating: "ä", count: 60))\n.\nend"
        let lines = Self.lines(Self.message(text: text)).drop { !$0.isEmpty }.dropFirst()
        #expect(lines.allSatisfy { $0.utf8.count <= 76 })
        #expect(lines.first == "a=3Db=20")
        let joined = lines.joined(separator: "\n").replacing("=\n", with: "")
        #expect(joined == "a=3Db=20\n\(String(repeating: "=C3=A4", count: 60))\n.\nend\n")
    }

    @Test func `senders are read as people write them`() {
        #expect(MailAddress("a@b.org") == MailAddress(address: "a@b.org"))
        #expect(MailAddress("The Larder <a@b.org>") == MailAddress(name: "The Larder", address: "a@b.org"))
        for bad in ["", "larder", "a@", "Larder <a@b.org", "a@b.org, c@d.org", "a b@c.org", "a@b@c"] {
            #expect(MailAddress(bad) == nil, "\(bad)")
        }
    }
}
