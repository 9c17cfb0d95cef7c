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
    /// Foods at home, which new meals do not buy.
    var have: FoodsAtHome?

    /// The wishes for a list, if they are about meals of a day of the plan: what a list does not cover it does not buy.
    func of(_ day: CalendarDate, for origin: ListOrigin) -> MealWishes {
        guard case .plan(let from, let to) = origin, !(from...max(from, to)).contains(day) else { return self }
        var wishes = self
        wishes.servings = servings.mapValues { _ in 0 }
        return wishes
    }

    /// The same without meals of whose lines nothing is known any more.
    func without(_ sources: Set<UUID>) -> MealWishes {
        var wishes = self
        wishes.servings = servings.filter { !sources.contains($0.key) }
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

/// Why a list cannot follow just now.
enum FollowError: Error, Hashable {
    /// A meal's lines were not looked up, as the list knew it when that was decided; the next attempt will.
    case unknownMeal
}
