import FoundationEssentials
import Values

/// What a list is to buy for from now on.
struct MealWishes: Sendable {
    /// Which meals those are that are not named: they are gone, or stay as they are.
    enum Scope: Hashable, Sendable {
        /// Only the named meals change.
        case named
        /// All meals of menus that are not named are gone.
        case menu
        /// All meals of the plan that are not named are gone.
        case plan
    }

    var scope: Scope
    /// The servings of meals, by their source; 0 for one that is gone.
    var servings: [UUID: Int]
    /// Meals that are cooked, for which the list stays as it is.
    var cooked: Set<UUID> = []
    /// The lines of meals that the list does not know yet.
    var lines: [UUID: [WantedLine]] = [:]
    /// What the recipes of meals say now, by the meals' source; others keep the lines that the list knows.
    var readings: [UUID: RecipeReading] = [:]
    /// Foods at home, which new meals do not buy.
    var have: FoodsAtHome?
    /// Which of the meals, by their source, are recipes of menus.
    var links: [UUID: MenuItemID] = [:]
    /// The recipes of menus that other lists buy for.
    var taken: [MenuItemID: GroceryListID] = [:]

    /// The wishes for a list, if they are about meals of a day of the plan: what a list does not cover it does not buy.
    func of(_ day: CalendarDate, for origin: ListOrigin) -> MealWishes {
        guard case .plan(let from, let to) = origin, !(from...max(from, to)).contains(day) else { return self }
        var wishes = self
        wishes.servings = servings.mapValues { _ in 0 }
        return wishes
    }

    /// The same with what is known of meals, without those of whose lines nothing is known any more.
    func knowing(_ facts: MealFacts) -> MealWishes {
        var wishes = self
        wishes.servings = servings.filter { !facts.lost.contains($0.key) }
        wishes.taken = facts.taken
        return wishes
    }

    /// The same for nothing but what a list waits for.
    func of(waiting list: GroceryList) -> MealWishes {
        var wishes = self
        let waiting = Set(list.elsewhere.compactMap(\.share.source))
        wishes.servings = servings.filter { waiting.contains($0.key) }
        return wishes
    }

    /// Whether a meal that is not named is gone.
    func isGone(_ share: RecipeShare) -> Bool {
        guard let source = share.source, servings[source] == nil, !cooked.contains(source) else { return false }
        switch scope {
        case .named: return false
        case .menu: return share.menuItem != nil
        case .plan: return share.entry != nil
        }
    }
}

/// What is known of the meals of a list while it is changed.
struct MealFacts: Hashable, Sendable {
    /// Meals for which the list buys without anybody knowing what, as all of it was bought before accounts were kept:
    /// those stay as they are.
    var lost: Set<UUID>
    /// The recipes of menus that other lists buy for.
    var taken: [MenuItemID: GroceryListID]
}

/// Why a list cannot follow just now.
enum FollowError: Error, Hashable {
    /// A meal's lines were not looked up, as the list knew it when that was decided; the next attempt will.
    case unknownMeal
}
