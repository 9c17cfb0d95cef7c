public import Database
import Events
public import HTTP
import Kitchen
import Loop
public import Runtime

/// The service that keeps a household's recipes and reads them from pages.
public enum RecipeService: HostedService {
    /// `recipe`.
    public static let name = "recipe"
    /// 8082.
    public static let defaultPort = 8082
    /// The tables of events and of recipes.
    public static let migrations = Outbox.migrations + RecipeMigrations.all

    /// Builds the routes on the floor that the runtime has made ready.
    public static func routes(_ floor: ServiceFloor) async throws -> Router {
        let reader = IngredientReader()
        let pool = ThreadPool(name: "recipe-work", threads: 2)
        let feed = floor.feed
        let book = RecipeBook(
            store: SQLRecipeStore(db: floor.db, reader: reader),
            now: floor.now,
            newID: floor.newID,
            changed: { feed.changed($0) }
        )
        return build(
            Dependencies(
                book: book,
                extractor: Extractor(client: floor.outbound, reader: reader, pool: pool),
                reader: reader,
                pool: pool,
                authenticator: floor.authenticator,
                events: floor.eventReceiver
            )
        )
    }

    /// Builds the routes from their dependencies; tests do so with their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        RecipeSchemas.register(in: &router)
        ListRoutes(dependencies).register(in: &router)
        RecipeRoutes(dependencies).register(in: &router)
        KitchenRoutes(dependencies).register(in: &router)
        ExtractRoutes(dependencies).register(in: &router)
        if let events = dependencies.events {
            let store = SQLRecipeStore(db: events.db, reader: dependencies.reader)
            EventRoutes(store: store, events: events, now: dependencies.book.now).register(in: &router)
        }
        return router
    }
}
