import Database
import Foundation
import TestSupport
import Values

/// Tries, with raw SQL as one service's role, to get at what is not its own.
struct RowSecurityProbe {
    /// A table of the server, with what a row of it is made of.
    struct Table {
        let schema: String
        let name: String
        /// Columns with their types, in order.
        let columns: [(name: String, type: String)]
        /// Whether its rows are nobody's by its rule: the service's own.
        let isOpen: Bool
        /// Whether its rows are seen only with a reason for cross-tenant access.
        let isCrossTenantOnly: Bool

        var full: String { "\"\(schema)\".\"\(name)\"" }
    }

    /// The role's schema.
    let schema: String
    let db: any SQLDatabase
    /// Counts every statement that is tried.
    let tries: TryCounter

    // MARK: - Other services' tables

    /// What comes through, as a line each; empty if row security holds.
    func breaches(into table: Table) async -> [String] {
        var breaches: [String] = []
        for statement in [
            "SELECT count(*) FROM \(table.full)", "SELECT * FROM \(table.full) FOR UPDATE", "TABLE \(table.full)",
            RowSecurityProbe.insert(into: table, of: RowSecurityProbe.others),
            "UPDATE \(table.full) SET \(RowSecurityProbe.noChange(table))",
            "DELETE FROM \(table.full)", "TRUNCATE \(table.full)", "LOCK TABLE \(table.full)",
            "COPY \(table.full) TO STDOUT", "ALTER TABLE \(table.full) DISABLE ROW LEVEL SECURITY",
            "DROP TABLE \(table.full)", "CREATE TABLE \(schema).stolen AS SELECT * FROM \(table.full)",
            "CREATE INDEX ON \(table.full) ((1))",
        ] where await !isRefused(statement) {
            breaches.append("larder_\(schema) could: \(statement)")
        }
        return breaches
    }

    // MARK: - Other households' rows

    /// As `breaches(into:)`, in a table of the role's own schema, which holds a row of ours and one of theirs.
    func breachesBetweenHouseholds(in table: Table) async -> [String] {
        var breaches: [String] = []
        let isTheirs = RowSecurityProbe.condition(table, RowSecurityProbe.theirs)
        // Without any scope, and in ours.
        for (scope, words) in [(nil, "nobody's"), (RowSecurityProbe.ours, "another household's")] as [(String?, String)]
        {
            for statement in [
                "SELECT 1 FROM \(table.full) WHERE \(isTheirs)",
                "SELECT 1 FROM \(table.full) WHERE \(isTheirs) FOR UPDATE",
                "UPDATE \(table.full) SET \(RowSecurityProbe.noChange(table)) WHERE \(isTheirs)",
                "DELETE FROM \(table.full) WHERE \(isTheirs)",
            ] {
                if let count = await reach(statement, in: scope), count > 0 {
                    breaches.append("\(words) scope reached \(count): \(statement)")
                }
            }
            for statement in [
                RowSecurityProbe.insert(into: table, of: RowSecurityProbe.others),
                "UPDATE \(table.full) SET \(RowSecurityProbe.handOver(table))", "TRUNCATE \(table.full)",
            ] {
                if let count = await reach(statement, in: scope), count > 0 || statement.hasPrefix("TRUNCATE") {
                    breaches.append("\(words) scope changed \(count): \(statement)")
                }
            }
            if scope == nil, let count = await reach("SELECT 1 FROM \(table.full)", in: nil), count > 0 {
                breaches.append("no scope read \(count) rows of \(table.full)")
            }
        }
        // Refusals are worth something only if a household's own row is seen.
        let own = await reach("SELECT 1 FROM \(table.full)", in: RowSecurityProbe.ours)
        if own != (table.isCrossTenantOnly ? 0 : 1) {
            breaches.append("in its own scope a household sees \(String(describing: own)) rows of \(table.full)")
        }
        return breaches
    }

    // MARK: - The role and the policies themselves

