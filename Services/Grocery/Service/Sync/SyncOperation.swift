import Values

/// What a client did to a list, perhaps while it was offline.
struct SyncOperation: Sendable {
    /// What was done.
    enum Action: Sendable {
        /// Something was typed; the operation's item is the id of the entry.
        case add(NewEntry)
        /// An item was changed, and perhaps found in an aisle.
        case change(ItemChange, aisle: String?)
        case tick
        /// A tick was taken back: those that its client had seen, or whatever holds where that is nil.
        case untick([GroceryOperationID]?)
        case delete
        /// An item was placed behind another one, or before all others of its category.
        case move(after: GroceryItemID?)
        /// Items were put in an order, each among those of its category.
        case reorder([GroceryItemID])
        /// Something that cannot be done to any list.
        case impossible(SyncRefusal)
    }

    /// Under which it is done once.
    var id: GroceryOperationID
    var item: GroceryItemID?
    /// Whether `item` is an entry, all of whose things are meant.
    var isEntry = false
    /// The item's version that its client had seen.
    var seen: Int?
    var action: Action

    /// The operation, as far as whoever has a link with this role may do it.
    func allowed(to role: ShareRole) -> SyncOperation {
        var operation = self
        switch action {
        case .tick, .untick, .impossible: break
        case .change(_, .some): operation.action = .impossible(.notByLink)
        case .add, .change, .delete, .move, .reorder:
            // defence: guest-operations
            if role < .edit { operation.action = .impossible(.notByLink) }
        }
        return operation
    }

    /// Whether the list may take more bytes with it.
    var grows: Bool {
        switch action {
        case .add, .change: true
        case .tick, .untick, .delete, .move, .reorder, .impossible: false
        }
    }
}
