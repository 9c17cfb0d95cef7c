public import JSON
public import Values

/// One line that an item comes from: a recipe's ingredient line, or what someone typed.
///
/// What is nil is left out of its JSON, which is what the database stores: most lines would have seven nulls.
@JSONObject(.leavesOutNil)
public struct GroceryItemSource: Hashable, Sendable {
    /// The client's id of a line added by hand, so that adding it twice adds it once.
    public var lineID: GroceryItemID? = nil
    /// The recipe the line belongs to; nil for a line added by hand.
    public var recipeID: RecipeID? = nil
    /// The recipe's title when the list was made.
    public var recipeTitle: String? = nil
    /// The menu through which it came.
    public var menuID: MenuID? = nil
    /// The recipe's place in that menu.
    public var menuItemID: MenuItemID? = nil
    /// The meal-plan entry through which it came.
    public var entryID: PlanEntryID? = nil
    /// The servings it was scaled to.
    public var servings: Int? = nil
    /// The line as written.
    public var text: String
    /// How much of the item the line wants, scaled; nil where it does not say.
    public var amount: GroceryAmount?
    /// The line's first amount, scaled, where it names several things and that is another's.
    public var lineAmount: GroceryAmount? = nil
    /// The item's version with which a line added by hand joined it; nil if the item began with it.
    public var since: Int? = nil
    /// True if the recipe has been deleted; its title stays.
    public var recipeDeleted: Bool? = nil
}
