public import HTTP
public import JSON
public import Values

/// A menu as the API shows it.
@JSONObject
public struct MenuBody: Sendable, Hashable {
    /// The menu's id.
    public var id: MenuID
    /// Counts its changes; also its `ETag`.
    public var version: Int
    /// Where it is in its life.
    public var state: MenuStatus
    /// How it ended; nil until it is archived.
    public var outcome: MenuOutcome?
    /// Its recipes, in order.
    public var recipes: [MenuRecipeBody]
    /// The list that was made when it was committed; it stays the menu's while it is planned again.
    public var groceryListID: GroceryListID?
    /// How many of its recipes are cooked.
    public var progress: MenuProgressBody
    /// When it was begun.
    public var createdAt: Instant
    /// When its grocery list was made.
    public var committedAt: Instant?
    /// When it was archived.
    public var archivedAt: Instant?
    /// The first day it was cooked from: the date of its commitment, in UTC.
    public var from: CalendarDate?
    /// The last day it was cooked from: the date it was archived, in UTC.
    public var to: CalendarDate?
    /// What else the call has changed; nil where nothing was changed.
    @LeftOutIfNil public var effects: [Effect]? = nil
}

/// A recipe's place in a menu as the API shows it.
@JSONObject
public struct MenuRecipeBody: Sendable, Hashable {
    /// The id of the place, which is not the recipe's.
    public var id: MenuItemID
    /// The recipe.
    public var recipeID: RecipeID
    /// The recipe's title.
    public var title: String
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many it is to be cooked.
    public var servings: Int
    /// Its place in the order, from 0.
    public var position: Int
    /// When it was marked cooked; nil until then.
    public var cookedAt: Instant?
    /// The day it was cooked; nil until then.
    public var cookedOn: CalendarDate?
    /// True if the recipe has been deleted; its title stays.
    @LeftOutIfNil public var recipeDeleted: Bool? = nil
    /// Where it stands on the calendar; absent if it does not.
    @LeftOutIfNil public var planned: PlannedMealBody? = nil
}

/// Where a recipe of a menu stands on the calendar.
@JSONObject
public struct PlannedMealBody: Sendable, Hashable {
    /// The entry of the meal plan.
    public var entryID: PlanEntryID
    /// Its day.
    public var date: CalendarDate
    /// Its meal: `breakfast`, `lunch`, `dinner` or `snacks`.
    public var slot: String
}

/// How far a menu is cooked.
@JSONObject
public struct MenuProgressBody: Sendable, Hashable {
    /// Recipes cooked.
    public var cooked: Int
    /// Recipes in all.
    public var total: Int
}
