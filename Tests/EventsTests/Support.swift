import Database
import Events
import FoundationEssentials
import HTTP
import JSON
import Synchronization
import Telemetry
import TestSupport
import Values

/// The payload of the tests' events.
struct Details: JSONEncodable, JSONReadable, Sendable, Equatable {
    var number: Int
    var title = "Soup \"of the day\""

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("number", number)
            json.member("title", title)
        }
    }

    init(number: Int) { self.number = number }

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        number = try members.required("number")
        title = try members.required("title")
    }
}

/// The events of the tests' sender.
@ServiceEvent("test")
enum TestEvent {
    case thingHappened(Details)
    case recipeDeleted(Details)

    /// No.
    static func isTold(_ kind: Kind) -> Bool { false }
}

/// A household of its own for a test.
func newHousehold() -> HouseholdID { HouseholdID(UUID()) }

/// An event of the tests, numbered in its payload.
func draft(_ number: Int, to destinations: [String] = []) -> EventDraft {
    EventDraft(TestEvent.thingHappened(Details(number: number)), subject: UUID(), to: destinations)
}

extension SQLDatabase {
    /// Writes events in a transaction of their own.
    func write(_ drafts: [EventDraft], _ household: HouseholdID, at time: Instant = .now) async throws {
        _ = try await atomically(Outbox.statements(drafts, household: household, at: time))
    }

    /// The payload numbers of a household's events in the order of their sequence, and the sequences.
    func written(_ household: HouseholdID) async throws -> [(sequence: Int64, payload: String)] {
        try await query("SELECT sequence, payload FROM outbox WHERE household_id = \(household) ORDER BY sequence")
            .map { (try $0.int64(0), try $0.string(1)) }
    }

    /// How many deliveries are waiting or given up.
    func deliveries() async throws -> Int {
        try await across(.sweep).query("SELECT count(*) FROM outbox_delivery")[0].int(0)
    }
}

/// A receiver that remembers what it got, and fails when it is told to.
final class Receiver: Sendable {
    private let state = Mutex(State())

    private struct State {
        var events: [(destination: String, event: ReceivedEvent)] = []
        var failures: [DeliveryFailure] = []
    }

    /// The next deliveries fail so, in this order.
    func fail(_ failures: [DeliveryFailure]) {
        state.withLock { $0.failures += failures }
    }

    /// Takes an event or fails.
    func take(_ event: ReceivedEvent, _ destination: String) throws(DeliveryFailure) {
        let failure = state.withLock { state -> DeliveryFailure? in
            guard state.failures.isEmpty else { return state.failures.removeFirst() }
            state.events.append((destination, event))
            return nil
        }
        if let failure { throw failure }
    }

    /// What it got, in order.
    var events: [(destination: String, event: ReceivedEvent)] { state.withLock { $0.events } }

    /// The numbers of the events that a destination got for a household.
    func numbers(_ household: HouseholdID, at destination: String) -> [Int] {
        events.filter { $0.destination == destination && $0.event.household == household }
            .compactMap { try? JSONReader.read(Details.self, from: $0.event.payload).number }
    }
}

/// A policy for tests: the same rules, in milliseconds.
func quickPolicy() -> DeliveryPolicy {
    var policy = DeliveryPolicy()
    policy.firstPause = .milliseconds(5)
    policy.longestPause = .milliseconds(20)
    policy.attempts = 5
    policy.poll = .milliseconds(20)
    return policy
}

/// A logger whose lines go nowhere.
let quietLogger = Logger(service: "test", level: .error, sink: LogSink { _ in })

/// Starts a relay over `db` that hands events to `receiver`.
func relay(
    over db: any SQLDatabase,
    to receiver: Receiver,
    policy: DeliveryPolicy = quickPolicy(),
    now: @escaping @Sendable () -> Instant = { .now }
) -> Relay {
    let relay = Relay(
        source: "test",
        db: db,
        loop: TestLoop.shared,
        policy: policy,
        logger: quietLogger,
        metrics: Metrics(),
        now: now
    ) { events, destination throws(DeliveryFailure) in
        for event in events { try receiver.take(event, destination) }
    }
    relay.start()
    return relay
}

/// Waits until a condition holds; false if it does not within ten seconds.
func eventually(_ condition: () async throws -> Bool) async rethrows -> Bool {
    for _ in 0..<1000 {
        if try await condition() { return true }
        try? await Task.sleep(for: .milliseconds(10))
    }
    return false
}
