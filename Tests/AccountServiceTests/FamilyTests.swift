import AccountAPI
import Database
import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import TestSupport
import Testing
import Values

@testable import AccountService

@Suite struct FamilyTests {
    private static let billing = Billing(webhookSecret: Secret("a-secret-of-the-shop"), entitlement: "pro")

    @Test(arguments: Engine.allCases)
    func `a member comes back as described, with what is usual at their age`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let token = try await account.signIn().accessToken
            let body = """
                {"name":"  Mia ","age_group":"child","allergies":["milk","eggs","milk"],"allergy_ingredients":["kiwi","Kiwi"],
                "intolerances":["onion"],"diets":["vegetarian"]}
                """
            let response = await account.send(.post, AccountPaths.members, body, as: token)
            let mia: FamilyMemberBody = try response.decoded(status: 201)
            #expect(response.headers["Location"] == "/api/v1/members/\(mia.id)")
            #expect(mia.name == "Mia" && mia.portionFactor.description == "1/2")
            #expect(mia.allergies == [.eggs, .milk] && mia.allergyIngredients == ["kiwi"])
            let path = "/api/v1/members/\(mia.id)"
            #expect(try await account.send(.get, path, as: token).decoded(FamilyMemberBody.self) == mia)
            let patch = #"{"age_group":"toddler","diets":[]}"#
            let older: FamilyMemberBody = try await account.send(.patch, path, patch, as: token).decoded()
            #expect(older.portionFactor.description == "1/4" && older.diets.isEmpty && older.version == 2)
            #expect(older.allergies == mia.allergies, "what is left out stays")
            let stale = await account.send(.patch, path, patch, as: token, headers: ["If-Match": "\"1\""])
            #expect(stale.status == 412)
            let own: FamilyMemberBody = try await account.send(
                .patch,
                path,
                #"{"portion_factor":"0.75"}"#,
                as: token
            ).decoded()
            #expect(own.portionFactor.description == "3/4")
            let list: Page<FamilyMemberBody> = try await account.send(.get, AccountPaths.members, as: token).decoded()
            #expect(list.items == [own])
            #expect(await account.send(.delete, path, as: token).status == 204)
            #expect(await account.send(.get, path, as: token).status == 404)
        }
    }

    @Test func `what is wrong with a member is named`() async throws {
        try await withAccount(.sqlite) { account in
            let token = try await account.signIn().accessToken
            let body = """
                {"name":"","age_group":"old","portion_factor":"1/0","allergies":["milk","bread"],"diets":["paleo"],
                "intolerances":[""]}
                """
            let response = await account.send(.post, AccountPaths.members, body, as: token)
            #expect(response.status == 422)
            #expect(
                Set(response.pointers)
                    == ["/name", "/age_group", "/portion_factor", "/allergies/1", "/diets/0", "/intolerances/0"]
            )
            for (factor, status) in [("0", 201), ("10", 201), ("10.01", 422), ("-1", 422), ("-1/2", 422)] {
                let body = #"{"name":"A","portion_factor":"\#(factor)"}"#
                #expect(await account.send(.post, AccountPaths.members, body, as: token).status == status, "\(factor)")
            }
            let null = await account.send(.post, AccountPaths.members, #"{"name":"A","allergies":null}"#, as: token)
            #expect(null.status == 422, "null is no empty list: nobody loses an allergy by it")
        }
    }

    @Test(arguments: Engine.allCases)
    func `PUT with a client's id can be repeated`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let token = try await account.signIn().accessToken
            let path = "/api/v1/members/\(MemberID(.version7()))"
            let body = #"{"name":"Ben","portion_factor":"3/2"}"#
            let first: FamilyMemberBody = try await account.send(.put, path, body, as: token).decoded(status: 201)
            account.time.advance(.seconds(5))
            let again: FamilyMemberBody = try await account.send(.put, path, body, as: token).decoded()
            #expect(first == again)
            let other: FamilyMemberBody = try await account.send(.put, path, #"{"name":"Ben"}"#, as: token).decoded()
            #expect(other.portionFactor == .one, "what a PUT leaves out is the usual again")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a member is linked to a user of the household only, and to one at most`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let household = try #require(owner.household?.id)
            let stranger = try await account.signIn()
            let add = { (name: String, user: UserID) in
                await account.send(
                    .post,
                    AccountPaths.members,
                    #"{"name":"\#(name)","user_id":"\#(user)"}"#,
                    as: owner.accessToken
                )
            }
            #expect(await add("Ann", stranger.user.id).pointers == ["/user_id"])
            let code = try await account.invite(to: household, as: owner.accessToken)
            #expect(await account.join(code, as: stranger.accessToken).status == 200)
            let ann: FamilyMemberBody = try await add("Ann", stranger.user.id).decoded(status: 201)
            let twice = await add("Bob", stranger.user.id)
            #expect(twice.status == 409 && twice.code == "user_linked")
            let leave = "/api/v1/households/\(household)/memberships/\(stranger.user.id)"
            #expect(await account.send(.delete, leave, as: owner.accessToken).status == 200)
            account.time.advance(.seconds(10))
            let token = try await account.refresh(owner.refreshToken).decoded(TokenBody.self).accessToken
            let stays: FamilyMemberBody = try await account.send(
                .get,
                "/api/v1/members/\(ann.id)",
                as: token
            ).decoded()
            #expect(stays.userID == nil, "who leaves is not linked any more; the member stays")
        }
    }

    @Test(arguments: Engine.allCases)
    func `another household does not see them, and a viewer does not change them`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let mia: FamilyMemberBody = try await account.send(
                .post,
                AccountPaths.members,
                #"{"name":"Mia"}"#,
                as: owner.accessToken
            ).decoded(status: 201)
            let path = "/api/v1/members/\(mia.id)"
            let stranger = try await account.signIn().accessToken
            let tries: [(HTTP.Method, String?)] = [(.get, nil), (.patch, #"{"name":"X"}"#), (.delete, nil)]
            for (method, body) in tries {
                #expect(await account.send(method, path, body, as: stranger).status == 404, "\(method)")
            }
            let household = try #require(owner.household?.id)
            let code = try await account.invite(to: household, .viewer, as: owner.accessToken)
            let guest = try await account.signIn()
            let viewer: TokenBody = try await account.join(code, as: guest.accessToken).decoded()
            #expect(await account.send(.get, path, as: viewer.accessToken).status == 200)
            #expect(await account.send(.patch, path, #"{"name":"X"}"#, as: viewer.accessToken).status == 403)
        }
    }

    /// What each member who does not eat everything must not eat.
    private func restrictions(_ household: HouseholdEaters) -> [String: Eater] {
        var restrictions: [String: Eater] = [:]
        for eater in household.eaters {
            let plain = Eater(
                id: eater.id,
                name: "",
                allergies: eater.allergies,
                ingredients: eater.ingredients,
                intolerances: eater.intolerances,
                diets: eater.diets
            )
            let nothing = Eater(id: eater.id, name: "", allergies: [], ingredients: [], intolerances: [], diets: [])
            if plain != nothing { restrictions[eater.id] = plain }
        }
        return restrictions
    }

    @Test(arguments: Engine.allCases)
    func `an app that asks who eats here gets a 304 until something about them has changed`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let token = try await account.signIn().accessToken
            let member = await account.send(.post, AccountPaths.members, #"{"name":"Mia"}"#, as: token)
            let path = try #require(member.headers["Location"])
            let first = await account.send(.get, AccountPaths.members, as: token)
            let tag = try #require(first.headers["ETag"])
            let known: Headers = ["If-None-Match": tag]
            #expect(await account.send(.get, AccountPaths.members, as: token, headers: known).status == 304)
            #expect(await account.send(.patch, path, #"{"name":"Emma"}"#, as: token).status == 200)
            let renamed = await account.send(.get, AccountPaths.members, as: token, headers: known)
            #expect(renamed.status == 200 && renamed.headers["ETag"] != tag)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the restriction version rises by one with each change of what the kitchen must know`(
        _ engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let owner = try await account.signIn()
            let (token, household) = (owner.accessToken, try #require(owner.household?.id))
            var random = SeededNumbers(seed: 7)
            let ids = (0..<3).map { _ in MemberID(.version7()) }
            var known = try await eaters(of: household, account)
            #expect(known.restrictionVersion == 1 && known.eaters.isEmpty)
            for _ in 0..<60 {
                let path = "/api/v1/members/\(ids[Int(random.next() % 3)])"
                switch random.next() % 7 {
                case 0: _ = await account.send(.delete, path, as: token)
                case 1: _ = await account.send(.patch, path, #"{"age_group":"teen"}"#, as: token)
                case 2: _ = await account.send(.patch, path, #"{"allergies":["milk"]}"#, as: token)
                case 3: _ = await account.send(.patch, path, #"{"allergies":["nuts"],"diets":["vegan"]}"#, as: token)
                case 4: _ = await account.send(.patch, path, #"{"name":"B"}"#, as: token)
                case 5: _ = await account.send(.put, path, #"{"name":"A"}"#, as: token)
                default: _ = await account.send(.put, path, #"{"name":"A","intolerances":["onion"]}"#, as: token)
                }
                let now = try await eaters(of: household, account)
                let rise = restrictions(now) == restrictions(known) ? 0 : 1
                #expect(now.restrictionVersion == known.restrictionVersion + rise)
                let shown: HouseholdBody = try await account.send(
                    .get,
                    "/api/v1/households/\(household)",
                    as: token
                ).decoded()
                #expect(shown.restrictionVersion == now.restrictionVersion)
                known = now
            }
            #expect(known.restrictionVersion > 5)
        }
    }

    @Test(arguments: Engine.allCases)
    func `no event says a name or a restriction`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let token = tokens.accessToken
            let body = #"{"name":"Secretname","allergies":["lupin"],"intolerances":["secretfood"]}"#
            #expect(await account.send(.post, AccountPaths.members, body, as: token).status == 201)
            let members: Page<FamilyMemberBody> = try await account.send(.get, AccountPaths.members, as: token)
                .decoded()
            let member = try #require(members.items.first)
            let path = "\(AccountPaths.members)/\(member.id)"
            #expect(await account.send(.patch, path, #"{"name":"Other"}"#, as: token).status == 200)
            #expect(await account.send(.patch, path, #"{"name":"Other"}"#, as: token).status == 200, "no change")
            #expect(await account.send(.delete, path, as: token).status == 204)
            let told = try await account.everywhere.query("SELECT kind, payload FROM outbox ORDER BY sequence")
            #expect(
                try told.values(as: String.self) == [
                    "household.member_changed", "household.member_changed", "household.member_removed",
                ]
            )
            let by = #""by":{"user_id":"\#(tokens.user.id)"}"#
            #expect(
                try told.values(1, as: String.self) == [
                    #"{"member_id":"\#(member.id)","created":true,\#(by)}"#, #"{"member_id":"\#(member.id)",\#(by)}"#,
                    #"{"member_id":"\#(member.id)",\#(by)}"#,
                ],
                "what they must not eat is asked for, never sent"
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `of 200 clients who race for the last free member, one wins`(_ engine: Engine) async throws {
        try await withAccount(engine, billing: FamilyTests.billing) { account in
            let token = try await account.signIn().accessToken
            let first = await account.send(.post, AccountPaths.members, #"{"name":"Ann"}"#, as: token)
            #expect(first.status == 201)
            let answers = await withTaskGroup(of: Response.self) { group in
                for index in 0..<200 {
                    group.addTask {
                        await account.send(.post, AccountPaths.members, #"{"name":"N\#(index)"}"#, as: token)
                    }
                }
                return await group.reduce(into: [Response]()) { $0.append($1) }
            }
            #expect(answers.count { $0.status == 201 } == 1)
            let refused = try #require(answers.first { $0.status != 201 })
            #expect(answers.allSatisfy { $0.status == 201 || $0.status == 403 && $0.code == "limit_reached" })
            let members = try JSONSerialization.jsonObject(with: Data(refused.body.bytes)) as? [String: Any]
            #expect(members?["limit"] as? Int == 2 && members?["used"] as? Int == 2)
            #expect(members?["what"] as? String == "members")
            let list: Page<FamilyMemberBody> = try await account.send(.get, AccountPaths.members, as: token).decoded()
            #expect(list.items.count == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `other services learn whether a member is there, and no more`(_ engine: Engine) async throws {
        try await withAccount(engine) { account in
            let tokens = try await account.signIn()
            let household = try #require(tokens.household?.id)
            let other = try #require(try await account.signIn().household?.id)
            let made = await account.send(.post, AccountPaths.members, #"{"name":"Ann"}"#, as: tokens.accessToken)
            let member: FamilyMemberBody = try made.decoded(status: 201)
            let secret: Headers = [InternalSecret.header: account.secret.secret.exposed]
            let answer = await account.send(
                .get,
                "/internal/v1/households/\(household)/members/\(member.id)",
                headers: secret
            )
            #expect(answer.status == 204 && answer.body.bytes.isEmpty)
            for path in ["\(other)/members/\(member.id)", "\(household)/members/\(UUID())"] {
                let absent = await account.send(.get, "/internal/v1/households/\(path)", headers: secret)
                #expect(absent.status == 404)
            }
            let outside = "/internal/v1/households/\(household)/members/\(member.id)"
            #expect(await account.send(.get, outside, as: tokens.accessToken).status == 404)
        }
    }

    private func eaters(of household: HouseholdID, _ account: Account) async throws -> HouseholdEaters {
        try await account.send(
            .get,
            "/internal/v1/households/\(household)/eaters",
            headers: [InternalSecret.header: account.secret.secret.exposed]
        ).decoded()
    }
}
