import Database
import Values

/// The statements about deleted recipes: what a household has of them is shown as such, whenever it came there.
enum DeletedRecipeSQL {
    /// How many are remembered of a household.
    static let most = 1000

    /// A row if a recipe is known to be deleted.
    static func find(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "SELECT 1 FROM plan_deleted_recipe WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// Remembers a deleted recipe.
    static func add(_ recipe: RecipeID, of household: HouseholdID, at now: Instant) -> SQL {
        """
        INSERT INTO plan_deleted_recipe (household_id, recipe_id, deleted_at)
        VALUES (\(household), \(recipe), \(now)) ON CONFLICT (household_id, recipe_id) DO NOTHING
        """
    }

    /// Forgets those that were deleted longest ago beyond what is remembered.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM plan_deleted_recipe WHERE household_id = \(household) AND recipe_id IN (
            SELECT recipe_id FROM plan_deleted_recipe WHERE household_id = \(household)
            ORDER BY deleted_at DESC, recipe_id DESC LIMIT 1000 OFFSET \(most))
        """
    }

    /// Forgets one that is back.
    static func remove(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        "DELETE FROM plan_deleted_recipe WHERE household_id = \(household) AND recipe_id = \(recipe)"
    }

    /// Numbers a change of the entries that are cooked of the recipe.
    static func touchCooked(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        UPDATE plan_entry SET version = version + 1
        WHERE household_id = \(household) AND recipe_id = \(recipe) AND cooked_at IS NOT NULL
        """
    }

    /// Numbers a change of the plan, where no event does.
    static func advance(_ household: HouseholdID) -> SQL {
        "UPDATE plan_household SET version = version + 1 WHERE household_id = \(household)"
    }

    /// The first entries from a day on that a recipe is to be cooked for: id, day and meal.
    static func entries(of recipe: RecipeID, from day: CalendarDate, _ household: HouseholdID, limit: Int) -> SQL {
        "SELECT id, date, slot" + planned(recipe, from: day, household)
            + " ORDER BY date, slot, position LIMIT \(limit)"
    }

    /// How many such entries there are.
    static func count(of recipe: RecipeID, from day: CalendarDate, _ household: HouseholdID) -> SQL {
        "SELECT count(*)" + planned(recipe, from: day, household)
    }

    private static func planned(_ recipe: RecipeID, from day: CalendarDate, _ household: HouseholdID) -> SQL {
        """
         FROM plan_entry WHERE household_id = \(household) AND recipe_id = \(recipe) AND cooked_at IS NULL
            AND date >= \(day)
        """
    }
}
