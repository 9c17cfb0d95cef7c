import Database
import Events
import Values

/// The statements about deleted recipes: what a household has of them is shown as such, whenever it came there.
enum DeletedRecipeSQL {
    /// Which recipes are known to be deleted.
    static let known = DeletedRecipesSQL(table: "plan_deleted_recipe")

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
