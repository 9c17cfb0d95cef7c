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

    @Test func `a list is read in two statements, and whether there is more to say is found by key`() async throws {
        try await withDatabase(.sqlite, migrations: GroceryService.schemaHistory) { db in
            let (list, household) = (GroceryListID(UUID()), HouseholdID(UUID()))
            let reads = [ListSQL.document(list, household, now: .now), ListSQL.whole(list, household, now: .now)]
            #expect(reads.map(\.count) == [2, 2])
            for read in reads {
                let plan = try await db.query("EXPLAIN QUERY PLAN " + read[0]).values(3, as: String.self)
                #expect(plan.contains { $0.contains("aisle_book") || $0.contains("SEARCH b ") }, "\(plan)")
                #expect(plan.allSatisfy { !$0.hasPrefix("SCAN") }, "\(plan)")
            }
        }
    }
}
