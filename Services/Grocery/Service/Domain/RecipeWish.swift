import Values

/// A recipe that someone wants to buy for.
struct RecipeWish: Hashable, Sendable {
    /// The recipe.
    var recipe: RecipeID
    /// For how many; the recipe's own servings if nil.
    var servings: Int?
    /// The menu it comes through.
    var menu: MenuID?
    /// Its place in that menu.
    var menuItem: MenuItemID?
    /// The meal-plan entry it comes through.
    var entry: PlanEntryID?

    /// Whether it came through a menu or the plan, which hear of a recipe's deletion by themselves.
    var isIndirect: Bool { menuItem != nil || entry != nil }
}
