import Values

/// Something that happened to a menu, for those who care.
enum MenuFact: Hashable, Sendable {
    case recipeAdded(MenuID, MenuItemID, RecipeID)
    /// A recipe was taken out; the list is that of a menu being cooked.
    case recipeRemoved(MenuID, MenuItemID, RecipeID, GroceryListID?)
    /// Servings, order or a title changed.
    case changed(MenuID)
    case cleared(MenuID)
    case committed(MenuID, GroceryListID)
    case cooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    /// A recipe's mark was taken back.
    case uncooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    case archived(MenuID, GroceryListID?, MenuState.Outcome)
    /// The menu it completed is being cooked again, because its last recipe was not cooked after all.
    case reopened(MenuID)
    case plannedAgain(MenuID)
    /// What the list of a menu is to buy for has changed; without meals it stays as it is.
    case shoppingChanged(Menu, GroceryListID, meals: [MenuItem]?)
}
