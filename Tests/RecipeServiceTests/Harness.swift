import AccountAPI
import Blobs
import Database
import Events
import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import Loop
import Media
import RecipeAPI
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import RecipeService

/// A recipe service over a database of its own, with a clock that a test sets.
struct TestService: Sendable {
    let router: Router
    let identity: TestIdentity
    let client: TestClient
    let db: any SQLDatabase
    let clock: TestClock
    let foods: SQLFoodStore
    let kitchens: KitchenCache
    let pool: ThreadPool
    let table: Table
    let users: RecipeUsers
    /// Reads what is to be imported, as a replica does.
    let worker: ImportWorker
    let pictures: Pictures
    /// The folder with the files of pictures.
    let pictureFolder: String
    let fetching: PictureFetching
    static let secret = InternalSecret(Secret("a-secret-between-services-in-tests"))

    /// The rows of the client's household.
    var rows: ScopedDatabase { db.of(client.household) }

    /// A caller of the same household with another role.
    func client(as role: Role) -> TestClient {
        identity.client(of: router, household: client.household, role: role)
    }

    /// A caller of another household.
    func stranger() -> TestClient { identity.client(of: router) }

    /// Delivers a neighbour's event.
    func deliver(
        _ kind: String,
        _ payload: String,
        sequence: Int64,
        source: String = "menu",
        household: HouseholdID? = nil
    ) async -> TestAnswer {
        let event = ReceivedEvent(
            id: .version7(),
            household: household ?? client.household,
            sequence: sequence,
            source: source,
            kind: kind,
            subject: .version7(),
            at: clock.now,
            payload: Array(payload.utf8)
        )
        return await client.send(
            .post,
            "/internal/v1/events/recipe",
            bytes: event.jsonBytes(),
            headers: [InternalSecret.header: TestService.secret.secret.exposed]
        )
    }

    /// Makes a recipe and gives its id.
    func recipe(_ title: String = "Soup", _ more: String = "") async throws -> RecipeID {
        clock.advance(.milliseconds(10))
        return try await client.post("/api/v1/recipes", #"{"title":"\#(title)"\#(more)}"#).decode(RecipeBody.self).id
    }
}

/// Who sits at the household's table, as the account service would say.
final class Table: Sendable {
    private struct Away: Error {}
    private let guests = Mutex<[Eater]?>([])

    var eaters: [Eater] {
        get throws {
            guard let guests = guests.withLock({ $0 }) else { throw Away() }
            return guests
        }
    }

    /// Sets who sits there; nil makes the account service unreachable.
    func seat(_ eaters: [Eater]?) { guests.withLock { $0 = eaters } }
}

/// What menus, the plan and lists say that they have of every recipe.
final class RecipeUsers: Sendable {
    private let uses = Mutex<RecipeUses?>(RecipeUses())
    private let questions = Mutex<[String]>([])

    /// As the service sees them.
    var neighbours: Neighbours {
        Neighbours(
            menus: { [self] _, _ in try answer("menus").menus },
            entries: { [self] _, _ in try answer("entries").entries },
            lists: { [self] _, _ in try answer("lists").lists }
        )
    }

    /// Whom they were asked about since this was last called, in order of their names.
    func asked() -> [String] {
        questions.withLock { questions in
            defer { questions = [] }
            return questions.sorted()
        }
    }

    private func answer(_ question: String) throws -> RecipeUses {
        questions.withLock { $0.append(question) }
        return try said
    }

    private var said: RecipeUses {
        get throws {
            guard let uses = uses.withLock({ $0 }) else { throw Problem.unavailable() }
            return uses
        }
    }

    /// Sets what they say; nil makes them unreachable.
    func say(_ said: RecipeUses?) { uses.withLock { $0 = said } }
}

/// What a household has paid for, as the account service would say.
final class TestPlan: Sendable {
    private let now: Mutex<Plan>
    init(_ plan: Plan = .unlimited) { now = Mutex(plan) }

