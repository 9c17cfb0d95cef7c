import Values

/// A menu whose recipes can be put on the calendar.
struct FoundMenu: Hashable, Sendable {
    /// Whether it is history: what is planned of it is planned anew.
    var isOver: Bool
    var meals: [Meal]

    /// A recipe of it.
    struct Meal: Hashable, Sendable {
        /// The recipe with its place in the menu.
        var recipe: PlannedRecipe
        var cooked: CookedMark?
    }
}

/// What is to be different about a meal that is a menu's.
enum MealChange: Hashable, Sendable {
    case servings(Int)
    case cooked(on: CalendarDate)
    case notCooked
}

/// What a menu says of one of its recipes.
struct MealState: Hashable, Sendable {
    var item: MenuItemID
    /// The version of the menu that says so.
    var version: Int
    var servings: Int
    var cooked: CookedMark?
    /// Whether it is not in the menu any more.
    var isRemoved = false
}

extension CookedMark {
    /// The mark, if there is one.
    init?(_ at: Instant?, _ on: CalendarDate?) {
        guard let at, let on else { return nil }
        self.init(at: at, on: on)
    }
}
