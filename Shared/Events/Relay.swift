public import Database
import FoundationEssentials
public import Loop
import Synchronization
public import Telemetry
public import Values

/// Delivers a service's events to other services: at least once, in order per household and destination.
///
/// A delivery is a row that any replica may lease; it is deleted once the receiver has acknowledged the event. If a
/// replica dies in between, the lease expires, so nothing is lost but an event may arrive twice, which the receiver's
/// inbox detects. A slow or unavailable destination delays only its own deliveries.
public final class Relay: Sendable {
    /// Sends events of one household to a service: one, or several in order to one that takes batches.
    public typealias Deliver =
        @Sendable (_ events: [ReceivedEvent], _ destination: String) async throws(DeliveryFailure) -> Void

    private let source: String
    private let db: any SQLDatabase
    private let loop: EventLoop
    private let policy: DeliveryPolicy
    private let logger: Logger
    private let now: @Sendable () -> Instant
    private let batching: Set<String>
    private let deliver: Deliver
    private let counters: RelayCounters
    private let state = Mutex(RelayState())

    /// The maximum number of deliveries that are claimed at once.
    ///
    /// They are sent concurrently, so that the lease is longer than all of them take.
    private static let portion = 16
    /// The shortest time between two claims that commits ask for, in nanoseconds.
    private static let pause: UInt64 = 5_000_000

    /// How many events a batch has at most, and how many bytes their details have before another one follows.
    private static let batch = (events: 100, bytes: 131_072)

    /// A relay of the service `source`, which works once `start` is called.
    ///
    /// The services `batching` are sent all that waits of a household at once. After a failure they are sent one event at
    /// a time, so that the one that cannot be handled stands alone.
    public init(
        source: String,
        db: any SQLDatabase,
        loop: EventLoop,
        policy: DeliveryPolicy = DeliveryPolicy(),
        logger: Logger,
        metrics: Metrics,
        now: @escaping @Sendable () -> Instant,
        batching: Set<String> = [],
        deliver: @escaping Deliver
    ) {
        self.source = source
        self.db = db
        self.loop = loop
        self.policy = policy
        self.logger = logger
        self.now = now
        self.batching = batching
        self.deliver = deliver
        counters = RelayCounters(metrics, source: source)
    }

    /// Starts delivering.
    public func start() {
        state.withLock { $0.isStopped = false }
        loop.execute { [self] in poll() }
    }

    /// Stops claiming and waits for deliveries in progress, but not for a service that hangs: its lease expires.
    public func stop() async {
        state.withLock { $0.isStopped = true }
        for _ in 0..<200 where state.withLock({ $0.isClaiming || !$0.busy.isEmpty }) {
            await loop.pause(for: .milliseconds(10))
        }
    }

