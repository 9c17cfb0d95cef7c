import Values

/// Something that happened to a menu, for those who care.
enum MenuFact: Hashable, Sendable {
    /// A recipe was put in.
    case recipeAdded(MenuID, MenuItemID, RecipeID)
    /// A recipe was taken out; the list is that of a menu being cooked.
    case recipeRemoved(MenuID, MenuItemID, RecipeID, GroceryListID?)
    /// Servings, order or a title changed.
    case changed(MenuID)
    /// The menu was deleted.
    case cleared(MenuID)
    /// The grocery list was made.
    case committed(MenuID, GroceryListID)
    /// A recipe was marked cooked.
    case cooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    /// A recipe's mark was taken back.
    case uncooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    /// The menu is over.
    case archived(MenuID, GroceryListID?, MenuState.Outcome)
    /// The menu it completed is being cooked again, because its last recipe was not cooked after all.
    case reopened(MenuID)
    /// The menu went back to planning.
    case plannedAgain(MenuID)
}
