import Archives
public import Database
import Events
import FoundationEssentials
import GroceryAPI
public import HTTP
import Identity
import Kitchen
import RecipeAPI
public import Runtime
import Values

/// Grocery lists: made from menus, plans and recipes, ticked off together, shared by a link.
public enum GroceryService: HostedService {
    /// The service's name.
    public static let name = "grocery"
    /// What the runtime does for it.
    public static let features = GroceryMigrations.features
    /// Its own migrations.
    public static let migrations = GroceryMigrations.all
    /// What people put in.
    public static let holdings = ["grocery_list", "staple"]

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        try Vocabulary.check()
        _ = try TextCatalogue("lists")
        let recipes = RecipeClient(context.neighbour("recipe"))
        let kitchens = HouseholdKitchens(now: context.now) { [secret = context.internalSecret] household, known in
            try await recipes.foods(of: household, unless: known, as: .service(secret))
        }
        let neighbours = Neighbours(context)
        let presence = ListPresence(db: context.db, loop: context.loop)
        presence.start()
        let dependencies = Dependencies(
            store: store(context),
            neighbours: neighbours,
            authenticator: context.authenticator,
            feed: context.feed,
            presence: presence,
            events: context.eventReceiver,
            kitchens: kitchens,
            languages: HouseholdLanguages(now: context.now, ask: neighbours.words),
            origin: context.settings.origin,
            assets: try StaticFiles(
                folder: ResourceFolder(target: "GroceryService", subfolder: "Assets"),
                gzip: Gzip.packed
            ),
            limits: context.settings.planLimits,
            logger: context.logger,
            now: context.now,
            newID: context.newID
        )
        return build(dependencies)
    }

    /// Deletes what has had its hour, and drafts that nobody activated.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        let store = store(context)
        return [
            BackgroundJob("expire-grocery-items", every: .seconds(30)) { [now = context.now] in
                _ = try await store.sweep(now: now())
            }
        ]
    }

    /// Whoever opens a shared list is a person; all else is called by programs.
    public static func problemPage(
        _ status: Int,
        at path: String,
        under prefix: PathPrefix = .none,
        in languages: AcceptLanguage = AcceptLanguage(nil)
    ) -> Response? {
        guard path.hasPrefix("/list/"), !path.hasPrefix("/list/assets/") else { return nil }
        let texts = ListTexts.catalogue.texts(in: languages.best(of: ListTexts.catalogue.languages))
        let document = SharePageError(status: status, prefix: prefix.text, texts: texts).document
        return Response.html(document.markup, status: status).private
    }

    /// The routes over any dependencies; tests call this.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        GrocerySchemas.register(in: &router)
        dependencies.addRoutes(to: &router)
        router.tellUsage(of: name, secret: dependencies.events.secret) { household in
            let decisions = try await dependencies.store.stapleDecisions(of: household)
            return [.customStaples: StapleBook.own(among: decisions).count]
        }
        let events = EventHandler(
            follower: dependencies.follower,
            forgetSettings: dependencies.neighbours.forgetSettings,
            now: dependencies.now
        )
        router.receiveEvents(for: name, as: dependencies.events, from: events.sources)
        return router
    }

    private static func store(_ context: ServiceContext) -> SQLGroceryStore {
        SQLGroceryStore(
            db: context.db,
            newID: context.newID,
            storage: context.settings.householdQuota.map { StorageLimit($0) }
        )
    }
}
