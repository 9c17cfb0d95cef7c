import Crypto
import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import JSON
import Synchronization
import Telemetry
import TestSupport
import Testing
import Values

@Suite
struct EventRefusalTests {
    private static let secret = InternalSecret(Secret("a secret of at least thirty-two characters"))

    /// A service that takes the events of `TestEvent`, and what it has logged and counted.
    private struct Service {
        let router: Router
        let metrics = Metrics()
        private let logger: Logger
        private let log: Log

        /// The lines that have been logged.
        var lines: [String] {
            logger.flush()
            return log.text.withLock { $0.split(separator: "\n").map(String.init) }
        }

        private final class Log: Sendable {
            let text = Mutex("")
        }

        init(_ db: any SQLDatabase) {
            var router = Router()
            let log = Log()
            self.log = log
            let sink = LogSink { bytes in log.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
            logger = Logger(service: "menu", sink: sink)
            let receiver = EventReceiver(
                secret: EventRefusalTests.secret,
                db: db,
                logger: logger,
                metrics: metrics
            )
            router.receiveEvents(for: "menu", as: receiver, from: [EventSource { (_: TestEvent, _, _) in }])
            router.receiveErasures(for: "menu", as: receiver, closingStreams: false, now: { .now })
            self.router = router
        }

        func send(_ event: ReceivedEvent, to path: String = "/internal/v1/events/menu") async -> Int {
            var headers: Headers = ["Content-Type": "application/json"]
            headers[InternalSecret.header] = EventRefusalTests.secret.secret.exposed
            return await router.respond(to: Request(.post, path, headers: headers, body: event.jsonBytes())).status
        }
    }

    private static func event(
        _ kind: String = "thing.happened",
        from source: String = "test",
        payload: String = #"{"number":1,"title":"Soup"}"#,
        of household: HouseholdID = newHousehold(),
        sequence: Int64 = 1
    ) -> ReceivedEvent {
        ReceivedEvent(
            id: UUID(),
            household: household,
            sequence: sequence,
            source: source,
            kind: kind,
            subject: UUID(),
            at: .now,
            payload: Array(payload.utf8)
        )
    }

    @Test(arguments: Engine.allCases)
    func `an event that is not understood is refused, counted and logged, and nothing is remembered`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db async throws in
            let service = Service(db)
            let household = newHousehold()
            let long = String(repeating: "x", count: 300)
            let refused: [(event: ReceivedEvent, source: String, cause: String)] = [
                (Self.event("thing.unheard_of", of: household), "test", "unknown_kind"),
                (Self.event(from: "elsewhere", of: household), "unknown", "unknown_source"),
                (Self.event(long, from: long, of: household), "unknown", "unknown_source"),
                (Self.event(payload: #"{"number":"SECRET"}"#, of: household), "test", "malformed_payload"),
                (Self.event(payload: "{}", of: household), "test", "malformed_payload"),
                (Self.event(payload: #""SECRET""#, of: household), "test", "malformed_payload"),
            ]
            for (index, one) in refused.enumerated() {
                #expect(await service.send(one.event) == 422)
                #expect(service.lines.count == index + 1, "one line each")
                let line = service.lines.last ?? ""
                #expect(line.contains("an event was refused") && line.contains(one.cause))
                #expect(line.contains(one.event.id.canonical) && line.contains(String(one.event.kind.prefix(50))))
                #expect(!line.contains("SECRET") && line.count < 600, "\(line)")
            }
            let counted = service.metrics.exposition()
            for (labels, count) in [
                (#"source="test",cause="unknown_kind""#, 1), (#"source="unknown",cause="unknown_source""#, 2),
                (#"source="test",cause="malformed_payload""#, 3),
            ] {
                #expect(counted.contains("larder_events_refused_total{\(labels)} \(count)"), "\(counted)")
            }
            // None of them has moved what is remembered of the household: its first event is still new.
            #expect(try await db.query("SELECT 1 FROM inbox WHERE household_id = \(household)").isEmpty)
            #expect(await service.send(Self.event(of: household)) == 204)
            #expect(service.lines.count == refused.count)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household's end is taken of the account service only, and nothing else at its address`(
        engine: Engine
    ) async throws {
        let migrations = Outbox.migrations + [HouseholdErasure.migration]
        try await withDatabase(engine, migrations: migrations) { db async throws in
            let service = Service(db)
            let path = "/internal/v1/erasures/menu"
            func send(_ kind: String, from source: String) async -> Int {
                await service.send(Self.event(kind, from: source, payload: "{}"), to: path)
            }
            #expect(await send("household.deleted", from: "menu") == 422)
            #expect(await send("household.changed", from: "account") == 422)
            let asked: SQL = "SELECT count(*) FROM household_erasure"
            #expect(try await db.across(.sweep).query(asked)[0].int(0) == 0)
            #expect(await send("household.deleted", from: "account") == 204)
            #expect(try await db.across(.sweep).query(asked)[0].int(0) == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a refused event stays with its sender and is taken once it is understood; other households do not wait`(
        engine: Engine
    ) async throws {
        try await withDatabase(engine, migrations: Outbox.migrations) { db async throws in
            let (one, other) = (newHousehold(), newHousehold())
            let understands = Atomic(false)
            let attempts = Atomic(0)
            let taken = Mutex<[(HouseholdID, Int64)]>([])
            var policy = quickPolicy()
            policy.attempts = 1_000
            let relay = Relay(
                source: "test",
                db: db,
                loop: TestLoop.shared,
                policy: policy,
                logger: quietLogger,
                metrics: Metrics(),
                now: { .now }
            ) { events, _ throws(DeliveryFailure) in
                let event = events[0]
                if event.kind == "recipe.deleted", !understands.load(ordering: .relaxed) {
                    attempts.add(1, ordering: .relaxed)
                    throw .refused("it answered 422 unknown_kind")
                }
                taken.withLock { $0.append((event.household, event.sequence)) }
            }
            relay.start()
            let early = EventDraft(TestEvent.recipeDeleted(Details(number: 0)), subject: UUID(), to: ["menu"])
            try await db.write([early, draft(1, to: ["menu"])], one)
            try await db.write([draft(1, to: ["menu"]), draft(2, to: ["menu"])], other)
            #expect(await eventually { attempts.load(ordering: .relaxed) > 3 })
            #expect(await eventually { taken.withLock { $0.count { $0.0 == other } } == 2 })
            #expect(!taken.withLock { $0.contains { $0.0 == one } }, "a household's order is kept")
            understands.store(true, ordering: .relaxed)
            #expect(try await eventually { try await db.deliveries() == 0 })
            await relay.stop()
            #expect(taken.withLock { $0.filter { $0.0 == one }.map(\.1) } == [1, 2])
        }
    }
}
