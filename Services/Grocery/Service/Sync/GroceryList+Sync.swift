import Kitchen
import Values

extension GroceryList {
    /// Where the item with this id is, or that on which an entry with it is; nil if it is on none.
    func place(of id: GroceryItemID) -> Int? {
        items.firstIndex { $0.id == id } ?? items.firstIndex { $0.lines.contains { $0.origin.lineID == id } }
    }

    /// Where an item is, or all that an entry is on.
    func places(of id: GroceryItemID, isEntry: Bool) -> [Int] {
        guard isEntry else { return place(of: id).map { [$0] } ?? [] }
        let found = Set(items(of: id).map(\.id))
        return items.indices.filter { found.contains(items[$0].id) }
    }

    /// Puts an item behind another one of its category, or before all others of it.
    mutating func move(_ id: GroceryItemID, behind other: GroceryItemID?) throws(GroceryError) {
        let moved = try item(id)
        let group = group(of: moved)
        var order = sortedItems.filter { self.group(of: $0) == group && $0.id != id }.map(\.id)
        var place = 0
        if let other {
            guard let found = self.place(of: other).flatMap({ order.firstIndex(of: items[$0].id) }) else {
                throw .noSuchItem
            }
            place = found + 1
        }
        order.insert(id, at: place)
        number(order)
    }

    /// Puts items in an order, each among those of its category, before those that are not named.
    mutating func reorder(_ wanted: [GroceryItemID]) {
        let rank = Dictionary(wanted.enumerated().map { ($1, $0) }) { first, _ in first }
        let groups = Dictionary(grouping: sortedItems) { group(of: $0) }
        for group in groups.values {
            let named = group.compactMap { item in rank[item.id].map { ($0, item.id) } }
            guard !named.isEmpty else { continue }
            let others = group.map(\.id).filter { rank[$0] == nil }
            number(named.sorted { $0.0 < $1.0 }.map(\.1) + others)
        }
    }

    /// Numbers items in this order.
    mutating func number(_ order: [GroceryItemID]) {
        let places = Dictionary(zip(order, 1...)) { first, _ in first }
        for index in items.indices {
            if let place = places[items[index].id] { items[index].position = place }
        }
    }
}

extension GroceryItem {
    /// How many ticks of one item are told apart.
    static let mostTicks = 16
}

extension SyncOutcome.Replaced {
    /// What a change has replaced; nil if that is nothing.
    init?(_ change: ItemChange, of old: GroceryItem, by new: GroceryItem) {
        self.init()
        if change.typed != nil || change.name != nil, old.name != new.name { name = old.name }
        if change.typed != nil || change.quantity != nil, old.text != new.text { text = old.text }
        if change.category != nil, old.category != new.category { category = old.category }
        if old.details.note != new.details.note { note = old.details.note ?? "" }
        if old.details.brand != new.details.brand { brand = old.details.brand ?? "" }
        if self == SyncOutcome.Replaced() { return nil }
    }
}
