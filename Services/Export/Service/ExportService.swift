import AccountAPI
public import Database
import Events
public import HTTP
public import Runtime

/// The service that gives lists, menus and plans to calendar and to-do apps.
public enum ExportService: HostedService {
    /// `export`.
    public static let name = "export"
    /// What the runtime does for it.
    public static let features = FeedMigrations.features
    /// Its own migrations.
    public static let migrations = FeedMigrations.all
    /// What people put in.
    public static let holdings = ["feed"]

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        var router = build(
            Dependencies(
                feeds: SQLFeedStore(db: context.db),
                exports: CalendarExports(neighbours: Neighbours(context), origin: context.settings.origin),
                authenticator: context.authenticator,
                internalSecret: context.internalSecret,
                now: context.now,
                newID: context.newID
            )
        )
        let account = EventSource { (event: AccountEvent, received, tx) in
            try await SQLFeedStore.handle(event, received, at: context.now(), in: tx)
        }
        router.receiveEvents(for: name, as: context.eventReceiver, from: [account])
        return router
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        router.schema("Feed", .feed)
        dependencies.addRoutes(to: &router)
        return router
    }
}
