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
        details: GroceryItemDetails = GroceryItemDetails(),
        kitchen: Consolidation
    ) throws -> GroceryItemID {
        if let there = items.first(where: { $0.id == id || $0.lines.contains { $0.origin.lineID == id } }) {
            return there.id
        }
        let share = Contribution(line: typed.line, isTyped: true, source: LineOrigin.hand(id))
        guard let found = try kitchen.items([share]).first else { throw GroceryError.noSuchItem }
        var details = details
        details.note = Self.joined(typed.note, details.note)
        if let index = items.firstIndex(where: { $0.key == typed.key && $0.checkedAt == nil }) {
            var lines = try ItemLine.all(of: found)
            for line in lines.indices { lines[line].since = items[index].version + 1 }
            try items[index].setLines(items[index].lines + lines, with: kitchen)
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

    /// Adds what was typed with the list's request, on which nothing is ticked: all that is the same is added up once.
    mutating func add(_ wanted: [WantedLine], kitchen: Consolidation, newID: () -> GroceryItemID) throws {
        var places = Dictionary(items.enumerated().map { ($1.key, $0) }) { first, _ in first }
        var last: [Category: Int] = [:]
        for item in items { last[item.category] = max(last[item.category] ?? 0, item.position) }
        var more: [Int: (lines: [ItemLine], notes: [String])] = [:]
        for wanted in wanted {
            guard let typed = wanted.typed else { continue }
            let share = Contribution(line: typed.line, isTyped: true, source: wanted.origin)
            guard let found = try kitchen.items([share]).first else { throw GroceryError.noSuchItem }
            if let place = places[typed.key] {
                more[place, default: ([], [])].lines += try ItemLine.all(of: found)
                if let note = typed.note { more[place, default: ([], [])].notes.append(note) }
                continue
            }
            guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
            let position = last[typed.category, default: 0] + 1
            var item = try GroceryItem(id: newID(), found, position: position)
            item.wear(typed)
            item.details = GroceryItemDetails()
            item.details.note = typed.note
            last[typed.category] = position
            places[typed.key] = items.count
            items.append(item)
        }
        for (place, (lines, notes)) in more.sorted(by: { $0.key < $1.key }) {
            try items[place].setLines(items[place].lines + lines, with: kitchen)
            for note in notes {
                var details = GroceryItemDetails()
                details.note = note
                items[place].details.merge(details)
            }
        }
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
