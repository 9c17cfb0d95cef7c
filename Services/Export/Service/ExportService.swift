import AccountAPI
public import Database
import Events
import GroceryAPI
public import HTTP
import JSON
import MealPlanAPI
import MenuAPI
public import Runtime

/// The service that gives lists, menus and plans to calendar and to-do apps.
public enum ExportService: HostedService {
    /// `export`.
    public static let name = "export"
    /// 8086.
    public static let defaultPort = 8086
    /// The tables of feeds.
    public static let migrations = FeedSQL.migrations + Outbox.migrations + [FeedSQL.makers]
    /// What people put in.
    public static let holdings = ["feed"]

    /// Builds the routes on the floor that the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        var router = build(
            Dependencies(
                feeds: SQLFeedStore(database: floor.db) { floor.feed.changed($0) },
                exports: CalendarExports(neighbours: Neighbours(floor), origin: floor.settings.origin),
                authenticator: floor.authenticator,
                internalSecret: floor.internalSecret,
                now: floor.now,
                newID: floor.newID
            )
        )
        router.receiveEvents(for: name, as: floor.eventReceiver) { event, tx in
            try await SQLFeedStore.handle(event, at: floor.now(), in: tx)
        }
        return router
    }

    /// Builds the routes from their dependencies; tests do so with neighbours of their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        FileRoutes(exports: dependencies.exports, authenticator: dependencies.authenticator).add(to: &router)
        FeedRoutes(dependencies: dependencies).add(to: &router)
        PublicFeedRoutes(dependencies: dependencies).add(to: &router)
        return router
    }
}

extension Neighbours {
    /// The real neighbours, over HTTP.
    fileprivate init(_ floor: ServiceFloor) {
        let grocery = GroceryClient(floor.neighbour("grocery"))
        let menu = MenuClient(floor.neighbour("menu"))
        let plan = MealPlanClient(floor.neighbour("meal-plan"))
        let account = AccountClient(floor.neighbour("account"), secret: floor.internalSecret)
        self.init(
            list: { id, credentials throws(Problem) in try await grocery.list(id, as: credentials) },
            lists: { cursor, credentials throws(Problem) in
                let page = try await grocery.lists(limit: 200, after: cursor, as: credentials)
                // What has been bought leaves its list: only lists that still show something are worth a call each.
                return (page.items.filter { $0.items > 0 }.map(\.id), page.next)
            },
            board: { credentials throws(Problem) in try await menu.board(as: credentials) },
            plan: { days, credentials throws(Problem) in
                try await plan.window(from: days?.lowerBound, to: days?.upperBound, as: credentials)
            },
            household: { id throws(Problem) in try await account.household(id) }
        )
    }
}