    /// As `breaches(into:)`, for what would give the role more than it has.
    func breachesOfTheRole(others: [String]) async -> [String] {
        var breaches: [String] = []
        var statements = [
            "CREATE SCHEMA stolen", "CREATE TABLE \(schema).stolen (n int)", "CREATE TABLE public.stolen (n int)",
            "CREATE VIEW \(schema).stolen AS SELECT 1", "CREATE ROLE stolen", "CREATE DATABASE stolen",
            "CREATE FUNCTION \(schema).stolen() RETURNS int LANGUAGE sql AS 'SELECT 1'", "CREATE EXTENSION dblink",
            "ALTER ROLE larder_\(schema) SUPERUSER", "ALTER ROLE larder_\(schema) BYPASSRLS",
            "ALTER ROLE larder_\(schema) CREATEROLE", "ALTER SCHEMA \(schema) RENAME TO stolen",
            "SET ROLE larder", "SET ROLE postgres", "SET SESSION AUTHORIZATION larder",
            "SET session_replication_role = replica", "SELECT * FROM pg_authid", "SELECT pg_read_file('/etc/passwd')",
            "COPY (SELECT 1) TO PROGRAM 'true'", "SELECT lo_import('/etc/passwd')",
            "INSERT INTO \(schema).schema_migrations VALUES (999, 'stolen', 0)",
            "DELETE FROM \(schema).schema_migrations", "DROP SCHEMA \(schema) CASCADE",
        ]
        for other in others where other != schema {
            statements += [
                "SET ROLE larder_\(other)", "GRANT larder_\(other) TO larder_\(schema)",
                "CREATE TABLE \(other).stolen (n int)", "ALTER SCHEMA \(other) OWNER TO larder_\(schema)",
                "SET LOCAL search_path = \(other); SELECT 1",
            ]
        }
        for statement in statements where await !isRefused(statement) {
            breaches.append("larder_\(schema) could: \(statement)")
        }
        // Statistics show values of columns; only those of what one may read in full.
        if let count = await reach(
            "SELECT 1 FROM pg_stats WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
            in: nil
        ), count > 0 {
            breaches.append("larder_\(schema) saw \(count) columns' statistics")
        }
        return breaches
    }

    /// As `breaches(into:)`, for what would take the row security of an own table away.
    func breachesOfPolicies(of table: Table) async -> [String] {
        var breaches: [String] = []
        for statement in [
            "ALTER TABLE \(table.full) DISABLE ROW LEVEL SECURITY",
            "ALTER TABLE \(table.full) NO FORCE ROW LEVEL SECURITY",
            "CREATE POLICY stolen ON \(table.full) USING (true)", "ALTER TABLE \(table.full) OWNER TO larder_\(schema)",
            "CREATE TRIGGER stolen BEFORE INSERT ON \(table.full) EXECUTE FUNCTION suppress_redundant_updates_trigger()",
            "CREATE INDEX ON \(table.full) ((1))", "DROP TABLE \(table.full)",
        ] where await !isRefused(statement) {
            breaches.append("larder_\(schema) could: \(statement)")
        }
        // Asked for no policies, PostgreSQL refuses what they would have hidden from.
        let off: [SQL] = ["SET LOCAL row_security = off", .unescaped("SELECT 1 FROM \(table.full)")]
        if !table.isOpen, await succeeds(off) {
            breaches.append("larder_\(schema) read \(table.full) without policies")
        }
        return breaches
    }

    // MARK: - Rows

    /// Two households, who are also two users and everything else that has an id.
    static let ours = "00000000-0000-4000-8000-000000000001"
    static let theirs = "00000000-0000-4000-8000-000000000002"
    /// One that has no rows yet, so that nothing but row security keeps a row of theirs out.
    static let others = "00000000-0000-4000-8000-000000000003"

    /// A row whose every id is `id`.
    static func insert(into table: Table, of id: String) -> String {
        let values = table.columns.map { column -> String in
            switch column.type {
            case "bytea": return "'\(id)'::bytea"
            case "boolean": return "true"
            case "date": return "'2026-01-01'"
            case "uuid", "text": return "'\(id)'"
            default: return String(id.suffix(1))
            }
        }
        let names = table.columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return "INSERT INTO \(table.full) (\(names)) OVERRIDING SYSTEM VALUE VALUES (\(values.joined(separator: ", ")))"
    }

    private static func condition(_ table: Table, _ id: String) -> String {
        let ids = table.columns.filter { $0.type == "uuid" }
        return ids.isEmpty ? "true" : ids.map { "\"\($0.name)\" = '\(id)'" }.joined(separator: " OR ")
    }

    private static func noChange(_ table: Table) -> String {
        table.columns.first.map { "\"\($0.name)\" = \"\($0.name)\"" } ?? ""
    }

    private static func handOver(_ table: Table) -> String {
        table.columns.filter { $0.type == "uuid" }.map { "\"\($0.name)\" = '\(others)'" }.joined(separator: ", ")
    }

    // MARK: - Tries

    private func isRefused(_ statement: String) async -> Bool { await !succeeds([.unescaped(statement)]) }

    /// Whether statements work; whatever they do is undone.
    private func succeeds(_ statements: [SQL]) async -> Bool { await run(statements) != nil }

    /// The number of rows that a statement finds or changes; nil if it is refused.
    private func reach(_ statement: String, in scope: String?) async -> Int? {
        var statements: [SQL] = []
        if let scope {
            statements.append(
                "SELECT set_config('larder.household', \(scope), true), set_config('larder.user', \(scope), true)"
            )
        }
        guard let rows = await run(statements + [.unescaped(statement)]) else { return nil }
        return max(rows.count, rows.affected)
    }

    private func run(_ statements: [SQL]) async -> Rows? {
        tries.add()
        struct Undo: Error {
            let rows: Rows
        }
        do {
            try await db.transaction { tx in throw Undo(rows: try await tx.run(statements)[statements.count - 1]) }
            return nil
        } catch let undo as Undo {
            return undo.rows
        } catch {
            return nil
        }
    }
}
