import Database
import Events
import Foundation
import TestSupport
import Testing
import Values

@testable import Events

@Suite struct ErasureTests {
    /// Parents and children, rows that refer to one another, and names that need their quotes.
    private static let migrations =
        Outbox.migrations + [
            HouseholdErasure.migration,
            Migration(
                "0001_things",
                [
                    """
                    CREATE TABLE thing (
                        household_id {uuid} NOT NULL, id {int} NOT NULL, after {int}, PRIMARY KEY (household_id, id),
                        FOREIGN KEY (household_id, after) REFERENCES thing (household_id, id)) {strict}
                    """,
                    """
                    CREATE TABLE "order" (
                        household_id {uuid} NOT NULL, id {int} NOT NULL, thing {int} NOT NULL,
                        PRIMARY KEY (household_id, id),
                        FOREIGN KEY (household_id, thing) REFERENCES thing (household_id, id)) {strict}
                    """,
                    "CREATE TABLE unit (id {int} NOT NULL PRIMARY KEY) {strict}",
                ],
                rowSecurity: ["unit": .service]
            ),
        ]

    private static func fill(_ db: any SQLDatabase, _ household: HouseholdID, rows: Int) async throws {
        let numbers = Array(0..<rows)
        _ = try await db.atomically([
            """
            INSERT INTO thing (household_id, id, after)
            \(rows: SQLRows([.uuid, .integer, .integer], of: numbers) { [household, $0, $0 == 0 ? nil : $0 - 1] as [any SQLBindable] })
            """,
            """
            INSERT INTO "order" (household_id, id, thing)
            \(rows: SQLRows([.uuid, .integer, .integer], of: numbers) { [household, $0, $0] })
            """,
        ])
    }

    private static func count(_ db: any SQLDatabase, _ household: HouseholdID) async throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in try await ErasureTables.read(from: db) {
            let rows = try await db.query(
                "SELECT count(*) FROM \(unescaped: "\"\(table.name)\"") WHERE household_id = \(household)"
            )
            counts[table.name] = try rows[0].int(0)
        }
        return counts
    }

    @Test(arguments: Engine.allCases)
    func `a household goes from every table, in portions, and no other loses a row`(_ engine: Engine) async throws {
        try await withDatabase(engine, migrations: Self.migrations) { db in
            let gone = newHousehold()
            let stays = newHousehold()
            let now = Instant.now
            for household in [gone, stays] {
                try await Self.fill(db, household, rows: 1203)
                try await db.write([draft(1, to: ["far"]), draft(2)], household)
            }
            let before = try await Self.count(db, stays)
            for _ in 0..<2 {
                _ = try await db.atomically(HouseholdErasure.request(gone, at: now, closingStreams: true))
            }
            let erasure = HouseholdErasure(db)
            #expect(try await erasure.run(at: now) == 0, "streams are told first")
            #expect(try await erasure.run(at: now + .seconds(11)) > 2406)
            #expect(try await Self.count(db, gone).values.allSatisfy { $0 == 0 })
            #expect(try await Self.count(db, stays) == before)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what arrives late goes too, and after four days the household is forgotten`(_ engine: Engine) async throws {
        try await withDatabase(engine, migrations: Self.migrations) { db in
            let gone = newHousehold()
            let now = Instant.now
            let erasure = HouseholdErasure(db)
            _ = try await db.atomically(HouseholdErasure.request(gone, at: now, closingStreams: false))
            try await erasure.run(at: now + .seconds(11))
            try await Self.fill(db, gone, rows: 3)
            #expect(try await erasure.run(at: now + .seconds(3700)) == 6)
            try await erasure.run(at: now + .seconds(5 * 86_400))
            #expect(try await db.across(.sweep).query("SELECT 1 FROM household_erasure").isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the event that tells others stays until they have heard it`(_ engine: Engine) async throws {
        try await withDatabase(engine, migrations: Self.migrations) { db in
            let gone = newHousehold()
            let now = Instant.now
            let event = HouseholdErasure.announcement(gone, to: ["near", "far"])
            _ = try await db.atomically(
                HouseholdErasure.request(gone, at: now, closingStreams: false)
                    + Outbox.statements([draft(1, to: ["far"]), event], household: gone, at: now)
            )
            let erasure = HouseholdErasure(db)
            try await erasure.run(at: now + .seconds(11))
            #expect(
                try await db.query("SELECT kind FROM outbox WHERE household_id = \(gone)").values(as: String.self)
                    == [HouseholdErasure.kind]
            )
            #expect(try await db.deliveries() == 2)
            try await db.execute("DELETE FROM outbox_delivery WHERE household_id = \(gone)")
            try await erasure.run(at: now + .seconds(3700))
            #expect(try await Self.count(db, gone).values.allSatisfy { $0 == 0 })
        }
    }

    @Test func `tables that refer to others go first, and circles as a whole`() {
        let tables = ["parent", "child", "grandchild", "left", "right", "loop"]
            .map { ErasureTables.Table(name: $0, column: "household_id") }
        let order = ErasureTables.ordered(
            tables,
            references: [
                ("child", "parent"), ("grandchild", "child"), ("left", "right"), ("right", "left"), ("loop", "loop"),
            ]
            .flatMap { from, to in
                ["household_id", "other"].map { ErasureTables.Reference(from: from, column: $0, to: to) }
            }
        )
        #expect(order.filter(\.isInPortions).map(\.name) == ["grandchild", "child", "loop", "parent", "right"])
        #expect(order.filter { !$0.isInPortions }.map(\.name) == ["left"])
        #expect(order.filter { !$0.ownReferences.isEmpty }.map(\.ownReferences) == [["other"]])
    }
}
