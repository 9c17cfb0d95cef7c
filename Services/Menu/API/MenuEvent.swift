public import JSON
public import Values

/// What the menu service tells of a household's menus.
@ServiceEvent("menu")
public enum MenuEvent: Hashable {
    /// A recipe was put in.
    case menuRecipeAdded(MenuRecipeFact)
    /// A recipe was taken out; the list is that of a menu being cooked.
    case menuRecipeRemoved(MenuRecipeFact)
    /// A recipe was marked cooked.
    case menuRecipeCooked(MenuCookingFact)
    /// A recipe's mark was taken back.
    case menuRecipeUncooked(MenuCookingFact)
    /// Servings, order or a title changed.
    case menuChanged(MenuReference)
    /// The menu was deleted.
    case menuCleared(MenuReference)
    /// The menu it completed is being cooked again, because its last recipe was not cooked after all.
    case menuReopened(MenuReference)
    /// The menu went back to planning.
    case menuPlannedAgain(MenuReference)
    /// The grocery list was made.
    case menuCommitted(MenuCommitment)
    /// The menu is over.
    case menuArchived(MenuEnd)
    /// What the menu's grocery list is to buy for has changed, or the menu went back to planning.
    case menuShoppingChanged(MenuShopping)
    /// Recipes that stand on the calendar have other servings, another mark, or are not in the menu any more.
    case menuMealsChanged(MenuMeals)

    /// All but what lists and plan follow, which tell of it themselves.
    public static func isTold(_ kind: Kind) -> Bool {
        switch kind {
        case .menuShoppingChanged, .menuMealsChanged: false
        default: true
        }
    }
}

/// Which menu it is about.
@JSONObject
public struct MenuReference: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
}

/// A recipe that was put into a menu, or taken out.
@JSONObject
public struct MenuRecipeFact: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// The recipe's place in the menu.
    public var itemID: MenuItemID
    /// The recipe.
    public var recipeID: RecipeID
    /// The list that was made of the menu.
    @LeftOutIfNil public var listID: GroceryListID? = nil
    /// What the recipe is called.
    @LeftOutIfNil public var title: String? = nil
}

/// A recipe of a menu that was cooked, or was not after all.
@JSONObject
public struct MenuCookingFact: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// The recipe's place in the menu.
    public var itemID: MenuItemID
    /// The recipe.
    public var recipeID: RecipeID
    /// The day.
    public var date: CalendarDate
    /// What the recipe is called.
    @LeftOutIfNil public var title: String? = nil
}

/// A menu whose grocery list was made.
@JSONObject
public struct MenuCommitment: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// The list.
    public var listID: GroceryListID
}

/// A menu that is over.
@JSONObject
public struct MenuEnd: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// The list that was made of it.
    @LeftOutIfNil public var listID: GroceryListID?
    /// How it ended.
    public var outcome: MenuOutcome
}
