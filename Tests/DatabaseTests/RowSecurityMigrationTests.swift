import Foundation
import TestSupport
import Testing
import Values

@testable import Database

@Suite struct RowSecurityMigrationTests {
    private static let first = Migration(
        "0001_a",
        [
            "CREATE TABLE a (household_id {uuid} NOT NULL, n {int} NOT NULL)",
            "CREATE TABLE b (household_id {uuid} NOT NULL, n {int} NOT NULL)",
        ]
    )
    /// As a later version would: rewrites the rows of every household.
    private static let second = Migration(
        "0002_rewrite",
        ["UPDATE a SET n = n + 1", "CREATE TABLE c (user_id {uuid})"]
    )

    @Test func `a database of the version before gets row security, and keeps its rows`() async throws {
        try await withOwner { owner, _, schema in
            let households = (0..<3).map { _ in HouseholdID(UUID()) }
            try await Migrations.apply([Self.first], to: owner, schema: schema, hasRowSecurity: false)
            for (n, household) in households.enumerated() {
                try await owner.execute("INSERT INTO a (household_id, n) VALUES (\(household), \(n))")
            }
            for migrations in [[Self.first], [Self.first, Self.second], [Self.first, Self.second]] {
                try await Migrations.apply(migrations, to: owner, schema: schema)
                let bump = migrations.count - 1
                try await asService(schema) { db in
                    for (n, household) in households.enumerated() {
                        let rows = try await db.query("SELECT n FROM a WHERE household_id = \(household)")
                        #expect(try rows.values(as: Int.self) == [n + bump])
                    }
                    #expect(try await db.query("SELECT n FROM a").isEmpty)
                }
            }
        }
    }

    @Test func `an owner who is no superuser is bound by row security as well, but migrates all rows`() async throws {
        let owner = uniqueName("owner")
        try await withOwner { superuser, url, schema in
            try await superuser.execute("CREATE ROLE \(unescaped: owner) LOGIN CREATEROLE")
            try await superuser.execute("CREATE SCHEMA \(unescaped: schema) AUTHORIZATION \(unescaped: owner)")
            let settings = PostgresSettings(url: Secret(self.url(url, as: owner)), schema: schema)
            let db = try PostgresDatabase(settings, loop: TestLoop.shared)
            try await db.waitUntilReady()
            try await Migrations.apply([Self.first], to: db, schema: schema)
            let households = (0..<2).map { _ in HouseholdID(UUID()) }
            for household in households {
                try await db.execute("INSERT INTO a (household_id, n) VALUES (\(household), 1)")
            }
            #expect(try await db.query("SELECT n FROM a").isEmpty, "forced: it holds for the owner, too")
            try await Migrations.apply([Self.first, Self.second], to: db, schema: schema)
            for household in households {
                #expect(try await db.query("SELECT n FROM a WHERE household_id = \(household)")[0].int(0) == 2)
            }
            // The simple way to connect: as the owner, who takes on the service's role.
            var role = settings
            role.role = RowSecurity.role(of: schema)
            let service = try PostgresDatabase(role, loop: TestLoop.shared)
            try await service.waitUntilReady()
            #expect(try await service.query("SELECT n FROM a WHERE household_id = \(households[0])").count == 1)
            await service.close()
            await db.close()
        } cleanUp: { superuser in
            try await superuser.execute("DROP OWNED BY \(unescaped: owner) CASCADE")
            try await superuser.execute("DROP ROLE IF EXISTS \(unescaped: owner)")
        }
    }

