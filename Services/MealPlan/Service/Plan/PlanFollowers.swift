import Values

/// A grocery list that follows some of the plan.
struct FollowingList: Hashable, Sendable {
    var id: GroceryListID
    /// The days that it buys for; nil for one that buys for certain entries.
    var days: ClosedRange<CalendarDate>?

    /// For how many the list buys an entry.
    fileprivate func servings(of entry: PlanEntry?) -> Int {
        guard let entry, let recipe = entry.recipe, recipe.leftoverOf == nil else { return 0 }
        return days?.contains(entry.spot.date) ?? true ? recipe.servings : 0
    }
}

extension PlanBook {
    /// The entries that have been changed such that lists may follow, each as it was and as it is.
    var shopping: [(before: PlanEntry?, after: PlanEntry?)] {
        var seen: Set<PlanEntryID> = []
        return facts.compactMap { fact in
            switch fact {
            case .added(let entry), .moved(let entry), .changed(let entry), .removed(let entry):
                guard seen.insert(entry.id).inserted else { return nil }
                let (old, new) = (before[entry.id], entries[entry.id])
                // What is cooked was bought, and lists do not change for it unless it goes.
                guard new == nil || new?.cooked == nil else { return nil }
                return old?.isBought == true || new?.isBought == true ? (old, new) : nil
            case .cooked, .uncooked, .recipeDeleted: return nil
            }
        }
    }

    /// Those of some lists that buy something else now.
    func changed(among lists: [FollowingList]) -> [FollowingList] {
        let shopping = shopping
        return lists.filter { list in
            shopping.contains { list.servings(of: $0.before) != list.servings(of: $0.after) }
        }
    }
}

extension PlanEntry {
    /// Whether groceries are bought for it.
    fileprivate var isBought: Bool { recipe != nil && leftoverOf == nil }
}
