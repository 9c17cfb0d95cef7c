import Archives
import Crypto
import Database
import Events
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The grocery service over a fresh database, with a clock that tests set and neighbours that say what tests want.
struct Grocery: Sendable {
    let db: any SQLDatabase
    let store: SQLGroceryStore
    let router: Router
    let identity: TestIdentity
    let client: TestClient
    let clock: Clock
    let cookbook: Cookbook
    let secret: InternalSecret
    /// What the routes have logged.
    let log = LogLines()
    private let dependencies: Dependencies

    /// The household whose lists are tested.
    var household: HouseholdID { client.household }

    /// Runs `body` with the service on a fresh database.
    static func with(
        _ engine: Engine,
        storage: Int? = nil,
        steps: Int = Follower.steps,
        _ body: (Grocery) async throws -> Void
    ) async throws {
        try await withDatabase(
            engine,
            migrations: GroceryService.schemaHistory,
            schema: "grocery"
        ) { db in
            try await body(try Grocery(db, storage, steps))
        }
    }

    private init(_ db: any SQLDatabase, _ storage: Int?, _ steps: Int) throws {
        let clock = Clock()
        let cookbook = Cookbook()
        let identity = TestIdentity()
        let secret = InternalSecret(.random())
        let logger = Logger(service: "grocery", level: .error)
        let feed = LiveFeed(name: "grocery", db: db, loop: TestLoop.shared, logger: logger)
        let store = SQLGroceryStore(db: db, newID: { UUID() }, storage: storage.map { StorageLimit($0) })
        dependencies = Dependencies(
            store: store,
            neighbours: cookbook.neighbours,
            authenticator: identity.authenticator,
            feed: feed,
            presence: Self.presence(db),
            events: EventReceiver(secret: secret, db: db, logger: logger, metrics: Metrics()),
            kitchens: HouseholdKitchens(now: { clock.now }) { household, known in
                if let work = cookbook.meanwhile.withLock({ $0 }) { await work() }
                return try cookbook.foods(of: household, unless: known)
            },
            languages: HouseholdLanguages(now: { clock.now }, ask: cookbook.neighbours.words),
            origin: "https://larder.example",
            assets: try StaticFiles(
                folder: ResourceFolder(target: "GroceryService", subfolder: "Assets"),
                gzip: Gzip.packed
            ),
            steps: steps,
            logger: Logger(service: "grocery", sink: log.sink),
            now: { clock.now },
            newID: { .version7() }
        )
        let router = GroceryService.build(dependencies)
        self.db = db
        self.store = store
        self.router = router
        self.identity = identity
        self.client = identity.client(of: router)
        self.clock = clock
        self.cookbook = cookbook
        self.secret = secret
    }

    /// Who looks at lists, as one replica knows it; those of a replica that has ended are soon forgotten.
    private static func presence(_ db: any SQLDatabase) -> ListPresence {
        let presence = ListPresence(db: db, loop: TestLoop.shared, renewal: .milliseconds(100))
        presence.start()
        return presence
    }

    /// Somebody of another household.
    var stranger: TestClient { identity.client(of: router) }

    /// Somebody of this household with a role.
    func member(_ role: Role) -> TestClient { identity.client(of: router, household: household, role: role) }

    /// The client of another replica, which has just started.
    var replica: TestClient {
        var dependencies = dependencies
        dependencies.rendered = RenderedLists()
        dependencies.presence = Self.presence(db)
        return identity.client(of: GroceryService.build(dependencies), household: household, role: .owner)
    }

    /// Somebody who has not signed in, in a browser that asks for pages.
    var guest: TestClient { TestClient(router: router, household: household, token: nil) }

    /// Makes a list of things typed by hand.
    func makeList(_ items: [String], title: String = "Saturday") async throws -> GroceryListBody {
        let request = GroceryListRequest(title: title, items: items)
        let answer = await client.send(.put, GroceryPaths.list(.random), request.text)
        #expect(answer.status == 201, "\(answer)")
        return try answer.decode()
    }

    /// Reads a list.
    func list(_ id: GroceryListID) async throws -> GroceryListBody {
        let answer = await client.get(GroceryPaths.list(id))
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }

    /// Delivers a neighbour's event.
    func deliver(_ kind: String, from source: String, sequence: Int64, _ payload: String) async -> TestAnswer {
        let event = ReceivedEvent(
            id: UUID(),
            household: household,
            sequence: sequence,
            source: source,
            kind: kind,
            subject: UUID(),
            at: clock.now,
            payload: Array(payload.utf8)
        )
        return await guest.send(
            .post,
            "/internal/v1/events/grocery",
            event.text,
            headers: [InternalSecret.header: secret.secret.exposed]
        )
    }
}

/// A clock that stands still until it is moved.
final class Clock: Sendable {
    private let instant = Mutex(Instant(milliseconds: 1_800_000_000_000))
    var now: Instant { instant.withLock { $0 } }
    func advance(_ duration: Duration) { instant.withLock { $0 = $0 + duration } }
}

extension Identifier {
    /// A new id.
    static var random: Identifier { Identifier(UUID()) }
}

extension JSONEncodable {
    /// The JSON document as text.
    var text: String { String(decoding: jsonBytes(), as: UTF8.self) }
}

extension GroceryItem {
    var note: String? {
        get { details.note }
        set { details.note = newValue }
    }
}

extension GroceryItemBody {
    var note: String? { details.note }
}

extension GroceryItemDetails {
    /// A note alone.
    static func note(_ text: String) -> GroceryItemDetails {
        var details = GroceryItemDetails()
        details.note = text
        return details
    }
}

extension ItemChange {
    /// A new note, or none any more.
    static func note(_ text: String?, typed: TypedItem? = nil) -> ItemChange {
        var change = ItemChange(typed: typed)
        change.details.values.note = text
        change.details.named = Set(
            GroceryItemDetails.fields.indices.filter { GroceryItemDetails.fields[$0].name.description == "note" }
        )
        return change
    }
}

extension GroceryListBody {
    /// The item of this name.
    func item(_ name: String) throws -> GroceryItemBody {
        try #require(items.first { $0.name == name }, "there is no \(name) among \(items.map(\.name))")
    }

    /// Each item's amounts as exact text, such as `milk: 2 liter`, in order.
    var summary: [String] {
        items.map { item in
            let amounts = item.quantities.map { [$0.value, $0.unit].compactMap { $0 }.joined(separator: " ") }
            return ([item.name + ":"] + amounts).joined(separator: " ")
        }
    }
}
