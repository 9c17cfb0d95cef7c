import AccountAPI
import Database
import HTTP
import Identity
import JSON
import Kitchen
import Sync
import TestSupport
import Testing
import Values

@testable import AccountService

/// What clients did to a household while others did something else: each operation once, in order, and together with the
/// others'.
@Suite struct HouseholdSyncTests {
    private let mia = MemberID(.version7())
    private let ben = MemberID(.version7())

    @Test(arguments: Engine.allCases)
    func `a batch is done in its order, and answered with the household and its members`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let answer = try await client.sync([
                .add(mia, #"{"name":"Mia","age_group":"child","allergies":["peanuts"]}"#),
                .add(ben, #"{"name":"Ben"}"#), .set(#"{"name":"Elm","time_zone":"Europe/Oslo"}"#, seen: 1),
                .change(mia, #"{"name":"Mia B.","diets":["vegan"]}"#, seen: 1), .delete(ben),
                .set(#"{"slot_times":{"dinner":"18:30"}}"#), .change(mia, #"{"portion_factor":"3/4"}"#),
            ])
            #expect(answer.words == Array(repeating: "applied", count: 7))
            #expect(answer.household.name == "Elm" && answer.household.timeZone == "Europe/Oslo")
            #expect(answer.household.slotTimes.dinner.description == "18:30" && answer.household.role == .owner)
            #expect(answer.members.map(\.name) == ["Mia B."])
            let shown = answer.members[0]
            #expect(shown.id == mia && shown.version == 3 && shown.allergies == [.peanuts] && shown.diets == [.vegan])
            #expect(shown.portionFactor.description == "3/4" && shown.ageGroup == "child")
            let read: HouseholdBody = try await client.get("\(AccountPaths.households)/\(client.household)").decode()
            #expect(read == answer.household)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an operation that comes again changes nothing, and is answered as the first time`(
        engine: Engine
    ) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let batch: [SentOperation] = [
                .add(mia, #"{"name":"Mia"}"#), .change(mia, #"{"intolerances":["onion"]}"#), .delete(ben),
                .change(ben, #"{"name":"Ben"}"#), .set(#"{"language":"de"}"#),
                .add(mia, #"{"name":"Mia","intolerances":["onion"]}"#), .add(mia, #"{"name":"Mia"}"#),
            ]
            let first = try await client.sync(batch)
            #expect(
                first.words == [
                    "applied", "applied", "merged already_removed", "refused not_found", "applied",
                    "merged already_there", "refused member_exists",
                ]
            )
            // Somebody else goes on, and then the batch comes again, twice.
            account.time.advance(.seconds(60))
            let path = "\(AccountPaths.members)/\(mia)"
            #expect(await client.send(.patch, path, #"{"intolerances":[],"name":"M"}"#).status == 200)
            let home = "\(AccountPaths.households)/\(client.household)"
            #expect(await client.send(.patch, home, #"{"language":"fr"}"#).status == 200)
            let twice = try await client.sync(batch + batch)
            #expect(twice.results == first.results + first.results)
            #expect(twice.members.map(\.name) == ["M"] && twice.members[0].intolerances == [])
            #expect(twice.household.language == "fr")
            // Who was removed does not come back by a late operation.
            _ = try await client.sync([.delete(mia)])
            #expect(try await client.sync(batch).members == [])
            let stranger = try await account.owner()
            #expect(try await stranger.sync(batch).words == first.words, "each household has its own memory")
            #expect(try await client.sync([]).members == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `changes of different fields hold both, and what one replaces is named`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let other = try await account.other(in: client, as: .owner)
            let start = try await client.sync([.add(mia, #"{"name":"Mia","allergies":["milk"]}"#)])
            #expect(start.household.version == 2 && start.household.restrictionVersion == 2)
            // What a client did itself counts as seen; so does that an allergy moves the household's version.
            let own = try await client.sync([
                .change(mia, #"{"age_group":"child"}"#, seen: 1), .change(mia, #"{"allergies":["eggs"]}"#, seen: 1),
                .set(#"{"name":"Elm"}"#, seen: 2), .set(#"{"name":"Oak"}"#, seen: 2),
            ])
            #expect(own.words == Array(repeating: "applied", count: 4))
            #expect(own.members[0].version == 3 && own.household.version == 5)
            let late = try await other.sync([
                .change(mia, #"{"name":"Mia B."}"#, seen: 3),
                .change(mia, #"{"age_group":"teen","diets":["vegan"],"name":"Mia B."}"#, seen: 1),
                .change(mia, #"{"age_group":"adult"}"#),
                .set(#"{"week_start":"sunday","time_zone":"Etc/UTC","slot_times":{"lunch":"12:00"}}"#, seen: 4),
                .set(#"{"name":"Ash"}"#),
            ])
            #expect(late.words == ["applied", "merged replaced", "applied", "merged replaced", "applied"])
            #expect(late.results[1].fields == ["age_group", "diets"] && late.results[1].replaced == nil)
            let stood = try #require(late.results[3].replaced)
            #expect(stood.keys.sorted() == ["slot_times", "week_start"] && stood["week_start"] == .string("monday"))
            let shown = late.members[0]
            #expect(shown.name == "Mia B." && shown.ageGroup == "adult" && shown.diets == [.vegan])
            #expect(shown.allergies == [.eggs] && late.household.name == "Ash")
            #expect(late.household.slotTimes.lunch.description == "12:00")
            #expect(late.household.slotTimes.dinner == start.household.slotTimes.dinner)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is said of members is not kept with operations`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let said = """
                {"name":"Mia","age_group":"toddler","allergies":["peanuts"],"allergy_ingredients":["kiwi"],\
                "intolerances":["onion"],"diets":["vegan"]}
                """
            let nothing = #"{"allergies":[],"allergy_ingredients":[],"intolerances":[],"diets":[]}"#
            _ = try await client.sync([.add(mia, said), .change(mia, #"{"name":"Mia B."}"#)])
            let answer = try await client.sync([
                .change(mia, nothing, seen: 1), .change(mia, said, seen: 1), .add(mia, said), .add(ben, said),
                .add(ben, nothing), .change(ben, #"{"allergies":["bread"],"diets":["paleo"],"intolerances":[""]}"#),
                .delete(mia),
            ])
            #expect(
                answer.words == [
                    "merged replaced", "merged replaced", "merged already_there", "applied", "refused required",
                    "refused unknown", "applied",
                ]
            )
            #expect(answer.results[0].fields == ["allergies", "allergy_ingredients", "intolerances", "diets"])
            let kept = try await account.everywhere.query("SELECT outcome FROM sync_operation").map { try $0.string(0) }
            #expect(kept.count == 9)
            for text in kept {
                // A refusal names the words that there are, and none that was sent.
                let words = text.contains("refused") ? ["bread", "paleo"] : ["peanuts", "vegan", "toddler"]
                for word in words + ["Mia", "kiwi", "onion"] { #expect(!text.contains(word), "\(text)") }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what cannot be done to a household is refused by name, and the rest is done`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let editor = try await account.other(in: client, as: .editor)
            let nobody = UserID(.version7())
            let answer = try await editor.sync([
                .set(#"{"name":"Mine"}"#), .add(mia, #"{"name":"Mia"}"#), .add(ben, #"{"age_group":"old"}"#),
                .add(ben, #"{"name":"Ben","age_group":"old"}"#), .change(mia, #"{"user_id":"\#(nobody)"}"#),
                SentOperation("delete"), SentOperation("add", #""member_id":"\#(ben)""#), SentOperation("set"),
                .change(mia, #"{"portion_factor":"11"}"#), .change(mia, #"{"name":"M"}"#),
            ])
            #expect(
                answer.words == [
                    "refused role_too_low", "applied", "refused required", "refused unknown", "refused unknown",
                    "refused required", "refused required", "refused required", "refused out_of_range", "applied",
                ]
            )
            #expect(
                answer.results.map(\.pointer) == [
                    nil, nil, "/member/name", "/member/age_group", "/change/user_id", "/member_id", "/member",
                    "/settings", "/change/portion_factor", nil,
                ]
            )
            #expect(answer.results.filter { $0.status == .refused }.allSatisfy { $0.detail?.isEmpty == false })
            #expect(answer.household.name == "My household" && answer.members.map(\.name) == ["M"])
            let settings = try await client.sync([
                .set(#"{"time_zone":"Moon/Sea","slot_times":{"lunch":"25:00"}}"#),
                .set(#"{"measurement_system":"us"}"#),
            ])
            #expect(settings.words == ["refused unknown", "applied"])
            #expect(settings.results[0].pointer == "/settings/time_zone")
            let many = (0...OperationMemory.mostAtOnce).map { _ in SentOperation.delete(ben) }
            #expect(await client.send(many).pointers == ["/operations"])
            #expect(await client.send([SentOperation("grow")]).status == 422)
            let viewer = try await account.other(in: client, as: .viewer)
            #expect(await viewer.send([.delete(mia)]).status == 403)
            let stranger = try await account.owner()
            let tried = try await stranger.sync([.change(mia, #"{"name":"X"}"#), .delete(mia)])
            #expect(tried.words == ["refused not_found", "merged already_removed"] && tried.members == [])
            let full = try await client.sync((0..<50).map { .add(MemberID(.version7()), #"{"name":"\#($0)"}"#) })
            #expect(full.words.filter { $0 == "applied" }.count == 49 && full.words.last == "refused storage_full")
            #expect(full.members.count == 50)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same batch for a household sent by many at once is done once`(engine: Engine) async throws {
        try await withAccount(engine) { account in
            let client = try await account.owner()
            let batch: [SentOperation] = [
                .add(mia, #"{"name":"Mia","allergies":["milk"]}"#), .change(mia, #"{"name":"M"}"#),
                .set(#"{"name":"Elm"}"#), .add(ben, #"{"name":"Ben"}"#), .delete(ben), .delete(ben),
            ]
            let answers: [HouseholdSyncAnswer] = try await client.race(batch, to: AccountPaths.sync)
            #expect(Set(answers.map(\.results)).count == 1)
            #expect(answers[0].words == Array(repeating: "applied", count: 5) + ["merged already_removed"])
            let kinds = try await account.store.db.of(client.household).query(
                "SELECT kind FROM outbox WHERE household_id = \(client.household) ORDER BY sequence"
            ).map { try $0.string(0) }
            #expect(
                kinds == [
                    "household.member_changed", "household.member_changed", "household.settings_changed",
                    "household.member_changed", "household.member_removed",
                ]
            )
            let last = try await client.sync(batch)
            #expect(last.household.version == 3 && last.household.restrictionVersion == 2)
            #expect(last.members.map(\.version) == [2])
        }
    }

    @Test func `a plan's limit refuses members that are too many, and nothing else`() async throws {
        let billing = Billing(webhookSecret: Secret("a-secret-of-the-shop"), entitlement: "pro")
        try await withAccount(.sqlite, billing: billing) { account in
            let client = try await account.owner()
            let batch: [SentOperation] = [
                .add(mia, #"{"name":"Mia"}"#), .add(ben, #"{"name":"Ben"}"#),
                .add(MemberID(.version7()), #"{"name":"Leo"}"#), .change(ben, #"{"name":"B"}"#),
            ]
            #expect(try await client.sync(batch).words == ["applied", "applied", "refused limit_reached", "applied"])
        }
    }
}
