public import Database
import Events
public import HTTP
import Identity
import Kitchen
import Loop
public import Runtime
import Telemetry
import Values

/// The service that keeps a household's recipes and reads them from pages.
public enum RecipeService: HostedService {
    /// `recipe`.
    public static let name = "recipe"
    /// 8082.
    public static let defaultPort = 8082
    /// The tables of events and of recipes.
    public static let migrations = Outbox.migrations + RecipeMigrations.all
    /// What people put in.
    public static let holdings = ["recipe", "household_food", "category_correction"]

    /// Builds the routes on the floor that the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let pool = floor.pools.pool("recipe-work", threads: 3)
        let kitchens = kitchens(floor)
        let account = EaterSource(account: floor.neighbour("account"), secret: floor.internalSecret)
        let book = RecipeBook(
            store: SQLRecipeStore(
                db: floor.db,
                kitchens: kitchens,
                storage: floor.settings.householdQuota,
                pool: pool
            ),
            now: floor.now,
            newID: floor.newID,
            changed: { [feed = floor.feed] in feed.changed($0) }
        )
        return build(
            Dependencies(
                book: book,
                extractor: Extractor(client: floor.outbound, pool: pool),
                kitchens: kitchens,
                eaters: { try await account.eaters(of: $0) },
                feed: floor.feed,
                pool: pool,
                authenticator: floor.authenticator,
                limits: floor.settings.planLimits,
                events: floor.eventReceiver
            )
        )
    }

    /// Reads stored lines again where the engine, or the household's foods, are newer.
    public static func background(_ floor: ServiceFloor) -> [BackgroundJob] {
        let rereading = Rereading(
            db: floor.db,
            kitchens: kitchens(floor),
            pool: ThreadPool(name: "recipe-reread", threads: 1, .computing),
            now: floor.now,
            changed: { [feed = floor.feed] in feed.changed($0) },
            failed: { [logger = floor.logger] recipe, household, error in
                logger.error(
                    "a recipe's lines could not be read again and stay as they are",
                    ["recipe": recipe, "household": household, "error": logDescription(of: error)]
                )
            }
        )
        return [
            BackgroundJob("read stored ingredient lines again", every: .seconds(3)) {
                let count = try await rereading.run()
                if count > 0 { floor.logger.info("read stored ingredient lines again", ["recipes": count]) }
            }
        ]
    }

    /// Builds the routes from their dependencies; tests do so with their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        RecipeSchemas.register(in: &router)
        FoodSchemas.register(in: &router)
        ListRoutes(dependencies).register(in: &router)
        RecipeRoutes(dependencies).register(in: &router)
        KitchenRoutes(dependencies).register(in: &router)
        AllergenRoutes(dependencies).register(in: &router)
        FoodRoutes(dependencies).register(in: &router)
        CorrectionRoutes(dependencies).register(in: &router)
        ExtractRoutes(dependencies).register(in: &router)
        let meter = ImportMeter(store: dependencies.book.store, now: dependencies.book.now)
        router.tellUsage(of: name, secret: dependencies.events.secret) { try await meter.usage(of: $0) }
        let db = dependencies.events.db
        EventRoutes(
            store: SQLRecipeStore(db: db, kitchens: dependencies.kitchens),
            foods: SQLFoodStore(db: db, changed: { _ in }),
            events: dependencies.events,
            now: dependencies.book.now
        ).register(in: &router)
        return router
    }

    private static func kitchens(_ floor: ServiceFloor) -> Kitchens {
        Kitchens(store: SQLFoodStore(db: floor.db, changed: { [feed = floor.feed] in feed.changed($0) }))
    }
}
