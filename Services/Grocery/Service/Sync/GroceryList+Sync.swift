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

    /// Puts items in an order, each among those of its category, before those that are not named; gives those that moved.
    mutating func reorder(_ wanted: [GroceryItemID]) -> [GroceryItemID] {
        let before = Dictionary(items.map { ($0.id, $0.position) }) { first, _ in first }
        let rank = Dictionary(wanted.enumerated().map { ($1, $0) }) { first, _ in first }
        let groups = Dictionary(grouping: sortedItems.enumerated()) { group(of: $0.element) }
        for group in groups.values where group.contains(where: { rank[$0.element.id] != nil }) {
            let order = group.sorted { left, right in
                let ranks = (rank[left.element.id] ?? .max, rank[right.element.id] ?? .max)
                return ranks == (ranks.1, ranks.0) ? left.offset < right.offset : ranks.0 < ranks.1
            }
            number(order.map(\.element.id))
        }
        return items.filter { before[$0.id] != $0.position }.map(\.id)
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
