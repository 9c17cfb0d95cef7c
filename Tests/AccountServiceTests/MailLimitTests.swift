import AccountAPI
import Crypto
import Database
import Foundation
import HTTP
import Identity
import Mail
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import AccountService

/// How many mails there are, and whose turn it is.
@Suite struct MailLimitTests {
    /// A mail server that notes whom it has been given mails for.
    private final class Outgoing: Sendable {
        private let recipients = Mutex<[String]>([])
        private let gate = Mutex<CheckedContinuation<Void, Never>?>(nil)
        let hangs: Bool

        init(hangs: Bool = false) { self.hangs = hangs }

        var sent: [String] { recipients.withLock { $0 } }
        var isHanging: Bool { gate.withLock { $0 != nil } }

        func send(_ message: MailMessage) async {
            recipients.withLock { $0.append(message.to) }
            if hangs { await withCheckedContinuation { waiting in gate.withLock { $0 = waiting } } }
        }

        func answer() {
            gate.withLock { waiting in
                waiting?.resume()
                waiting = nil
            }
        }
    }

    private static func queue(_ account: Account, _ outgoing: Outgoing) -> MailQueue {
        MailQueue(
            db: account.store.db,
            origin: "https://larder.example",
            from: MailAddress(name: "Larder", address: "larder@example.org"),
            logger: Logger(service: "test", level: .error),
            now: { account.time.now },
            send: { message throws(MailError) in await outgoing.send(message) }
        )
    }

    /// Somebody who has signed up with an address.
    private static func known(_ account: Account, _ email: String) async throws -> TokenBody {
        let tokens = try await account.signIn()
        var credentials = NewCredentials(
            email: try #require(EmailAddress(email)),
            name: nil,
            passwordHash: try await account.accounts.passwords.hash(Secret("correct horse"))
        )
        credentials.isVerified = true
        let user = tokens.user.id
        try await account.store.db.of(user).execute(NameSQL.claim(user, credentials, at: account.time.now))
        return tokens
    }

