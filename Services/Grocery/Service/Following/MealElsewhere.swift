import FoundationEssentials
import Values

/// A meal of a menu that a list would buy for, if another did not already: the first list that has a meal keeps it.
struct MealElsewhere: Hashable, Sendable {
    /// The recipe, for as many as it is cooked for now.
    var share: RecipeShare
    /// Its place in the menu.
    var meal: MenuItemID
    /// The list that buys for it.
    var list: GroceryListID

    /// About how many bytes it takes in the database.
    var size: Int { 400 + share.title.utf8.count }
}

extension GroceryList {
    /// Notes that another list buys for a meal.
    mutating func setAside(_ share: RecipeShare, _ meal: MenuItemID, boughtOn list: GroceryListID) {
        elsewhere.removeAll { $0.share.source == share.source }
        elsewhere.append(MealElsewhere(share: share, meal: meal, list: list))
        elsewhere.sort { $0.meal < $1.meal }
    }

    /// The meals of a menu that its list has lines of.
    var ownMeals: [UUID: RecipeShare] {
        let shares = (items.flatMap(\.lines) + staples.flatMap(\.lines)).compactMap(\.origin.recipe)
        return Dictionary(shares.compactMap { share in share.menuItem.map { ($0.uuid, share) } }) { first, _ in first }
    }
}

extension ListPlan {
    /// The plan without the meals that other lists buy for.
    func without(_ taken: [MenuItemID: GroceryListID]) -> ListPlan {
        guard !taken.isEmpty else { return self }
        var plan = self
        let kept = wanted.filter { line in
            guard let share = line.origin.recipe, let source = share.source, let meal = links[source],
                let list = taken[meal]
            else { return true }
            if !plan.elsewhere.contains(where: { $0.meal == meal }) {
                plan.elsewhere.append(MealElsewhere(share: share, meal: meal, list: list))
            }
            return false
        }
        // Lines that stay as they are need not be added up again.
        if kept.count < wanted.count { plan.wanted = kept }
        plan.elsewhere.sort { $0.meal < $1.meal }
        return plan
    }
}
