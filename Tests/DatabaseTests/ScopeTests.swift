import Foundation
import TestSupport
import Testing
import Values

@testable import Database

/// Tables as services have them: of households, of users, with a secret, of the service itself.
private let securedMigrations = [
    Migration(
        "0001_shelves",
        [
            "CREATE TABLE shelf (household_id {uuid} NOT NULL, title TEXT NOT NULL, PRIMARY KEY (household_id, title))",
            "CREATE TABLE person (user_id {uuid} NOT NULL PRIMARY KEY, name TEXT NOT NULL)",
            "CREATE TABLE link (household_id {uuid} NOT NULL, token_hash {blob} NOT NULL)",
            "CREATE TABLE key (seed TEXT NOT NULL)",
        ],
        rowSecurity: ["link": .household().orSecret("token_hash"), "key": .service]
    )
]

@Suite struct ScopeTests {
    private func put(_ title: String, _ household: HouseholdID) -> SQL {
        "INSERT INTO shelf (household_id, title) VALUES (\(household), \(title))"
    }

    private func titles(_ db: any SQLDatabase, _ sql: SQL) async throws -> [String] {
        try await db.query(sql).values(as: String.self).sorted()
    }

    @Test func `a query without a household finds nothing and changes nothing`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let household = HouseholdID(UUID())
            try await db.execute(put("a", household))
            #expect(try await titles(db, "SELECT title FROM shelf").isEmpty)
            #expect(try await db.execute("UPDATE shelf SET title = 'b'") == 0)
            #expect(try await db.execute("DELETE FROM shelf") == 0)
            let plain = household.uuid
            #expect(
                await code { try await db.execute("INSERT INTO shelf VALUES (\(plain), 'c')") } == .other,
                "not without a household either, although the row names one"
            )
            #expect(try await titles(db, "SELECT title FROM shelf WHERE household_id = \(plain)").isEmpty)
            #expect(try await titles(db, "SELECT title FROM shelf WHERE household_id = \(household)") == ["a"])
        }
    }

    @Test func `a query that forgets the condition sees one household only`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let (ours, theirs) = (HouseholdID(UUID()), HouseholdID(UUID()))
            _ = try await db.atomically([put("ours", ours)])
            _ = try await db.atomically([put("theirs", theirs)])
            #expect(try await titles(db, "SELECT title FROM shelf WHERE \(ours) IS NOT NULL") == ["ours"])
            #expect(try await db.execute("UPDATE shelf SET title = title || '!' WHERE \(ours) IS NOT NULL") == 1)
            #expect(
                await code {
                    try await db.execute("UPDATE shelf SET household_id = \(theirs.uuid) WHERE \(ours) IS NOT NULL")
                }
                    == .other,
                "a row cannot be given away"
            )
            #expect(try await titles(db, "SELECT title FROM shelf WHERE household_id = \(theirs)") == ["theirs"])
        }
    }

    @Test func `the scope ends with its statements, also where they fail`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let household = HouseholdID(UUID())
            _ = try await db.atomically([put("a", household), "SELECT 1 FROM shelf"])
            let setting: SQL = "SELECT coalesce(nullif(current_setting('larder.household', true), ''), 'nobody')"
            for _ in 0..<20 {
                #expect(try await titles(db, "SELECT title FROM shelf WHERE household_id = \(household)") == ["a"])
                #expect(try await db.atomically([setting])[0][0].string(0) == "nobody")
                #expect(try await titles(db, setting) == ["nobody"])
                // The second statement fails, the third is not run.
                #expect(
                    await code { _ = try await db.atomically([put("b", household), put("a", household), "SELECT 1"]) }
                        == .uniqueViolation("shelf_pkey")
                )
                #expect(try await db.atomically([setting])[0][0].string(0) == "nobody")
                await #expect(throws: CancellationError.self) {
                    try await db.transaction { tx in
                        try await tx.execute(put("c", household))
                        throw CancellationError()
                    }
                }
                #expect(try await titles(db, "SELECT title FROM shelf").isEmpty)
            }
            #expect(try await titles(db, "SELECT title FROM shelf WHERE household_id = \(household)") == ["a"])
        }
    }

    @Test func `requests of many households on one connection never see each other's rows`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let households = (0..<40).map { _ in HouseholdID(UUID()) }
            for household in households { try await db.execute(put(household.description, household)) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for round in 0..<800 {
                    let household = households[round % households.count]
                    group.addTask {
                        switch round % 4 {
                        case 0: _ = try? await db.query("SELECT nonsense FROM shelf WHERE household_id = \(household)")
                        case 1:
                            #expect(try await db.query("SELECT title FROM shelf").isEmpty)
                        default:
                            let rows = try await db.query("SELECT title FROM shelf WHERE \(household) IS NOT NULL")
                            #expect(try rows.values(as: String.self) == [household.description])
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
    }

    @Test func `a transaction keeps its household until another is named`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let (first, second) = (HouseholdID(UUID()), HouseholdID(UUID()))
            try await db.transaction { tx in
                try await tx.execute(put("first", first))
                #expect(try await tx.query("SELECT title FROM shelf").values(as: String.self) == ["first"])
                try await tx.execute(put("second", second))
                #expect(try await tx.query("SELECT title FROM shelf").values(as: String.self) == ["second"])
                let all: SQL = "SELECT title FROM shelf ORDER BY title"
                #expect(try await tx.across(.sweep).query(all).values(as: String.self) == ["first", "second"])
                #expect(
                    try await tx.query("SELECT title FROM shelf").values(as: String.self) == ["second"],
                    "a reason is one statement's only"
                )
            }
            // In a batch, what only a later statement names holds from the beginning.
            let rows = try await db.atomically(["SELECT title FROM shelf", put("third", first)])
            #expect(try rows[0].values(as: String.self) == ["first"])
        }
    }

    @Test func `users, secrets and reasons for cross-tenant access open what is theirs`() async throws {
        try await withDatabase(.postgres, migrations: securedMigrations) { db in
            let (ada, bob) = (UserID(UUID()), UserID(UUID()))
            for user in [ada, bob] {
                try await db.execute("INSERT INTO person (user_id, name) VALUES (\(user), \(user.description))")
            }
            #expect(try await titles(db, "SELECT name FROM person WHERE \(ada) IS NOT NULL") == [ada.description])
            #expect(try await titles(db, "SELECT name FROM person").isEmpty)

            let hash: [UInt8] = [1, 2, 255]
            let household = HouseholdID(UUID())
            for hash in [hash, [9]] {
                try await db.execute("INSERT INTO link (household_id, token_hash) VALUES (\(household), \(hash))")
            }
            #expect(try await db.query("SELECT 1 FROM link").isEmpty)
            #expect(try await db.showing(secretHash: hash).query("SELECT 1 FROM link").count == 1)

            try await db.execute("INSERT INTO key (seed) VALUES ('s')")
            #expect(try await titles(db, "SELECT seed FROM key") == ["s"])
            #expect(try await db.across(.relay).query("SELECT 1 FROM person").isEmpty)
            #expect(try await db.across(.jobs).query("SELECT 1 FROM person").count == 2)
            #expect(
                await code { try await db.execute("INSERT INTO schema_migrations VALUES (9, 'x', 0)") } == .other,
                "a service does not write its history"
            )
        }
    }

    @Test func `one setting goes with a request of one household, and none with the next of the same`() {
        let household = HouseholdID(UUID())
        var scope = Scope.none
        let one: SQL = "SELECT \(household)"
        let first = scoped([one.rendered(for: .postgres), SQL("SELECT 1").rendered(for: .postgres)], &scope, .postgres)
        #expect(first.map(\.isSilent) == [true, false, false])
        #expect(first[0].values == [.text(household.description)])
        #expect(scoped([one.rendered(for: .postgres)], &scope, .postgres).map(\.isSilent) == [false])
        let other: SQL = "SELECT \(HouseholdID(UUID()))"
        #expect(scoped([other.rendered(for: .postgres)], &scope, .postgres).map(\.isSilent) == [true, false])
        var fresh = Scope.none
        #expect(scoped([SQL("SELECT 1").rendered(for: .postgres)], &fresh, .postgres).map(\.isSilent) == [false])
    }

    @Test func `a household in rows and in parts counts, a list of them does not`() {
        let household = HouseholdID(UUID())
        let rows: SQL = "INSERT INTO t \(rows: SQLRows([.integer, .uuid], of: [1]) { [$0, household] })"
        #expect(rows.rendered(for: .postgres).scope.household == household.uuid)
        let values: SQL = "INSERT INTO t \(values: SQLRows([.integer, .uuid], of: [1]) { [$0, household] })"
        #expect(values.rendered(for: .postgres).scope.household == household.uuid)
        let part: SQL = "household_id = \(household)"
        #expect(("SELECT 1 WHERE \(part)" as SQL).rendered(for: .postgres).scope.household == household.uuid)
        #expect(("SELECT 1 WHERE x IN \(list: [household])" as SQL).rendered(for: .postgres).scope == .none)
        #expect(("SELECT \(Optional<HouseholdID>.none)" as SQL).rendered(for: .postgres).scope == .none)
    }
}
