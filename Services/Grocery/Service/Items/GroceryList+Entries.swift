import Kitchen
import Values

/// What is to be added in one go.
struct NewEntry: Sendable {
    var things: [TypedItem]
    var details = GroceryItemDetails()
    /// A category in place of those found.
    var category: Category?
}

extension GroceryList {
    /// Adds an entry, unless it has been added already; returns the ids of the items that it is on.
    mutating func add(
        _ entry: NewEntry,
        id: GroceryItemID,
        in kitchen: HouseholdKitchen
    ) throws -> [GroceryItemID] {
        let there = items(of: id).map(\.id)
        guard there.isEmpty else { return there }
        for (place, thing) in entry.things.enumerated() {
            let line = EntryLines.id(place, of: id)
            putOn(thing.text)
            let item = try add(thing, id: line, details: entry.details, kitchen: kitchen.consolidation)
            if let category = entry.category, item == line {
                try edit(item, ItemChange(category: category), in: kitchen)
            }
        }
        return items(of: id).map(\.id)
    }

    /// The items that an entry is on, each once, in the order typed.
    func items(of entry: GroceryItemID) -> [GroceryItem] {
        let lines = EntryLines.all(of: entry)
        let found = items.filter { item in
            item.id == entry || item.lines.contains { $0.origin.lineID.map { lines[$0] != nil } ?? false }
        }
        func place(_ item: GroceryItem) -> Int {
            item.lines.compactMap { $0.origin.lineID.flatMap { lines[$0] } }.min() ?? 0
        }
        return found.sorted { place($0) < place($1) }
    }
}
