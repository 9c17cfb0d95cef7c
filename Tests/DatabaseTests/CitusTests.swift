import Foundation
import TestSupport
import Testing
import Values

@testable import Database

/// What is said differently to Citus; `make scale-test` says it to a cluster.
@Suite struct CitusTests {
    private let household = HouseholdID(UUID())

    @Test func `rows are inserted as values, unless they are too many for parameters`() {
        let rows = SQLRows([.integer, .text], of: 1...2) { [$0, "row \($0)"] }
        let insert: SQL = "INSERT INTO t (a, b) \(values: rows)"
        #expect(insert.rendered(for: .citus).text == "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4)")
        #expect(insert.rendered(for: .citus).values.count == 4)
        #expect(insert.rendered(for: .postgres).text.contains("unnest($1, $2)"))
        let many = SQLRows([.integer, .text], of: 1...32_768) { [$0, ""] }
        #expect(("INSERT INTO t (a, b) \(values: many)" as SQL).rendered(for: .citus).text.contains("unnest($1, $2)"))
        let most = SQLRows([.integer], of: 1...65_535) { [$0] }
        #expect(("INSERT INTO t (a) \(values: most)" as SQL).rendered(for: .citus).values.count == 65_535)
    }

    @Test func `what precedes a statement is run on Citus only, and its rows are ignored`() {
        let statement = SQL.either(postgres: "WITH a", citus: "b", sqlite: "c").preceded(onCitusBy: ["before"])
            .announcing(.events(household))
        #expect(SQL.rendered([statement, "d"], for: .citus).map(\.text) == ["before", "b", "d"])
        #expect(SQL.rendered([statement, "d"], for: .citus).map(\.isSilent) == [true, false, false])
        #expect(SQL.rendered([statement, "d"], for: .postgres).map(\.text) == ["WITH a", "d"])
        #expect(SQL.rendered([statement], for: .sqlite).map(\.text) == ["c"])
        #expect(SQL.rendered([statement], for: .citus).last?.announced == .events(household))
    }

    @Test func `the scope is set where the coordinator passes it on, and quoted`() {
        var scope = Scope.none
        var secret: SQL = "SELECT 1"
        secret.scope = Scope(household: household.uuid, secret: "it's")
        let statements = scoped(
            [secret, "SELECT 2 WHERE h = \(household)", "SELECT 3"].map { $0.rendered(for: .citus) },
            &scope,
            .citus
        )
        #expect(
            statements.map(\.text) == [
                "SET LOCAL larder.\"household\" = '\(household)'", "SET LOCAL larder.\"secret\" = 'it''s'", "SELECT 1",
                "SET LOCAL larder.\"secret\" = ''", "SELECT 2 WHERE h = $1", "SELECT 3",
            ]
        )
        #expect(statements.map(\.isSilent) == [true, true, false, true, false, false])
    }

    @Test func `policies have no sub-selects there`() throws {
        let rule = RowSecurityRule.household().orSecret("token")
        let columns = ["household_id": "uuid", "token": "text"]
        let there = try #require(rule.condition(for: columns, .citus))
        let elsewhere = try #require(rule.condition(for: columns, .postgres))
        #expect(!there.contains("SELECT") && elsewhere.contains("SELECT"))
        #expect(elsewhere.replacing("(SELECT ", with: "(") == there)
    }

    @Test func `tables are distributed after those that they refer to, and some stay where they are`() async throws {
        let staying = Migration("0001_a", [], onOneServer: .tables(["b"]))
        let none = Migration("0002_b", [], onOneServer: .schema)
        let migrations = [
            Migration(
                "0000",
                [
                    "CREATE TABLE a (household_id {uuid} NOT NULL, id {uuid} NOT NULL, PRIMARY KEY (household_id, id))",
                    "CREATE TABLE b (household_id {uuid} NOT NULL PRIMARY KEY)",
                    "CREATE TABLE z (household_id {uuid} NOT NULL PRIMARY KEY)",
                    """
                    CREATE TABLE c (household_id {uuid} NOT NULL, id {uuid} NOT NULL, PRIMARY KEY (household_id, id),
                        FOREIGN KEY (household_id, id) REFERENCES a (household_id, id))
                    """,
                    "CREATE TABLE d (n {int} NOT NULL)",
                ].map { SQL.unescaped($0) },
                rowSecurity: ["d": .service]
            )
        ]
        try await withDatabase(.postgres, migrations: migrations, hasRowSecurity: false) { db in
            let schema = try await db.query("SELECT current_schema()::text")[0].string(0)
            try await db.transaction { tx in
                // No server but a cluster's has this table.
                try await tx.execute("CREATE TEMPORARY TABLE pg_dist_partition (logicalrelid oid)")
                try await tx.execute("INSERT INTO pg_dist_partition SELECT 'z'::regclass::oid")
                #expect(
                    try await Distribution(migrations, schema: schema).tables(areDistributed: false, tx) == [
                        "a", "b", "c",
                    ]
                )
                #expect(try await Distribution(migrations, schema: schema).tables(areDistributed: true, tx) == ["z"])
                #expect(
                    try await Distribution(migrations + [staying], schema: schema).tables(areDistributed: false, tx)
                        == ["a", "c"]
                )
                #expect(
                    try await Distribution(migrations + [staying, none], schema: schema).tables(
                        areDistributed: false,
                        tx
                    ) == []
                )
            }
        }
    }
}
