import Kitchen
import Values

extension GroceryList {
    /// Adds a line by hand: to the unticked item of the same food if there is one, else as a new item.
    ///
    /// Adding the same line id again changes nothing. Returns the id of the item the line is on.
    mutating func add(
        _ line: IngredientLine,
        id: GroceryItemID,
        note: String? = nil,
        kitchen: Consolidation
    ) throws -> GroceryItemID {
        if let there = items.first(where: { $0.id == id || $0.lines.contains { $0.origin.lineID == id } }) {
            return there.id
        }
        let origin = LineOrigin.hand(id)
        guard let found = try kitchen.items([Contribution(line: line, source: origin)]).first else {
            throw GroceryError.noSuchItem
        }
        if let index = items.firstIndex(where: { $0.key == found.key && $0.checkedAt == nil }) {
            items[index].lines += try ItemLine.all(of: found)
            if let note { items[index].note = note }
            try items[index].recount(with: kitchen)
            return items[index].id
        }
        guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
        let last = items.filter { $0.category == found.category }.map(\.position).max() ?? 0
        var item = try GroceryItem(id: id, found, position: last + 1)
        item.note = note
        items.append(item)
        return id
    }

    /// Changes an item as someone asks.
    mutating func edit(_ id: GroceryItemID, _ change: ItemChange, in kitchen: HouseholdKitchen) throws {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw GroceryError.noSuchItem }
        var item = items[index]
        if let line = change.line {
            let share = Contribution(line: line, source: LineOrigin.hand(id))
            guard let found = try kitchen.consolidation.items([share]).first else { throw GroceryError.noSuchItem }
            // What a person wrote stands in the place of what recipes want, which is only said beside it.
            var rewritten = try GroceryItem(id: id, found, position: item.position)
            rewritten.version = item.version
            rewritten.note = item.note
            rewritten.checkedAt = item.checkedAt
            try rewritten.keepWanted(of: item, in: kitchen.consolidation)
            item = rewritten
        }
        if let name = change.name, name != item.name {
            let food = kitchen.foods.food(named: name)
            let old = item
            item.holdAmount()
            item.name = name
            item.food = food?.reference
            item.key = food?.id ?? name.lowercased()
            if let food { item.category = food.category }
            if old.wanted == nil { try item.keepWanted(of: old, in: kitchen.consolidation) }
            try item.recount(with: kitchen.consolidation)
        }
        if let category = change.category { item.category = category }
        if let note = change.note { item.note = note }
        items[index] = item
        if let position = change.position { move(id, to: position) }
    }

    mutating func remove(_ id: GroceryItemID) throws(GroceryError) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .noSuchItem }
        items.remove(at: index)
    }

    mutating func clearChecked() { items.removeAll { $0.checkedAt != nil } }

    mutating func clear() { items = [] }

    /// Puts an item at a place among those of its category, counted from one, and numbers them anew.
    private mutating func move(_ id: GroceryItemID, to position: Int) {
        guard let moved = items.first(where: { $0.id == id }) else { return }
        var order = sortedItems.filter { $0.category == moved.category && $0.id != id }.map(\.id)
        order.insert(id, at: min(max(position - 1, 0), order.count))
        let places = Dictionary(uniqueKeysWithValues: zip(order, 1...))
        for index in items.indices {
            if let place = places[items[index].id] { items[index].position = place }
        }
    }
}

/// What someone wants changed about an item; nil leaves it as it is.
struct ItemChange: Hashable, Sendable {
    /// A new text, parsed: name, amount and category follow from it.
    var line: IngredientLine?
    var name: String?
    var category: Category?
    /// A remark; the inner nil takes it away.
    var note: String??
    /// A place among the items of the category, counted from one.
    var position: Int?
}
