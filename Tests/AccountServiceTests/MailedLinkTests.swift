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

@Suite struct MailedLinkTests {
    private static let ada = #"{"email":"ada@example.org","password":"correct horse","name":"Ada"}"#

    /// What sends the mails of an account service.
    private static func queue(_ account: Account, _ server: MailServer) -> MailQueue {
        MailQueue(
            db: account.store.db,
            origin: "https://larder.example",
            from: MailAddress(name: "Larder", address: "larder@example.org"),
            logger: Logger(service: "test", level: .error),
            now: { account.time.now },
            send: { message throws(MailError) in try await server.send(message) }
        )
    }

    private static func server(_ trap: MailTrap) -> MailServer {
        MailServer(MailServer.Settings(url: trap.url, requiresTLS: false))
    }

    /// The token in a mail's link.
    private static func token(_ mail: MailTrap.Mail?) throws -> String {
        let text = try #require(mail?.text).replacing("=\r\n", with: "")
        let match = try #require(text.firstMatch(of: /#token=3D([A-Za-z0-9_-]{43})/))
        return String(match.1)
    }

    @Test(arguments: Engine.allCases)
    func `with mail, a sign-up counts when its link is opened by who made it`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap()
            let queue = Self.queue(account, Self.server(trap))
            let anonymous = try await account.signIn()
            let first = await account.send(.post, AccountPaths.signUp, Self.ada, as: anonymous.accessToken)
            #expect(first.status == 202)
            #expect(await account.signIn("ada@example.org", "correct horse").status == 401, "not yet")
            try await queue.run()
            #expect(trap.mails.map(\.recipients) == [["ada@example.org"]])
            let token = try Self.token(trap.mails.first)
            let stranger = await account.follow(AccountPaths.confirmSignUp, token, "wrong horse")
            #expect(stranger.status == 403, "who reads the mail but did not choose the password")
            let tokens: TokenBody = try await account.follow(AccountPaths.confirmSignUp, token, "correct horse")
                .decoded(status: 201)
            #expect(tokens.user == anonymous.user)
            #expect(tokens.household == anonymous.household)
            #expect(await account.follow(AccountPaths.confirmSignUp, token, "correct horse").status == 404)
            #expect(await account.signIn("ada@example.org", "correct horse").status == 200)

            let second = await account.send(.post, AccountPaths.signUp, Self.ada)
            #expect(second.status == 202)
            #expect(second.body.bytes == first.body.bytes, "that the address is taken is not told")
            try await queue.run()
            #expect(trap.mails.count == 2)
            #expect(trap.mails[1].text.contains("already have a Larder account"))
            #expect(!trap.mails[1].text.contains("#token"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a reset's link sets a password once, within an hour, and ends all sessions`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada).decoded(status: 201)
            let user = tokens.user.id
            func link() async throws -> String {
                let token = Secret.random(bits: 256)
                try await account.store.insert(PasswordReset(token, of: user, at: account.time.now))
                return token.exposed
            }
            let late = try await link()
            account.time.advance(.seconds(3600))
            #expect(await account.follow(AccountPaths.confirmPasswordReset, late, "battery staple").status == 404)
            let token = try await link()
            let other = try await link()
            let common = await account.follow(AccountPaths.confirmPasswordReset, token, "password123")
            #expect(common.pointers == ["/password"])
            let statuses = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<6 {
                    group.addTask {
                        await account.follow(AccountPaths.confirmPasswordReset, token, "battery staple").status
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [204, 404, 404, 404, 404, 404])
            #expect(await account.follow(AccountPaths.confirmPasswordReset, other, "battery staple").status == 404)
            #expect(await account.refresh(tokens.refreshToken).status == 401)
            #expect(await account.signIn("ada@example.org", "battery staple").status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a reset is answered alike for all, and mailed to who is known`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let credentials = NewCredentials(
                email: try #require(EmailAddress("ada@example.org")),
                name: nil,
                passwordHash: Secret("x")
            )
            let anonymous = try await account.signIn()
            let user = anonymous.user.id
            try await account.store.db.of(user).execute(NameSQL.claim(user, credentials, at: account.time.now))
            let trap = MailTrap()
            let queue = Self.queue(account, Self.server(trap))
            let known = await account.send(.post, AccountPaths.passwordReset, #"{"email":"ADA@example.org"}"#)
            let unknown = await account.send(.post, AccountPaths.passwordReset, #"{"email":"eve@example.org"}"#)
            #expect(known.status == 202)
            #expect(known.body.bytes == unknown.body.bytes)
            try await queue.run()
            #expect(trap.mails.map(\.recipients) == [["ADA@example.org"]])
            #expect(try await account.everywhere.query("SELECT 1 FROM mail").isEmpty)
            let token = try Self.token(trap.mails.first)
            #expect(trap.mails[0].text.contains("https://larder.example/reset#token=3D"))
            let kept = try await account.everywhere.query("SELECT token_hash FROM password_reset").map {
                try $0.bytes(0)
            }
            #expect(kept == [Secret(token).tokenHash])
            #expect(await account.follow(AccountPaths.confirmPasswordReset, token, "battery staple").status == 204)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a mail is tried again with growing pauses, and given up in the open`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap(refusing: ["451 later"])
            let queue = Self.queue(account, Self.server(trap))
            _ = await account.send(.post, AccountPaths.signUp, Self.ada)
            #expect(try await queue.run() == 1)
            #expect(try await queue.run() == 0, "not at once")
            account.time.advance(.seconds(31))
            #expect(try await queue.run() == 1)
            #expect(trap.mails.count == 1)

            _ = await account.send(.post, AccountPaths.signUp, #"{"email":"x@example.org","password":"correct horse"}"#)
            let refusing = MailTrap(refusing: ["550 nobody here"])
            try await Self.queue(account, Self.server(refusing)).run()
            #expect(refusing.mails.isEmpty)
            #expect(
                try await account.everywhere.query("SELECT failed_reason FROM mail")[0].string(0)
                    == "the server answered 550"
            )

            _ = await account.send(.post, AccountPaths.signUp, #"{"email":"y@example.org","password":"correct horse"}"#)
            let away = MailServer(MailServer.Settings(url: "smtp://127.0.0.1:1", requiresTLS: false))
            for _ in 0..<MailQueue.attempts {
                try await Self.queue(account, away).run()
                account.time.advance(.seconds(3601))
            }
            #expect(
                try await account.everywhere.query("SELECT count(*) FROM mail WHERE failed_reason IS NOT NULL")[0].int(
                    0
                )
                    == 2
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `a mail whose sender died is sent by another, and by one only`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let trap = MailTrap()
            let queue = Self.queue(account, Self.server(trap))
            _ = await account.send(.post, AccountPaths.signUp, Self.ada)
            let now = account.time.now
            let jobs = account.store.db.across(.jobs)
            let due = try await jobs.query(MailSQL.next(10, at: now))
            let claim = MailSQL.claim(try #require(due.first).id(0), at: now, until: now + MailQueue.lease)
            #expect(try await jobs.query(claim).count == 1)
            #expect(try await jobs.query(claim).isEmpty)
            #expect(try await queue.run() == 0)
            account.time.advance(MailQueue.lease)
            let counts = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<4 { group.addTask { try await queue.run() } }
                return try await group.reduce(0, +)
            }
            #expect(counts == 1)
            #expect(trap.mails.count == 1)
        }
    }
}

extension Account {
    /// Opens a mailed link with a password.
    func follow(_ path: String, _ token: String, _ password: String) async -> Response {
        await send(.post, path, #"{"token":"\#(token)","password":"\#(password)"}"#)
    }
}
