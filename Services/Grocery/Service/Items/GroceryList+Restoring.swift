import FoundationEssentials
import Kitchen
import Values

extension GroceryList {
    /// Brings back an item that was taken off, as it was; what its meals want otherwise by now is changed on it.
    ///
    /// As with one that is unticked, what somebody has typed meanwhile stays beside it.
    mutating func restore(
        _ removed: GroceryItem,
        _ meals: inout [UUID: FollowedMeal],
        _ facts: MealFacts,
        kitchen: Consolidation,
        newID: @escaping () -> GroceryItemID
    ) throws {
        guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
        var item = removed
        let isBought = item.checkedAt != nil
        for line in item.lines {
            guard let source = line.origin.recipe?.source else { continue }
            try meals[source]?.takeBack(line, part: item.goods.part, isBought: isBought)
        }
        let typed = Set(items.flatMap(\.lines).compactMap(\.origin.lineID))
        let lines = item.lines.filter { line in
            if let id = line.origin.lineID { return !typed.contains(id) }
            // What nobody remembers any more nobody wants.
            guard let source = line.origin.recipe?.source else { return true }
            return meals[source] != nil || facts.lost.contains(source)
        }
        guard !lines.isEmpty else { throw GroceryError.noSuchItem }
        if lines != item.lines { try item.setLines(lines, with: kitchen) }
        // Before all others, so that lines which the list has got anew meanwhile end up here.
        items.insert(item, at: 0)
        if !isPinned { try settle(&meals, kitchen: kitchen, newID: newID) }
    }
}

extension FollowedMeal {
    /// Notes that a line which had left the list is on it again.
    fileprivate mutating func takeBack(_ line: ItemLine, part: String, isBought: Bool) throws(QuantityError) {
        guard let index = place(of: line.text, part: part) else { return }
        if isBought {
            lines[index].bought = try lines[index].bought - Portion(line.amount)
        } else {
            lines[index].dropped = try lines[index].dropped - Portion(line.amount)
        }
    }
}
