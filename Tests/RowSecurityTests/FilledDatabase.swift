import AllServices
import Database
import Foundation
import Runtime
import TestSupport
import Values

/// A database with the schemas of all services, in which every table has a row of two households.
struct FilledDatabase {
    /// Migrations by schema, as each service applies them.
    static let schemas = allServices.filter { !$0.schemaHistory.isEmpty }.map {
        (name: $0.name.replacing("-", with: "_"), migrations: $0.schemaHistory)
    }

    /// The superuser, who sees everything.
    let owner: any SQLDatabase
    /// Every table there is, read from the catalogue.
    let tables: [RowSecurityProbe.Table]
    private let url: String

    /// Runs `body` with such a database, which is gone afterwards.
    static func with(_ body: (FilledDatabase) async throws -> Void) async throws {
        try await withDatabase { _, url in
            try await fill(url)
            try await body(try await opened(url))
        }
    }

    /// Runs `body` with a database for each of some cases: one is filled, and those are copies of it.
    static func with(each cases: [String], _ body: (String, FilledDatabase) async throws -> Void) async throws {
        try await withDatabase { name, url in
            try await fill(url)
            for one in cases {
                try await withDatabase(like: name) { _, url in try await body(one, try await opened(url)) }
            }
        }
    }

    /// Runs `body` with the name and the URL of a database, which is a copy of another or empty, and drops it.
    private static func withDatabase(
        like template: String = "template1",
        _ body: (String, String) async throws -> Void
    ) async throws {
        let server = try testPostgresURL()
        let name = uniqueName("row_security")
        let admin = try connect(server, "public", user: nil)
        try await admin.waitUntilReady()
        try await admin.execute("CREATE DATABASE \(unescaped: name) TEMPLATE \(unescaped: template)")
        var parts = URLComponents(string: server)
        parts?.path = "/\(name)"
        do {
            try await body(name, parts?.string ?? server)
        } catch {
            _ = try? await admin.execute("DROP DATABASE \(unescaped: name) WITH (FORCE)")
            await admin.close()
            throw error
        }
        try await admin.execute("DROP DATABASE \(unescaped: name) WITH (FORCE)")
        await admin.close()
    }

    /// A probe of a role, signed in as the role itself.
    func probe(_ schema: String, _ tries: TryCounter) async throws -> RowSecurityProbe {
        let db = try FilledDatabase.connect(url, schema, user: RowSecurity.role(of: schema))
        try await db.waitUntilReady()
        return RowSecurityProbe(schema: schema, db: db, tries: tries)
    }

    private static func fill(_ url: String) async throws {
        for schema in schemas {
            let db = try connect(url, schema.name, user: nil)
            try await db.waitUntilReady()
            try await Migrations.apply(schema.migrations, to: db, schema: schema.name)
            try await db.execute("ALTER ROLE \(unescaped: RowSecurity.role(of: schema.name)) LOGIN")
            await db.close()
        }
        let owner = try connect(url, "public", user: nil)
        try await owner.waitUntilReady()
        let tables = try await tables(owner)
        // Rows that mean nothing: what they are made of does not matter to row security.
        for row in try await owner.query(
            """
            SELECT conrelid::regclass::text, quote_ident(conname) FROM pg_constraint
            WHERE contype IN ('c', 'f') AND connamespace::regnamespace::text = ANY (\(unescaped: schemaArray))
            """
        ) {
            try await owner.execute(
                "ALTER TABLE \(unescaped: try row.string(0)) DROP CONSTRAINT \(unescaped: try row.string(1))"
            )
        }
        for table in tables where table.name != "schema_migrations" {
            for id in [RowSecurityProbe.ours, RowSecurityProbe.theirs] {
                try await owner.execute(.unescaped(RowSecurityProbe.insert(into: table, of: id)))
            }
        }
        try await owner.execute("ANALYZE")
        await owner.close()
    }

    private static func opened(_ url: String) async throws -> FilledDatabase {
        let owner = try connect(url, "public", user: nil)
        try await owner.waitUntilReady()
        return FilledDatabase(owner: owner, tables: try await tables(owner), url: url)
    }

    private static var schemaArray: String { "ARRAY[" + schemas.map { "'\($0.name)'" }.joined(separator: ",") + "]" }

    private static func tables(_ owner: any SQLDatabase) async throws -> [RowSecurityProbe.Table] {
        try await owner.query(
            """
            SELECT n.nspname, c.relname, string_agg(a.attname || ' ' || format_type(a.atttypid, NULL), ',' ORDER BY a.attnum),
                (SELECT min(pg_get_expr(p.polqual, p.polrelid)) FROM pg_policy p WHERE p.polrelid = c.oid)
            FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
            WHERE c.relkind IN ('r', 'p') AND n.nspname = ANY (\(unescaped: schemaArray))
            GROUP BY n.nspname, c.relname, c.oid ORDER BY n.nspname, c.relname
            """
        ).map { row in
            let columns = try row.string(2).split(separator: ",").map { column in
                let parts = column.split(separator: " ", maxSplits: 1)
                return (name: String(parts[0]), type: String(parts[1]))
            }
            let condition = try row.optionalString(3) ?? ""
            return RowSecurityProbe.Table(
                schema: try row.string(0),
                name: try row.string(1),
                columns: columns,
                isOpen: condition == "true",
                isCrossTenantOnly: !condition.contains("larder.household") && !condition.contains("larder.user")
                    && condition != "true"
            )
        }
    }

    private static func connect(_ url: String, _ schema: String, user: String?) throws -> any SQLDatabase {
        var parts = URLComponents(string: url)
        if let user { parts?.user = user }
        var settings = PostgresSettings(url: Secret(parts?.string ?? url), schema: schema)
        settings.readConnections = 1
        return try PostgresDatabase(settings, loop: TestLoop.shared)
    }
}
