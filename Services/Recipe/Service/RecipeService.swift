import AccountAPI
import Blobs
public import Database
import Events
public import HTTP
import Identity
import Kitchen
import Loop
import Media
public import Runtime
import Sync
import Telemetry
import Values

/// The service that keeps a household's recipes and reads them from pages.
public enum RecipeService: HostedService {
    /// `recipe`.
    public static let name = "recipe"
    /// What the runtime does for it.
    public static let features = RecipeMigrations.features
    /// Its own migrations.
    public static let migrations = RecipeMigrations.all
    /// Pictures, which have files.
    public static let selfErasing: Set<String> = ["picture"]
    /// What an operator decides.
    public static var settings: (any ServiceSettings.Type)? { RecipeServiceSettings.self }
    /// What people put in.
    public static let holdings = ["recipe", "cookbook", "household_food", "category_correction"]

    /// Builds the routes with what the runtime has made ready.
    public static func routes(_ context: ServiceContext) async throws -> Router {
        try Vocabulary.check()
        let pool = context.pools.pool("recipe-work", threads: 3)
        // At the priority of what answers: an answer waits for it, and it takes a fraction of a millisecond. At a low one it
        // waited behind all that others do, whenever one of them took its processor.
        let searching = ThreadPool.Kind(
            capacity: 256,
            isComputing: true,
            keepsPriority: true,
            hasSpareThread: true
        )
        let searchPool = context.pools.pool("recipe-search", threads: 3, searching)
        let pictureSettings = context.settings.own(RecipeServiceSettings.self).pictures
        let foods = SQLFoodStore(db: context.db)
        let kitchens = KitchenCache(foods)
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        let store = SQLRecipeStore(
            db: context.db,
            kitchens: kitchens,
            storage: context.settings.householdQuota.map { StorageLimit($0) },
            pool: pool,
            searchPool: searchPool
        )
        let book = RecipeBook(store: store, now: context.now, newID: context.newID)
        return build(
            Dependencies(
                book: book,
                cookbooks: SQLCookbookStore(db: context.db),
                catalog: SQLCatalogStore(db: context.db, searches: store.searches, pool: pool, searchPool: searchPool),
                nutrients: NutrientStore(db: context.db),
                opinions: SQLOpinionStore(db: context.db),
                versions: SQLVersionStore(db: context.db),
                imports: Imports(store: ImportStore(recipes: store), now: context.now, newID: context.newID),
                neighbours: Neighbours(context),
                extractor: Extractor(client: context.outbound, pool: pool),
                foods: foods,
                kitchens: kitchens,
                eaters: { try await account.eaters(of: $0) },
                memberPictures: MemberPictureStore(db: context.db),
                pictures: pictures(
                    context,
                    book,
                    // Watched by nobody: a large picture may keep others waiting.
                    media: ThreadPool(name: "media", threads: pictureSettings.processes, .media),
                    files: context.pools.pool("pictures", threads: 2, .short)
                ),
                feed: context.feed,
                pool: pool,
                authenticator: context.authenticator,
                limits: context.settings.planLimits,
                hasOpenExtraction: context.settings.own(RecipeServiceSettings.self).hasOpenExtraction,
                events: context.eventReceiver
            )
        )
    }

