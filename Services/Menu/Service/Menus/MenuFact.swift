import Values

/// Something that happened to a menu, for those who care.
enum MenuFact: Hashable, Sendable {
    case recipeAdded(MenuID, MenuItemID, RecipeID)
    /// A recipe was taken out; the list is that of a menu being cooked.
    case recipeRemoved(MenuID, MenuItemID, RecipeID, GroceryListID?)
    /// Servings, order or a title changed.
    case changed(MenuID)
    case cleared(MenuID)
    case committed(MenuID, GroceryListID)
    case cooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    /// A recipe's mark was taken back.
    case uncooked(MenuID, MenuItemID, RecipeID, CalendarDate)
    case archived(MenuID, GroceryListID?, MenuState.Outcome)
    /// The menu it completed is being cooked again, because its last recipe was not cooked after all.
    case reopened(MenuID)
    case plannedAgain(MenuID)
    /// What the list of a menu is to buy for has changed; without meals it stays as it is.
    case shoppingChanged(Menu, GroceryListID, meals: [MenuItem]?)
    /// Recipes that stand on the calendar have changed, in a version of their menu.
    case mealsChanged(MenuID, version: Int, [MealChange])
}

/// A recipe that stands on the calendar, as it is now, or as it was when it was taken out.
struct MealChange: Hashable, Sendable {
    var item: MenuItemID
    var entry: PlanEntryID
    /// The day on which it stands, if it is known.
    var date: CalendarDate?
    var servings: Int
    var cooked: CookedMark?
    /// Whether it is not in the menu any more.
    var isRemoved = false
    /// Whether it is cooked for another number than before.
    var isResized = false
}

extension MealChange {
    /// A recipe that an entry stands for.
    init(_ item: MenuItem, _ spot: PlannedSpot, isRemoved: Bool = false, isResized: Bool = false) {
        self.init(
            item: item.id,
            entry: spot.entry,
            date: spot.date,
            servings: item.servings,
            cooked: item.cooked,
            isRemoved: isRemoved,
            isResized: isResized
        )
    }
}
