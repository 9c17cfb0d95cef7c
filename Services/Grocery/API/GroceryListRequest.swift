public import JSON
public import Values

/// The body of `PUT /api/v1/grocery-lists/{list_id}` and of the preview.
///
/// What to buy comes from one of `menu`, `plan` and `recipes`, or from none of them: then the list starts with `items`
/// alone. A caller that knows the recipes of a menu already names them in `recipes` and the menu in `source`.
@JSONObject(.leavesOutNil)
public struct GroceryListRequest: Hashable, Sendable {
    /// The list's title; one is made from the source where it is absent.
    public var title: String? = nil
    /// The menu whose recipes to buy for.
    public var menu: MenuID? = nil
    /// The days of the meal plan to buy for.
    public var plan: GroceryPlanRange? = nil
    /// The recipes to buy for.
    public var recipes: [GroceryRecipeRequest]? = nil
    /// What `recipes` belong to, where the caller resolved it.
    public var source: GroceryListSource? = nil
    /// Foods at home, by id or name: kept off the list and recorded on it.
    public var have: [String]? = nil
    /// Whether the list stays out of the index until it is activated.
    public var draft: Bool? = nil
    /// The shop that the list is for; a new one is for the household's usual shop where absent.
    public var shop: ShopID? = nil
    /// Lines added by hand.
    public var items: [String]? = nil
    /// Makes a list of a menu that is there already follow by the difference, rather than making it anew.
    public var following: GroceryFollowing? = nil
}

/// How a list follows its menu.
@JSONObject
public struct GroceryFollowing: Hashable, Sendable {
    /// The recipes of the menu that are cooked, for which the list stays as it is.
    public var cooked: [MenuItemID]
}

/// A range of days of the meal plan, both ends included.
@JSONObject
public struct GroceryPlanRange: Hashable, Sendable {
    /// The first day.
    public var from: CalendarDate
    /// The last day.
    public var to: CalendarDate
}

/// A recipe to buy for.
@JSONObject(.leavesOutNil)
public struct GroceryRecipeRequest: Hashable, Sendable {
    /// The recipe.
    public var recipeID: RecipeID
    /// For how many; the recipe's own servings where absent.
    public var servings: Int? = nil
    /// The menu it comes through.
    public var menuID: MenuID? = nil
    /// Its place in that menu.
    public var menuItemID: MenuItemID? = nil
    /// The meal-plan entry it comes through.
    public var entryID: PlanEntryID? = nil
}
