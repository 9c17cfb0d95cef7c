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
        router.receiveEvents(for: MenuService.name, as: receiver) { [now = menus.now] event, tx in
            try await Self.handle(event, at: now(), in: tx)
        }
    }

    /// Carries out what an event means for menus; kinds that mean nothing to them are ignored.
    static func handle(_ event: ReceivedEvent, at now: Instant, in tx: any SQLTransaction) async throws {
        switch event.kind {
        case RecipeEvents.deleted:
            let payload = try event.decode(RecipeDeleted.self)
            _ = try await SQLMenuStore.change(event.household, menu: nil, at: now, in: tx) {
                book throws(TransitionError) in try book.recipeDeleted(payload.recipeID)
            }
        case RecipeEvents.changed:
            let payload = try event.decode(RecipeChanged.self)
            _ = try await SQLMenuStore.change(event.household, menu: nil, at: now, in: tx) { book in
                book.recipeRenamed(payload.recipeID, title: payload.title)
            }
        default: break
        }
    }
}
