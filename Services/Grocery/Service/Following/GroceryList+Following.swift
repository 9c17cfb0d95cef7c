import FoundationEssentials
import Kitchen
import Values

extension GroceryList {
    /// Makes the list buy for what is wished, by the difference: what is ticked is never touched, what has been bought
    /// or taken off counts, and what is too much is said.
    mutating func follow(
        _ wishes: MealWishes,
        _ meals: inout [UUID: FollowedMeal],
        kitchen: Consolidation,
        newID: @escaping () -> GroceryItemID
    ) throws {
        var wishes = wishes
        var added = AddedLines()
        var new: Set<UUID> = []
        let named = wishes.servings.filter { !wishes.cooked.contains($0.key) }
        for (source, servings) in named.sorted(by: { $0.key.uuidString < $1.key.uuidString }) {
            // What has just left its menu stays with the list that buys for it, until that lets it go.
            let meal = wishes.links[source] ?? elsewhere.first { $0.share.source == source }?.meal
            if servings > 0, let meal, let other = wishes.taken[meal] {
                guard let lines = wishes.lines[source] ?? (meals[source] == nil ? nil : []) else {
                    throw FollowError.unknownMeal
                }
                wishes.servings[source] = 0
                // A recipe without lines needs no list.
                guard var share = meals[source]?.share ?? lines.first?.origin.recipe else { continue }
                share.servings = servings
                setAside(share, meal, boughtOn: other)
                meals[source]?.share.servings = 0
                continue
            }
            elsewhere.removeAll { $0.share.source == source }
            if meals[source] != nil {
                meals[source]?.share.servings = servings
            } else if servings > 0 {
                guard let lines = wishes.lines[source] else { throw FollowError.unknownMeal }
                try add(lines, have: wishes.have, &added, kitchen: kitchen, newID: newID)
                new.insert(source)
            }
        }
        try reread(wishes.readings, &meals, &added, kitchen: kitchen, newID: newID)
        try addUp(added, kitchen: kitchen)
        for (source, meal) in try self.meals(of: new, settled: []) { meals[source] = meal }
        for (source, meal) in meals where wishes.isGone(meal.share) { meals[source]?.share.servings = 0 }
        elsewhere.removeAll { wishes.isGone($0.share) }
        try followLeftOut(wishes)
        try settle(&meals, kitchen: kitchen, newID: newID)
    }

    /// Makes what is to be bought what the meals want, without what has been bought for them already.
    mutating func settle(
        _ meals: inout [UUID: FollowedMeal],
        kitchen: Consolidation,
        newID: @escaping () -> GroceryItemID
    ) throws {
        var settling = Settling(list: self, kitchen: kitchen, newID: newID)
        for source in meals.keys.sorted(by: { $0.uuidString < $1.uuidString }) {
            guard var meal = meals[source] else { continue }
            let surplus = try settling.settle(&meal)
            // A meal that is gone and has left nothing behind need not be remembered.
            meals[source] = meal.share.servings == 0 && !settling.leaves(meal) ? nil : meal
            if let surplus { settling.surpluses.append(surplus) }
        }
        try settling.finish()
        self = settling.list
        surpluses = settling.surpluses
    }

    /// Takes note that people know what is too much of a meal.
    mutating func excuse(
        _ source: UUID,
        _ meals: inout [UUID: FollowedMeal],
        kitchen: Consolidation,
        newID: @escaping () -> GroceryItemID
    ) throws {
        guard var meal = meals[source] else { return }
        let settling = Settling(list: self, kitchen: kitchen, newID: newID)
        for index in meal.lines.indices {
            meal.lines[index].excused = try settling.surplus(of: meal.lines[index], in: meal)
        }
        meals[source] = meal
        try settle(&meals, kitchen: kitchen, newID: newID)
    }
}