    @Test func `an owner who may not make roles is told what an administrator has to do`() async throws {
        let owner = uniqueName("poor")
        try await withOwner { superuser, url, schema in
            try await superuser.execute("CREATE ROLE \(unescaped: owner) LOGIN")
            try await superuser.execute("CREATE SCHEMA \(unescaped: schema) AUTHORIZATION \(unescaped: owner)")
            let settings = PostgresSettings(url: Secret(self.url(url, as: owner)), schema: schema)
            let db = try PostgresDatabase(settings, loop: TestLoop.shared)
            try await db.waitUntilReady()
            let error = await #expect(throws: RowSecurityError.self) {
                try await Migrations.apply([Self.first], to: db, schema: schema)
            }
            #expect(error?.description.contains("CREATE ROLE \(RowSecurity.role(of: schema))") == true)
            await db.close()
        } cleanUp: { superuser in
            try await superuser.execute("DROP OWNED BY \(unescaped: owner) CASCADE")
            try await superuser.execute("DROP ROLE IF EXISTS \(unescaped: owner)")
        }
    }

    @Test(arguments: [
        ("CREATE TABLE d (n {int})", "declare its row-level security"),
        ("CREATE VIEW v AS SELECT * FROM a", "the view v"),
        (
            "CREATE FUNCTION f() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS 'SELECT count(*) FROM a'",
            "the function f"
        ),
    ])
    func `what would bypass row security fails its migration, and nothing of it stays`(
        statement: String,
        words: String
    ) async throws {
        try await withOwner { owner, _, schema in
            try await Migrations.apply([Self.first], to: owner, schema: schema)
            let hole = Migration("0002_hole", [.unescaped(statement)])
            let error = await #expect(throws: RowSecurityError.self) {
                try await Migrations.apply([Self.first, hole], to: owner, schema: schema)
            }
            #expect(error?.description.contains(words) == true)
            #expect(try await owner.query("SELECT name FROM schema_migrations").values(as: String.self) == ["0001_a"])
        }
    }

    @Test func `what somebody took away is put back at the next start, and what is right is left alone`() async throws {
        try await withOwner { owner, _, schema in
            try await Migrations.apply([Self.first], to: owner, schema: schema)
            let state: SQL = """
                SELECT string_agg(c.relname || c.relrowsecurity || c.relforcerowsecurity || p.polname || p.oid
                    || coalesce(c.relacl::text, ''), ' ' ORDER BY c.relname, p.polname)
                FROM pg_class c LEFT JOIN pg_policy p ON p.polrelid = c.oid
                WHERE c.relnamespace = to_regnamespace(\(schema)) AND c.relkind = 'r'
                """
            let before = try await owner.query(state)[0].string(0)
            try await Migrations.apply([Self.first], to: owner, schema: schema)
            #expect(try await owner.query(state)[0].string(0) == before)
            for damage in [
                "ALTER TABLE a DISABLE ROW LEVEL SECURITY", "ALTER TABLE a NO FORCE ROW LEVEL SECURITY",
                "CREATE POLICY open_sesame ON a USING (true)", "GRANT TRUNCATE ON a TO \(RowSecurity.role(of: schema))",
                "REVOKE SELECT ON a FROM \(RowSecurity.role(of: schema))",
            ] {
                try await owner.execute(.unescaped(damage))
                #expect(try await owner.query(state)[0].string(0) != before)
                try await Migrations.apply([Self.first], to: owner, schema: schema)
                let after = try await owner.query(state)[0].string(0)
                #expect(after.contains("open_sesame") == false)
                #expect(after.filter { $0 != "," }.count == before.filter { $0 != "," }.count, "\(damage): \(after)")
            }
        }
    }

    @Test func `roles are made once although many databases of a server are migrated at once`() async throws {
        let schema = uniqueName("twice")
        let server = try testPostgresURL()
        let settings = PostgresSettings(url: Secret(server), schema: schema)
        let databases = try (0..<4).map { _ in try PostgresDatabase(settings, loop: TestLoop.shared) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for db in databases {
                group.addTask {
                    try await db.waitUntilReady()
                    try await Migrations.apply([Self.first, Self.second], to: db, schema: schema)
                }
            }
            try await group.waitForAll()
        }
        try await databases[0].execute("DROP SCHEMA \(unescaped: schema) CASCADE")
        try await databases[0].execute("DROP ROLE \(unescaped: RowSecurity.role(of: schema))")
        for db in databases { await db.close() }
    }

    // MARK: -

    /// A schema's name and a superuser's connection; whatever `body` made of the schema is removed.
    @Test func `large tables without statistics get them, others are left alone`() async throws {
        try await withOwner { owner, _, schema in
            try await Migrations.apply([Self.first], to: owner, schema: schema)
            try await owner.execute("INSERT INTO b SELECT gen_random_uuid(), 1")
            #expect(try await TableStatistics.collectMissing(in: schema, on: owner) == [])
            try await owner.execute("INSERT INTO a SELECT gen_random_uuid(), n FROM generate_series(1, 30000) n")
            #expect(try await TableStatistics.collectMissing(in: schema, on: owner) == ["a"])
            let known = try await owner.query(
                "SELECT reltuples::bigint FROM pg_class WHERE oid = \(schema + ".a")::text::regclass"
            )
            #expect(try known[0].int(0) == 30_000)
            #expect(try await TableStatistics.collectMissing(in: schema, on: owner) == [], "it has them now")
        }
    }

    private func withOwner(
        _ body: (PostgresDatabase, String, String) async throws -> Void,
        cleanUp: (PostgresDatabase) async throws -> Void = { _ in }
    ) async throws {
        let schema = uniqueName("secured")
        let url = try testPostgresURL()
        let db = try PostgresDatabase(PostgresSettings(url: Secret(url), schema: schema), loop: TestLoop.shared)
        try await db.waitUntilReady()
        do {
            try await body(db, url, schema)
        } catch {
            Issue.record(error)
        }
        try await db.execute("DROP SCHEMA IF EXISTS \(unescaped: schema) CASCADE")
        try await cleanUp(db)
        try await db.execute("DROP ROLE IF EXISTS \(unescaped: RowSecurity.role(of: schema))")
        await db.close()
    }

    private func asService(_ schema: String, _ body: (PostgresDatabase) async throws -> Void) async throws {
        var settings = PostgresSettings(url: Secret(try testPostgresURL()), schema: schema)
        settings.role = RowSecurity.role(of: schema)
        let db = try PostgresDatabase(settings, loop: TestLoop.shared)
        try await db.waitUntilReady()
        try await body(db)
        await db.close()
    }

    private func url(_ url: String, as user: String) -> String {
        var parts = URLComponents(string: url)
        parts?.user = user
        return parts?.string ?? url
    }
}
