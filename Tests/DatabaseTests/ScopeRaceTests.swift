import Database
import Foundation
import TestSupport
import Testing
import Values

/// Shared connections carry one household's statements after another's, pipelined: what one of them was told must never
/// hold for the next, however the one before ended.
@Suite struct ScopeRaceTests {
    private static let migrations = [
        Migration(
            "0001_shelves",
            [
                "CREATE TABLE shelf (household_id {uuid} NOT NULL, title TEXT NOT NULL, PRIMARY KEY (household_id, title))"
            ]
        )
    ]

    private let households = (0..<24).map { _ in HouseholdID(UUID()) }

    /// Forgets the condition on purpose: row security alone decides what is seen.
    private func forgetful(_ household: HouseholdID) -> SQL { "SELECT title FROM shelf WHERE \(household) IS NOT NULL" }

    private static let setting: SQL = """
        SELECT coalesce(current_setting('larder.household', true), '')
            || coalesce(current_setting('larder.errand', true), '')
        """

    @Test func `the pool never carries a household's scope to the next statement`() async throws {
        try await withDatabase(.postgres, migrations: Self.migrations) { db in
            for household in households {
                try await db.execute("INSERT INTO shelf VALUES (\(household), \(household.description))")
            }
            let order = (0..<2400).map { _ in (kind: Int.random(in: 0..<10), place: Int.random(in: 0..<24)) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (number, step) in order.enumerated() {
                    if number >= 64 { try await group.next() }
                    group.addTask { try await take(step.kind, households[step.place], db) }
                }
                try await group.waitForAll()
            }
            for household in households {
                let rows = try await db.query("SELECT title FROM shelf WHERE household_id = \(household)")
                #expect(try rows.values(as: String.self) == [household.description], "nothing was changed by any of it")
            }
        }
    }

    /// One statement of many at once, and what it must have seen.
    private func take(_ kind: Int, _ household: HouseholdID, _ db: any SQLDatabase) async throws {
        let own = [household.description]
        switch kind {
        case 0:
            // Fails on the connections for reading, after its household was told.
            _ = try? await db.query(
                "SELECT 1 / (length(title) - length(title)) FROM shelf WHERE \(household) IS NOT NULL"
            )
        case 1:
            // Fails on those for writing, with its first statement done.
            let twice: SQL = "INSERT INTO shelf VALUES (\(household), 'twice')"
            _ = try? await db.atomically([twice, twice, forgetful(household)])
        case 2:
            _ = try? await db.transaction { tx in
                try await tx.execute("UPDATE shelf SET title = 'changed' WHERE \(household) IS NOT NULL")
                throw CancellationError()
            }
        case 3:
            // Nobody waits for the answer any more.
            let task = Task { try await db.query(forgetful(household)).values(as: String.self) }
            task.cancel()
            if let seen = try? await task.value { #expect(seen == own) }
        case 4:
            #expect(try await db.across(.sweep).query("SELECT title FROM shelf").count == households.count)
        case 5:
            #expect(try await db.query("SELECT title FROM shelf").isEmpty)
            #expect(try await db.execute("UPDATE shelf SET title = 'nobody''s'") == 0)
        case 6:
            #expect(try await db.query(Self.setting)[0].string(0) == "")
            #expect(try await db.atomically([Self.setting])[0][0].string(0) == "")
        case 7:
            let other = households.filter { $0 != household }.randomElement() ?? household
            try await db.transaction { tx async throws in
                #expect(try await tx.query(Self.setting)[0].string(0) == "")
                #expect(try await tx.query(forgetful(household)).values(as: String.self) == own)
                #expect(try await tx.query(forgetful(other)).values(as: String.self) == [other.description])
            }
        default:
            #expect(try await db.query(forgetful(household)).values(as: String.self) == own)
            #expect(try await db.atomically([forgetful(household)])[0].values(as: String.self) == own)
        }
    }
}
