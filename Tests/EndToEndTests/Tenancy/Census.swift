import Database
import Foundation
import Loop
import TestSupport
import Values

/// Reads rows past all of Larder's code: every table of every service, straight from the database.
struct Census: Sendable {
    /// A table with its columns.
    struct Table: Sendable {
        let schema: String
        let name: String
        let columns: [String]
        var title: String { "\(schema).\(name)" }
    }

    /// Tables of the machinery that delivers events and counts requests, which goes on by itself.
    private static let restless: Set<String> = ["outbox_delivery", "inbox", "event_stream"]
    /// Columns that say when something was last used, which any use changes.
    private static let restlessColumns: Set<String> = ["last_used_at", "last_seen_at"]

    private let databases: [String: any SQLDatabase]
    private let tables: [Table]

    /// The rows of the SQLite files in a folder.
    init(folder: String) async throws {
        let threads = SQLiteThreads(writers: 1, readers: 1)
        var databases: [String: any SQLDatabase] = [:]
        var tables: [Table] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".sqlite") {
            let schema = String(file.dropLast(7))
            let settings = SQLiteSettings(path: "\(folder)/\(file)", threads: threads)
            let db = try SQLiteDatabase(settings, loop: TestLoop.shared)
            databases[schema] = db
            // Tables of a full-text index hold no more than the table that they index.
            let rows = try await db.query(
                """
                SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p
                WHERE m.type = 'table' AND m.sql LIKE 'CREATE TABLE%' AND m.name NOT LIKE 'sqlite_%'
                    AND NOT EXISTS (SELECT 1 FROM sqlite_master v WHERE v.sql LIKE 'CREATE VIRTUAL%'
                        AND m.name LIKE v.name || '_%')
                ORDER BY m.name, p.cid
                """
            )
            tables += Census.tables(try rows.map { (schema, try $0.string(0), try $0.string(1)) })
        }
        self.databases = databases
        self.tables = tables
    }

    /// The rows of all schemas of a PostgreSQL database.
    init(postgres url: String) async throws {
        let db = try PostgresDatabase(
            PostgresSettings(url: Secret(url), schema: "public"),
            loop: TestLoop.shared
        )
        databases = ["": db]
        let rows = try await db.query(
            """
            SELECT table_schema::text, table_name::text, column_name::text FROM information_schema.columns
            JOIN information_schema.tables USING (table_schema, table_name)
            WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
            ORDER BY table_schema, table_name, ordinal_position
            """
        )
        tables = Census.tables(try rows.map { (try $0.string(0), try $0.string(1), try $0.string(2)) })
    }

    /// How many tables there are.
    var count: Int { tables.count }

    /// Every row that belongs to a household or names one of some ids, by table.
    func rows(of household: String, naming ids: [String]) async throws -> [String: [String]] {
        var found: [String: [String]] = [:]
        for (schema, db) in databases {
            let tables = self.tables.filter {
                (schema.isEmpty || $0.schema == schema) && !Census.restless.contains($0.name)
            }
            let rows = try await db.read(tables.map { select($0, household, ids, db.dialect) })
            for (table, rows) in zip(tables, rows) where !rows.isEmpty {
                found[table.title] = try rows.values(as: String.self).sorted()
            }
        }
        return found
    }

    /// How many rows the tables of a name have, of all households.
    func count(of name: String) async throws -> Int {
        var count = 0
        for (schema, db) in databases {
            for table in tables where table.name == name && (schema.isEmpty || table.schema == schema) {
                count += try await db.query("SELECT count(*) FROM " + source(table, db.dialect)).first?.int(0) ?? 0
            }
        }
        return count
    }

    /// Whether events of a household are still on their way.
    func isQuiet(_ household: String) async throws -> Bool {
        for (schema, db) in databases {
            for table in tables where table.name == "outbox_delivery" && (schema.isEmpty || table.schema == schema) {
                let count: SQL = "SELECT count(*) FROM " + source(table, db.dialect) + " AS x WHERE household_id = "
                let id = HouseholdID(household)
                guard let id, try await db.query(count + "\(id)").first?.int(0) == 0 else { return false }
            }
        }
        return true
    }

    /// The seed of the key that signs access tokens, newest last.
    func signingSeeds() async throws -> [[UInt8]] {
        var seeds: [[UInt8]] = []
        for (schema, db) in databases where schema.isEmpty || schema == "account" {
            let text: SQL = .either(
                postgres: "SELECT encode(seed, 'hex') FROM account.signing_key ORDER BY position",
                sqlite: "SELECT hex(seed) FROM signing_key ORDER BY position"
            )
            for row in try await db.query(text) {
                let hex = Array(try row.string(0))
                seeds.append(
                    stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(String(hex[$0...$0 + 1]), radix: 16) }
                )
            }
        }
        return seeds
    }

    func close() async {
        for db in databases.values { await db.close() }
    }

    private func source(_ table: Table, _ dialect: Dialect) -> SQL {
        dialect.isPostgres ? .unescaped("\"\(table.schema)\".\"\(table.name)\"") : .unescaped("\"\(table.name)\"")
    }

    /// Each row as one text; the ids come from the test itself.
    private func select(_ table: Table, _ household: String, _ ids: [String], _ dialect: Dialect) -> SQL {
        let text: String
        let id: String
        if dialect.isPostgres {
            let without = Census.restlessColumns.sorted().map { "'\($0)'" }.joined(separator: ", ")
            text = "(to_jsonb(x) - ARRAY[\(without)])::text"
            id = "household_id::text"
        } else {
            text = table.columns.filter { !Census.restlessColumns.contains($0) }.map { column in
                "'\(column)=' || CASE typeof(\"\(column)\") WHEN 'blob' THEN hex(\"\(column)\") "
                    + "ELSE coalesce(\"\(column)\", '-') END"
            }.joined(separator: " || '; ' || ")
            id = "household_id"
        }
        let named = ids.isEmpty ? "FALSE" : ids.map { "\(text) LIKE '%\($0)%'" }.joined(separator: " OR ")
        // What belongs to another household is none of this one's, whatever ids its own people chose for it.
        let condition =
            table.columns.contains("household_id")
            ? "\(id) = '\(household)' OR household_id IS NULL AND (\(named))" : named
        return .unescaped("SELECT \(text) FROM ") + source(table, dialect) + .unescaped(" AS x WHERE \(condition)")
    }

    private static func tables(_ rows: [(schema: String, table: String, column: String)]) -> [Table] {
        var tables: [Table] = []
        for row in rows {
            if let last = tables.last, last.schema == row.schema, last.name == row.table {
                tables[tables.count - 1] = Table(
                    schema: row.schema,
                    name: row.table,
                    columns: last.columns + [row.column]
                )
            } else {
                tables.append(Table(schema: row.schema, name: row.table, columns: [row.column]))
            }
        }
        return tables
    }
}
