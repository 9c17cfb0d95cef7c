import AccountAPI
import Database
import Events
import HTTP
import Identity
import JSON
import Synchronization
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct AbandonedTests {
    private static let lifetime = Duration.seconds(90 * 86_400)
    private static let day = Duration.seconds(86_400)

    private func abandoned(
        _ account: Account,
        holding households: [HouseholdID] = [],
        asked: @escaping @Sendable (String) -> Void = { _ in }
    ) -> AbandonedAccounts {
        AbandonedAccounts(
            store: account.store,
            lifetime: Self.lifetime,
            now: { account.time.now },
            holders: { service, all in
                asked(service)
                return service == "meal-plan" ? Set(households).intersection(all) : []
            }
        )
    }

    private func users(_ account: Account) async throws -> Set<UserID> {
        Set(try await account.everywhere.query("SELECT id FROM account_user").values())
    }

    @Test(arguments: Engine.allCases)
    func `who opened the app once and put nothing in is deleted after a week, with the household`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let passer = try await account.signIn()
            let planner = try await account.signIn()
            let plans = try #require(planner.household?.id)
            account.time.advance(Self.day)
            let user = try await account.signIn()
            account.time.advance(.seconds(600))
            _ = try await account.refresh(user.refreshToken).decoded(TokenBody.self)
            account.time.advance(Self.day * 6 - .seconds(601))
            #expect(try await abandoned(account, holding: [plans]).run() == 0)
            account.time.advance(.seconds(1))
            let asked = Mutex(Set<String>())
            let job = abandoned(account, holding: [plans]) { service in asked.withLock { _ = $0.insert(service) } }
            #expect(try await job.run() == 1)
            #expect(asked.withLock { $0 } == ["recipe", "menu", "meal-plan", "grocery", "export"])
            #expect(try await users(account) == [planner.user.id, user.user.id])
            #expect(await account.refresh(passer.refreshToken).status == 401)
            let told = try await account.everywhere.query(
                "SELECT destination FROM outbox_delivery ORDER BY destination"
            )
            let all = ["activity", "export", "grocery", "meal-plan", "menu", "recipe"]
            #expect(try told.values(as: String.self) == all)
            try await HouseholdErasure(account.store.db).run(at: account.time.now + .seconds(11))
            let households = try await account.everywhere.query("SELECT id FROM household")
            #expect(
                try Set(households.values(as: HouseholdID.self)) == [plans, try #require(user.household?.id)]
            )
            // Who has put something in can come back for as long as a session lasts.
            account.time.advance(Self.day * 60)
            #expect(try await abandoned(account, holding: [plans]).run() == 0)
            #expect(await account.refresh(planner.refreshToken).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `who has not come back for so long that nobody can is deleted, whatever is there`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            var user = try await account.signIn()
            let named: TokenBody = try await account.send(
                .post,
                AccountPaths.signUp,
                #"{"email":"ada@example.org","password":"correct horse"}"#
            ).decoded(status: 201)
            let household = try #require(user.household?.id)
            for _ in 0..<3 {
                account.time.advance(Self.day * 50)
                #expect(try await abandoned(account, holding: [household]).run() == 0)
                user = try await account.refresh(user.refreshToken).decoded()
            }
            account.time.advance(Self.lifetime)
            _ = try await account.store.sweep(at: account.time.now)
            #expect(try await abandoned(account, holding: [household]).run() == 1)
            #expect(try await users(account) == [named.user.id], "whoever has a name stays")
        }
    }

    @Test(arguments: Engine.allCases)
    func `who shares a household, or uses an API token, is not abandoned`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let guest = try await account.signIn()
            let code = try await account.invite(to: try #require(owner.household?.id), as: owner.accessToken)
            #expect(await account.join(code, as: guest.accessToken).status == 200)
            let machine = try await account.signIn()
            let made = await account.send(
                .post,
                AccountPaths.tokens,
                #"{"name":"Machine","scopes":["read"]}"#,
                as: machine.accessToken
            )
            #expect(made.status == 201, "\(String(decoding: made.body.bytes, as: UTF8.self))")
            account.time.advance(Self.day * 8)
            #expect(try await abandoned(account).run() == 0)
            account.time.advance(Self.lifetime)
            try await account.everywhere.execute("UPDATE api_token SET last_used_at = \(account.time.now - Self.day)")
            #expect(try await abandoned(account).run() == 0)
            #expect(try await users(account).count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `nobody is deleted who comes back in the moment before, or of whom a service says nothing`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            account.time.advance(Self.day * 8)
            let store = account.store
            let silent = AbandonedAccounts(
                store: store,
                lifetime: Self.lifetime,
                now: { account.time.now },
                holders: { _, _ in throw Problem.unavailable() }
            )
            await #expect(throws: Problem.self) { try await silent.run() }
            let late = AbandonedAccounts(
                store: store,
                lifetime: Self.lifetime,
                now: { account.time.now },
                holders: { service, _ in
                    if service == "export" { #expect(await account.refresh(user.refreshToken).status == 200) }
                    return []
                }
            )
            #expect(try await late.run() == 0)
            #expect(try await users(account) == [user.user.id])
        }
    }

    @Test(arguments: [199, 200, 201, 404, 500, 503])
    func `a neighbour that does not answer as it should knows nothing`(status: Int) async throws {
        let (full, empty) = (HouseholdID(.version7()), HouseholdID(.version7()))
        let secret = InternalSecret(Secret("a secret of at least thirty-two characters"))
        let neighbour = Neighbour(baseURL: "http://menu") { request throws(ClientError) in
            #expect(request.method == .post && request.url == "http://menu/internal/v1/holdings/menu")
            #expect(request.headers[InternalSecret.header] == "a secret of at least thirty-two characters")
            #expect(request.body == Holdings(households: [full, empty]).jsonBytes())
            let body = Holdings(households: [full]).jsonBytes()
            return ClientResponse(status: status, headers: Headers(), body: body, url: request.url)
        }
        let credentials = Neighbour.Credentials(headers: [InternalSecret.header: secret.secret.exposed])
        let found = try? await neighbour.holders(among: [full, empty], in: "menu", as: credentials)
        #expect(found == (status == 200 ? [full] : nil))
    }

    @Test(arguments: Engine.allCases)
    func `more than a portion of them go one by one`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let count = AbandonedAccounts.portion + 3
            for _ in 0..<count { _ = try await account.signIn() }
            account.time.advance(Self.day * 8)
            let asked = Mutex(0)
            let job = abandoned(account) { _ in asked.withLock { $0 += 1 } }
            #expect(try await job.run() == count)
            #expect(asked.withLock { $0 } == 2 * 5, "a portion is asked about at once")
            #expect(try await users(account).isEmpty)
        }
    }
}
