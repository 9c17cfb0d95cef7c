import AccountAPI
public import Database
import Events
public import HTTP
import Identity
public import Runtime
import Values

/// The service that keeps the menus that a household plans, shops for and cooks.
public enum MenuService: HostedService {
    /// `menu`.
    public static let name = "menu"
    /// 8083.
    public static let defaultPort = 8083
    /// The tables of events and of menus.
    public static let migrations = Outbox.migrations + MenuMigrations.all
    /// What people put in.
    public static let holdings = ["menu_item"]

    /// Builds the routes on the floor that the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let feed = floor.feed
        let menus = Menus(
            store: SQLMenuStore(db: floor.db, now: floor.now),
            neighbours: Neighbours(
                recipe: floor.neighbour("recipe"),
                grocery: floor.neighbour("grocery"),
                account: AccountClient(floor.neighbour("account"), secret: floor.internalSecret)
            ),
            now: floor.now,
            newID: floor.newID,
            changed: { feed.changed($0) }
        )
        return build(
            Dependencies(
                menus: menus,
                authenticator: floor.authenticator,
                stream: { request, household in
                    try await feed.stream(request, household: household) { $0.kind.hasPrefix("menu.") }
                },
                limits: floor.settings.planLimits,
                events: floor.eventReceiver
            )
        )
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        MenuSchemas.register(in: &router)
        BoardRoutes(dependencies).register(in: &router)
        RecipeRoutes(dependencies).register(in: &router)
        MenuRoutes(dependencies).register(in: &router)
        HistoryRoutes(dependencies).register(in: &router)
        if let receiver = dependencies.events {
            let store = dependencies.menus.store
            router.tellUsage(of: name, secret: receiver.secret) { household in
                [.history: try await store.window(of: household, showing: 0).total]
            }
            EventRoutes(menus: dependencies.menus, receiver: receiver).register(in: &router)
        }
        return router
    }
}
