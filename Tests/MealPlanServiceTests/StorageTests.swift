import Database
import FoundationEssentials
import HTTP
import MealPlanAPI
import TestSupport
import Testing
import Values

@testable import MealPlanService

/// How much a household can plan, and how much of it one answer gives.
@Suite struct StorageTests {
    /// Plans notes straight into the table, thirty for each meal of November's first days and those that follow.
    private func fill(_ kitchen: PlanKitchen, _ household: HouseholdID, _ count: Int) async throws {
        try await kitchen.db.of(household).insert(
            into: "plan_entry (household_id, id, version, date, slot, position, note, created_at, updated_at)",
            [.uuid, .uuid, .integer, .date, .integer, .integer, .text, .instant, .instant],
            of: 0..<count
        ) { number in
            [
                household, UUID.numbered(number), 1, CalendarDate.november(1).adding(days: number / 120),
                number / 30 % 4, number % 30, "note", Instant.test, Instant.test,
            ]
        }
    }

    @Test(arguments: Engine.allCases)
    func `a full plan takes no more, and clearing days makes room`(engine: Engine) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await fill(kitchen, client.household, PlanBook.capacity - 1)
            let far = CalendarDate.november(1).adding(days: 400)
            let note = #"{"date": "\#(far)", "slot": "lunch", "note": "One more"}"#
            #expect(await client.post(MealPlanPaths.entries, note).status == 201)
            let refused = await client.post(MealPlanPaths.entries, note)
            #expect(refused.status == 403 && refused.code == "storage_full", "\(refused)")
            let old = "00000000-0000-7000-9000-000000000005"
            #expect(await client.send(.patch, "\(MealPlanPaths.entries)/\(old)", #"{"note":"Changed"}"#).status == 200)
            #expect(await client.send(.delete, "\(MealPlanPaths.entries)/\(old)").status == 200)
            #expect(await client.post(MealPlanPaths.entries, note).status == 201)
            #expect(await kitchen.client().post(MealPlanPaths.entries, note).status == 201, "others have their own")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a window with more than one answer has room for is refused, and fifteen full days are not`(
        engine: Engine
    ) async throws {
        try await PlanKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await fill(kitchen, client.household, 20 * 120)
            #expect(try await client.window(1, 15).days.count == 15)
            let path = "\(MealPlanPaths.window)?from=\(CalendarDate.november(1))&to=\(CalendarDate.november(20))"
            let refused = await client.get(path)
            #expect(refused.status == 422 && refused.text.contains("fewer days"), "\(refused.status)")
        }
    }
}
