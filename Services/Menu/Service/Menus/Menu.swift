import Values

/// A handful of recipes that a household commits to cooking.
struct Menu: Hashable, Sendable {
    /// The menu's id.
    let id: MenuID
    /// Counts its changes.
    var version: Int
    /// Where it is in its life.
    var state: MenuState
    /// Its recipes, in order.
    var items: [MenuItem]
    /// The list that was made when it was committed.
    var listID: GroceryListID?
    /// The list that is being made; a repeated call goes on with the same one.
    var pendingListID: GroceryListID?
    /// When it was begun.
    let createdAt: Instant
    /// When its grocery list was made.
    var committedAt: Instant?
    /// When it was archived.
    var archivedAt: Instant?

    /// The most recipes a menu holds.
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

extension Menu {
    /// A menu that is about to be planned: nothing is in it.
    init(planningAs id: MenuID, at now: Instant) {
        self.init(
            id: id,
            version: 0,
            state: .planning,
            items: [],
            listID: nil,
            pendingListID: nil,
            createdAt: now,
            committedAt: nil,
            archivedAt: nil
        )
    }
}

/// A recipe's place in a menu.
struct MenuItem: Hashable, Sendable {
    /// The id of the place.
    let id: MenuItemID
    /// The recipe, as it was when it was put in.
    var recipe: RecipeSnapshot
    /// For how many it is to be cooked.
    var servings: Int
    /// When and for which day it was marked cooked.
    var cooked: CookedMark?

    /// Whether it is marked cooked.
    var isCooked: Bool { cooked != nil }
}

/// That something was cooked.
struct CookedMark: Hashable, Sendable {
    /// When it was marked.
    let at: Instant
    /// The day it was cooked.
    let on: CalendarDate
}

/// What a menu remembers of a recipe.
struct RecipeSnapshot: Hashable, Sendable {
    /// The recipe.
    let id: RecipeID
    /// Its title.
    var title: String
    /// Its picture.
    var imageURL: String?
}
