public import JSON
public import Values

/// The menus on a household's board that have a recipe; asked by the recipe service.
@JSONObject
public struct RecipeMenus: Hashable, Sendable {
    /// The menu being cooked and the menu being planned, as far as they have it.
    public var menus: [RecipeMenu]
}

/// A menu that has a recipe.
@JSONObject
public struct RecipeMenu: Hashable, Sendable {
    /// The menu.
    public var id: MenuID
    /// Whether it is being planned or cooked.
    public var state: MenuStatus
    /// For how many the recipe is to be cooked.
    public var servings: Int
    /// Whether it is cooked already.
    public var cooked: Bool
    /// The recipe's place in the menu; an earlier version does not say it.
    @LeftOutIfNil public var itemID: MenuItemID? = nil
}
