import Database
import HTTP
import Identity
import JSON
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService
@testable import Sync

/// What clients did to the plan while others did something else: each operation once, in order, and together with the
/// others'.
@Suite struct PlanSyncTests {
    private let soup = PlanEntryID.test(101)
    private let eggs = PlanEntryID.test(102)

    @Test(arguments: Engine.allCases)
    func `a batch is done in its order, and answered with the entries`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let answer = try await client.sync([
                .add(soup, recipe: 1, on: 2), .add(eggs, note: "Eggs", on: 2),
                .change(soup, #"{"servings":6,"date":"2026-11-03"}"#, seen: 1), .cook(soup, on: 1),
                .change(eggs, #"{"note":"Eating out","position":0,"member_id":"\#(MemberID.test(2))"}"#),
            ])
            #expect(answer.words == Array(repeating: "applied", count: 5))
            #expect(answer.entries.map(\.id).sorted() == [soup, eggs])
            let made = try #require(answer.entries.first { $0.id == soup })
            #expect(made.servings == 6 && made.cookedOn == .november(1) && made.version == 3)
            #expect(try await client.window(1, 4).lines == ["11-02 dinner: Eating out", "11-03 dinner: Recipe 1"])
            let rest = try await client.sync([.uncook(soup), .delete(eggs)])
            #expect(rest.words == ["applied", "applied"])
            #expect(rest.entries.map(\.id) == [soup] && rest.entries[0].cookedOn == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an operation that comes again changes nothing, and is answered as the first time`(
        engine: Engine
    ) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let batch: [SentOperation] = [
                .add(soup, recipe: 1, on: 2), .change(soup, #"{"note":"hot"}"#), .delete(eggs),
                .change(eggs, #"{"note":"two"}"#), .cook(soup), .cook(soup),
            ]
            let first = try await client.sync(batch)
            #expect(
                first.words == [
                    "applied", "applied", "merged already_removed", "refused not_found", "applied",
                    "merged already_cooked",
                ]
            )
            // Somebody else goes on, and then the batch comes again: once as it was, and once with all of it twice.
            #expect(await client.change(soup, #"{"note":"cold"}"#).status == 200)
            let again = try await client.sync(batch + [.uncook(soup)])
            #expect(Array(again.results.prefix(6)) == first.results)
            #expect(again.entries.map(\.note) == ["cold"] && again.entries[0].cookedOn == nil)
            let twice = try await client.sync(batch + batch)
            #expect(twice.results == first.results + first.results && twice.entries == again.entries)
            // What was removed does not come back by a late operation.
            _ = try await client.sync([.delete(soup)])
            #expect(try await client.sync(batch).entries == [])
            let other = try await kitchen.client().sync(batch)
            #expect(other.words == first.words, "another household has operations of its own")
        }
    }

