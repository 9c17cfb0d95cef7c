import Values

/// A grocery list that follows some of the plan.
struct FollowingList: Hashable, Sendable {
    var id: GroceryListID
    /// The days that it buys for; nil for one that buys for certain entries.
    var days: ClosedRange<CalendarDate>?
    /// The entries and recipes of menus that it leaves out, as another list buys for them.
    var leftOut: Set<PlanEntryID> = []
    var leftOutMeals: Set<MenuItemID> = []

    /// Whether it leaves an entry to another list.
    fileprivate func leavesOut(_ entry: PlanEntry) -> Bool {
        leftOut.contains(entry.id) || entry.place.map { leftOutMeals.contains($0.item) } ?? false
    }

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
            shopping.contains { before, after in
                if list.servings(of: before) != list.servings(of: after) { return true }
                // What no other list buys for any more, one that has left it out does.
                guard let entry = after ?? before, list.leavesOut(entry) else { return false }
                return lists.contains { other in
                    !other.leavesOut(entry) && other.servings(of: before) > 0 && other.servings(of: after) == 0
                }
            }
        }
    }
}

extension PlanEntry {
    /// Whether groceries are bought for it.
    fileprivate var isBought: Bool { recipe != nil && leftoverOf == nil }
}
