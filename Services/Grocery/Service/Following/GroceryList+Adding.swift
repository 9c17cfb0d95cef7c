import Kitchen
import Values

/// What has got lines of new meals and is still to be added up: once, however many meals there are.
struct AddedLines {
    /// The items, by place, with the lines that they had before.
    fileprivate var items: [Int: [ItemLine]] = [:]
    /// The places of staples.
    fileprivate var staples: Set<Int> = []
}

extension GroceryList {
    /// Puts a new meal's lines on the list: to what is there and not ticked, to what is at home, or as new items.
    ///
    /// The amounts follow with `addUp`.
    mutating func add(
        _ lines: [WantedLine],
        have: FoodsAtHome?,
        _ added: inout AddedLines,
        kitchen: Consolidation,
        newID: () -> GroceryItemID
    ) throws {
        let consolidated = try kitchen.consolidate(lines.map(\.contribution))
        addLeftOut(try LeftOut.all(of: consolidated.leftOut))
        try kitchen.spend(items.count + staples.count)
        var places = openItems
        var atHome = StaplePlaces(staples)
        for found in consolidated.items {
            let lines = try ItemLine.all(of: found)
            if let place = atHome.place(of: found) {
                staples[place].lines += lines
                added.staples.insert(place)
            } else if have?.contains(food: found.food, name: found.name) == true {
                staples.append(KeptStaple(food: found.food, name: found.name, text: found.text, lines: lines))
                atHome.add(staples[staples.count - 1], at: staples.count - 1)
            } else if let place = places[found.key] {
                added.items[place] = added.items[place] ?? items[place].lines
                items[place].lines += lines
            } else {
                try append(found, newID: newID)
                places[found.key] = items.count - 1
            }
        }
    }

    /// Adds up what has got lines.
    mutating func addUp(_ added: AddedLines, kitchen: Consolidation) throws {
        for (place, before) in added.items.sorted(by: { $0.key < $1.key }) {
            let lines = items[place].lines
            items[place].lines = before
            try items[place].setLines(lines, with: kitchen)
        }
        for place in added.staples.sorted() { staples[place].text = try staples[place].text(with: kitchen) }
    }

    /// The places of the items that are not ticked, by what they buy and by what recipes would have in their place; the
    /// first counts.
    private var openItems: [String: Int] {
        var places: [String: Int] = [:]
        for (place, item) in items.enumerated() where item.checkedAt == nil {
            for key in [item.key, item.wanted?.goods.key].compactMap(\.self) {
                places[key] = places[key] ?? place
            }
        }
        return places
    }
}

/// Where each food is among what is kept at home; the first counts.
private struct StaplePlaces {
    private var foods: [String: Int] = [:]
    /// By name, in lower case: all, and those whose food is unknown.
    private var names: [String: Int] = [:]
    private var unknown: [String: Int] = [:]

    init(_ staples: [KeptStaple]) {
        for (place, staple) in staples.enumerated() { add(staple, at: place) }
    }

    mutating func add(_ staple: KeptStaple, at place: Int) {
        let name = staple.name.lowercased()
        names[name] = names[name] ?? place
        if let food = staple.food {
            foods[food.id] = foods[food.id] ?? place
        } else {
            unknown[name] = unknown[name] ?? place
        }
    }

    /// The place of the same food; where one of the two is unknown, of the same name.
    func place(of item: ConsolidatedItem<LineOrigin>) -> Int? {
        let name = item.name.lowercased()
        guard let food = item.food else { return names[name] }
        return [foods[food.id], unknown[name]].compactMap(\.self).min()
    }
}
