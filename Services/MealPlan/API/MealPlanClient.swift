public import HTTP
public import Values

/// The meal-plan service as other services call it.
public struct MealPlanClient: Sendable {
    let neighbour: Neighbour

    /// A client of the meal-plan service at an address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// The caller's plan; without dates the fifteen days around today.
    public func window(
        from: CalendarDate? = nil,
        to: CalendarDate? = nil,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> PlanWindowBody {
        var query: [(name: String, value: String)] = []
        if let from { query.append((name: "from", value: from.description)) }
        if let to { query.append((name: "to", value: to.description)) }
        return try await neighbour.get(MealPlanPaths.window, query: query, as: credentials)
    }

    /// The entries to come that have a recipe, the first of them by name; for other services, which show that they are
    /// some.
    public func entries(
        with recipe: RecipeID,
        of household: HouseholdID,
        naming most: Int = RecipeEntries.most,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> RecipeEntries {
        let query = most == RecipeEntries.most ? [] : [(name: "limit", value: String(most))]
        return try await neighbour.get(
            MealPlanPaths.recipeEntries(recipe, of: household),
            query: query,
            as: credentials
        )
    }
}
