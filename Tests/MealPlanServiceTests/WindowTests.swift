import Database
import FoundationEssentials
import HTTP
import MealPlanAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MealPlanService

@Suite struct WindowTests {
    @Test func `the default window is the fifteen days around the household's today`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            // Half past eleven in UTC is half past midnight in Berlin.
            let berlin: PlanWindowBody = try await client.get(MealPlanPaths.window).decode()
            #expect(berlin.today == .november(21))
            #expect(berlin.from == .november(14))
            #expect(berlin.to == .november(28))
            #expect(berlin.days.count == 15)
            #expect(berlin.days.allSatisfy { !$0.hasEntries })
            kitchen.fake.state.withLock { $0.timeZone = "America/Los_Angeles" }
            let west: PlanWindowBody = try await client.get(MealPlanPaths.window).decode()
            #expect(west.today == .november(20))
            kitchen.fake.state.withLock { $0.timeZone = nil }
            let unknown: PlanWindowBody = try await client.get(MealPlanPaths.window).decode()
            #expect(unknown.today == .november(20))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a window shows its days' entries in order, and the dots`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await client.plan(1, on: 20)
            try await client.plan(2, on: 20)
            try await client.plan(3, on: 21, "breakfast")
            try await client.plan(4, on: 25)
            _ = await client.post(
                MealPlanPaths.entries,
                "{\"date\": \"2026-11-21\", \"slot\": \"snacks\", \"note\": \" an apple \"}"
            )
            let window = try await client.window(19, 22)
            #expect(
                window.lines == [
                    "11-20 dinner: Recipe 1, Recipe 2", "11-21 breakfast: Recipe 3", "11-21 snacks: an apple",
                ]
            )
            #expect(window.days.map(\.hasEntries) == [false, true, true, false])
            #expect(window.entries.map(\.position) == [0, 1, 0, 0])
            #expect(try await kitchen.client().window(19, 22).lines.isEmpty)
        }
    }

    @Test func `one date is enough to ask for fifteen days`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let from: PlanWindowBody = try await client.get("\(MealPlanPaths.window)?from=2026-11-01").decode()
            #expect(from.to == .november(15))
            let to: PlanWindowBody = try await client.get("\(MealPlanPaths.window)?to=2026-11-15").decode()
            #expect(to.from == .november(1))
            let most = await client.get("\(MealPlanPaths.window)?from=2026-01-01&to=2026-04-10")
            #expect(most.status == 200)
        }
    }

    @Test func `an unchanged window is not sent again`() async throws {
        try await PlanKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            try await client.plan(1, on: 20)
            let tag = try #require(await client.get(MealPlanPaths.window).headers["ETag"])
            #expect(await client.get(MealPlanPaths.window, headers: ["If-None-Match": tag]).status == 304)
            try await client.plan(2, on: 20)
            #expect(await client.get(MealPlanPaths.window, headers: ["If-None-Match": tag]).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `sixty entries come back from one round trip`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            for number in 0..<60 {
                try await client.plan(number + 1, on: 14 + number / 4, MealSlot.allCases[number % 4].rawValue)
            }
            let window: PlanWindowBody = try await client.get(
                "\(MealPlanPaths.window)?from=2026-11-14&to=2026-11-28"
            ).decode()
            #expect(window.entries.count == 60)
            #expect(window.entries.map(\.recipeID) == (1...60).map { RecipeID.test($0) })
        }
    }
}
