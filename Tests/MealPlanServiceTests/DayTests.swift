import Database
import Events
import FoundationEssentials
import HTTP
import JSON
import MealPlanAPI
import RecipeAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

@Suite struct DayTests {
    @Test(arguments: Engine.allCases)
    func `a week is copied behind what is planned there`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let meal = try await client.plan(1, on: 2)
            try await client.plan(1, on: 3, "lunch", leftoverOf: meal.id)
            try await client.plan(2, on: 8)
            try await client.plan(3, on: 9)
            _ = await client.post("\(MealPlanPaths.entry(meal.id))/cooked")
            let answer = await client.post(
                MealPlanPaths.copy,
                "{\"from\": \"2026-11-02\", \"to\": \"2026-11-09\", \"days\": 7}"
            )
            #expect(answer.status == 201)
            let window = try await client.window(2, 16)
            #expect(
                window.lines == [
                    "11-02 dinner: Recipe 1", "11-03 lunch: Recipe 1 (leftovers)", "11-08 dinner: Recipe 2",
                    "11-09 dinner: Recipe 3, Recipe 1", "11-10 lunch: Recipe 1 (leftovers)", "11-15 dinner: Recipe 2",
                ]
            )
            let copy = try #require(window.entries.first { $0.date == .november(9) && $0.recipeID == .test(1) })
            #expect(copy.cookedAt == nil)
            #expect(window.entries.first { $0.date == .november(10) }?.leftoverOf == copy.id)
        }
    }

    @Test func `a day is copied, and a menu is spread over the next days`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            try await client.plan(1, on: 2)
            #expect(
                await client.post(MealPlanPaths.copy, "{\"from\": \"2026-11-02\", \"to\": \"2026-11-01\"}").status
                    == 201
            )
            kitchen.fake.setMenu(5, [7, 8])
            let filled = await client.post(
                MealPlanPaths.fill,
                "{\"menu_id\": \"\(MenuID.test(5))\", \"from\": \"2026-11-02\", \"slot\": \"dinner\"}"
            )
            #expect(filled.status == 201)
            #expect(
                try await client.window(1, 5).lines == [
                    "11-01 dinner: Recipe 1", "11-02 dinner: Recipe 1, Recipe 7", "11-03 dinner: Recipe 8",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `clearing takes a range away and tells of each entry`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let meal = try await client.plan(1, on: 2)
            try await client.plan(1, on: 3, leftoverOf: meal.id)
            try await client.plan(2, on: 4)
            let answer = await client.post(
                MealPlanPaths.clear,
                "{\"from\": \"2026-11-02\", \"to\": \"2026-11-03\"}"
            )
            #expect(answer.text == "{\"removed\":2,\"effects\":[]}")
            #expect(try await client.window(1, 5).lines == ["11-04 dinner: Recipe 2"])
            #expect(
                try await kitchen.events(of: client.household).suffix(2) == [
                    "plan.entry_removed", "plan.entry_removed → grocery",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `a deleted recipe stays in the plan as a deleted one until it is back`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await client.plan(1, on: 3)
            let cooked = try await client.plan(1, on: 20)
            _ = await client.post("\(MealPlanPaths.entry(cooked.id))/cooked")
            try await client.plan(1, on: 22, leftoverOf: cooked.id)
            let planned = try await client.plan(1, on: 23)
            _ = await client.change(planned.id, "{\"note\": \"with rice\"}")
            try await client.plan(1, on: 24, leftoverOf: planned.id)
            try await client.plan(2, on: 23)
            let before = try await client.window(1, 28)
            let deleted = RecipeDeleted(recipeID: .test(1), title: "Recipe 1")
            for _ in 1...2 { try await kitchen.receive(.recipeDeleted(deleted), client.household) }
            let window = try await client.window(1, 28)
            #expect(window.lines == before.lines)
            let marked = window.entries.filter { $0.recipeDeleted == true }.map(\.recipeID)
            #expect(marked == Array(repeating: .test(1), count: 5))
            for (old, new) in zip(before.entries, window.entries) where old.recipeID == .test(1) {
                #expect(new.version == old.version + 1, "the second time changes nothing")
            }
            let uses = try await kitchen.store.entries(of: .test(1), from: .november(22), client.household, limit: 2)
            #expect(uses.count == 3 && uses.entries.map(\.date) == [22, 23].map { .november($0) })

            // Whoever found the recipe just before it was deleted plans a deleted one.
            let late = try await client.plan(1, on: 26)
            #expect(try await client.window(26, 26).entries.map(\.recipeDeleted) == [true])
            _ = await client.send(.delete, MealPlanPaths.entry(late.id))

            let restored = RecipeRestored(recipeID: .test(1), title: "Recipe 1")
            for _ in 1...2 { try await kitchen.receive(.recipeRestored(restored), client.household) }
            let after = try await client.window(1, 28)
            #expect(after.lines == before.lines && after.entries.allSatisfy { $0.recipeDeleted == nil })
        }
    }

    @Test func `a renamed recipe is shown by its new title where it is still to be cooked`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let cooked = try await client.plan(1, on: 20)
            _ = await client.post("\(MealPlanPaths.entry(cooked.id))/cooked")
            try await client.plan(1, on: 22)
            let changed = RecipeChanged(recipeID: .test(1), title: "Soup", version: 2)
            try await kitchen.receive(.recipeChanged(changed), client.household)
            #expect(try await client.window(19, 23).lines == ["11-20 dinner: Recipe 1", "11-22 dinner: Soup"])
        }
    }
}

extension PlanKitchen {
    /// Handles an event of the recipe service as the route does that has received it.
    fileprivate func receive(_ event: RecipeEvent, _ household: HouseholdID) async throws {
        try await db.transaction { tx in try await EventRoutes.handle(event, of: household, at: .test, in: tx) }
    }
}
