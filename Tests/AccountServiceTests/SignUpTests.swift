import AccountAPI
import Crypto
import Database
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct SignUpTests {
    private static let ada = #"{"email":" Ada@Example.ORG ","password":"correct horse","name":"Ada"}"#

    @Test(arguments: Engine.allCases)
    func `a sign-up makes a user with a household who can sign in again`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada).decoded(status: 201)
            let me: MeBody = try await account.send(.get, AccountPaths.me, as: tokens.accessToken).decoded()
            #expect(
                me.user == ProfileBody(id: tokens.user.id, email: "Ada@example.org", name: "Ada", hasPassword: true)
            )
            #expect(me.households.map(\.role) == [.owner])
            let again: TokenBody = try await account.signIn("ADA@example.org", "correct horse").decoded()
            #expect(again.user == tokens.user)
            #expect(again.household == tokens.household)
            #expect(await account.send(.get, AccountPaths.me, as: again.accessToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an anonymous user who signs up loses nothing`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let before = try await account.signIn(#"{"household_name":"Elm Street"}"#)
            let household = try #require(owner.household?.id)
            let code = try await account.invite(to: household, .viewer, as: owner.accessToken)
            #expect(await account.join(code, as: before.accessToken).status == 200)
            let old: MeBody = try await account.send(.get, AccountPaths.me, as: before.accessToken).decoded()
            let after: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada, as: before.accessToken)
                .decoded(status: 201)
            #expect(after.user == before.user)
            let new: MeBody = try await account.send(.get, AccountPaths.me, as: after.accessToken).decoded()
            #expect(new.households == old.households)
            #expect(new.user.email == "Ada@example.org")
            let again: TokenBody = try await account.signIn("ada@example.org", "correct horse").decoded()
            #expect(again.user == before.user)
            let twice = await account.send(.post, AccountPaths.signUp, Self.ada, as: after.accessToken)
            #expect(twice.status == 409)
            #expect(twice.code == "signed_up_already")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many who claim one address at once, one gets it`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            var tokens: [String] = []
            for _ in 0..<4 { tokens.append(try await account.signIn().accessToken) }
            let answers = await withTaskGroup(of: (status: Int, code: String?).self) { group in
                for token in tokens {
                    group.addTask {
                        let response = await account.send(.post, AccountPaths.signUp, Self.ada, as: token)
                        return (response.status, response.code)
                    }
                    group.addTask {
                        let response = await account.send(.post, AccountPaths.signUp, Self.ada)
                        return (response.status, response.code)
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.filter { $0.status == 201 }.count == 1)
            #expect(answers.filter { $0.status == 409 && $0.code == "email_taken" }.count == 7)
            let users = try await account.everywhere.query("SELECT count(*) FROM account_user WHERE email IS NOT NULL")
            #expect(try users[0].int(0) == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `unknown addresses and wrong passwords are answered alike`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            _ = await account.send(.post, AccountPaths.signUp, Self.ada)
            var bodies: Set<String> = []
            for (email, password) in [
                ("ada@example.org", "wrong horse"), ("eve@example.org", "correct horse"),
                ("no address", "correct horse"),
            ] {
                let response = await account.signIn(email, password)
                #expect(response.status == 401)
                let problem = String(decoding: response.body.bytes, as: UTF8.self)
                bodies.insert(problem.replacing(/"request_id":"[^"]*"/, with: ""))
            }
            #expect(bodies.count == 1)
        }
    }

    @Test func `an unknown address takes as long as a known one`() async throws {
        try await withAccount(.sqlite, passwords: PasswordPool(cost: .interactive)) { account in
            _ = await account.send(.post, AccountPaths.signUp, Self.ada)
            func time(_ email: String) async -> Duration {
                await ContinuousClock().measure { _ = await account.signIn(email, "wrong horse") }
            }
            _ = await time("ada@example.org")
            var known: [Duration] = []
            var unknown: [Duration] = []
            for _ in 0..<5 {
                known.append(await time("ada@example.org"))
                unknown.append(await time("eve@example.org"))
            }
            // Without its hash an unknown address would be answered some fifty times faster.
            #expect(unknown.sorted()[2] * 2 > known.sorted()[2])
        }
    }

    @Test(
        arguments: [
            (#"{"email":"ada","password":"correct horse"}"#, ["/email"]),
            (#"{"email":"a@b@c.org","password":"short"}"#, ["/email", "/password"]),
            (#"{"email":"ada@example.org\r\nBcc: eve@example.org","password":"correct horse"}"#, ["/email"]),
            (#"{"email":"ada@example.org","password":"ADA@example.org"}"#, ["/password"]),
            (#"{"email":"ada@example.org","password":"Password123"}"#, ["/password"]),
            (#"{"email":"ada@example.org","password":"aaaaaaaaaa"}"#, ["/password"]),
            (#"{"email":"ada@example.org","password":"correct horse","name":"a\u0000b"}"#, ["/name"]),
        ]
    )
    func `what is wrong with a sign-up is named`(_ body: String, _ pointers: [String]) async throws {
        try await withAccount(.sqlite) { account in
            let response = await account.send(.post, AccountPaths.signUp, body)
            #expect(response.status == 422)
            #expect(response.pointers == pointers)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a changed password ends all other sessions`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let here: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada).decoded(status: 201)
            let there: TokenBody = try await account.signIn("ada@example.org", "correct horse").decoded()
            let wrong = await account.change("wrong horse", "battery staple", as: here.accessToken)
            #expect(wrong.status == 403)
            #expect(wrong.code == "wrong_password")
            #expect(await account.change("correct horse", "12345678", as: here.accessToken).pointers == ["/new"])
            #expect(await account.change("correct horse", "battery staple", as: here.accessToken).status == 204)
            #expect(await account.refresh(there.refreshToken).status == 401)
            #expect(await account.refresh(here.refreshToken).status == 200)
            #expect(await account.signIn("ada@example.org", "correct horse").status == 401)
            #expect(await account.signIn("ada@example.org", "battery staple").status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an outdated hash is made anew at the next sign-in`(_ engine: Engine) async throws {
        try await withAccount(engine, passwords: PasswordPool(cost: .interactive)) { account in
            _ = await account.send(.post, AccountPaths.signUp, Self.ada)
            let old = try #require(PasswordHash.make(Secret("correct horse"), cost: .moderate))
            try await account.everywhere.execute("UPDATE account_user SET password_hash = \(old.exposed)")
            #expect(await account.signIn("ada@example.org", "correct horse").status == 200)
            let new = Secret(try await account.everywhere.query("SELECT password_hash FROM account_user")[0].string(0))
            #expect(new != old)
            #expect(!PasswordHash.isOutdated(new, cost: .interactive))
            #expect(await account.signIn("ada@example.org", "correct horse").status == 200)
        }
    }

    @Test func `a flood of passwords is told to come again`() async throws {
        let pool = PasswordPool(cost: .interactive, threads: 1, waiting: 2)
        let busy = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    do {
                        _ = try await pool.check(Secret("correct horse"), against: nil)
                        return false
                    } catch {
                        return error as? AccountError == .busy
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect((1...9).contains(busy))
        #expect(AccountError.busy.problem.headers["Retry-After"] == "2")
    }
}

extension Account {
    func signIn(_ email: String, _ password: String) async -> Response {
        await send(.post, AccountPaths.signIn, #"{"email":"\#(email)","password":"\#(password)"}"#)
    }

    func change(_ current: String, _ new: String, as token: String) async -> Response {
        await send(.post, AccountPaths.password, #"{"current":"\#(current)","new":"\#(new)"}"#, as: token)
    }
}
