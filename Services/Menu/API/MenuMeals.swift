public import HTTP
public import JSON
public import Values

/// Recipes of a menu that stand on the calendar, as they are now: the entries of the plan follow them.
@JSONObject
public struct MenuMeals: Hashable, Sendable {
    /// The menu.
    public var menuID: MenuID
    /// The menu's version; what an entry has of a later one is newer.
    public var version: Int
    /// The recipes that have changed.
    public var meals: [MenuMealState]
}

/// A recipe's place in a menu, as the entry that stands for it on the calendar shows it.
@JSONObject
public struct MenuMealState: Hashable, Sendable {
    /// The recipe's place in the menu.
    public var itemID: MenuItemID
    /// For how many it is cooked.
    public var servings: Int
    /// When it was marked cooked; absent if it is not.
    @LeftOutIfNil public var cookedAt: Instant? = nil
    /// The day it was cooked; absent if it is not.
    @LeftOutIfNil public var cookedOn: CalendarDate? = nil
    /// Whether it is not in the menu any more, so that its entry is an ordinary one.
    public var removed: Bool
}

/// What is to be different about a recipe of a menu, as the calendar asks for it.
@JSONObject(.leavesOutNil)
public struct MenuMealChange: Hashable, Sendable {
    /// For how many it is cooked.
    public var servings: Int? = nil
    /// Whether it is cooked.
    public var cooked: Bool? = nil
    /// The day it was cooked; needed where `cooked` is true.
    public var cookedOn: CalendarDate? = nil
}

/// A recipe of a menu after such a change.
@JSONObject
public struct MenuMealBody: Hashable, Sendable {
    /// The menu's version.
    public var version: Int
    /// The recipe as it is now.
    public var meal: MenuMealState
    /// What else has changed.
    public var effects: [Effect]
}
