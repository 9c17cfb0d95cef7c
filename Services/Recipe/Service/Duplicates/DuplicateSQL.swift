import Database
import Values

/// The statements about recipes that are the same.
enum DuplicateSQL {
    /// What tells whether recipes are the same.
    static func texts(of ids: [RecipeID], _ household: HouseholdID) -> SQL {
        """
        SELECT id, search, tags, source_url FROM recipe
        WHERE household_id = \(household) AND id IN \(list: ids) AND \(RecipeSQL.isThere)
        """
    }

    /// Counts the occasions of others for one, as many as it can have.
    static func moveCookings(of others: [RecipeID], to kept: RecipeID, _ household: HouseholdID, room: Int) -> SQL {
        """
        INSERT INTO recipe_cooking (household_id, recipe_id, occasion_id, cooked_on)
        SELECT household_id, \(kept), occasion_id, max(cooked_on) FROM recipe_cooking
        WHERE household_id = \(household) AND recipe_id IN \(list: others)
        GROUP BY household_id, occasion_id ORDER BY max(cooked_on) DESC LIMIT \(room)
        ON CONFLICT (household_id, recipe_id, occasion_id) DO NOTHING
        """
    }

    static func cookings(of recipe: RecipeID, _ household: HouseholdID) -> SQL {
        "SELECT count(*) FROM recipe_cooking WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// Puts one into the cookbooks of others, as many as it can be in.
    static func moveCookbooks(of others: [RecipeID], to kept: RecipeID, _ household: HouseholdID, room: Int) -> SQL {
        """
        INSERT INTO cookbook_recipe (household_id, cookbook_id, recipe_id, added_at)
        SELECT household_id, cookbook_id, \(kept), max(added_at) FROM cookbook_recipe
        WHERE household_id = \(household) AND recipe_id IN \(list: others)
            AND cookbook_id NOT IN (SELECT cookbook_id FROM cookbook_recipe
                WHERE household_id = \(household) AND recipe_id = \(kept))
        GROUP BY household_id, cookbook_id ORDER BY max(added_at) DESC LIMIT \(room)
        ON CONFLICT (household_id, cookbook_id, recipe_id) DO NOTHING
        """
    }

    static func cookbooks(of recipe: RecipeID, _ household: HouseholdID) -> SQL {
        "SELECT count(*) FROM cookbook_recipe WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// What users think of others, from whom nothing is known of this one.
    static func moveOpinions(of other: RecipeID, to kept: RecipeID, _ household: HouseholdID) -> SQL {
        """
        INSERT INTO recipe_opinion (household_id, recipe_id, user_id, favourite, rating, note, updated_at)
        SELECT household_id, \(kept), user_id, favourite, rating, note, updated_at FROM recipe_opinion
        WHERE household_id = \(household) AND recipe_id = \(other)
        ON CONFLICT (household_id, recipe_id, user_id) DO NOTHING
        """
    }
}
