import GroceryAPI
import HTTP
import Values

extension Menus {
    /// The grocery lists of days of the plan that follow a change of recipes that stand on the calendar; none if they
    /// cannot be looked up.
    ///
    /// What is taken out stays on the calendar, so that lists that left it out before buy for it: those are `waiting`.
    func planLists(
        following book: MenuBook,
        of household: HouseholdID,
        waiting: [PlanList] = []
    ) async -> [Effect] {
        let changes = book.facts.flatMap { fact -> [MealChange] in
            if case .mealsChanged(_, _, let changes) = fact { changes } else { [] }
        }
        let removed = Set(changes.filter(\.isRemoved).map(\.entry))
        let taking = waiting.filter { !removed.isDisjoint(with: $0.leftOut ?? []) }
        let resized = changes.filter(\.isResized)
        guard !resized.isEmpty else { return taking.map { Effect(.groceryList, $0.id) } }
        let question = PlanListsRequest(
            entries: resized.map(\.entry).sorted(),
            days: Set(resized.compactMap(\.date)).sorted()
        )
        let following = (try? await neighbours.planLists(question, household)) ?? []
        return (taking + following).map { Effect(.groceryList, $0.id) }
    }

    /// The grocery lists that leave out recipes of a menu that stand on the calendar, as another buys for them.
    func waiting(for menu: Menu, of household: HouseholdID) async -> [PlanList] {
        let planned = menu.items.filter { $0.planned != nil }
        guard !planned.isEmpty else { return [] }
        let question = PlanListsRequest(
            entries: planned.compactMap(\.planned?.entry).sorted(),
            days: [],
            meals: planned.map(\.id).sorted()
        )
        return ((try? await neighbours.planLists(question, household)) ?? []).filter { $0.leftOut != nil }
    }
}
