import Database
import Foundation
import GroceryAPI
import Runtime
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct ReadPlanTests {
    @Test func `SQLite reads a list's items in their order, and does not sort them`() async throws {
        try await withDatabase(.sqlite, migrations: GroceryService.schemaHistory) { db in
            let items = ItemSQL.visible(on: GroceryListID(UUID()), HouseholdID(UUID()), now: .now)
            let plan = try await db.query("EXPLAIN QUERY PLAN " + items).values(3, as: String.self)
            #expect(plan.count == 1 && plan[0].contains("grocery_item_order"), "\(plan)")
        }
    }
}
