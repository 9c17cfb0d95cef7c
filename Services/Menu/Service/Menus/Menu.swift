import Values

/// A handful of recipes that a household commits to cooking.
struct Menu: Hashable, Sendable {
    let id: MenuID
    /// Counts its changes.
    var version = 0
    var state = MenuState.planning
    var items: [MenuItem] = []
    /// The list that it was committed with, also while it is planned again.
    var listID: GroceryListID?
    /// The list that is being made; a repeated call goes on with the same one.
    var pendingListID: GroceryListID?
    let createdAt: Instant
    var committedAt: Instant?
    var archivedAt: Instant?

    static let capacity = 100

    /// Whether anything is left to cook.
    var hasUncooked: Bool { items.contains { !$0.isCooked } }
    /// Whether anything has been cooked.
    var hasCooked: Bool { items.contains { $0.isCooked } }

    /// What taking a recipe out would mean.
    func removal(of item: MenuItem) -> MenuCommand.Removal {
        if item.isCooked { return .cooked }
        let rest = items.filter { $0.id != item.id }
        return rest.isEmpty ? .lastOne : rest.contains { !$0.isCooked } ? .someToCookLeft : .onlyCookedLeft
    }

    /// What marking a recipe cooked would mean.
    func marking(of item: MenuItem) -> MenuCommand.Marking {
        if item.isCooked { return .again }
        return items.contains { $0.id != item.id && !$0.isCooked } ? .someLeft : .last
    }
}

/// A recipe's place in a menu.
struct MenuItem: Hashable, Sendable {
    /// The id of the place, which is not the recipe's.
    let id: MenuItemID
    /// The recipe, as it was when it was put in.
    var recipe: RecipeSnapshot
    var servings: Int
    var cooked: CookedMark?
    /// Where it stands on the calendar.
    var planned: PlannedSpot?

    var isCooked: Bool { cooked != nil }
}

/// The entry of the meal plan that is a recipe of a menu: they are one meal.
///
/// The plan decides on it, the menu takes note.
struct PlannedSpot: Hashable, Sendable {
    let entry: PlanEntryID
    let date: CalendarDate
    /// The plan's word for the meal.
    let slot: String
}

/// When something was marked cooked, and the day on which it was.
struct CookedMark: Hashable, Sendable {
    let at: Instant
    let on: CalendarDate
}

/// What a menu remembers of a recipe.
struct RecipeSnapshot: Hashable, Sendable {
    let id: RecipeID
    var title: String
    var imageURL: String?
    /// Whether it has been deleted.
    var isDeleted = false
}
