import GroceryAPI
import HTTP
import Values

extension MealPlan {
    /// What else a change has changed; nil if the lists cannot be looked up.
    func effects(of book: PlanBook, in household: HouseholdID) async -> [Effect]? {
        var effects: [Effect] = []
        for fact in book.facts {
            switch fact {
            case .cooked(let entry, _), .uncooked(let entry, _):
                if let recipe = entry.recipe, recipe.leftoverOf == nil { effects.append(Effect(.recipe, recipe.id)) }
            case .added, .moved, .changed, .removed, .recipeDeleted: break
            }
        }
        let entries = book.shopping
        guard !entries.isEmpty else { return effects }
        let question = PlanListsRequest(
            entries: Set(entries.compactMap { ($0.after ?? $0.before)?.id }).sorted(),
            days: Set(entries.flatMap { [$0.before?.spot.date, $0.after?.spot.date] }.compactMap(\.self)).sorted()
        )
        guard let lists = try? await neighbours.lists(question, household) else { return nil }
        return effects + book.changed(among: lists).map { Effect(.groceryList, $0.id) }
    }
}