    var plan: Plan { now.withLock { $0 } }
    func set(_ plan: Plan) { now.withLock { $0 = plan } }
}

/// A clock that stands still until it is moved.
final class TestClock: Sendable {
    private let time = Mutex(Instant(milliseconds: 1_795_000_000_000))
    var now: Instant { time.withLock { $0 } }
    func advance(_ duration: Duration) { time.withLock { $0 = $0 + duration } }
}

/// Runs `body` with a fresh service.
func withService<Result>(
    _ engine: Engine = .sqlite,
    outbound: OutboundGuard = OutboundGuard(),
    storage: Int? = nil,
    plan: TestPlan = TestPlan(),
    model: ModelReader.Place? = nil,
    pictureQuota: Int? = nil,
    videos: (path: String?, patience: Duration) = (nil, VideoProgram.patience),
    recording: StatementRecord? = nil,
    isOpen: Bool = false,
    limits: PlanLimits = PlanLimits(),
    _ body: (TestService) async throws -> Result
) async throws -> Result {
    try await withDatabase(engine, migrations: RecipeService.schemaHistory, schema: "recipe") { real in
        let db: any SQLDatabase = recording.map { RecordingDatabase(real, $0) } ?? real
        let identity = TestIdentity()
        let clock = TestClock()
        let pool = ThreadPool(name: "recipe-test", threads: 2)
        defer { pool.stop() }
        let logger = Logger(service: "recipe", level: .error)
        let feed = LiveFeed(name: "recipe", db: db, loop: TestLoop.shared, logger: logger)
        let foods = SQLFoodStore(db: db)
        let kitchens = KitchenCache(foods)
        let table = Table()
        let users = RecipeUsers()
        let book = RecipeBook(
            store: SQLRecipeStore(db: db, kitchens: kitchens, storage: storage.map { StorageLimit($0) }, pool: pool),
            now: { clock.now },
            newID: { .version7(at: clock.now) }
        )
        let client = Client(loop: TestLoop.shared, settings: .outbound, outbound: outbound)
        let pictureFolder = NSTemporaryDirectory() + "larder-pictures-\(UUID())"
        defer { try? FileManager.default.removeItem(atPath: pictureFolder) }
        let media = ThreadPool(name: "media-test", threads: 2, .media)
        defer { media.stop() }
        let pictures = Pictures(
            store: SQLPictureStore(db: db, quota: pictureQuota),
            book: book,
            blobs: FolderStore(pictureFolder, pool: pool),
            media: Media(pool: media)
        )
        let router = RecipeService.build(
            Dependencies(
                book: book,
                cookbooks: SQLCookbookStore(db: db),
                catalog: SQLCatalogStore(db: db, searches: book.store.searches, pool: pool),
                nutrients: NutrientStore(db: db, pause: .zero),
                opinions: SQLOpinionStore(db: db),
                versions: SQLVersionStore(db: db),
                imports: Imports(
                    store: ImportStore(recipes: book.store),
                    now: { clock.now },
                    newID: { .version7(at: clock.now) }
                ),
                neighbours: users.neighbours,
                extractor: Extractor(client: client, pool: pool),
                foods: foods,
                kitchens: kitchens,
                eaters: { _ in HouseholdEaters(restrictionVersion: 1, eaters: try table.eaters) },
                memberPictures: MemberPictureStore(db: db),
                pictures: pictures,
                feed: feed,
                pool: pool,
                authenticator: identity.authenticator,
                limits: limits,
                hasOpenExtraction: isOpen,
                events: EventReceiver(secret: TestService.secret, db: db, logger: logger, metrics: Metrics())
            )
        )
        let plans = plan
        let importStore = ImportStore(recipes: book.store)
        let worker = ImportWorker(
            store: importStore,
            reading: ImportReading(
                store: importStore,
                finding: ImportFinding(
                    extractor: Extractor(client: client, pool: pool),
                    photos: PhotoReader(media: pictures.media, extractor: Extractor(client: client, pool: pool)),
                    videos: VideoReader(
                        program: VideoProgram(
                            path: videos.path,
                            client: client,
                            pool: media,
                            patience: videos.patience
                        ),
                        extractor: Extractor(client: client, pool: pool)
                    ),
                    model: model.map { place in
                        ModelReader(place: place, client: client, pool: pool) { _ in }
                    }
                ),
                files: ImportFileReading(store: importStore, pictures: pictures, pool: pool, now: { clock.now }),
                allowance: ImportAllowance(
                    store: importStore,
                    quotas: { _ in ImportAllowance.Quotas(limits, plans.plan) },
                    now: { clock.now }
                ),
                now: { clock.now },
                // What a video's program says is the test's own.
                failed: { _, error in if !(error is VideoError) { Issue.record(error) } }
            ),
            now: { clock.now },
            logger: logger
        )
        let service = TestService(
            router: router,
            identity: identity,
            client: identity.client(of: router),
            db: db,
            clock: clock,
            foods: foods,
            kitchens: kitchens,
            pool: pool,
            table: table,
            users: users,
            worker: worker,
            pictures: pictures,
            pictureFolder: pictureFolder,
            fetching: PictureFetching(pictures: pictures, client: client) { _, _ in }
        )
        let result = try await body(service)
        feed.stop()
        return result
    }
}

/// Loads a catalogue from a text in JSON, as the operator's command does.
func loadCatalog(_ text: String, to owner: any SQLDatabase, _ service: TestService) async throws {
    let path = NSTemporaryDirectory() + "larder-catalog-\(UUID()).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(filePath: path))
    let store = CatalogLoadStore(db: owner, now: { service.clock.now })
    let loader = CatalogLoader(store: store, reading: service.pool, parsing: service.pool)
    _ = try await loader.load(path) { _ in }
}

extension RecipeContent {
    var notes: String? {
        get { details.notes }
        set { details.notes = newValue }
    }
    var rating: Int? {
        get { details.rating }
        set { details.rating = newValue }
    }
}

extension RecipeBody {
    var notes: String? { details.notes }
    var rating: Int? { details.rating }
}
