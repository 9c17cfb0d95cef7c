import Kitchen
import Values

extension GroceryList {
    /// Changes an item as someone asks.
    mutating func edit(_ id: GroceryItemID, _ change: ItemChange, in kitchen: HouseholdKitchen) throws {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw GroceryError.noSuchItem }
        var item = items[index]
        if let typed = change.typed {
            item = try item.rewritten(typed, in: kitchen.consolidation)
        } else if let quantity = change.quantity {
            let amount = quantity.isEmpty ? nil : quantity
            let typed = TypedEntry(kitchen).item(named: item.name, amount: amount)
            var measured = try item.rewritten(typed, in: kitchen.consolidation)
            // Another amount of the same thing: what it is, and where, has perhaps been said by somebody before.
            (measured.key, measured.food, measured.category) = (item.key, item.food, item.category)
            item = measured
        }
        if let name = change.name, name != item.name {
            let named = TypedEntry(kitchen).item(named: name)
            let old = item
            item.holdAmount()
            item.name = name
            item.food = named.food
            item.key = named.key
            if named.food != nil { item.category = named.category }
            if old.wanted == nil { try item.keepWanted(of: old, in: kitchen.consolidation) }
            try item.recount(with: kitchen.consolidation)
        }
        if let category = change.category { item.category = category }
        change.details.apply(to: &item.details)
        items[index] = item
        if let position = change.position { move(id, to: position) }
    }

    mutating func remove(_ id: GroceryItemID) throws(GroceryError) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .noSuchItem }
        items.remove(at: index)
    }

    mutating func clearChecked() { items.removeAll { $0.checkedAt != nil } }

    mutating func clear() {
        items = []
        leftOut = []
    }

    /// Puts an item at a place among those that are found where it is, counted from one, and numbers them anew.
    private mutating func move(_ id: GroceryItemID, to position: Int) {
        guard let moved = items.first(where: { $0.id == id }) else { return }
        let group = group(of: moved)
        var order = sortedItems.filter { self.group(of: $0) == group && $0.id != id }.map(\.id)
        order.insert(id, at: min(max(position - 1, 0), order.count))
        number(order)
    }
}

extension GroceryItem {
    /// The item as somebody wrote it: that stands in the place of what recipes want, which is only said beside it.
    fileprivate func rewritten(_ typed: TypedItem, in kitchen: Consolidation) throws -> GroceryItem {
        let share = Contribution(line: typed.line, isTyped: true, source: LineOrigin.hand(id))
        guard let found = try kitchen.items([share]).first else { throw GroceryError.noSuchItem }
        var item = try GroceryItem(id: id, found, position: position)
        item.version = version
        item.wear(typed)
        item.details = details
        if let note = typed.note { item.details.note = note }
        (item.checkedAt, item.ticks, item.checkedBy) = (checkedAt, ticks, checkedBy)
        try item.keepWanted(of: self, in: kitchen)
        return item
    }
}

/// What someone wants changed about an item; nil leaves it as it is.
struct ItemChange: Hashable, Sendable {
    /// A new text, read: name, amount and category follow from it.
    var typed: TypedItem?
    var name: String?
    /// An amount as typed, empty for none; name and category stay.
    var quantity: String?
    var category: Category?
    var details = FieldPatch<GroceryItemDetails>()
    /// A place among the items of the category, counted from one.
    var position: Int?
}
