import AccountAPI
import Crypto
import Database
import HTTP
import Identity
import Mail
import Telemetry
import TestSupport
import Testing
import Values

@testable import AccountService

/// Another address for an account.
@Suite struct EmailChangeTests {
    private static func queue(_ account: Account, _ trap: MailTrap) -> MailQueue {
        let server = MailServer(MailServer.Settings(url: trap.url, requiresTLS: false))
        return MailQueue(
            db: account.store.db,
            origin: "https://larder.example",
            from: MailAddress(name: "Larder", address: "larder@example.org"),
            logger: Logger(service: "test", level: .error),
            now: { account.time.now },
            send: { message throws(MailError) in try await server.send(message) }
        )
    }

    /// The token in a mail's link.
    private static func token(_ mail: MailTrap.Mail?) throws -> String {
        let text = try #require(mail?.text).replacing("=\r\n", with: "")
        let match = try #require(text.firstMatch(of: /\/confirm-email#token=3D([A-Za-z0-9_-]{43})/))
        return String(match.1)
    }

    private static func signUp(_ account: Account, _ email: String = "ada@example.org") async throws -> TokenBody {
        let session = try await account.signIn()
        let credentials = NewCredentials(
            email: EmailAddress(stored: email),
            name: nil,
            passwordHash: try await Account.passwords.hash(Secret("correct horse"))
        )
        let user = Session(id: try session.session, user: session.user.id, household: session.household?.id)
        let token = NewRefreshToken(at: account.time.now)
        _ = try await account.store.claim(user, as: credentials, token, from: AuditOrigin())
        return session
    }

    private func ask(_ account: Account, _ email: String, _ password: String, as token: String) async -> Response {
        let body = #"{"email":"\#(email)","password":"\#(password)"}"#
        return await account.send(.post, AccountPaths.email, body, as: token)
    }

    private func confirm(_ account: Account, _ token: String) async -> Response {
        await account.send(.post, AccountPaths.confirmEmail, #"{"token":"\#(token)"}"#)
    }

    @Test(arguments: Engine.allCases)
    func `the new address counts when its link is opened, and the old one is told`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap()
            let queue = Self.queue(account, trap)
            let tokens = try await Self.signUp(account)
            let access = tokens.accessToken
            #expect(await ask(account, "new@example.org", "wrong horse", as: access).code == "wrong_password")
            #expect(await ask(account, "no address", "correct horse", as: access).pointers == ["/email"])
            let asked = await ask(account, "New@example.org", "correct horse", as: access)
            #expect(asked.status == 202)
            try await queue.run()
            #expect(Set(trap.mails.flatMap(\.recipients)) == ["New@example.org", "ada@example.org"])
            let notice = try #require(trap.mails.first { $0.recipients == ["ada@example.org"] })
            #expect(notice.text.contains("is being changed") && !notice.text.contains("#token"))
            #expect(!notice.text.contains("New@example.org"))
            #expect(await account.signIn("new@example.org", "correct horse").status == 401, "not yet")
            #expect(await account.signIn("ada@example.org", "correct horse").status == 200, "until then")
            let token = try Self.token(trap.mails.first { $0.recipients == ["New@example.org"] })
            #expect(await confirm(account, token + "x").status == 404)
            #expect(await confirm(account, token).status == 204)
            #expect(await confirm(account, token).status == 404, "once")
            #expect(await account.signIn("ada@example.org", "correct horse").status == 401)
            #expect(await account.signIn("new@example.org", "correct horse").status == 200)
            let me: MeBody = try await account.send(.get, AccountPaths.me, as: access).decoded()
            #expect(me.user.email == "New@example.org", "nobody is signed out by it")
            try await queue.run()
            #expect(trap.mails.count == 3)
            #expect(trap.mails[2].recipients == ["ada@example.org"] && trap.mails[2].text.contains("has been changed"))
            let log = try await account.store.entries(of: .user(tokens.user.id), limit: 50, before: nil)
            #expect(log.count { $0.kind == .emailChangeRequested } == 1 && log.count { $0.kind == .emailChanged } == 1)
            #expect(log.allSatisfy { !($0.detail ?? "").contains("@") })
        }
    }

    @Test(arguments: Engine.allCases)
    func `a taken address is not told of, and is nobody's by racing for it`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap()
            let queue = Self.queue(account, trap)
            let ada = try await Self.signUp(account)
            let eve = try await Self.signUp(account, "eve@example.org")
            let free = await ask(account, "free@example.org", "correct horse", as: ada.accessToken)
            let taken = await ask(account, "ada@example.org", "correct horse", as: eve.accessToken)
            #expect(taken.status == free.status && taken.body.bytes == free.body.bytes)
            try await queue.run()
            let told = trap.mails.filter { $0.recipients == ["ada@example.org"] && $0.text.contains("has a Larder") }
            #expect(told.count == 1 && told.allSatisfy { !$0.text.contains("#token") })
            // Both want the same free address, and both have a link: the first who opens it has it.
            _ = await ask(account, "free@example.org", "correct horse", as: eve.accessToken)
            try await queue.run()
            let links = try trap.mails.filter { $0.recipients == ["free@example.org"] }.map { try Self.token($0) }
            #expect(links.count == 2)
            let statuses = await withTaskGroup(of: Int.self) { group in
                for link in links { group.addTask { await confirm(account, link).status } }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(statuses.sorted() == [204, 409])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a new wish, a new password and a day each end a link`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await Self.signUp(account)
            let access = tokens.accessToken
            func link(_ email: String) async throws -> String {
                let asked = await ask(account, email, "correct horse", as: access)
                #expect(asked.status == 202)
                #expect(String(decoding: asked.body.bytes, as: UTF8.self).contains("link_needed"))
                return try #require(try await account.accounts.emailToken(of: EmailAddress(stored: email))).exposed
            }
            let first = try await link("one@example.org")
            let second = try await link("two@example.org")
            #expect(await confirm(account, first).status == 404)
            #expect(try await account.accounts.emailToken(of: EmailAddress(stored: "one@example.org")) == nil)
            let change = #"{"current":"correct horse","new":"staple battery"}"#
            #expect(await account.send(.post, AccountPaths.password, change, as: access).status == 204)
            #expect(await confirm(account, second).status == 404, "whoever wished for it may not be the owner")
            account.time.advance(.seconds(10))
            let later: TokenBody = try await account.refresh(tokens.refreshToken).decoded()
            let asked = await ask(account, "three@example.org", "staple battery", as: later.accessToken)
            #expect(asked.status == 202)
            let email = EmailAddress(stored: "three@example.org")
            let third = try #require(try await account.accounts.emailToken(of: email)).exposed
            account.time.advance(.seconds(25 * 3600))
            #expect(await confirm(account, third).status == 404)
            #expect(try await account.accounts.emailToken(of: email) == nil)
            _ = try await account.store.sweep(at: account.time.now)
            #expect(try await account.everywhere.query("SELECT 1 FROM email_change").isEmpty)
        }
    }

    @Test func `who has no password, or no mail server to hide behind, is told plainly`() async throws {
        try await withAccount(.sqlite) { account in
            let anonymous = try await account.signIn()
            let refused = await ask(account, "a@example.org", "", as: anonymous.accessToken)
            #expect(refused.status == 409 && refused.code == "no_password")
            _ = try await Self.signUp(account)
            let eve = try await Self.signUp(account, "eve@example.org")
            let taken = await ask(account, "ada@example.org", "correct horse", as: eve.accessToken)
            #expect(taken.status == 409 && taken.code == "email_taken")
        }
    }
}
