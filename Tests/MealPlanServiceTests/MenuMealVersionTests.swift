import HTTP
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// Changes of a menu's meals that expect a version.
@Suite struct MenuMealVersionTests {
    @Test(arguments: Engine.allCases)
    func `the menu is asked only for the version that the client has seen`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            kitchen.fake.setMenu(5, [7])
            let entry: PlanEntryBody = try await client.place(7, of: 5, on: 4).decode()
            let path = MealPlanPaths.entry(entry.id)
            let old = await client.send(.patch, path, #"{"servings": 6}"#, headers: ["If-Match": #""2""#])
            #expect(old.status == 412 && kitchen.fake.state.withLock { $0.asked }.isEmpty, "\(old)")
            let new = await client.send(.patch, path, #"{"servings": 6}"#, headers: ["If-Match": #""1""#])
            #expect(new.status == 200 && kitchen.fake.state.withLock { $0.asked } == [.servings(6)], "\(new)")
        }
    }
}
