import Database
import Values

/// The statements about the recipes with a tag.
enum TagSQL {
    static func recipes(withTag tag: String, of household: HouseholdID, after last: RecipeID?, limit: Int) -> SQL {
        var sql: SQL = """
            SELECT recipe_id FROM recipe_tag WHERE household_id = \(household) AND key = \(tag.lowercased())
            """
        if let last { sql += " AND recipe_id > \(last)" }
        return sql + " ORDER BY recipe_id LIMIT \(limit)"
    }
}
