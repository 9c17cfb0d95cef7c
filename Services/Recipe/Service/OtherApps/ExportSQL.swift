import Database
import Values

/// The statements of files of recipes.
enum ExportSQL {
    /// About how many bytes of recipes are in memory at once.
    static let portionBytes = 4 << 20

    /// The ids and sizes of the recipes that follow one.
    static func heads(after last: RecipeID?, of household: HouseholdID) -> SQL {
        var sql: SQL = "SELECT id, size FROM recipe WHERE household_id = \(household) AND \(RecipeSQL.isThere)"
        if let last { sql += " AND id > \(last)" }
        return sql + " ORDER BY id LIMIT 100"
    }
}
