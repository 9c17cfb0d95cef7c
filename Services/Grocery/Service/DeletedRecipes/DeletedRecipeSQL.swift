import Database
import Events
import Values

/// The statements about deleted recipes: what lists buy for them is shown as such, whenever it came there.
enum DeletedRecipeSQL {
    /// Which recipes are known to be deleted.
    static let known = DeletedRecipesSQL(table: "grocery_deleted_recipe")

    /// Whether any are remembered of a household.
    static func any(of household: HouseholdID) -> SQL {
        "EXISTS (SELECT 1 FROM grocery_deleted_recipe d WHERE d.household_id = \(household))"
    }

    /// The lists that name a recipe, held until the transaction ends, in the order in which all lock them.
    static func lock(naming recipe: RecipeID, _ household: HouseholdID) -> SQL {
        """
        SELECT id FROM grocery_list WHERE household_id = \(household) AND id IN (
            SELECT list_id FROM grocery_item WHERE household_id = \(household) AND \(names(recipe)))
        ORDER BY id
        """ + .forUpdate
    }

    /// One version more of some lists.
    static func touch(_ lists: [GroceryListID], _ household: HouseholdID, now: Instant) -> SQL {
        """
        UPDATE grocery_list SET version = version + 1, updated_at = \(now)
        WHERE household_id = \(household) AND id IN \(list: lists)
        """
    }

    /// The newest lists with something to buy for a recipe: id, title, how many items, how many lists there are, and
    /// whether it follows a menu or the plan.
    static func lists(buyingFor recipe: RecipeID, _ household: HouseholdID, limit: Int) -> SQL {
        """
        SELECT l.id, l.title, count(i.id), count(*) OVER (),
            l.origin IN ('menu', 'plan') AND NOT l.is_pinned
        FROM grocery_list l JOIN grocery_item i
            ON i.household_id = l.household_id AND i.list_id = l.id
        WHERE l.household_id = \(household) AND i.household_id = \(household) AND NOT l.is_draft
            AND i.checked_at IS NULL AND \(names(recipe))
        GROUP BY l.household_id, l.id
        ORDER BY l.created_at DESC, l.id DESC LIMIT \(limit)
        """
    }

    /// Whether an item's lines name a recipe; ids are written in one form only.
    private static func names(_ recipe: RecipeID) -> SQL {
        "lines LIKE \("%\(recipe)%")"
    }
}
