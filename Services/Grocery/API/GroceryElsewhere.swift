public import JSON
public import Values

/// A meal of a menu that a list leaves out, as another list buys for it already.
@JSONObject
public struct GroceryElsewhere: Hashable, Sendable {
    /// The recipe.
    public var recipeID: RecipeID
    /// The recipe's title.
    public var recipeTitle: String
    /// For how many it is cooked.
    public var servings: Int
    /// The menu, where the list is made of it.
    @LeftOutIfNil public var menuID: MenuID? = nil
    /// The recipe's place in its menu.
    public var menuItemID: MenuItemID
    /// The meal-plan entry, where the list is made from days of the plan.
    @LeftOutIfNil public var entryID: PlanEntryID? = nil
    /// The list that buys for it.
    public var listID: GroceryListID
}