    /// Schedules the claim of due deliveries; call it after a commit that has written some.
    ///
    /// It is made at once, but not sooner than a few milliseconds after the last one, so that a busy service does
    /// not query once per request.
    public func wake(for household: HouseholdID? = nil) {
        let isFirst = state.withLock { state in
            if let household { state.note([household], in: db) }
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        guard isFirst else { return }
        loop.execute { [self] in
            let (time, next) = (monotonicNanoseconds(), state.withLock { $0.lastWake } + Relay.pause)
            loop.schedule(after: .nanoseconds(next > time ? next - time : 0)) { [self] in
                state.withLock { state in
                    state.isScheduled = false
                    state.lastWake = monotonicNanoseconds()
                }
                claim(looksFirst: false)
            }
        }
    }

    /// The regular check.
    ///
    /// On the loop.
    private func poll() {
        guard !state.withLock({ $0.isStopped }) else { return }
        claim()
        loop.schedule(after: policy.poll) { [self] in poll() }
    }

    /// Claims what is due; unless it is known that something is, only if a read finds that out.
    private func claim(looksFirst: Bool = true) {
        let mayClaim = state.withLock { state in
            if state.isStopped { return false }
            state.isWoken = state.isClaiming
            defer { state.isClaiming = true }
            return !state.isClaiming
        }
        if mayClaim { loop.spawn { [self] in await claimPortion(looksFirst) } }
    }

    private func claimPortion(_ looksFirst: Bool) async {
        do {
            let rows = try await claimed(looksFirst)
            var deliveries: [String: [Delivery]] = [:]
            for row in rows {
                let delivery = try Delivery(row)
                deliveries[delivery.destination, default: []].append(delivery)
            }
            for (destination, deliveries) in deliveries {
                state.withLock { _ = $0.busy.insert(destination) }
                loop.spawn { [self] in await send(deliveries, to: destination) }
            }
        } catch {
            // The database is unavailable; the next poll tries again.
            logger.warning("events could not be claimed", ["error": logDescription(of: error)])
        }
        let again = state.withLock { state in
            state.isClaiming = false
            return state.isWoken
        }
        if again { claim(looksFirst: db.dialect != .citus) }
    }

    private func claimed(_ looksFirst: Bool) async throws -> [Row] {
        let time = now()
        let (busy, households) = state.withLock { state in
            defer { state.households = [] }
            return (state.busy, state.households)
        }
        if db.dialect == .citus {
            let claim = DistributedClaim(db: db, limit: Relay.portion, busy: busy, lease: policy.lease)
            if looksFirst || households.isEmpty { return try await claim.inAll(at: time) }
            let found = try await claim.inSome(of: households, at: time)
            state.withLock { state in
                // What is due for a busy destination is claimed when that is done.
                state.note(found.unasked.union(found.waiting), in: db)
                if !found.unasked.isEmpty { state.isWoken = true }
            }
            return found.rows
        }
        if looksFirst, try await db.across(.relay).query(RelaySQL.isDue(at: time)).isEmpty { return [] }
        let claim = RelaySQL.claim(
            limit: Relay.portion,
            except: busy.sorted(),
            at: time,
            until: time + policy.lease
        )
        return Array(try await db.across(.relay).atomically([claim])[0])
    }

    private func send(_ deliveries: [Delivery], to destination: String) async {
        await withTaskGroup(of: Void.self) { group in
            for delivery in deliveries { group.addTask { [self] in await send(delivery) } }
        }
        state.withLock { state in
            state.busy.remove(destination)
            state.note(deliveries.map(\.household), in: db)
        }
        // The next one in each household's order, and new ones.
        claim(looksFirst: db.dialect != .citus)
    }

    private func send(_ delivery: Delivery) async {
        do {
            let events = try await events(of: delivery)
            guard let first = events.first, let last = events.last else { return }
            let settlement: SQL
            do throws(DeliveryFailure) {
                try await deliver(events, delivery.destination)
                counters.delivered(events.count, to: delivery.destination)
                settlement = RelaySQL.delivered(delivery, through: last.sequence)
            } catch {
                settlement = settle(delivery, of: first, after: error)
            }
            try await db.of(delivery.household).execute(settlement)
        } catch {
            // The result was not recorded: the lease expires, and the event is delivered again.
            logger.warning("the result of a delivery could not be recorded", ["error": logDescription(of: error)])
        }
    }

    /// What to write after a failed attempt.
    private func settle(_ delivery: Delivery, of event: ReceivedEvent, after failure: DeliveryFailure) -> SQL {
        let pause = policy.pause(
            after: failure,
            attempt: delivery.attempt,
            age: now() - event.at,
            jitter: .random(in: 0...1)
        )
        guard let pause else {
            counters.gaveUp(on: delivery.destination)
            logger.error("an event could not be delivered and was given up", details(delivery, event, failure))
            return RelaySQL.giveUp(delivery, because: failure.reason)
        }
        counters.postponed(for: delivery.destination)
        logger.warning("an event could not be delivered yet", details(delivery, event, failure))
        loop.execute { [self] in
            loop.schedule(after: pause) { [self] in claim() }
        }
        return RelaySQL.postpone(delivery, until: now() + pause)
    }

    private func details(
        _ delivery: Delivery,
        _ event: ReceivedEvent,
        _ failure: DeliveryFailure
    ) -> Logger.Metadata {
        [
            "event": event.id.canonical, "kind": event.kind, "household": delivery.household,
            "destination": delivery.destination, "attempt": delivery.attempt, "reason": failure.reason,
        ]
    }

    /// The event of a delivery, and for a service that takes batches those that wait behind it.
    ///
    /// Whoever has leased the first one of a household's deliveries to a service has all: nobody sends a later one before.
    private func events(of delivery: Delivery) async throws -> [ReceivedEvent] {
        let isBatch = batching.contains(delivery.destination) && delivery.attempt == 1
        let statement = RelaySQL.events(from: delivery, limit: isBatch ? Relay.batch.events : 1)
        var events: [ReceivedEvent] = []
        var size = 0
        for row in try await db.of(delivery.household).query(statement) {
            let event = try ReceivedEvent(row, of: delivery.household, source: source)
            // The household's end is sent alone, and elsewhere.
            if event.kind == HouseholdErasure.kind, !events.isEmpty { break }
            events.append(event)
            size += event.payload.count
            if size > Relay.batch.bytes || event.kind == HouseholdErasure.kind { break }
        }
        return events
    }
}

extension ReceivedEvent {
    /// Reads a row of `RelaySQL.events`.
    fileprivate init(_ row: borrowing Row, of household: HouseholdID, source: String) throws(DatabaseError) {
        self.init(
            id: try row.uuid(1),
            household: household,
            sequence: try row.int64(0),
            source: source,
            kind: try row.string(2),
            subject: try row.uuid(3),
            at: try row.instant(5),
            payload: Array(try row.string(4).utf8)
        )
    }
}
