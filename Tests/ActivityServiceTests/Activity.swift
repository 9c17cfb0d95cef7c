import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import JSON
import Runtime
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@testable import ActivityService

/// An activity service over a database of its own, and somebody who tells it what happens.
struct Activity: Sendable {
    let db: any SQLDatabase
    let router: Router
    let feed: LiveFeed
    let identity: TestIdentity
    let household: HouseholdID
    let user: UserID
    let client: TestClient
    let clock: Clock
    /// Somebody whom webhooks call.
    let receiver = Receiver()
    let sender: WebhookSender
    /// What has them called.
    let worker: CallWorker
    /// What devices are told is asked of them.
    let surroundings: PushSurroundings
    /// The service that takes things back.
    let owner: ChangeOwner

    /// The time that the service goes by.
    final class Clock: Sendable {
        private let time = Mutex(Instant(milliseconds: 1_795_176_000_000))
        var now: Instant { time.withLock { $0 } }
        func advance(seconds: Int) { time.withLock { $0 = $0 + .seconds(seconds) } }
        func set(_ now: Instant) { time.withLock { $0 = now } }
        func advance(days: Int) { time.withLock { $0 = $0 + .seconds(days * 86_400) } }
    }

    private static let secret = "what only the services of this test know"

    static func with(_ engine: Engine, _ body: (Activity) async throws -> Void) async throws {
        try await withDatabase(engine, migrations: ActivityService.schemaHistory, schema: "activity") { db in
            let activity = Activity(db)
            try await body(activity)
            activity.feed.stop()
        }
    }

    init(
        _ db: any SQLDatabase,
        clock: Clock = Clock(),
        owner: ChangeOwner = ChangeOwner(),
        identity: TestIdentity = TestIdentity(),
        _ other: Activity? = nil
    ) {
        self.db = db
        self.clock = clock
        self.owner = owner
        self.identity = identity
        let logger = Logger(service: "activity", level: .error, sink: LogSink { _ in })
        feed = LiveFeed(name: "activity", db: db, loop: TestLoop.shared, logger: logger, poll: .milliseconds(500))
        feed.start()
        let outbound = Client(loop: TestLoop.shared, outbound: OutboundGuard())
        sender = WebhookSender(
            store: SQLWebhookStore(db: db),
            logger: logger,
            now: { clock.now },
            newID: { .version7() },
            refusal: { outbound.refusal(of: $0) },
            send: { [receiver] request throws(ClientError) in try await receiver.send(request) }
        )
        let pushes = SQLPushStore(db: db)
        let keys = PushKeys(pushes, now: { clock.now })
        surroundings = other?.surroundings ?? PushSurroundings()
        let post = PushPost(
            keys: keys,
            origin: "https://larder.example.org",
            now: { clock.now },
            send: { [receiver] request throws(ClientError) in try await receiver.send(request) }
        )
        let (neighbours, now) = (surroundings.neighbours, { @Sendable in clock.now })
        let push = PushSender(store: pushes, post: post, neighbours: neighbours, logger: logger, now: now)
        let reminders = ReminderSender(store: pushes, post: post, neighbours: neighbours, logger: logger, now: now)
        worker = CallWorker(
            store: SQLCallStore(db: db),
            queues: [sender.queue, push.queue, reminders.queue],
            logger: logger,
            now: { clock.now }
        )
        router = ActivityService.build(
            Dependencies(
                changes: SQLChangeStore(db: db),
                log: SQLLogStore(db: db),
                undoing: Undoing(
                    store: SQLUndoStore(db: db),
                    neighbours: owner.neighbours,
                    now: { clock.now }
                ),
                webhooks: SQLWebhookStore(db: db),
                sender: sender,
                pushes: pushes,
                pushKeys: keys,
                isInside: { _ in false },
                feed: feed,
                authenticator: identity.authenticator,
                events: EventReceiver(
                    secret: InternalSecret(Secret(Activity.secret)),
                    db: db,
                    logger: logger,
                    metrics: Metrics()
                ),
                now: { clock.now },
                newID: { .version7() }
            )
        )
        household = other?.household ?? HouseholdID(.version7())
        user = other?.user ?? UserID(.version7())
        client = identity.client(of: router, household: household, user: user)
    }

    /// Another replica of the service.
    func replica() -> Activity { Activity(db, clock: clock, owner: owner, identity: identity, self) }

    /// Something that happened, as another service tells it.
    struct Told {
        var source = "grocery"
        var sequence: Int64
        var kind: String
        var payload: String
        var at: Instant? = nil
    }

    /// Sends events as a relay would; gives the answer's status.
    @discardableResult
    func deliver(_ told: [Told], to household: HouseholdID? = nil) async -> Int {
        let events = told.map { told in
            ReceivedEvent(
                id: UUID.version7(),
                household: household ?? self.household,
                sequence: told.sequence,
                source: told.source,
                kind: told.kind,
                subject: UUID(),
                at: told.at ?? clock.now,
                payload: Array(told.payload.utf8)
            )
        }
        var json = JSONWriter()
        json.object { $0.member("events", events) }
        var headers = Headers()
        headers[InternalSecret.header] = Activity.secret
        return await TestClient(router: router, household: self.household, token: nil)
            .send(.post, "/internal/v1/event-batches/activity", bytes: json.bytes, headers: headers).status
    }

    /// Tells of changed recipes, one event each.
    @discardableResult
    func change(_ recipes: [RecipeID], from first: Int64, to household: HouseholdID? = nil) async -> Int {
        await deliver(recipes.enumerated().map { .recipe($1, first + Int64($0)) }, to: household)
    }

    func changes(_ query: String = "", of client: TestClient? = nil) async throws -> Feed {
        let answer = await (client ?? self.client).get("/api/v1/changes\(query)")
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }
}

extension Activity.Told {
    static func recipe(_ id: RecipeID, _ sequence: Int64, deleted: Bool = false, by: String = "") -> Self {
        Self(
            source: "recipe",
            sequence: sequence,
            kind: deleted ? "recipe.deleted" : "recipe.changed",
            payload: #"{"recipe_id":"\#(id)","title":"Soup","version":\#(sequence)\#(by)}"#
        )
    }

    static func item(_ kind: String, _ list: GroceryListID, _ sequence: Int64, _ more: String = "") -> Self {
        Self(
            sequence: sequence,
            kind: kind,
            payload: #"{"list_id":"\#(list)","item_id":"\#(GroceryItemID(UUID()))"\#(more)}"#
        )
    }
}

/// The answer of the feed.
struct Feed: JSONReadable {
    struct Change: JSONReadable, Equatable {
        let kind: String
        let id: String
        let sequence: Int
        let isDeleted: Bool

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            kind = try members.required("kind")
            id = try members.required("id")
            sequence = try members.required("sequence")
            isDeleted = try members.required("deleted")
        }
    }

    let items: [Change]
    let next: String?
    let cursor: String

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        items = try members.required("items")
        next = try members.optional("next")
        cursor = try members.required("cursor")
    }
}
