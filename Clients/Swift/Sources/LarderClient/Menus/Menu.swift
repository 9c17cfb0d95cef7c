import Foundation

/// How far a menu is.
public struct MenuState: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A state of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Recipes are being chosen.
    public static let planning: MenuState = "planning"
    /// The list is made, and it is being cooked.
    public static let toCook: MenuState = "to_cook"
    /// It is cooked, or was given up.
    public static let archived: MenuState = "archived"
    /// Of a board: there is no menu.
    public static let empty: MenuState = "empty"
}

/// Recipes that a household commits to cooking.
public struct Menu: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// How far it is.
    public var state: MenuState
    /// How it ended: `completed` or `abandoned`.
    public var outcome: String?
    /// Its recipes, in their order.
    public var recipes: [MenuRecipe]
    /// Its list.
    public var groceryListID: UUID?
    /// How many of its recipes are cooked.
    public var progress: Progress
    /// When it was begun.
    public var createdAt: Date
    /// When its list was made.
    public var committedAt: Date?
    /// When it was archived.
    public var archivedAt: Date?
    /// Its first day.
    public var from: CalendarDate?
    /// Its last day.
    public var to: CalendarDate?
    /// What else a change of it has changed.
    public var effects: [Effect]?

    /// How many of its recipes are cooked.
    public struct Progress: Codable, Hashable, Sendable {
        /// So many are cooked.
        public var cooked: Int
        /// Of so many.
        public var total: Int
    }
}

/// A recipe of a menu.
public struct MenuRecipe: Codable, Hashable, Sendable, Identifiable {
    /// Its id in the menu.
    public var id: UUID
    /// The recipe.
    public var recipeID: UUID
    /// The recipe's title.
    public var title: String
    /// The recipe's picture.
    public var imageURL: String?
    /// For how many people it is cooked.
    public var servings: Int
    /// Its place, from 1.
    public var position: Int
    /// When it was marked as cooked.
    public var cookedAt: Date?
    /// The day on which it was cooked.
    public var cookedOn: CalendarDate?
    /// Whether the recipe was deleted.
    public var recipeDeleted: Bool?
    /// Where it stands on the calendar.
    public var planned: Planned?

    /// Where a recipe stands on the calendar.
    public struct Planned: Codable, Hashable, Sendable {
        /// The entry.
        public var entryID: UUID
        /// Its day.
        public var date: CalendarDate
        /// Its meal.
        public var slot: MealSlot
    }
}

/// The household's menus at a glance.
public struct Board: Codable, Hashable, Sendable {
    /// `empty`, `planning` or `to_cook`.
    public var state: MenuState
    /// The menu that is being cooked, or else planned.
    public var menu: Menu?
    /// The menu that is being planned while another one is cooked.
    public var next: Menu?
    /// Rises with each change.
    public var version: Int
    /// What else a change has changed.
    public var effects: [Effect]?
}

/// A menu that is planned again.
public struct Reuse: Codable, Hashable, Sendable {
    /// The board now.
    public var board: Board
    /// The recipes that are there no more.
    public var missing: [Missing]

    /// A recipe that is there no more.
    public struct Missing: Codable, Hashable, Sendable {
        /// Its id.
        public var recipeID: UUID
        /// Its title.
        public var title: String
    }
}

/// An archived menu that was deleted and can be restored.
public struct DeletedMenu: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// The titles of its recipes.
    public var recipes: [String]
    /// When it was archived.
    public var archivedAt: Date
    /// When it was deleted.
    public var deletedAt: Date
    /// Until when it can be restored.
    public var goneAt: Date
}
