import Database
import Events
import RecipeAPI
import Values

/// What the menu service hears of its neighbours.
enum EventRoutes {
    /// The neighbours whose events concern menus.
    static func sources(_ now: @escaping @Sendable () -> Instant) -> [EventSource] {
        [
            EventSource { (event: RecipeEvent, received, tx) in
                try await handle(event, of: received.household, at: now(), in: tx)
            }
        ]
    }

    /// Carries out what an event of the recipe service means for menus.
    static func handle(
        _ event: RecipeEvent,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        switch event {
        case .recipeDeleted(let recipe):
            try await SQLMenuStore.mark(recipe.recipeID, isDeleted: true, of: household, at: now, in: tx.of(household))
        case .recipeRestored(let recipe):
            try await SQLMenuStore.mark(recipe.recipeID, isDeleted: false, of: household, at: now, in: tx.of(household))
        case .recipeChanged(let recipe):
            _ = try await SQLMenuStore.change(household, menu: nil, at: now, in: tx.of(household)) { book in
                book.recipeRenamed(recipe.recipeID, title: recipe.title)
            }
        case .foodsChanged: break
        }
    }
}
