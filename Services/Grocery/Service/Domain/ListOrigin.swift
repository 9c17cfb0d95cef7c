import Values

/// What a list was made from.
enum ListOrigin: Hashable, Sendable {
    /// A menu's recipes.
    case menu(MenuID)
    /// Days of the meal plan, both ends included.
    case plan(from: CalendarDate, to: CalendarDate)
    /// Recipes named one by one.
    case recipes
    /// Nothing: items added by hand.
    case manual
}
