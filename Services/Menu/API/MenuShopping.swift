public import JSON
public import Values

/// What a menu wants of its grocery list, all of it: the list follows by the difference.
@JSONObject
public struct MenuShopping: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// Its list.
    public var listID: GroceryListID
    /// Whether the menu is being planned, and the list waits for it.
    public var planning: Bool
    /// Everything that is to be bought for; nil where the list stays as it is.
    @LeftOutIfNil public var meals: [MenuMeal]? = nil
}

/// A recipe's place in a menu, as something to buy for.
@JSONObject
public struct MenuMeal: Hashable, Sendable {
    /// The recipe's place in the menu.
    public var itemID: MenuItemID
    /// The recipe.
    public var recipeID: RecipeID
    /// For how many it is to be cooked.
    public var servings: Int
    /// Whether it is cooked, so that the list does not change for it any more.
    public var cooked: Bool
}
