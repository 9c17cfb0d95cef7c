import AccountAPI
import Database
import Events
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct DeleteAccountTests {
    private static let ada = #"{"email":"ada@example.org","password":"correct horse"}"#

    @Test(arguments: Engine.allCases)
    func `with the user go the households in which nobody else is`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada).decoded(status: 201)
            let household = try #require(tokens.household?.id)
            _ = try await account.invite(to: household, as: tokens.accessToken)
            #expect(await account.delete(password: nil, as: tokens.accessToken).code == "wrong_password")
            #expect(await account.delete(password: "wrong horse", as: tokens.accessToken).status == 403)
            #expect(await account.delete(password: "correct horse", as: tokens.accessToken).status == 204)
            #expect(await account.refresh(tokens.refreshToken).status == 401)
            #expect(await account.signIn("ada@example.org", "correct horse").status == 401)
            let told = try await account.everywhere.query(
                "SELECT destination FROM outbox_delivery ORDER BY destination"
            )
            let all = ["activity", "export", "grocery", "meal-plan", "menu", "recipe"]
            #expect(try told.values(as: String.self) == all)
            try await HouseholdErasure(account.store.db).run(at: account.time.now + .seconds(11))
            for table in ["account_user", "session", "refresh_token", "membership", "invitation", "household"] {
                #expect(try await account.everywhere.query("SELECT 1 FROM \(unescaped: table)").isEmpty, "\(table)")
            }
            let again = await account.send(.post, AccountPaths.signUp, Self.ada)
            #expect(again.status == 201, "the address is free again")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a shared household stays, and has to have an owner`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner: TokenBody = try await account.send(.post, AccountPaths.signUp, Self.ada).decoded(status: 201)
            let other = try await account.signIn()
            let household = try #require(owner.household?.id)
            let code = try await account.invite(to: household, as: owner.accessToken)
            let joined: TokenBody = try await account.join(code, as: other.accessToken).decoded()
            let refused = await account.delete(password: "correct horse", as: owner.accessToken)
            #expect(refused.status == 409)
            #expect(refused.code == "sole_owner")
            #expect(String(decoding: refused.body.bytes, as: UTF8.self).contains(household.description))
            let path = "/api/v1/households/\(household)/memberships/\(other.user.id)"
            #expect(await account.send(.patch, path, #"{"role":"owner"}"#, as: owner.accessToken).status == 200)
            #expect(await account.delete(password: "correct horse", as: owner.accessToken).status == 204)
            let renewed: TokenBody = try await account.refresh(joined.refreshToken).decoded()
            let me: MeBody = try await account.send(.get, AccountPaths.me, as: renewed.accessToken).decoded()
            #expect(me.households.map(\.id).contains(household))
            let told = try await account.everywhere.query(
                "SELECT kind, payload FROM outbox WHERE household_id = \(household) ORDER BY sequence"
            )
            #expect(
                try told.values(as: String.self) == [
                    "household.membership_changed", "household.membership_changed", "household.membership_ended",
                ],
                "that they have left, and not that it is gone"
            )
            let facts = try told.values(1, as: String.self)
            #expect(facts[0].hasPrefix(#"{"user":"\#(other.user.id)","role":"editor","created":true,"by":{"#))
            #expect(facts[1].hasPrefix(#"{"user":"\#(other.user.id)","role":"owner","by":{"#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `two owners who go at once do not leave a household to nobody`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            for _ in 0..<4 {
                let first = try await account.signIn()
                let second = try await account.signIn()
                let third = try await account.signIn()
                let household = try #require(first.household?.id)
                for (token, role) in [(second.accessToken, Role.owner), (third.accessToken, .viewer)] {
                    let code = try await account.invite(to: household, role, as: first.accessToken)
                    #expect(await account.join(code, as: token).status == 200)
                }
                async let one = account.delete(password: nil, as: first.accessToken)
                async let two = account.delete(password: nil, as: second.accessToken)
                #expect(await [one, two].map(\.status).sorted() == [204, 409])
            }
        }
    }

    @Test func `households are sorted into those that go, stay and need an owner`() throws {
        func household(_ name: String) -> Household {
            Household(
                id: HouseholdID(.version7()),
                Household.Change(name: HouseholdName(stored: name)),
                at: .now
            )
        }
        let alone = Membership(household: household("a"), role: .viewer, joinedAt: .now)
        let shared = Membership(household: household("b"), role: .owner, joinedAt: .now)
        let departure = try Departure([(alone, 0, 0), (shared, 2, 1)])
        #expect(departure.emptied == [alone.household])
        #expect(departure.left == [shared.household])
        #expect(throws: AccountError.soleOwner([shared.household])) { try Departure([(shared, 2, 0)]) }
    }
}

extension Account {
    func delete(password: String?, as token: String) async -> Response {
        await send(.delete, AccountPaths.me, password.map { #"{"password":"\#($0)"}"# }, as: token)
    }
}