    /// Reads stored lines again where the engine, or the household's foods, are newer, and deletes for good what can be
    /// restored no more.
    public static func background(_ context: ServiceContext) -> [BackgroundJob] {
        let kitchens = KitchenCache(SQLFoodStore(db: context.db))
        let store = SQLRecipeStore(db: context.db, kitchens: kitchens)
        let rereading = Rereading(
            db: context.db,
            kitchens: kitchens,
            pool: ThreadPool(name: "recipe-reread", threads: 1, .computing),
            now: context.now,
            failed: { [logger = context.logger] recipe, household, error in
                logger.error(
                    "a recipe's lines could not be reparsed and are unchanged",
                    ["recipe": recipe, "household": household, "error": logDescription(of: error)]
                )
            }
        )
        let account = AccountClient(context.neighbour("account"), secret: context.internalSecret)
        let imports = ImportStore(recipes: store)
        let allowance = ImportAllowance(
            store: imports,
            quotas: { [limits = context.settings.planLimits] in
                ImportAllowance.Quotas(limits, try await account.household($0).plan)
            },
            now: context.now
        )
        let importing = ThreadPool(name: "recipe-import", threads: 2, .computing)
        let extractor = Extractor(client: context.outbound, pool: importing)
        let model = context.settings.own(RecipeServiceSettings.self).model.place.map { place in
            ModelReader(place: place, client: context.client, pool: importing) { [logger = context.logger] error in
                logger.warning("the language model gave no answer of use", ["error": logDescription(of: error)])
            }
        }
        let book = RecipeBook(store: store, now: context.now, newID: context.newID)
        let pictures = pictures(
            context,
            book,
            media: ThreadPool(name: "media-fetch", threads: 1, .media),
            files: ThreadPool(name: "pictures-fetch", threads: 1)
        )
        let worker = ImportWorker(
            store: imports,
            reading: ImportReading(
                store: imports,
                finding: ImportFinding(
                    extractor: extractor,
                    photos: PhotoReader(
                        media: Media(pool: ThreadPool(name: "media-import", threads: 1, .media)),
                        extractor: extractor
                    ),
                    videos: VideoReader(
                        program: VideoProgram(
                            path: context.settings.own(RecipeServiceSettings.self).videos.path,
                            client: context.outbound,
                            pool: ThreadPool(name: "videos", threads: 2, .media)
                        ),
                        extractor: extractor
                    ),
                    model: model
                ),
                files: ImportFileReading(
                    store: imports,
                    pictures: pictures,
                    pool: ThreadPool(name: "import-files", threads: 1),
                    now: context.now
                ),
                allowance: allowance,
                now: context.now,
                failed: { [logger = context.logger] item, error in
                    logger.error(
                        "something could not be imported",
                        ["item": item, "error": logDescription(of: error)]
                    )
                }
            ),
            now: context.now,
            logger: context.logger
        )
        if !pictures.media.isInstalled {
            context.logger.warning("larder-media is not beside this program: it can take in no pictures", [:])
        }
        let fetching = PictureFetching(pictures: pictures, client: context.outbound) { [logger = context.logger] in
            logger.warning("a picture cannot be taken in", ["household": $1, "error": logDescription(of: $0)])
        }
        return [
            BackgroundJob("fetch pictures", every: .seconds(context.db.dialect == .citus ? 30 : 3)) {
                // One after the other while there are some, so that none waits for the next run.
                while try await fetching.run() > 0 {}
            },
            BackgroundJob("sweep pictures", every: .seconds(600)) {
                while try await pictures.sweep() == Pictures.sweepPortion {}
            },
            // A question to every server where rows are distributed.
            BackgroundJob("read imports", every: context.db.dialect == .citus ? .seconds(5) : .milliseconds(500)) {
                try await worker.run()
            },
            BackgroundJob("resume imports", every: .seconds(600)) { try await allowance.resumeAll() },
            BackgroundJob("sweep imports", every: .seconds(3600)) { [now = context.now] in
                try await imports.sweep(now: now())
            },
            // A question to every server where rows are distributed.
            BackgroundJob("reparse stored ingredient lines", every: .seconds(context.db.dialect == .citus ? 30 : 3)) {
                let count = try await rereading.run()
                if count > 0 { context.logger.info("reparsed stored ingredient lines", ["recipes": count]) }
            },
            BackgroundJob("sweep deleted recipes", every: .seconds(600)) { [now = context.now] in
                _ = try await store.sweepDeleted(now: now())
            },
            BackgroundJob("sweep deleted cookbooks", every: .seconds(600)) { [now = context.now, db = context.db] in
                try await SQLCookbookStore(db: db).sweepDeleted(now: now())
            },
            BackgroundJob("forget-operations", every: .seconds(3600)) { [now = context.now] in
                try await store.operations(now: now).sweep()
            },
        ]
    }

    /// The folder with the pictures, unless they are in an object store.
    public static func fileFolders(_ settings: Settings) -> [FileFolder] {
        settings.own(RecipeServiceSettings.self).pictures.folder(settings).map {
            [FileFolder(name: "pictures", path: $0)]
        } ?? []
    }

    /// Whether files can be read, and in which languages, and what is said of videos.
    public static func weaknesses(_ settings: Settings) async -> [(words: String, advice: String)] {
        let pool = ThreadPool(name: "media-probe", threads: 1, .media)
        defer { pool.stop() }
        let videos = VideoCheck(settings: settings.own(RecipeServiceSettings.self).videos, pool: pool)
        return await MediaCheck(Media(pool: pool)).weaknesses() + videos.weaknesses()
    }

    private static func pictures(
        _ context: ServiceContext,
        _ book: RecipeBook,
        media: ThreadPool,
        files: ThreadPool
    ) -> Pictures {
        let settings = context.settings.own(RecipeServiceSettings.self).pictures
        let blobs: any BlobStore =
            if let place = settings.objects {
                ObjectStore(place, client: Client(loop: context.loop, settings: ClientSettings(timeout: .seconds(30))))
            } else {
                FolderStore(settings.folder(context.settings) ?? "", pool: files)
            }
        return Pictures(
            store: SQLPictureStore(db: context.db, quota: settings.quota),
            book: book,
            blobs: blobs,
            media: Media(pool: media)
        )
    }

    /// Builds the routes from their dependencies; tests do so with their own.
    static func build(_ dependencies: Dependencies) -> Router {
        var router = Router()
        RecipeSchemas.register(in: &router)
        FoodSchemas.register(in: &router)
        ImportSchemas.register(in: &router)
        CookbookSchemas.register(in: &router)
        CatalogSchemas.register(in: &router)
        OpinionSchemas.register(in: &router)
        MemberPictureSchemas.register(in: &router)
        VersionSchemas.register(in: &router)
        NutritionSchemas.register(in: &router)
        dependencies.addRoutes(to: &router)
        router.tellUsage(of: name, secret: dependencies.events.secret) { try await dependencies.meter.usage(of: $0) }
        dependencies.receiveEvents(in: &router)
        return router
    }
}
