import Foundation

/// What somebody did to menus, perhaps without a network.
public struct MenuOperation: Codable, Hashable, Sendable, Identifiable {
    /// Its id, under which it is done once.
    public var id: UUID
    /// What was done.
    public var op: Kind
    /// The menu, of `archive` and `planAgain`; of `add` the menu, if that is not the one being planned.
    public var menuID: UUID?
    /// The recipe's place in its menu; of what was added, the id that the client gave it.
    public var itemID: UUID?
    /// The menu's version that was seen.
    public var seen: Int?
    /// What was added.
    public var recipe: NewRecipe?
    /// What was changed.
    public var change: ItemChange?
    /// The day on which it was cooked; nil for today.
    public var cookedOn: CalendarDate?

    /// What can be done to menus.
    public struct Kind: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A recipe was put in.
        public static let add: Kind = "add"
        /// A recipe's servings or place were changed.
        public static let change: Kind = "change"
        /// A recipe was taken out.
        public static let delete: Kind = "delete"
        /// A recipe was marked as cooked.
        public static let cook: Kind = "cook"
        /// A recipe's mark was taken back.
        public static let uncook: Kind = "uncook"
        /// The menu was put away.
        public static let archive: Kind = "archive"
        /// The menu went from cooking back to planning.
        public static let planAgain: Kind = "plan_again"
    }

    /// A recipe that was put in.
    public struct NewRecipe: Codable, Hashable, Sendable {
        /// The recipe.
        public var recipeID: UUID
        /// For how many people it is cooked; nil for as many as it is written for.
        public var servings: Int?

        /// A recipe.
        public init(_ recipeID: UUID, servings: Int? = nil) {
            self.recipeID = recipeID
            self.servings = servings
        }
    }

    /// What was changed of a recipe's place.
    public struct ItemChange: Codable, Hashable, Sendable {
        /// For how many people it is cooked.
        public var servings: Int?
        /// Its place, from 0.
        public var position: Int?

        /// Other servings, or another place.
        public init(servings: Int? = nil, position: Int? = nil) {
            self.servings = servings
            self.position = position
        }
    }

    /// An operation with a new id.
    public init(_ op: Kind, itemID: UUID? = nil, menuID: UUID? = nil, seen: Int? = nil, id: UUID = .larder()) {
        self.id = id
        self.op = op
        self.itemID = itemID
        self.menuID = menuID
        self.seen = seen
    }

    /// Putting a recipe into the menu being planned, as an item with an id of the client's.
    public static func add(_ recipe: NewRecipe, as item: UUID = .larder()) -> MenuOperation {
        var operation = MenuOperation(.add, itemID: item)
        operation.recipe = recipe
        return operation
    }

    /// Changing an item of a menu that was seen in a version.
    public static func change(_ item: UUID, _ change: ItemChange, seen: Int? = nil) -> MenuOperation {
        var operation = MenuOperation(.change, itemID: item, seen: seen)
        operation.change = change
        return operation
    }
}

/// The answer to operations on menus.
public struct SyncedMenus: Codable, Sendable {
    /// What became of each operation, in their order.
    public var results: [OperationOutcome]
    /// The board after them.
    public var board: Board
}
