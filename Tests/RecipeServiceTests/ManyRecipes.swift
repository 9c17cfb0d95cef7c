import Database
import Foundation
import TestSupport
import Values

/// Makes many recipes and households of a few that came through the API, straight in the tables: rows as the service writes
/// them, and in a moment.
struct ManyRecipes {
    let owner: any SQLDatabase

    /// The tables of a household whose rows are copied, parents first; with the columns that are to differ where a
    /// recipe is copied within its household.
    private static let tables: [(name: String, recipe: String?)] = [
        ("recipe", "id"), ("recipe_tag", "recipe_id"), ("recipe_cooking", "recipe_id"), ("cookbook", nil),
        ("cookbook_recipe", "recipe_id"), ("recipe_opinion", "recipe_id"), ("recipe_version", "recipe_id"),
        ("recipe_clock", nil), ("household_kitchen", nil), ("deleted_cookbook", nil),
        ("deleted_cookbook_recipe", "recipe_id"), ("event_stream", nil), ("outbox", nil),
    ]

    /// Copies a household's recipes `times` times, as recipes of its own.
    func multiply(_ household: HouseholdID, by times: Int) async throws {
        let most = try await owner.query("SELECT max(change_seq) FROM recipe")[0].int(0)
        for table in Self.tables {
            guard let recipe = table.recipe else { continue }
            var changed = [recipe: Self.copied(recipe)]
            if table.name == "recipe" {
                changed["title"] = "title || ' ' || n"
                changed["title_key"] = "title_key || ' ' || n"
                changed["change_seq"] = "change_seq + n * \(most)"
                changed["created_at"] = "created_at - n * 1000"
            }
            try await copy(table.name, changed, to: times, where: "household_id = \(household)")
        }
        try await owner.execute(
            "UPDATE recipe_clock SET seq = seq + \(most * times) WHERE household_id = \(household)"
        )
    }

    /// Makes more households that have all that this one has.
    func copy(_ household: HouseholdID, times: Int) async throws {
        for table in Self.tables {
            let changed = ["household_id": Self.copied("household_id")]
            try await copy(table.name, changed, to: times, where: "household_id = \(household)")
        }
    }

    /// Copies the recipes and cookbooks of the catalogue within each of its editions.
    func multiplyCatalog(by times: Int) async throws {
        let most = try await owner.query("SELECT max(position) FROM catalog_recipe")[0].int(0)
        let recipe = ["id": Self.copied("id"), "position": "position + n * \(most)"]
        try await copy("catalog_recipe", recipe, to: times, where: "edition > 0")
        let cookbook = ["id": Self.copied("id"), "name_key": "name_key || ' ' || n"]
        try await copy("catalog_cookbook", cookbook, to: times, where: "edition > 0")
    }

    /// Has the planner look at what there is.
    func collectStatistics() async throws { try await owner.execute("ANALYZE") }

    /// An id with its first digits replaced by the number of the copy.
    private static func copied(_ column: String) -> SQL {
        .either(
            postgres: "CAST(lpad(to_hex(n), 8, '0') || substr(\(unescaped: column)::text, 9) AS uuid)",
            sqlite: "printf('%08x', n) || substr(\(unescaped: column), 9)"
        )
    }

    private func copy(_ table: String, _ changed: [String: SQL], to times: Int, where condition: SQL) async throws {
        let columns = try await owner.query(
            .either(
                postgres: """
                    SELECT column_name::text FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = \(table) ORDER BY ordinal_position
                    """,
                sqlite: "SELECT name FROM pragma_table_info(\(table)) ORDER BY cid"
            )
        ).values(as: String.self)
        let values = columns.map { changed[$0] ?? .unescaped($0) }.joined(separator: ", ")
        try await owner.execute(
            """
            INSERT INTO \(unescaped: table) (\(unescaped: columns.joined(separator: ", ")))
            WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(unescaped: "\(times)"))
            SELECT \(values) FROM \(unescaped: table), number WHERE \(condition)
            """
        )
    }
}
