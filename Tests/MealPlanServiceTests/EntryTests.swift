import Database
import FoundationEssentials
import HTTP
import MealPlanAPI
import TestSupport
import Testing
import Values

@testable import MealPlanService

@Suite struct EntryTests {
    @Test(arguments: Engine.allCases)
    func `a saved entry comes back unchanged`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let answer = await client.post(
                MealPlanPaths.entries,
                """
                {"id": "\(PlanEntryID.test(7))", "date": "2026-11-20", "slot": "lunch", "servings": 6,
                 "recipe_id": "\(RecipeID.test(1))", "note": "double the garlic", "member_id": "\(MemberID.test(3))"}
                """
            )
            #expect(answer.status == 201)
            var entry: PlanEntryBody = try answer.decode()
            #expect(entry.effects == [])
            entry.effects = nil
            #expect(
                entry
                    == PlanEntryBody(
                        id: .test(7),
                        version: 1,
                        date: .november(20),
                        slot: .lunch,
                        position: 0,
                        kind: .recipe,
                        recipeID: .test(1),
                        title: "Recipe 1",
                        imageURL: nil,
                        servings: 6,
                        note: "double the garlic",
                        memberID: .test(3),
                        leftoverOf: nil,
                        cookedAt: nil,
                        createdAt: .test,
                        updatedAt: .test
                    )
            )
            let read = await client.get(MealPlanPaths.entry(.test(7)))
            #expect(try read.decode(PlanEntryBody.self) == entry)
            #expect(read.headers["ETag"] == "\"1\"")
        }
    }

    @Test(arguments: Engine.allCases)
    func `planning with the same id again changes nothing`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            func body(_ recipe: Int) -> String {
                """
                {"id": "\(PlanEntryID.test(7))", "date": "2026-11-20", "slot": "lunch",
                 "recipe_id": "\(RecipeID.test(recipe))"}
                """
            }
            #expect(await client.post(MealPlanPaths.entries, body(1)).status == 201)
            _ = await client.change(.test(7), "{\"date\": \"2026-11-22\"}")
            let again = await client.post(MealPlanPaths.entries, body(1))
            #expect(again.status == 200)
            let moved: PlanEntryBody = try again.decode()
            #expect(moved.date == .november(22))
            #expect(await client.post(MealPlanPaths.entries, body(2)).code == "id_taken")
            #expect(try await client.window(19, 25).entries.count == 1)
            // Another household has ids of its own.
            #expect(await kitchen.client().post(MealPlanPaths.entries, body(1)).status == 201)
        }
    }

    @Test(arguments: Engine.allCases)
    func `entries move between days, meals and places, and the others close up`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var entries: [PlanEntryBody] = []
            for recipe in 1...3 { entries.append(try await client.plan(recipe, on: 20)) }
            let other = try await client.plan(4, on: 21)
            let first: PlanEntryBody = try await client.change(entries[2].id, "{\"position\": 0}").decode()
            #expect(first.position == 0)
            #expect(first.version == 2)
            #expect(try await client.window(20, 20).lines == ["11-20 dinner: Recipe 3, Recipe 1, Recipe 2"])
            _ = await client.change(other.id, "{\"date\": \"2026-11-20\", \"position\": 1}")
            #expect(try await client.window(20, 21).lines == ["11-20 dinner: Recipe 3, Recipe 4, Recipe 1, Recipe 2"])
            _ = await client.change(entries[2].id, "{\"slot\": \"lunch\", \"position\": 99}")
            let window = try await client.window(20, 21)
            #expect(window.lines == ["11-20 lunch: Recipe 3", "11-20 dinner: Recipe 4, Recipe 1, Recipe 2"])
            #expect(window.days[0].slots[.dinner].map(\.position) == [0, 1, 2])
            let same = await client.change(entries[2].id, "{\"slot\": \"lunch\"}")
            #expect(try same.decode(PlanEntryBody.self).version == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `two entries change places`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let first = try await client.plan(1, on: 20)
            try await client.plan(2, on: 20)
            let third = try await client.plan(3, on: 22, "lunch")
            let answer = await client.post("\(MealPlanPaths.entry(first.id))/swap", "{\"with\": \"\(third.id)\"}")
            #expect(answer.status == 200)
            #expect(
                try await client.window(19, 23).lines == ["11-20 dinner: Recipe 3, Recipe 2", "11-22 lunch: Recipe 1"]
            )
        }
    }

    @Test func `a merge patch changes what it names and null takes away`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let entry = try await client.plan(1, on: 20)
            let set = await client.change(
                entry.id,
                "{\"servings\": 2, \"note\": \"mild\", \"member_id\": \"\(MemberID.test(1))\"}"
            )
            #expect(try set.decode(PlanEntryBody.self).memberID == .test(1))
            let changed: PlanEntryBody = try await client.change(entry.id, "{\"note\": null}").decode()
            #expect(changed.note == nil)
            #expect(changed.servings == 2)
            #expect(changed.memberID == .test(1))
            #expect(changed.version == 3)
            let everyone: PlanEntryBody = try await client.change(entry.id, "{\"member_id\": null}").decode()
            #expect(everyone.memberID == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `cooking is marked once, told to the recipes and can be taken back`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let entry = try await client.plan(1, on: 25)
            let path = "\(MealPlanPaths.entry(entry.id))/cooked"
            let cooked: PlanEntryBody = try await client.post(path).decode()
            #expect(cooked.cookedAt == .test)
            #expect(try await client.post(path).decode(PlanEntryBody.self).version == cooked.version)
            let undone: PlanEntryBody = try await client.send(.delete, path).decode()
            #expect(undone.cookedAt == nil)
            #expect(await client.send(.delete, path).status == 200)
            #expect(
                try await kitchen.events(of: client.household) == [
                    "plan.entry_added → grocery", "plan.entry_cooked → recipe", "plan.entry_uncooked → recipe",
                ]
            )
            let payloads = try await kitchen.db.across(.sweep).query("SELECT payload FROM outbox ORDER BY sequence")
            // It was planned for later than today, so it was cooked today.
            let expected =
                "{\"entry_id\":\"\(entry.id)\",\"recipe_id\":\"\(RecipeID.test(1))\",\"date\":\"2026-11-21\""
                + ",\"title\":\"Recipe 1\",\"by\":{\"user_id\":\""
            #expect(try payloads[1].string(0).hasPrefix(expected))
            #expect(try payloads[2].string(0).hasPrefix(expected))
        }
    }

    @Test(arguments: Engine.allCases)
    func `removing a meal takes its share off the lists, once`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let entry = try await client.plan(1, on: 20)
            try await client.plan(2, on: 20)
            #expect(await client.send(.delete, MealPlanPaths.entry(entry.id)).status == 200)
            #expect(await client.send(.delete, MealPlanPaths.entry(entry.id)).status == 404)
            let window = try await client.window(20, 20)
            #expect(window.lines == ["11-20 dinner: Recipe 2"])
            #expect(window.entries.map(\.position) == [0])
            #expect(
                try await kitchen.events(of: client.household) == [
                    "plan.entry_added → grocery", "plan.entry_added → grocery", "plan.entry_removed → grocery",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `leftovers follow the meal they are of and buy nothing`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let meal = try await client.plan(1, on: 20)
            let early = await client.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-19\", \"slot\": \"lunch\", \"leftover_of\": \"\(meal.id)\"}"
            )
            #expect(early.code == "leftovers_too_early")
            let answer = await client.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-21\", \"slot\": \"lunch\", \"leftover_of\": \"\(meal.id)\"}"
            )
            let leftovers: PlanEntryBody = try answer.decode()
            #expect(leftovers.recipeID == .test(1))
            #expect(leftovers.leftoverOf == meal.id)
            #expect(await client.change(meal.id, "{\"date\": \"2026-11-22\"}").code == "leftovers_too_early")
            #expect(await client.change(leftovers.id, "{\"date\": \"2026-11-18\"}").code == "leftovers_too_early")
            _ = await client.post("\(MealPlanPaths.entry(leftovers.id))/cooked")
            _ = await client.send(.delete, MealPlanPaths.entry(meal.id))
            #expect(try await client.window(19, 22).lines == ["11-21 lunch: Recipe 1"])
            #expect(
                try await kitchen.events(of: client.household) == [
                    "plan.entry_added → grocery", "plan.entry_added", "plan.entry_cooked",
                    "plan.entry_removed → grocery", "plan.entry_changed → grocery",
                ]
            )
        }
    }

    @Test func `a change is guarded by the version`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let entry = try await client.plan(1, on: 20)
            let path = MealPlanPaths.entry(entry.id)
            #expect(await client.send(.patch, path, "{\"servings\": 3}", headers: ["If-Match": "\"1\""]).status == 200)
            #expect(await client.send(.patch, path, "{\"servings\": 5}", headers: ["If-Match": "\"1\""]).status == 412)
            #expect(await client.send(.delete, path, headers: ["If-Match": "\"1\""]).status == 412)
            #expect(try await client.get(path).decode(PlanEntryBody.self).servings == 3)
        }
    }

    @Test func `a meal holds only so many entries`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            for _ in 0..<PlanBook.slotCapacity { try await client.plan(1, on: 20) }
            let answer = await client.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-20\", \"slot\": \"dinner\", \"note\": \"one more\"}"
            )
            #expect(answer.status == 409)
            #expect(answer.code == "slot_full")
        }
    }

    @Test(arguments: Engine.allCases)
    func `many moving at once lose nothing and leave no gaps`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            var ids: [PlanEntryID] = []
            for recipe in 1...12 { ids.append(try await client.plan(recipe, on: 20 + recipe % 3).id) }
            let all = ids
            try await withThrowingTaskGroup(of: Void.self) { group in
                for mover in 0..<16 {
                    group.addTask {
                        for step in 0..<5 {
                            let entry = all[(mover * 7 + step * 5) % all.count]
                            let day = 20 + (mover + step) % 3
                            let slot = MealSlot.allCases[(mover * step) % 2].rawValue
                            let answer = await client.change(
                                entry,
                                """
                                {"date": "\(CalendarDate.november(day))", "slot": "\(slot)", "position": \(step % 3)}
                                """
                            )
                            #expect(answer.status == 200, "\(answer)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            let window = try await client.window(19, 23)
            #expect(Set(window.entries.map(\.id)) == Set(all))
            #expect(window.entries.count == all.count)
            for day in window.days {
                for slot in MealSlot.allCases {
                    #expect(day.slots[slot].map(\.position) == Array(0..<day.slots[slot].count))
                }
            }
        }
    }
}
