import Foundation

/// What somebody did to a list, perhaps without a network.
public struct GroceryOperation: Codable, Hashable, Sendable, Identifiable {
    /// Its id, under which it is done once.
    public var id: UUID
    /// What was done.
    public var op: Kind
    /// The item; of what was added, the id of the entry.
    public var itemID: UUID?
    /// Whether the item is an entry, all of whose things are meant.
    public var entry: Bool?
    /// The item's version that was seen.
    public var seen: Int?
    /// What was added.
    public var item: NewGroceryItem?
    /// What was changed.
    public var change: GroceryItemChange?
    /// The ticks that were seen, and are taken back.
    public var ticks: [UUID]?
    /// The item behind which it was moved; null for the first place.
    public var after: Change<UUID> = .keep
    /// The items in their new order.
    public var order: [UUID]?

    /// What can be done to a list.
    public struct Kind: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Something was typed.
        public static let add: Kind = "add"
        /// An item was changed.
        public static let change: Kind = "change"
        /// An item was ticked.
        public static let tick: Kind = "tick"
        /// Ticks were taken back.
        public static let untick: Kind = "untick"
        /// An item was removed.
        public static let delete: Kind = "delete"
        /// An item was moved in its category.
        public static let move: Kind = "move"
        /// Items were put in an order.
        public static let reorder: Kind = "reorder"
    }

    /// An operation with a new id.
    public init(_ op: Kind, itemID: UUID? = nil, id: UUID = .larder()) {
        self.id = id
        self.op = op
        self.itemID = itemID
    }
}

/// What became of an operation.
public struct GroceryOperationOutcome: Codable, Hashable, Sendable, Identifiable {
    /// The operation's id.
    public var id: UUID
    /// Whether it was done.
    public var status: Status
    /// How it went together with what others had done, or why it was refused: `joined`, `not_found`.
    public var code: String?
    /// A sentence for a person.
    public var detail: String?
    /// What of the operation is wrong.
    public var pointer: String?
    /// The items that it concerned, the first one first.
    public var items: [UUID]
    /// The version of the first of them.
    public var version: Int?
    /// What stood where the operation has written something else.
    public var replaced: Replaced?

    /// Whether an operation was done.
    public struct Status: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A status of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It was done as it was asked for.
        public static let applied: Status = "applied"
        /// It was done together with what others had done.
        public static let merged: Status = "merged"
        /// It was not done.
        public static let refused: Status = "refused"
    }

    /// What stood where an operation has written something else.
    public struct Replaced: Codable, Hashable, Sendable {
        /// The name.
        public var name: String?
        /// The amount.
        public var text: String?
        /// The category.
        public var category: Category?
        /// The note; empty if there was none.
        public var note: String?
        /// The brand; empty if there was none.
        public var brand: String?
    }
}

/// The answer to a batch of operations.
public struct SyncedGroceryList: Codable, Sendable {
    /// What became of each operation, in their order.
    public var results: [GroceryOperationOutcome]
    /// The list after them.
    public var list: GroceryList
}

/// An operation that was refused, for the person who did it.
public struct RefusedOperation: Codable, Hashable, Sendable, Identifiable {
    /// What they did.
    public var operation: GroceryOperation
    /// Why it was refused.
    public var outcome: GroceryOperationOutcome

    /// The operation's id.
    public var id: UUID { operation.id }
}
