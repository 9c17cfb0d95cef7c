public import JSON
public import Values

/// Which lists follow some of the plan; asked by the meal-plan service.
@JSONObject
public struct PlanListsRequest: Hashable, Sendable {
    /// How many entries and days one call may have each.
    public static let most = 1000

    /// Entries of the plan.
    public var entries: [PlanEntryID]
    /// Days of the plan.
    public var days: [CalendarDate]
    /// Recipes of menus that stand on the calendar.
    @LeftOutIfNil public var meals: [MenuItemID]? = nil
}

/// The answer: the lists that follow them.
@JSONObject
public struct PlanListsBody: Hashable, Sendable {
    /// The lists, newest first.
    public var lists: [PlanList]
}

/// A list that follows some of the plan.
@JSONObject
public struct PlanList: Hashable, Sendable {
    /// The list.
    public var id: GroceryListID
    /// The first of the days that it buys for; nil for one that buys for certain entries.
    public var from: CalendarDate?
    /// The last of them.
    public var to: CalendarDate?
    /// Those of the entries that it leaves out, as another list buys for them.
    @LeftOutIfNil public var leftOut: [PlanEntryID]? = nil
    /// Those of the recipes of menus that it leaves out.
    @LeftOutIfNil public var leftOutMeals: [MenuItemID]? = nil
}
