import Foundation

/// What people do to a list; each act is in the file when its call returns.
extension GroceryListStore {
    /// Adds what was typed: `2 l milk`; gives the id by which it is named from then on.
    @discardableResult
    public func add(_ text: String) throws -> UUID { try add(NewGroceryItem(text)) }

    /// Adds something.
    @discardableResult
    public func add(_ item: NewGroceryItem) throws -> UUID {
        var operation = GroceryOperation(.add, itemID: item.id ?? .larder())
        operation.item = item
        operation.item?.id = nil
        try enqueue(operation)
        return operation.itemID ?? operation.id
    }

    /// Ticks an item.
    public func tick(_ item: UUID) throws {
        var operation = GroceryOperation(.tick, itemID: item)
        operation.entry = isNew(item) ? true : nil
        try enqueue(operation)
    }

    /// Takes back the ticks that are seen here; those that somebody else makes meanwhile hold.
    public func untick(_ item: UUID) throws {
        var operation = GroceryOperation(.untick, itemID: item)
        operation.entry = isNew(item) ? true : nil
        let own = known.waiting.filter { $0.op == .tick && $0.itemID == item }.map(\.id)
        operation.ticks = (seen(item)?.ticks ?? []) + own
        try enqueue(operation)
    }

    /// Ticks an item, or takes its ticks back.
    public func toggle(_ item: UUID) throws {
        let isChecked = state.list?.items.first { $0.id == item }?.checked ?? false
        if isChecked { try untick(item) } else { try tick(item) }
    }

    /// Removes an item.
    public func delete(_ item: UUID) throws {
        var operation = GroceryOperation(.delete, itemID: item)
        operation.entry = isNew(item) ? true : nil
        operation.seen = seen(item)?.version
        try enqueue(operation)
    }

    /// Changes an item.
    public func change(_ item: UUID, _ change: GroceryItemChange) throws {
        var operation = GroceryOperation(.change, itemID: item)
        operation.change = change
        // An own change that waits raises the version: what it writes is not somebody else's to be told of.
        let isChanged = known.waiting.contains { $0.op == .change && $0.itemID == item }
        operation.seen = isChanged ? nil : seen(item)?.version
        try enqueue(operation)
    }

    /// Moves an item behind another one of its category, or before all others of it.
    public func move(_ item: UUID, after other: UUID?) throws {
        var operation = GroceryOperation(.move, itemID: item)
        operation.after = Change(other)
        try enqueue(operation)
    }

    /// Puts items in an order, each among those of its category.
    public func reorder(_ order: [UUID]) throws {
        var operation = GroceryOperation(.reorder)
        operation.order = order
        try enqueue(operation)
    }

    /// Whether something is an entry of which the server has not said yet what items it is.
    private func isNew(_ item: UUID) -> Bool {
        known.waiting.contains { $0.op == .add && $0.itemID == item }
    }

    /// An item as the server had it last.
    private func seen(_ item: UUID) -> GroceryItem? {
        known.list.flatMap { list in list.place(of: item).map { list.items[$0] } }
    }
}
