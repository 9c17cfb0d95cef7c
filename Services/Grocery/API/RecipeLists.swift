public import JSON
public import Values

/// The lists with something to buy for a recipe; asked by the recipe service.
@JSONObject
public struct RecipeLists: Hashable, Sendable {
    /// The most lists that are named.
    public static let most = 20

    /// How many there are.
    public var count: Int
    /// The newest of them.
    public var lists: [RecipeList]
}

/// A list with something to buy for a recipe.
@JSONObject
public struct RecipeList: Hashable, Sendable {
    /// The list.
    public var id: GroceryListID
    /// What it is called.
    public var title: String
    /// How many of its items are to be bought for the recipe.
    public var items: Int
    /// Whether it follows a menu or the plan, and with them the recipe; an earlier version does not say it.
    @LeftOutIfNil public var follows: Bool? = nil
}
