public import Database
import Events
public import HTTP
import Identity
import MenuAPI
public import Runtime
import Sync
import Values

/// The service that keeps the menus that a household plans, shops for and cooks.
public enum MenuService: HostedService {
    /// `menu`.
    public static let name = "menu"
    /// What the runtime does for it.
    public static let features = MenuMigrations.features
    /// Its own migrations.
    public static let migrations = MenuMigrations.all
    /// What people put in.
    public static let holdings = ["menu_item"]

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        let feed = context.feed
        let menus = Menus(
            store: SQLMenuStore(db: context.db, now: context.now),
            neighbours: Neighbours(context),
            now: context.now,
            newID: context.newID
        )
        return build(
            Dependencies(
                menus: menus,
                authenticator: context.authenticator,
                stream: { request, household in
                    try await feed.stream(request, household: household) { MenuEvent.Kind(rawValue: $0.kind) != nil }
                },
                limits: context.settings.planLimits,
                events: context.eventReceiver
            )
        )
    }

    /// Deletes for good what can be restored no more, and forgets operations whose time is over.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        let store = SQLMenuStore(db: context.db, now: context.now)
        return [
            BackgroundJob("forget-deleted-menus", every: .seconds(3600)) { try await store.sweepDeleted() },
            BackgroundJob("forget-operations", every: .seconds(3600)) { try await store.operations.sweep() },
        ]
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        MenuSchemas.register(in: &router)
        dependencies.addRoutes(to: &router)
        if let receiver = dependencies.events {
            let store = dependencies.menus.store
            router.tellUsage(of: name, secret: receiver.secret) { household in
                [.history: try await store.window(of: household, showing: 0).total]
            }
            router.receiveEvents(for: name, as: receiver, from: EventRoutes.sources(dependencies.menus.now))
        }
        return router
    }
}
