import Values

/// What a client did to menus, perhaps while it was offline.
enum MenuAct: Hashable, Sendable {
    /// A recipe was put into a menu, or without one into the menu being planned.
    case add(RecipeID, servings: Int?, as: MenuItemID, to: MenuID?)
    case change(MenuItemID, servings: Int?, position: Int?)
    case delete(MenuItemID)
    case cook(MenuItemID, on: CalendarDate)
    case uncook(MenuItemID)
    case archive(MenuID)
    case planAgain(MenuID)
}

/// How an operation and what others had done went together.
enum MenuMerge: String, CaseIterable {
    /// The client had put it in before.
    case alreadyThere = "already_there"
    /// Somebody else had put the recipe in.
    case joined
    /// Somebody else had taken it out.
    case alreadyRemoved = "already_removed"
    /// It was marked cooked, and that mark holds.
    case alreadyCooked = "already_cooked"
    case alreadyArchived = "already_archived"
    case alreadyPlanned = "already_planned"
    /// It took the place of what its client had not seen.
    case replaced
}
