import HTTP
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

@Suite struct EffectTests {
    @Test(arguments: Engine.allCases)
    func `every answer says which grocery lists follow`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let week = FollowingList(id: .test(1), days: CalendarDate.november(1)...CalendarDate.november(7))
            kitchen.fake.state.withLock { $0.lists = [week] }
            let list = Effect(.groceryList, week.id)

            let outside = try await client.plan(1, on: 9)
            #expect(outside.effects == [])
            let inside = try await client.plan(2, on: 3)
            #expect(inside.effects == [list])
            func effects(_ entry: PlanEntryID, _ json: String) async throws -> [Effect]? {
                try await client.change(entry, json).decode(PlanEntryBody.self).effects
            }
            #expect(try await effects(outside.id, #"{"date": "2026-11-07"}"#) == [list])
            #expect(try await effects(outside.id, #"{"date": "2026-11-06"}"#) == [], "it is bought for already")
            #expect(try await effects(outside.id, #"{"servings": 9}"#) == [list])
            #expect(try await effects(outside.id, #"{"note": "with rice"}"#) == [])
            #expect(try await effects(outside.id, #"{"date": "2026-11-09"}"#) == [list])
            let removed = await client.send(.delete, MealPlanPaths.entry(inside.id))
            #expect(removed.text == #"{"effects":[{"kind":"grocery_list","id":"\#(week.id)"}]}"#)
            let cooked = await client.post("\(MealPlanPaths.entry(outside.id))/cooked")
            #expect(try cooked.decode(PlanEntryBody.self).effects == [Effect(.recipe, RecipeID.test(1))])

            kitchen.fake.state.withLock { $0.lists = nil }
            #expect(try await client.plan(3, on: 3).effects == nil, "it is not known")
        }
    }
}
