import Kitchen
import Values

/// What people type keeps their words: the food only decides what is the same thing and where it is found.
extension GroceryList {
    /// Adds something that was typed: to the unticked item of the same product if there is one, else as a new item.
    ///
    /// Adding under the same line id again changes nothing. Returns the id of the item that it is on.
    @discardableResult
    mutating func add(
        _ typed: TypedItem,
        id: GroceryItemID,
        origin: LineOrigin? = nil,
        details: GroceryItemDetails = GroceryItemDetails(),
        kitchen: Consolidation
    ) throws -> GroceryItemID {
        if let there = items.first(where: { $0.id == id || $0.lines.contains { $0.origin.lineID == id } }) {
            return there.id
        }
        let share = Contribution(line: typed.line, isTyped: true, source: origin ?? .hand(id))
        guard let found = try kitchen.items([share]).first else { throw GroceryError.noSuchItem }
        var details = details
        details.note = Self.joined(typed.note, details.note)
        if let index = items.firstIndex(where: { $0.key == typed.key && $0.checkedAt == nil }) {
            try items[index].setLines(items[index].lines + ItemLine.all(of: found), with: kitchen)
            items[index].details.merge(details)
            return items[index].id
        }
        guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
        let last = items.filter { $0.category == typed.category }.map(\.position).max() ?? 0
        var item = try GroceryItem(id: id, found, position: last + 1)
        item.wear(typed)
        item.details = details
        items.append(item)
        return id
    }

    /// Takes back an entry.
    ///
    /// What recipes and other people want stays, and so does what is ticked. Returns the items that it was on.
    mutating func takeBack(_ entry: GroceryItemID, kitchen: Consolidation) throws -> [GroceryItemID] {
        let ids = EntryLines.all(of: entry)
        var touched: [GroceryItemID] = []
        for index in items.indices where items[index].checkedAt == nil {
            let lines = items[index].lines.filter { line in !(line.origin.lineID.map { ids[$0] != nil } ?? false) }
            guard lines.count < items[index].lines.count else { continue }
            touched.append(items[index].id)
            if lines.isEmpty { items[index].lines = [] } else { try items[index].setLines(lines, with: kitchen) }
        }
        items.removeAll { $0.lines.isEmpty && touched.contains($0.id) }
        return touched
    }

    private static func joined(_ first: String?, _ second: String?) -> String? {
        guard let first else { return second }
        return second.map { first + "\n" + $0 } ?? first
    }
}

extension GroceryItem {
    /// Takes the words, the category and the food of what was typed.
    mutating func wear(_ typed: TypedItem) {
        key = typed.key
        name = typed.title
        food = typed.food
        category = typed.category
        if !typed.amountText.isEmpty { text = typed.amountText }
    }
}
