import AccountAPI
import Database
import Events
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import AccountService

/// What people are called in their households.
@Suite struct NameTests {
    private func names(_ account: Account, in household: HouseholdID, as token: String) async throws -> Set<String?> {
        let path = "/api/v1/households/\(household)/memberships"
        let page: MembershipPage = try await account.send(.get, path, as: token).decoded()
        return Set(page.items.map(\.name))
    }

    private struct MembershipPage: JSONReadable {
        var items: [MembershipBody]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            items = try members.required("items")
        }
    }

    @Test(arguments: Engine.allCases)
    func `others in a household see what somebody wants to be called, wherever they join later`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let home = try #require(owner.household?.id)
            #expect(try await names(account, in: home, as: owner.accessToken) == [nil])
            let sent = #"{"email":"ada@example.org","password":"a long walk home","name":"Ada"}"#
            let tokens: TokenBody = try await account.send(.post, AccountPaths.signUp, sent, as: owner.accessToken)
                .decoded(status: 201)
            #expect(try await names(account, in: home, as: tokens.accessToken) == ["Ada"])
            let guest = try await account.signIn()
            let profile: ProfileBody = try await account.send(
                .patch,
                AccountPaths.me,
                #"{"name":" Ben "}"#,
                as: guest.accessToken
            ).decoded()
            #expect(profile.name == "Ben")
            let code = try await account.invite(to: home, .viewer, as: tokens.accessToken)
            let joined: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            #expect(try await names(account, in: home, as: joined.accessToken) == ["Ada", "Ben"])
            let taken = await account.send(.patch, AccountPaths.me, #"{"name":null}"#, as: joined.accessToken)
            #expect(taken.status == 200)
            #expect(try await names(account, in: home, as: tokens.accessToken) == ["Ada", nil])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a name has its limits, and what is left out stays`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let user = try await account.signIn()
            let long = String(repeating: "x", count: CredentialReading.longestName + 1)
            let refused = await account.send(.patch, AccountPaths.me, #"{"name":"\#(long)"}"#, as: user.accessToken)
            #expect(refused.status == 422)
            #expect(refused.pointers == ["/name"])
            #expect(await account.send(.patch, AccountPaths.me, #"{"name":3}"#, as: user.accessToken).status == 422)
            #expect(await account.send(.patch, AccountPaths.me, #"{"name":"Ben"}"#).status == 401)
            _ = await account.send(.patch, AccountPaths.me, #"{"name":"Ben"}"#, as: user.accessToken)
            let kept: ProfileBody = try await account.send(.patch, AccountPaths.me, "{}", as: user.accessToken)
                .decoded()
            #expect(kept.name == "Ben")
        }
    }

    @Test(arguments: Engine.allCases)
    func `lists hear of another measurement system, and of nothing else`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let home = try #require(owner.household?.id)
            for body in [
                #"{"measurement_system":"us"}"#, #"{"measurement_system":"us","name":"Elm"}"#,
                #"{"measurement_system":null}"#,
            ] {
                let answer = await account.send(.patch, "/api/v1/households/\(home)", body, as: owner.accessToken)
                #expect(answer.status == 200)
            }
            let rows = try await account.store.db.of(home).query(
                """
                SELECT payload FROM outbox WHERE household_id = \(home) AND kind = 'household.changed' ORDER BY sequence
                """
            )
            let by = #""by":{"user_id":"\#(owner.user.id)"}"#
            #expect(
                try withoutUndo(rows) == [
                    #"{"measurement_system":"us",\#(by)}"#, #"{"measurement_system":null,\#(by)}"#,
                ]
            )
            let told = try await account.store.db.of(home).query(
                "SELECT payload FROM outbox WHERE household_id = \(home) AND kind = 'household.settings_changed'"
            )
            #expect(try withoutUndo(told) == [#"{"version":3,\#(by)}"#], "the household hears of its name")
        }
    }

    /// Details of events without how they are taken back.
    private func withoutUndo(_ rows: Rows) throws -> [String] {
        try rows.values(as: String.self).map {
            String(decoding: EventUndo.removed(from: Array($0.utf8)), as: UTF8.self)
        }
    }
}
