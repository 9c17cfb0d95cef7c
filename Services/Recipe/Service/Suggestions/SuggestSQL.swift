import Database
import Values

/// The statements of suggestions.
enum SuggestSQL {
    static func titles(of ids: [RecipeID], _ household: HouseholdID) -> SQL {
        """
        SELECT id, title, image_url FROM recipe
        WHERE household_id = \(household) AND id IN \(list: ids) AND \(RecipeSQL.isThere)
        """
    }

    /// The names of all cookbooks, which are few.
    static func cookbooks(of household: HouseholdID) -> SQL {
        """
        SELECT id, name FROM cookbook WHERE household_id = \(household)
        ORDER BY name_key, id LIMIT \(CookbookRules.maxCookbooks)
        """
    }
}
