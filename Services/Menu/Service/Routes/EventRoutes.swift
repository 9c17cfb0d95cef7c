import Events
import HTTP
import RecipeAPI

/// What the menu service hears of its neighbours.
struct EventRoutes {
    private let menus: Menus
    private let receiver: Dependencies.Receiver

    init(_ menus: Menus, _ receiver: Dependencies.Receiver) {
        self.menus = menus
        self.receiver = receiver
    }

    func register(in router: inout Router) {
        router.receiveEvents(
            for: MenuService.name,
            secret: receiver.secret,
            db: receiver.db,
            feed: receiver.feed
        ) { [now = menus.now] event, tx in
            switch event.kind {
            case RecipeEvents.deleted:
                let payload = try event.decode(RecipeDeleted.self)
                _ = try await SQLMenuStore.change(event.household, menu: nil, at: now(), in: tx) {
                    book throws(TransitionError) in try book.recipeDeleted(payload.recipeID)
                }
            case RecipeEvents.changed:
                let payload = try event.decode(RecipeChanged.self)
                _ = try await SQLMenuStore.change(event.household, menu: nil, at: now(), in: tx) {
                    book in book.recipeRenamed(payload.recipeID, title: payload.title)
                }
            default: break
            }
        }
    }
}
