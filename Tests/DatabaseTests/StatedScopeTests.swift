import Foundation
import TestSupport
import Testing
import Values

@testable import Database

private let shelves = [
    Migration(
        "0001_shelves",
        [
            "CREATE TABLE shelf (household_id {uuid} NOT NULL, title TEXT NOT NULL, PRIMARY KEY (household_id, title))",
            "CREATE TABLE link (household_id {uuid} NOT NULL, token_hash {blob} NOT NULL)",
            "CREATE TABLE key (seed TEXT NOT NULL)",
        ],
        rowSecurity: ["link": .household().orSecret("token_hash"), "key": .service]
    )
]

/// What `db.of(household)` and its relatives let through.
@Suite struct StatedScopeTests {
    private func put(_ title: String, _ household: HouseholdID) -> SQL {
        "INSERT INTO shelf (household_id, title) VALUES (\(household), \(title))"
    }

    /// Statements that bind a household in each way there is.
    private func binding(_ household: HouseholdID) -> [SQL] {
        let rows = SQLRows([.uuid, .text], of: ["x", "y"]) { [household, $0] }
        return [
            put("x", household),
            "SELECT title FROM shelf WHERE household_id IN \(list: [household])",
            "INSERT INTO shelf (household_id, title) \(values: rows)",
            "WITH given(id, t) AS (\(rows: rows)) SELECT title FROM shelf JOIN given ON household_id = id",
            .either(
                postgres: "SELECT title FROM shelf WHERE household_id = \(household)",
                sqlite: "SELECT title FROM shelf WHERE household_id = \(household)"
            ),
            "SELECT title FROM shelf" + " WHERE household_id = \(household)",
        ]
    }

    @Test(arguments: Engine.allCases)
    func `a statement that binds another household than its scope is not run`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: shelves) { db in
            let (ours, theirs) = (HouseholdID(UUID()), HouseholdID(UUID()))
            for scope in [db.of(ours), db.of(UserID(UUID())), db.of(UserID(UUID()), in: ours), db.ofService] {
                for statement in binding(theirs) {
                    #expect(await code { _ = try await scope.query(statement) } == .outOfScope)
                    #expect(await code { _ = try await scope.atomically(["SELECT 1", statement]) } == .outOfScope)
                    #expect(await code { _ = try await scope.read([statement]) } == .outOfScope)
                    #expect(
                        await code { try await scope.transaction { tx in _ = try await tx.query(statement) } }
                            == .outOfScope
                    )
                }
            }
            let mixed: SQL = "SELECT 1 WHERE \(ours) <> \(theirs)"
            #expect(await code { _ = try await db.of(ours).query(mixed) } == .outOfScope)
            #expect(try await db.across(.sweep).query("SELECT 1 FROM shelf").isEmpty)
            for statement in binding(ours) {
                _ = try await db.of(ours).query(statement)
                _ = try await db.of(ours).execute("DELETE FROM shelf WHERE household_id = \(ours)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a transaction's statements have its scope, and another where they say so`(engine: Engine) async throws {
        try await withDatabase(engine, migrations: shelves) { db in
            let (ours, theirs) = (HouseholdID(UUID()), HouseholdID(UUID()))
            try await db.of(ours).transaction { tx in
                try await tx.execute(put("ours", ours))
                try await tx.of(theirs).execute(put("theirs", theirs))
                #expect(try await tx.across(.sweep).query("SELECT 1 FROM shelf").count == 2)
                #expect(try await tx.query("SELECT 1 FROM shelf WHERE household_id = \(ours)").count == 1)
            }
            let all: SQL = "SELECT title FROM shelf WHERE household_id IN \(list: [ours, theirs]) ORDER BY title"
            #expect(try await db.across(.sweep).query(all).values(as: String.self) == ["ours", "theirs"])
        }
    }

    @Test func `what is not bound is not seen either, where rows have policies`() async throws {
        try await withDatabase(.postgres, migrations: shelves) { db in
            let (ours, theirs) = (HouseholdID(UUID()), HouseholdID(UUID()))
            try await db.of(ours).execute(put("ours", ours))
            try await db.of(theirs).execute(put("theirs", theirs))
            let all: SQL = "SELECT title FROM shelf"
            #expect(try await db.of(ours).query(all).values(as: String.self) == ["ours"])
            let other = db.of(UserID(UUID()), in: theirs)
            #expect(try await other.query(all).values(as: String.self) == ["theirs"])
            #expect(try await db.ofService.query(all).isEmpty)
            #expect(try await db.across(.sweep).query(all).count == 2)

            let hash: [UInt8] = [1, 2, 255]
            try await db.of(ours).execute("INSERT INTO link (household_id, token_hash) VALUES (\(ours), \(hash))")
            #expect(try await db.showing(secretHash: hash).query("SELECT 1 FROM link").count == 1)
            #expect(try await db.showing(secretHash: [UInt8](hash.reversed())).query("SELECT 1 FROM link").isEmpty)
            try await db.ofService.execute("INSERT INTO key (seed) VALUES ('s')")
            #expect(try await db.ofService.query("SELECT 1 FROM key").count == 1)
        }
    }
}
