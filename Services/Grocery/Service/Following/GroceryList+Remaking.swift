import FoundationEssentials
import Kitchen
import Values

extension GroceryList {
    /// Makes this list what a plan says, without what was bought for its meals already, ticked or off the list.
    ///
    /// `meals` is the account of its meals, and becomes that of the plan's. Of those that are gone it keeps what was
    /// bought, as of meals that a list follows.
    mutating func remake(
        with plan: ListPlan,
        _ meals: inout [UUID: FollowedMeal],
        kitchen: Consolidation,
        newID: @escaping () -> GroceryItemID
    ) throws {
        let bought = items.filter { item in
            item.checkedAt != nil && item.lines.contains { $0.origin.recipe?.source != nil }
        }
        let ids = Set(bought.map(\.id))
        items.removeAll { ids.contains($0.id) }
        try replace(with: plan, kitchen: kitchen, newID: newID)
        var wanted = try self.meals(of: sources, settled: [])
        for (source, old) in meals {
            if let meal = wanted[source] {
                wanted[source] = meal.continuing(old)
            } else {
                wanted[source] = old
                wanted[source]?.share.servings = 0
            }
        }
        for item in bought { try takeOutTyped(item, kitchen) }
        items += bought
        guard items.count <= Self.maximumItems else { throw GroceryError.tooManyItems }
        meals = wanted
        try settle(&meals, kitchen: kitchen, newID: newID)
    }

    /// Takes out what the request says again of a ticked item that stays.
    private mutating func takeOutTyped(_ bought: GroceryItem, _ kitchen: Consolidation) throws(QuantityError) {
        let typed = bought.lines.filter { $0.origin == .hand(nil) }
        guard !typed.isEmpty, let place = openItem(for: bought.key) else { return }
        var lines = items[place].lines
        for line in typed {
            if let index = lines.firstIndex(of: line) { lines.remove(at: index) }
        }
        if lines.isEmpty {
            items.remove(at: place)
        } else if lines != items[place].lines {
            try items[place].setLines(lines, with: kitchen)
        }
    }
}

extension FollowedMeal {
    /// The meal with what was bought of the same lines before, and what people know to be too much.
    fileprivate func continuing(_ old: FollowedMeal) -> FollowedMeal {
        var meal = self
        for line in old.lines {
            guard let place = place(of: line.text, part: line.goods.part) else {
                // What the recipe had then, and what was bought of it; what was taken off is wanted again, or not.
                var gone = line
                (gone.isGone, gone.dropped) = (true, .zero)
                meal.lines.append(gone)
                continue
            }
            meal.lines[place].bought = line.bought
            meal.lines[place].excused = line.excused
        }
        return meal
    }
}
