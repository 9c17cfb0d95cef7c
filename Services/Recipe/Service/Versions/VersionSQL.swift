import Database
import Values

/// The statements about what recipes were.
enum VersionSQL {
    /// The versions of a recipe before one, the newest first.
    static func page(of recipe: RecipeID, _ household: HouseholdID, before version: Int?, limit: Int) -> SQL {
        var sql = StoredVersion.table.select + " WHERE household_id = \(household) AND recipe_id = \(recipe)"
        if let version { sql += " AND version < \(version)" }
        return sql + " ORDER BY version DESC LIMIT \(limit)"
    }

    static func one(_ version: Int, of recipe: RecipeID, _ household: HouseholdID) -> SQL {
        StoredVersion.table.select
            + " WHERE household_id = \(household) AND recipe_id = \(recipe) AND version = \(version)"
    }

    /// Keeps a version, and of the recipe no more than are kept, and counts what they take.
    static func keep(_ version: StoredVersion, of household: HouseholdID) -> [SQL] {
        let recipe = version.recipeID
        return [
            StoredVersion.table.upsert(version, .key("household_id", household)),
            """
            DELETE FROM recipe_version
            WHERE household_id = \(household) AND recipe_id = \(recipe) AND version <= (
                SELECT version FROM recipe_version WHERE household_id = \(household) AND recipe_id = \(recipe)
                ORDER BY version DESC LIMIT 1 OFFSET \(VersionRules.most))
            """,
            """
            UPDATE recipe SET history_size = (SELECT CAST(coalesce(sum(size), 0) AS bigint) FROM recipe_version
                WHERE household_id = \(household) AND recipe_id = \(recipe))
            WHERE household_id = \(household) AND id = \(recipe)
            """,
        ]
    }

    /// Forgets what recipes were, beginning with those that have not been changed for longest, until what is left takes so
    /// many bytes at most.
    static func makeRoom(leaving room: Int, of household: HouseholdID) -> [SQL] {
        let over: SQL = """
            SELECT id FROM (
                SELECT id, sum(history_size) OVER (ORDER BY updated_at DESC, id DESC) AS taken FROM recipe
                WHERE household_id = \(household) AND history_size > 0) AS kept
            WHERE taken > \(room)
            """
        return [
            "DELETE FROM recipe_version WHERE household_id = \(household) AND recipe_id IN (\(over))",
            "UPDATE recipe SET history_size = 0 WHERE household_id = \(household) AND id IN (\(over))",
        ]
    }
}
