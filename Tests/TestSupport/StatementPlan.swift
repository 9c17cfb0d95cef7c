public import Database
import Foundation
import Values

/// How a database would run a statement of a store.
public struct StatementPlan: Sendable {
    /// The statement's text, as the database gets it.
    public let text: String
    /// What of the plan grows with the number of rows that there are, and the plan where there is any.
    public let faults: [String]

    /// The plans of statements, each text once; those that write are not run.
    public static func all(
        of statements: [SQL],
        on db: any SQLDatabase,
        areWrites: Bool = false
    ) async throws -> [StatementPlan] {
        var seen: Set<String> = []
        var plans: [StatementPlan] = []
        for statement in statements {
            let rendered = statement.rendered(for: db.dialect)
            guard seen.insert(rendered.text).inserted else { continue }
            let faults =
                db.dialect == .sqlite
                ? try await SQLitePlan(of: rendered, on: db).faults
                : try await PostgresPlan.faults(of: statement, on: db, isRun: !areWrites)
            plans.append(StatementPlan(text: rendered.text, faults: faults))
        }
        return plans
    }
}

/// Tables that never have more than two rows, whatever the number of households and recipes: PostgreSQL reads them at once.
private let tiny: Set<String> = ["catalog_edition", "nutrient_edition", "push_key"]

/// A plan of PostgreSQL, as the service's role gets it, with what came of it.
private struct PostgresPlan {
    /// How many rows a part of a plan may read or sort: as many as a search reads at once of a large household.
    private static let most = 600.0

    let nodes: [[String: Any]]

    /// What is wrong with the plans for the bound values, and for any values.
    ///
    /// A prepared statement that is run often gets the second, if it looks cheaper for an average household.
    static func faults(of statement: SQL, on db: any SQLDatabase, isRun: Bool) async throws -> [String] {
        let rendered = statement.rendered(for: db.dialect)
        let types = rendered.values.map(\.typeName).joined(separator: ", ")
        let values = rendered.values.map(\.literal).joined(separator: ", ")
        @Sendable func run(_ text: String) -> SQL {
            var sql = SQL.unescaped(text)
            sql.scope = rendered.scope
            return sql
        }
        return try await db.transaction { tx in
            var faults: [String] = []
            for mode in ["custom", "generic"] {
                let rows = try await tx.run([
                    run("SET LOCAL plan_cache_mode = force_\(mode)_plan"),
                    run("PREPARE explained\(types.isEmpty ? "" : "(\(types))") AS \(rendered.text)"),
                    run(
                        "EXPLAIN (\(isRun ? "ANALYZE, " : "")FORMAT JSON) "
                            + "EXECUTE explained\(values.isEmpty ? "" : "(\(values))")"
                    ),
                    run("DEALLOCATE explained"),
                ])
                faults += PostgresPlan(try rows[2][0].string(0)).faults.map { "\(mode) plan: \($0)" }
            }
            return faults
        }
    }

    private init(_ json: String) {
        let all = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        nodes = (all ?? []).flatMap { PostgresPlan.nodes(below: $0["Plan"]) }
    }

    private static func nodes(below plan: Any?) -> [[String: Any]] {
        guard let plan = plan as? [String: Any] else { return [] }
        return [plan] + (plan["Plans"] as? [Any] ?? []).flatMap { nodes(below: $0) }
    }

    private var faults: [String] {
        guard !nodes.isEmpty else { return ["there is no plan"] }
        return nodes.compactMap { node in
            func number(_ name: String) -> Double { (node[name] as? NSNumber)?.doubleValue ?? 0 }
            let rows =
                number("Actual Rows") + number("Rows Removed by Filter") + number("Rows Removed by Index Recheck")
            let read = Int(rows * max(1, number("Actual Loops")))
            switch node["Node Type"] as? String ?? "" {
            case "Seq Scan":
                let table = node["Relation Name"] as? String ?? "?"
                return tiny.contains(table) ? nil : "reads all rows of \(table)"
            case "Index Scan", "Index Only Scan", "Bitmap Heap Scan", "Bitmap Index Scan":
                return Double(read) > Self.most
                    ? "reads \(read) rows of \(node["Relation Name"] ?? node["Index Name"] ?? "?")" : nil
            case "Sort", "Incremental Sort":
                let sorted = input(of: node)
                return sorted > Self.most ? "sorts \(Int(sorted)) rows by \(node["Sort Key"] ?? "?")" : nil
            default: return nil
            }
        }
    }

    /// How many rows a node gets: what a limit above leaves over counts, too.
    private func input(of node: [String: Any]) -> Double {
        ((node["Plans"] as? [[String: Any]])?.first?["Actual Rows"] as? NSNumber)?.doubleValue ?? 0
    }
}

/// A plan of SQLite.
private struct SQLitePlan {
    let steps: [String]

    init(of statement: RenderedSQL, on db: any SQLDatabase) async throws {
        steps = try await db.query(.unescaped("EXPLAIN QUERY PLAN " + statement.text)).values(3, as: String.self)
    }

    var faults: [String] {
        // What was made in the statement is as small as what it is made of, which has steps of its own.
        let made = steps.compactMap { step in
            ["MATERIALIZE ", "CO-ROUTINE "].first { step.hasPrefix($0) }.map { String(step.dropFirst($0.count)) }
        }
        return steps.filter { step in
            if step.hasPrefix("USE TEMP B-TREE") { return true }
            guard step.hasPrefix("SCAN "), !step.contains("VIRTUAL TABLE"), !step.contains(" CONSTANT ROW") else {
                return false
            }
            let name = step.dropFirst(5).prefix { $0 != " " }
            return !made.contains(String(name)) && !tiny.contains(String(name))
        }
    }
}

extension SQLType {
    fileprivate var name: String {
        switch self {
        case .uuid: "uuid"
        case .text: "text"
        case .integer, .instant: "bigint"
        case .boolean: "boolean"
        case .date: "date"
        case .double: "double precision"
        case .bytes: "bytea"
        }
    }
}

extension SQLValue {
    fileprivate var typeName: String {
        if case .array(let type, _) = self { "\(type.name)[]" } else { type.name }
    }

    /// The value as PostgreSQL reads it in a statement's text.
    fileprivate var literal: String {
        switch self {
        case .null: "NULL"
        case .uuid(let id), .household(let id), .user(let id): "'\(id)'"
        case .text(let text): "'\(text.replacing("'", with: "''"))'"
        case .integer(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .instant(let instant): "\(instant.milliseconds)"
        case .date(let date): "'\(date)'"
        case .double(let number): "\(number)"
        case .bytes(let bytes): "'\\x\(bytes.hex)'"
        case .array(let type, let values):
            "ARRAY[\(values.map(\.literal).joined(separator: ", "))]::\(type.name)[]"
        }
    }
}
