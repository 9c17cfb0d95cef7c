import GroceryAPI
import HTTP
import Values

extension MealPlan {
    /// What else a change has changed; nil if the lists cannot be looked up.
    ///
    /// `waiting` are the lists that left something out before.
    func effects(
        of book: PlanBook,
        in household: HouseholdID,
        besides others: [Effect] = [],
        waiting: [FollowingList] = []
    ) async -> [Effect]? {
        var effects = others
        for fact in book.facts {
            switch fact {
            case .cooked(let entry, _), .uncooked(let entry, _):
                if let recipe = entry.recipe, recipe.leftoverOf == nil { effects.append(Effect(.recipe, recipe.id)) }
            // The menu shows where its recipes stand.
            case .added(let entry), .moved(let entry), .removed(let entry):
                if let menu = entry.place?.menu { effects.append(Effect(.menu, menu)) }
            case .changed, .recipeDeleted: break
            }
        }
        let entries = book.shopping
        guard !entries.isEmpty else { return effects.unique }
        let question = PlanListsRequest(
            entries: Set(entries.compactMap { ($0.after ?? $0.before)?.id }).sorted(),
            days: Set(entries.flatMap { [$0.before?.spot.date, $0.after?.spot.date] }.compactMap(\.self)).sorted()
        )
        guard let lists = try? await neighbours.lists(question, household) else { return nil }
        let all = waiting + lists.filter { list in !waiting.contains { $0.id == list.id } }
        return (effects + book.changed(among: all).map { Effect(.groceryList, $0.id) }).unique
    }

    /// The lists that leave out some of what is planned, as others buy for it: asked before a change, after which they
    /// may have taken it already.
    func waiting(for scope: PlanScope, in household: HouseholdID) async throws -> [FollowingList] {
        let linked = try await store.entries(scope, of: household).filter { $0.place != nil && $0.cooked == nil }
        guard !linked.isEmpty else { return [] }
        let question = PlanListsRequest(
            entries: Set(linked.map(\.id)).sorted(),
            days: [],
            meals: Set(linked.compactMap { $0.place?.item }).sorted()
        )
        let lists = try? await neighbours.lists(question, household)
        return (lists ?? []).filter { !$0.leftOut.isEmpty || !$0.leftOutMeals.isEmpty }
    }
}

extension [Effect] {
    /// Each once, in order.
    fileprivate var unique: [Effect] {
        var seen: Set<Effect> = []
        return filter { seen.insert($0).inserted }
    }
}
