import Database
import Events
import Values

/// The statements about deleted recipes: what a household has of them is shown as such, whenever it came there.
enum DeletedRecipeSQL {
    /// Which recipes are known to be deleted.
    static let known = DeletedRecipesSQL(table: "menu_deleted_recipe")

    /// Numbers a change of the archived menus that have the recipe.
    static func touchArchived(_ recipe: RecipeID, of household: HouseholdID) -> SQL {
        """
        UPDATE menu SET version = version + 1 WHERE household_id = \(household) AND state = 'archived' AND id IN (
            SELECT menu_id FROM menu_item WHERE household_id = \(household) AND recipe_id = \(recipe))
        """
    }
}
