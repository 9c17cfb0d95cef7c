import AllServices
import Database
import Foundation
import Runtime
import TestSupport
import Testing
import Values

/// Databases as every older version left them, filled with what a household has, brought up to date.
///
/// The rows come from a Larder of today, through its API. Of each of them an older version's table gets the columns that
/// it already had, so that whatever a migration has to take along is there.
@Suite(.serialized) struct OldVersionTests {
    private static let services = allServices.filter { !$0.schemaHistory.isEmpty }.map {
        (name: $0.name, migrations: $0.schemaHistory)
    }

    /// Columns whose values a later migration is there to change, and why.
    private static let rewritten: [String: String] = [
        "recipe.image_url": "An address elsewhere becomes where the picture is fetched from."
    ]

    @Test(.timeLimit(.minutes(5)))
    func `a filled SQLite database of every older version keeps its rows`() async throws {
        let fleet = try Fleet()
        do {
            let data = fleet.scratch.appendingPathComponent("data").path
            try await fill(fleet, ["LARDER_DATA": data])
            var seen: [Int] = []
            for service in Self.services {
                for count in 1..<service.migrations.count {
                    let file = fleet.scratch.appendingPathComponent("\(service.name)-\(count).sqlite").path
                    let old = try Self.open(file)
                    let full = try Self.open("\(data)/\(service.name).sqlite")
                    try await old.execute("ATTACH DATABASE \("\(data)/\(service.name).sqlite") AS filled")
                    let version = OldVersion(db: old, schema: "main", full: full, fullSchema: "filled")
                    seen.append(try await age(version, service, count))
                    await old.close()
                    await full.close()
                }
            }
            report(seen, "SQLite")
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    @Test(.timeLimit(.minutes(5)))
    func `a filled PostgreSQL database of every older version keeps its rows`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let fleet = try Fleet()
        do {
            try await fill(fleet, ["LARDER_DATABASE_URL": database.url])
            var seen: [Int] = []
            for service in Self.services {
                for count in 1..<service.migrations.count {
                    let schema = uniqueName("old")
                    let url = Secret(database.url)
                    let old = try PostgresDatabase(PostgresSettings(url: url, schema: schema), loop: TestLoop.shared)
                    try await old.waitUntilReady()
                    let name = service.name.replacing("-", with: "_")
                    let version = OldVersion(db: old, schema: schema, full: old, fullSchema: name)
                    seen.append(try await age(version, service, count))
                    try await old.execute("DROP SCHEMA \(unescaped: schema) CASCADE")
                    try await old.execute("DROP ROLE IF EXISTS \(unescaped: RowSecurity.role(of: schema))")
                    await old.close()
                }
            }
            report(seen, "PostgreSQL")
        } catch {
            await fleet.end()
            throw error
        }
        await fleet.end()
    }

    /// Lets a Larder make one of everything, and ends it.
    private func fill(_ fleet: Fleet, _ settings: [String: String]) async throws {
        let port = freePorts(1)[0]
        let environment = [
            "LARDER_HOST": "127.0.0.1", "LARDER_PORT": String(port), "LARDER_LOG_LEVEL": "error",
            "LARDER_INTERNAL_SECRET": internalSecret,
        ]
        try await fleet.start("larder", environment.merging(settings) { $1 })
        let base = "http://127.0.0.1:\(port)"
        let url = settings["LARDER_DATABASE_URL"]
        let rows =
            url == nil ? try await Census(folder: settings["LARDER_DATA"] ?? "") : try await Census(postgres: url ?? "")
        let stage = try await ReplayStage(url == nil ? "SQLite" : "PostgreSQL", bases: [base], rows: rows)
        let household = try await ReplayHousehold(stage, word: "Quince")
        #expect(household.missing == [])
        await rows.close()
        _ = await fleet.terminate("larder")
    }

    private func report(_ rows: [Int], _ engine: String) {
        print("old versions on \(engine): \(rows.count) databases with \(rows.reduce(0, +)) rows brought up to date")
        #expect(rows.count { $0 > 0 } > 20 && rows.reduce(0, +) > 300, "there was little to lose: \(rows)")
    }

    /// Makes a database as the first `count` migrations left it, fills it, and brings it up to date; gives its rows.
    private func age(
        _ version: OldVersion,
        _ service: (name: String, migrations: [Migration]),
        _ count: Int
    ) async throws -> Int {
        let what = "\(service.name) after \(service.migrations[count - 1].name)"
        try await Migrations.apply(Array(service.migrations[..<count]), to: version.db, schema: version.schema)
        let columns = try await version.fill().reduce(into: [:]) { columns, table in
            columns[table.key] = table.value.filter { Self.rewritten["\(table.key).\($0)"] == nil }
        }
        let before = try await version.rows(columns)
        try await Migrations.apply(service.migrations, to: version.db, schema: version.schema)
        let now = try await version.columns()
        var kept = columns
        for (table, names) in columns {
            let left = names.filter { now[table]?.contains($0) == true }
            #expect(left.count == names.count, "\(what): \(table) has lost \(Set(names).subtracting(left))")
            kept[table] = left
        }
        let after = try await version.rows(kept)
        for (table, rows) in before { #expect(after[table] == rows, "\(what): rows of \(table)") }
        #expect(try await version.violations() == 0, "\(what): a row refers to one that is not there")
        return before.values.reduce(0) { $0 + $1.count }
    }

    private static func open(_ path: String) throws -> any SQLDatabase {
        let settings = SQLiteSettings(path: path, threads: SQLiteThreads(writers: 1, readers: 1))
        return try SQLiteDatabase(settings, loop: TestLoop.shared)
    }
}

/// A database of an older version beside one of today's that is full.
private struct OldVersion {
    let db: any SQLDatabase
    let schema: String
    let full: any SQLDatabase
    let fullSchema: String

    /// Copies every row, with the columns that there were; gives those by table.
    func fill() async throws -> [String: [String]] {
        let today = try await columns(of: full, fullSchema)
        let tables = try await columns().compactMapValues { $0 }.filter { today[$0.key] != nil }
        let common = Dictionary(
            uniqueKeysWithValues: tables.map { table, names in
                (table, names.filter { today[table]?.contains($0) == true })
            }
        )
        if db.dialect == .sqlite { try await db.execute("PRAGMA foreign_keys = OFF") }
        try await db.transaction { tx in
            // In no order: what a row refers to may come later.
            if tx.dialect.isPostgres { try await tx.execute("SET LOCAL session_replication_role = replica") }
            for (table, names) in common.sorted(by: { $0.key < $1.key }) {
                let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
                let source = "SELECT \(list) FROM \(fullSchema).\"\(table)\""
                // Also into columns that count by themselves.
                let overriding = tx.dialect.isPostgres ? " OVERRIDING SYSTEM VALUE" : ""
                try await tx.execute(
                    .unescaped("INSERT INTO \(schema).\"\(table)\" (\(list))\(overriding) \(source)")
                )
            }
        }
        if db.dialect == .sqlite { try await db.execute("PRAGMA foreign_keys = ON") }
        return common
    }

    /// The rows of tables, as texts, in order.
    func rows(_ columns: [String: [String]]) async throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (table, names) in columns {
            let text =
                db.dialect == .sqlite
                ? names.map { "quote(\"\($0)\")" }.joined(separator: " || ',' || ")
                : "ROW(\(names.map { "\"\($0)\"" }.joined(separator: ", ")))::text"
            let rows = try await db.query(.unescaped("SELECT \(text) FROM \(schema).\"\(table)\""))
            found[table] = try rows.values(as: String.self).sorted()
        }
        return found
    }

    /// The columns of its tables.
    func columns() async throws -> [String: [String]] { try await columns(of: db, schema) }

    /// How many rows refer to some that are not there.
    func violations() async throws -> Int {
        // PostgreSQL's constraints have been checked by each migration that made one anew.
        guard db.dialect == .sqlite else { return 0 }
        return try await db.query("SELECT count(*) FROM pragma_foreign_key_check()")[0].int(0)
    }

    private func columns(of db: any SQLDatabase, _ schema: String) async throws -> [String: [String]] {
        // Tables of a full-text index hold no more than the table that they index.
        let rows = try await db.query(
            .either(
                postgres: """
                    SELECT table_name::text, column_name::text FROM information_schema.columns
                    JOIN information_schema.tables USING (table_schema, table_name)
                    WHERE table_type = 'BASE TABLE' AND table_schema = \(schema) AND is_generated = 'NEVER'
                    """,
                sqlite: """
                    SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p
                    WHERE m.type = 'table' AND m.sql LIKE 'CREATE TABLE%' AND m.name NOT LIKE 'sqlite_%'
                        AND NOT EXISTS (SELECT 1 FROM sqlite_master v WHERE v.sql LIKE 'CREATE VIRTUAL%'
                            AND m.name LIKE v.name || '_%')
                    """
            )
        )
        var columns: [String: [String]] = [:]
        for row in rows where try row.string(0) != "schema_migrations" {
            columns[try row.string(0), default: []].append(try row.string(1))
        }
        return columns
    }
}
