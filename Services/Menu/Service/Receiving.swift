import Database
import Events
import HTTP
import RecipeAPI
import Values

/// What the menu service hears of its neighbours.
struct EventRoutes {
    let menus: Menus
    let receiver: EventReceiver

    func register(in router: inout Router) {
        let recipes = EventSource { [now = menus.now] (event: RecipeEvent, received, tx) in
            try await Self.handle(event, of: received.household, at: now(), in: tx)
        }
        router.receiveEvents(for: MenuService.name, as: receiver, from: [recipes])
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
            _ = try await SQLMenuStore.change(household, menu: nil, at: now, in: tx) {
                book throws(TransitionError) in try book.recipeDeleted(recipe.recipeID)
            }
        case .recipeChanged(let recipe):
            _ = try await SQLMenuStore.change(household, menu: nil, at: now, in: tx) { book in
                book.recipeRenamed(recipe.recipeID, title: recipe.title)
            }
        case .foodsChanged: break
        }
    }
}
