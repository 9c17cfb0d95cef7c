import Mail
import TestSupport
import Testing
import Values

@Suite struct MailServerTests {
    private static func message(_ text: String = "Hello\n.\nthere") -> MailMessage {
        MailMessage(
            from: MailAddress(name: "Larder", address: "larder@example.org"),
            to: "ada@example.org",
            subject: "Hello",
            text: text,
            date: .now,
            id: "one"
        )
    }

    @Test func `a mail arrives whole at the address it is for`() async throws {
        let trap = MailTrap()
        let server = MailServer(MailServer.Settings(url: trap.url, requiresTLS: false))
        try await server.send(Self.message())
        let mail = try #require(trap.mails.first)
        #expect(mail.recipients == ["ada@example.org"])
        #expect(mail.text.contains("\r\nTo: ada@example.org\r\n"))
        #expect(mail.text.hasSuffix("\r\n\r\nHello\r\n..\r\nthere\r\n"), "a lone dot is doubled on the way")
    }

    @Test func `without TLS nothing is sent where TLS is required`() async {
        let trap = MailTrap()
        let server = MailServer(MailServer.Settings(url: trap.url))
        await #expect(throws: MailError.self) { try await server.send(Self.message()) }
        #expect(trap.mails.isEmpty)
    }

    @Test(arguments: [("450 later", false), ("550 nobody here", true)])
    func `a refusal for now is told from one for ever`(_ answer: String, _ isFinal: Bool) async {
        let trap = MailTrap(refusing: [answer])
        let server = MailServer(MailServer.Settings(url: trap.url, requiresTLS: false))
        let error = await #expect(throws: MailError.self) { try await server.send(Self.message()) }
        #expect(error?.isFinal == isFinal)
    }

    @Test func `a password is not sent without TLS, also where TLS is optional`() async {
        let trap = MailTrap()
        let user = (name: "larder", password: Secret("s3cret"))
        let server = MailServer(MailServer.Settings(url: trap.url, user: user, requiresTLS: false))
        await #expect(throws: MailError.self) { try await server.send(Self.message()) }
        #expect(trap.mails.isEmpty)
        #expect(trap.commands.allSatisfy { !$0.hasPrefix("AUTH") })
        #expect(trap.commands.contains { $0.hasPrefix("EHLO") })
    }

    @Test func `a server that is away may be there later`() async {
        let server = MailServer(MailServer.Settings(url: "smtp://127.0.0.1:1", requiresTLS: false))
        let error = await #expect(throws: MailError.self) { try await server.send(Self.message()) }
        #expect(error?.isFinal == false)
    }
}