    @Test(arguments: Engine.allCases)
    func `changes of different members hold both, and what one replaces is named`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let made = try await client.plan(1, on: 2)
            _ = try await client.sync([.change(made.id, #"{"servings":6,"note":"hot"}"#, seen: 1)])
            var answer = try await client.sync([.change(made.id, #"{"date":"2026-11-04"}"#, seen: 2)])
            #expect(answer.words == ["applied"])
            answer = try await client.sync([
                .change(
                    made.id,
                    #"{"servings":8,"note":"hot","slot":"lunch","member_id":"\#(MemberID.test(1))"}"#,
                    seen: 1
                )
            ])
            #expect(answer.words == ["merged replaced"])
            #expect(
                answer.results[0].replaced == [
                    "servings": .integer(6), "slot": .string("dinner"), "member_id": .null,
                ]
            )
            let entry = answer.entries[0]
            #expect(entry.servings == 8 && entry.note == "hot" && entry.date == .november(4) && entry.slot == .lunch)
            _ = try await client.sync([.cook(made.id, on: 3)])
            answer = try await client.sync([.uncook(made.id, seen: 1)])
            #expect(answer.results[0].replaced == ["cooked_on": .string("2026-11-03")])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a client did itself in a batch counts as seen, also where entries move up`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let (first, second) = (try await client.plan(1, on: 2), try await client.plan(2, on: 2))
            let answer = try await client.sync([
                .change(first.id, #"{"servings":6}"#, seen: 1), .change(first.id, #"{"servings":7}"#, seen: 1),
                .delete(first.id, seen: 1), .change(second.id, #"{"servings":9}"#, seen: 1),
            ])
            #expect(answer.words == Array(repeating: "applied", count: 4))
            #expect(answer.entries.map(\.servings) == [9] && answer.entries[0].version == 3)
            // Somebody else's change in between does not.
            _ = await client.change(second.id, #"{"servings":2}"#)
            let late = try await client.sync([
                .change(second.id, #"{"note":"hot"}"#, seen: 3), .change(second.id, #"{"servings":5}"#, seen: 3),
            ])
            #expect(late.words == ["merged replaced", "merged replaced"])
            #expect(late.results.map(\.replaced) == [["note": .null], ["servings": .integer(2)]])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what cannot be done is refused by name, and the rest is done`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let answer = try await client.sync([
                .add(.test(1), recipe: 99, on: 2), .add(.test(2), 2, #""note":"a","slot":"brunch""#),
                .add(.test(3), 2, #""leftover_of":"\#(PlanEntryID.test(9))""#), .add(soup, note: "Soup", on: 2),
                .add(soup, note: "Soup", on: 2), .add(soup, recipe: 1, on: 2), .change(soup, #"{"servings":2}"#),
                .change(soup, #"{"member_id":"\#(MemberID.test(77))"}"#), .cook(soup, on: 29),
                SentOperation("add", entry: eggs, nil), SentOperation("change", entry: soup, nil),
                .change(soup, #"{"note":"Broth"}"#),
            ])
            #expect(
                answer.words == [
                    "refused unknown", "refused unknown", "refused unknown", "applied", "merged already_there",
                    "refused id_taken", "refused not_allowed", "refused unknown", "refused out_of_range",
                    "refused required", "refused required", "applied",
                ]
            )
            #expect(
                answer.results.map(\.pointer) == [
                    "/entry/recipe_id", "/entry/slot", "/entry/leftover_of", nil, nil, nil, "/change/servings",
                    "/change/member_id", "/cooked_on", "/entry", "/change", nil,
                ]
            )
            #expect(answer.results.filter { $0.status == .refused }.allSatisfy { $0.detail?.isEmpty == false })
            #expect(try await client.window(1, 4).lines == ["11-02 dinner: Broth"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a batch that is too long or of somebody who may only look is not done`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let many = (0...OperationMemory.mostAtOnce).map { SentOperation.add(.test($0), note: "a", on: 2) }
            let answer = await client.send(many)
            #expect(answer.status == 422 && answer.pointers == ["/operations"])
            let viewer = kitchen.client(household: client.household, role: .viewer)
            #expect(await viewer.send([.add(soup, note: "a", on: 2)]).status == 403)
            #expect(await client.send([SentOperation("grow", entry: soup, nil)]).status == 422)
            #expect(try await client.window(1, 4).lines == [])
            #expect(try await client.sync([]) == PlanSyncAnswer(results: [], entries: []))
            // Another household's entries are as if they were not there.
            _ = try await client.sync([.add(soup, note: "Soup", on: 2)])
            let stranger = try await kitchen.client().sync([.change(soup, #"{"note":"Mine"}"#), .delete(soup)])
            #expect(stranger.words == ["refused not_found", "merged already_removed"] && stranger.entries == [])
            #expect(try await client.window(1, 4).lines == ["11-02 dinner: Soup"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a batch that ends as a neighbour is away goes on when it is sent again`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let place = #""menu_id":"\#(MenuID.test(5))","menu_item_id":"\#(MenuItemID.test(7))""#
            let batch: [SentOperation] = [
                .add(soup, 2, place), .change(soup, #"{"note":"hot"}"#), .change(soup, #"{"servings":6}"#),
                .cook(soup, on: 2), .add(eggs, note: "Eggs", on: 2),
            ]
            kitchen.fake.state.withLock { $0.isMenuAway = true }
            #expect(await client.send(batch).status == 503)
            #expect(try await client.window(1, 4).lines == ["11-02 dinner: Recipe 7"])
            kitchen.fake.state.withLock { $0.isMenuAway = false }
            _ = await client.change(soup, #"{"note":"cold"}"#)
            let answer = try await client.sync(batch)
            #expect(answer.words == Array(repeating: "applied", count: 5))
            #expect(kitchen.fake.state.withLock { $0.asked } == [.servings(6), .cooked(on: .november(2))])
            let entry = try #require(answer.entries.first { $0.id == soup })
            #expect(entry.note == "cold" && entry.servings == 6 && entry.cookedOn == .november(2))
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same batch sent by many at once is done once`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let made = try await client.plan(1, on: 2)
            let batch: [SentOperation] = [
                .add(soup, note: "Soup", on: 2), .change(soup, #"{"date":"2026-11-03"}"#), .delete(made.id),
                .cook(soup, on: 1), .uncook(soup), .cook(soup, on: 2), .delete(.test(7)),
            ]
            let answers: [PlanSyncAnswer] = try await client.race(batch, to: MealPlanPaths.sync)
            #expect(Set(answers.map(\.results)).count == 1)
            #expect(answers[0].words == Array(repeating: "applied", count: 6) + ["merged already_removed"])
            let kinds = try await kitchen.events(of: client.household).filter { !$0.contains("→") }
            #expect(
                kinds == [
                    "plan.entry_added", "plan.entry_moved", "plan.entry_cooked", "plan.entry_uncooked",
                    "plan.entry_cooked",
                ]
            )
            #expect(try await client.window(1, 4).lines == ["11-03 dinner: Soup"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `operations are remembered for ninety days, and so many of a household`(engine: Engine) async throws {
        let clock = Mutex(Instant.test)
        let now: @Sendable () -> Instant = { clock.withLock { $0 } }
        try await PlanKitchen.with(engine, now: now) { kitchen in
            let client = kitchen.client()
            func count() async throws -> Int {
                try await kitchen.db.of(client.household)
                    .query("SELECT count(*) FROM sync_operation WHERE household_id = \(client.household)")
                    .first?.int(0) ?? 0
            }
            let first = SentOperation.delete(.test(1))
            _ = try await client.sync([first])
            clock.withLock { $0 = $0 + .seconds(1) }
            let many = (0..<OperationMemory.most).map { number in
                OperationSQL.insert(OperationOutcome(id: .test(number)), client.household, at: now())
            }
            _ = try await kitchen.db.of(client.household).atomically(many)
            clock.withLock { $0 = $0 + .seconds(1) }
            _ = try await client.sync([.delete(.test(2)), .delete(.test(3))])
            #expect(try await count() == OperationMemory.most)
            let last = SentOperation.add(soup, note: "Soup", on: 2)
            clock.withLock { $0 = $0 + OperationMemory.lifetime }
            _ = try await client.sync([last])
            try await kitchen.store.operations.sweep()
            #expect(try await count() == 1)
            // The first one is forgotten, and would be done again.
            #expect(try await client.sync([last, .add(.test(1), note: "Tea", on: 2), first]).words[2] == "applied")
        }
    }
}