    private static func reset(_ account: Account, _ email: String, from address: String) async -> Response {
        let headers: Headers = ["Content-Type": "application/json"]
        let body = Array(#"{"email":"\#(email)"}"#.utf8)
        return await account.router.respond(
            to: Request(.post, AccountPaths.passwordReset, headers: headers, body: body, remoteAddress: address)
        )
    }

    @Test(arguments: Engine.allCases)
    func `one address gets five mails an hour and twenty a day at most, and no answer tells of it`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            _ = try await Self.known(account, "ada@example.org")
            let outgoing = Outgoing()
            let queue = Self.queue(account, outgoing)
            let signUp = #"{"email":"Ada@example.org","password":"battery staple"}"#
            let start = account.time.now
            var times: [Instant] = []
            // From ever other addresses, for a day and a half.
            for step in 0..<216 {
                let known = await Self.reset(account, "ada@example.org", from: "203.0.\(step).1")
                let unknown = await Self.reset(account, "eve@example.org", from: "203.0.\(step).2")
                #expect(known.status == 202 && known.body.bytes == unknown.body.bytes)
                if step % 50 == 0 {
                    let answer = await account.send(.post, AccountPaths.signUp, signUp)
                    #expect(answer.status == 202 && answer.body.bytes == known.body.bytes)
                }
                while try await queue.run() > 0 {}
                times += Array(repeating: account.time.now, count: outgoing.sent.count - times.count)
                account.time.advance(.seconds(600))
            }
            #expect(outgoing.sent.allSatisfy { $0.lowercased() == "ada@example.org" })
            func most(within span: Duration) -> Int {
                times.map { first in times.count { $0 >= first && $0 < first + span } }.max() ?? 0
            }
            #expect((4...5).contains(most(within: .seconds(3600))))
            #expect(most(within: .seconds(86_400)) <= 20)
            #expect(times.count { $0 < start + .seconds(86_400) } > 10, "whoever needs one gets one")
        }
    }

    @Test(arguments: Engine.allCases)
    func `who has many mails sent is told to wait, and holds up nobody else's`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            for number in 0..<30 { _ = try await Self.known(account, "user\(number)@example.org") }
            _ = try await Self.known(account, "ada@example.org")
            for number in 0..<30 {
                #expect(await Self.reset(account, "user\(number)@example.org", from: "203.0.113.1").status == 202)
            }
            for email in ["user1@example.org", "nobody@example.org"] {
                let refused = await Self.reset(account, email, from: "203.0.113.1")
                #expect(refused.status == 429 && refused.code == "too_many_mails")
                #expect(refused.headers["Retry-After"] != nil)
            }
            // Later, and from elsewhere.
            account.time.advance(.seconds(1))
            #expect(await Self.reset(account, "ada@example.org", from: "203.0.113.2").status == 202)
            let outgoing = Outgoing()
            try await Self.queue(account, outgoing).run()
            #expect(outgoing.sent.count == MailQueue.portion)
            #expect(outgoing.sent.firstIndex(of: "ada@example.org") == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a full queue refuses known and unknown addresses alike`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true, mostMails: 3) { account in
            let tokens = try await Self.known(account, "ada@example.org")
            for number in 0..<3 {
                #expect(await Self.reset(account, "x\(number)@example.org", from: "203.0.113.\(number)").status == 202)
            }
            let known = await Self.reset(account, "ada@example.org", from: "198.51.100.1")
            let unknown = await Self.reset(account, "eve@example.org", from: "198.51.100.2")
            #expect(known.status == 503 && unknown.status == 503)
            #expect(known.code == "busy" && unknown.code == "busy")
            let signUp = #"{"email":"eve@example.org","password":"battery staple"}"#
            #expect(await account.send(.post, AccountPaths.signUp, signUp).status == 503)
            let change = #"{"email":"new@example.org","password":"correct horse"}"#
            #expect(await account.send(.post, AccountPaths.email, change, as: tokens.accessToken).status == 503)
            for table in ["pending_sign_up", "email_change"] {
                let count = try await account.everywhere.query("SELECT count(*) FROM \(unescaped: table)")
                #expect(try count[0].int(0) == 0, "what cannot be mailed is not kept")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a mail server that takes its time holds up neither requests nor other replicas`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            for number in 0..<3 { _ = try await Self.known(account, "user\(number)@example.org") }
            for number in 0..<3 {
                _ = await Self.reset(account, "user\(number)@example.org", from: "203.0.113.\(number)")
            }
            let (slow, quick) = (Outgoing(hangs: true), Outgoing())
            let run = Task { try await Self.queue(account, slow).run() }
            while !slow.isHanging { try await Task.sleep(for: .milliseconds(5)) }
            #expect(await Self.reset(account, "eve@example.org", from: "203.0.113.9").status == 202)
            // The others are nobody's yet, so another replica sends them.
            try await Self.queue(account, quick).run()
            #expect(Set(slow.sent + quick.sent).count == 3 && slow.sent.count == 1 && quick.sent.count == 2)
            slow.answer()
            #expect(try await run.value == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `strangers who ask for links do not keep word of a change from its owner`(_ engine: Engine) async throws {
        try await withAccount(engine, confirmsByMail: true) { account in
            let tokens = try await Self.known(account, "ada@example.org")
            for number in 0..<8 { _ = await Self.reset(account, "ada@example.org", from: "203.0.113.\(number)") }
            let outgoing = Outgoing()
            while try await Self.queue(account, outgoing).run() > 0 {}
            #expect(outgoing.sent == ["ada@example.org", "ada@example.org", "ada@example.org"])
            func change(_ number: Int) async -> Response {
                let body = #"{"email":"new\#(number)@example.org","password":"correct horse"}"#
                return await account.send(.post, AccountPaths.email, body, as: tokens.accessToken)
            }
            for number in 0..<3 { #expect(await change(number).status == 202) }
            #expect(await change(3).code == "too_many_mails", "no change without word of it")
            while try await Self.queue(account, outgoing).run() > 0 {}
            #expect(outgoing.sent.count { $0 == "ada@example.org" } == 6)
        }
    }
}
