import Database
import Values

/// The statements about deleted recipes: what a household has of them is shown as such, whenever it came there.
enum DeletedRecipeSQL {
    /// How many are remembered of a household.
    static let most = 1000

    /// A row if a recipe is known to be deleted.
    static func find(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "SELECT 1 FROM menu_deleted_recipe WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// Remembers a deleted recipe.
    static func add(_ recipe: RecipeID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        INSERT INTO menu_deleted_recipe (household_id, recipe_id, deleted_at)
        VALUES (\(household), \(recipe), \(now)) ON CONFLICT (household_id, recipe_id) DO NOTHING
        """
    }

    /// Forgets those that were deleted longest ago beyond what is remembered.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM menu_deleted_recipe WHERE household_id = \(household) AND recipe_id IN (
            SELECT recipe_id FROM menu_deleted_recipe WHERE household_id = \(household)
            ORDER BY deleted_at DESC, recipe_id DESC LIMIT 1000 OFFSET \(most))
        """
    }

    /// Forgets one that is back.
    static func remove(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "DELETE FROM menu_deleted_recipe WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// Numbers a change of the archived menus that have the recipe.
    static func touchArchived(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        UPDATE menu SET version = version + 1 WHERE household_id = \(household) AND state = 'archived' AND id IN (
            SELECT menu_id FROM menu_item WHERE household_id = \(household) AND recipe_id = \(recipe))
        """
    }
}
