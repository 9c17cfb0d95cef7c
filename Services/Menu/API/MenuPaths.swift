public import Values

/// Where the menu service's things are.
public enum MenuPaths {
    /// The board.
    public static let board = "/api/v1/menu"
    /// Where recipes are added to the menu being planned.
    public static let boardRecipes = "/api/v1/menu/recipes"
    /// Where what a client did while it was offline is carried out.
    public static let sync = "/api/v1/menu/sync"
    /// The board's live events.
    public static let events = "/api/v1/menu/events"
    /// The history.
    public static let menus = "/api/v1/menus"
    /// One menu, as a pattern.
    public static let menu = "/api/v1/menus/{menu_id}"
    /// The menus that were deleted.
    public static let deletedMenus = "/api/v1/menus/deleted"
    /// What brings a deleted menu back, as a pattern.
    public static let restore = "/api/v1/menus/{menu_id}/restore"
    /// Where recipes are added to a menu that is planned or cooked, as a pattern.
    public static let items = "/api/v1/menus/{menu_id}/recipes"
    /// One recipe of a menu, as a pattern.
    public static let item = "/api/v1/menus/{menu_id}/recipes/{item_id}"
    /// The mark of a recipe that is cooked, as a pattern.
    public static let cooked = "/api/v1/menus/{menu_id}/recipes/{item_id}/cooked"
    /// Where a menu is committed, as a pattern.
    public static let groceryList = "/api/v1/menus/{menu_id}/grocery-list"
    /// Where a menu is put away, as a pattern.
    public static let archive = "/api/v1/menus/{menu_id}/archive"
    /// Where a menu goes back to planning, as a pattern.
    public static let planAgain = "/api/v1/menus/{menu_id}/plan-again"
    /// Where a menu is emptied, as a pattern.
    public static let clear = "/api/v1/menus/{menu_id}/clear"
    /// Where a menu is cooked again, as a pattern.
    public static let reuse = "/api/v1/menus/{menu_id}/reuse"

    /// The menus on the board that have a recipe, as a pattern; for other services.
    public static let recipeMenus = "/internal/v1/households/{household_id}/recipe-menus/{recipe_id}"
    /// The menus on the board that have a recipe; for other services.
    public static func recipeMenus(_ recipe: RecipeID, of household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/recipe-menus/\(recipe)"
    }

    /// A recipe of a menu that stands on the calendar, as a pattern; for other services.
    public static let meal = "/internal/v1/households/{household_id}/menus/{menu_id}/meals/{item_id}"
    /// A recipe of a menu that stands on the calendar; for other services.
    public static func meal(_ item: MenuItemID, of menu: MenuID, _ household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/menus/\(menu)/meals/\(item)"
    }

    /// One menu.
    public static func menu(_ id: MenuID) -> String { "\(menus)/\(id)" }
}
