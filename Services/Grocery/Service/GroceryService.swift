import AccountAPI
public import Database
import Events
import FoundationEssentials
public import HTTP
import Identity
import MealPlanAPI
import MenuAPI
import RecipeAPI
public import Runtime
import Values

/// Grocery lists: made from menus, plans and recipes, ticked off together, shared by a link.
public enum GroceryService: HostedService {
    /// The service's name.
    public static let name = "grocery"
    /// The port it listens on if no other is set.
    public static let defaultPort = 8085
    /// Its schema's history.
    public static let migrations = Outbox.migrations + GroceryMigrations.all
    /// What people put in.
    public static let holdings = ["grocery_list", "staple"]

    /// Builds the routes on a floor.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let recipes = RecipeClient(floor.neighbour("recipe"))
        let kitchens = HouseholdKitchens(now: floor.now) { [secret = floor.internalSecret] household, known in
            try await recipes.foods(of: household, unless: known, as: .service(secret))
        }
        let dependencies = Dependencies(
            store: store(floor),
            neighbours: Neighbours(
                recipes: recipes,
                menus: MenuClient(floor.neighbour("menu")),
                plan: MealPlanClient(floor.neighbour("meal-plan")),
                accounts: AccountClient(floor.neighbour("account"), secret: floor.internalSecret)
            ),
            authenticator: floor.authenticator,
            feed: floor.feed,
            events: floor.eventReceiver,
            kitchens: kitchens,
            origin: floor.settings.origin,
            assets: try StaticFiles(folder: ResourceFolder(target: "GroceryService", subfolder: "Assets")),
            limits: floor.settings.planLimits,
            now: floor.now,
            newID: floor.newID
        )
        return build(dependencies)
    }

    /// Deletes what has had its hour, and drafts that nobody activated.
    public static func background(_ floor: ServiceFloor) -> [BackgroundJob] {
        let store = store(floor)
        return [
            BackgroundJob("expire-grocery-items", every: .seconds(30)) { [now = floor.now] in
                _ = try await store.sweep(now: now())
            }
        ]
    }

    /// Whoever opens a shared list is a person; all else is called by programs.
    public static func problemPage(_ status: Int, at path: String) -> Response? {
        guard path.hasPrefix("/list/"), !path.hasPrefix("/list/assets/") else { return nil }
        let document = status == 404 ? SharePageGone.document : SharePageTrouble(status: status).document
        return Response.html(document.markup, status: status).private
    }

    /// The routes over any dependencies; tests call this.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        GrocerySchemas.register(in: &router)
        let routes = GroceryRoutes(on: dependencies)
        routes.addLists(to: &router)
        routes.addItems(to: &router)
        routes.addStaples(to: &router)
        routes.addShares(to: &router)
        routes.addSharePage(to: &router)
        router.tellUsage(of: name, secret: dependencies.events.secret) { household in
            let decisions = try await dependencies.store.stapleDecisions(of: household)
            return [.customStaples: StapleBook.own(among: decisions).count]
        }
        let events = EventHandler(kitchens: dependencies.kitchens, now: dependencies.now)
        router.receiveEvents(
            for: name,
            as: dependencies.events,
            preparing: { await events.prepare($0) },
            handler: { event, kitchen, tx in try await events.handle(event, knowing: kitchen, in: tx) }
        )
        return router
    }

    private static func store(_ floor: ServiceFloor) -> SQLGroceryStore {
        SQLGroceryStore(
            db: floor.db,
            newID: floor.newID,
            changed: { [feed = floor.feed] in feed.changed($0) },
            storage: floor.settings.householdQuota
        )
    }
}
