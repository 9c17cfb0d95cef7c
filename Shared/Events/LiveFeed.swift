public import Database
public import HTTP
public import Loop
import Synchronization
public import Telemetry
public import Values

/// The live streams of one service on one replica, fed from its outbox.
///
/// After a commit that wrote events, the household's streams are sent their new events, read by one query for all
/// streams. Other replicas get one notification for many changes; a slow poll covers lost notifications.
public final class LiveFeed: Sendable {
    private let db: any SQLDatabase
    private let loop: EventLoop
    private let logger: Logger
    private let poll: Duration
    private let signal: ReplicaSignal
    private let state = Mutex(State())

    private struct State {
        var rooms: [HouseholdID: LiveHousehold] = [:]
        var nextID = 0
        var isStopped = false
    }

    /// A client that missed more than this must reload: that is faster, and a stream buffers a limited number of bytes.
    private static let longestResumption: Int64 = 100

    /// A feed of the service `name`, which listens and polls once `start` is called.
    public init(
        name: String,
        db: any SQLDatabase,
        loop: EventLoop,
        logger: Logger,
        poll: Duration = .seconds(5)
    ) {
        self.db = db
        self.loop = loop
        self.logger = logger
        self.poll = poll
        signal = ReplicaSignal(
            channel: "larder_" + name.map { $0 == "-" ? "_" : String($0) }.joined(),
            db: db,
            loop: loop
        )
        db.onCommit { [weak self] announcement in
            if case .events(let household) = announcement { self?.changed(household) }
        }
    }

    /// Starts listening to other replicas and polling.
    public func start() {
        signal.listen { [weak self] households in self?.wake(households) }
        loop.execute { [self] in
            loop.schedule(after: poll) { [weak self] in self?.pollPositions() }
        }
    }

    /// Ends every stream and sends pending notifications to other replicas.
    public func stop() {
        let rooms = state.withLock { state in
            state.isStopped = true
            defer { state.rooms = [:] }
            return state.rooms.values.map(\.listeners)
        }
        for listener in rooms.joined() { listener.stream.close() }
        signal.flush()
    }

    /// Called when events of a household have been committed.
    ///
    /// Cheap: it neither waits nor queries.
    private func changed(_ household: HouseholdID) {
        wake(household)
        signal.tell(household)
    }

    /// Answers a request with the household's events that match, from now on or after the client's `Last-Event-ID`.
    ///
    /// The first event is `ready`; the event `reset` says that the client missed too much and must reload. The stream
    /// ends after an event that `closing` names, for example when a share link is revoked. Guests are not told who did
    /// what.
    public func stream(
        _ request: Request,
        household: HouseholdID,
        forGuests: Bool = false,
        matching: @escaping @Sendable (LiveEvent) -> Bool,
        closing: @escaping @Sendable (LiveEvent) -> Bool = { _ in false }
    ) async throws -> Response {
        let asked = request.headers["Last-Event-ID"]
        let known = asked.flatMap { Int64($0) } ?? .max
        let position = try await db.of(household).read([LiveSQL.position(household, after: known)])[0].first
        let last = try position?.int64(0) ?? 0
        let missed = last - min(known, last)
        let kept = try position?.int64(1) ?? 0
        let isComplete = known <= last && missed <= LiveFeed.longestResumption && kept == missed
        let start = asked != nil && isComplete ? known : last
        let stream = EventStream()
        if start != known {
            let signal: LiveSignal = asked == nil ? .ready : .reset
            stream.send(id: String(last), event: signal.rawValue, data: Array("{}".utf8))
        }
        join(household, stream, from: start, isMember: !forGuests, matching: matching, closing: closing)
        // Events committed between the query and now.
        wake(household)
        return .events(stream)
    }

    /// How many streams are open.
    public var streamCount: Int {
        state.withLock { state in state.rooms.values.reduce(0) { $0 + $1.listeners.count } }
    }

    private func join(
        _ household: HouseholdID,
        _ stream: EventStream,
        from start: Int64,
        isMember: Bool,
        matching: @escaping @Sendable (LiveEvent) -> Bool,
        closing: @escaping @Sendable (LiveEvent) -> Bool
    ) {
        let id: Int? = state.withLock { state in
            if state.isStopped { return nil }
            state.nextID += 1
            let listener = LiveListener(
                id: state.nextID,
                stream: stream,
                sent: start,
                isMember: isMember,
                matching: matching,
                closing: closing
            )
            state.rooms[household, default: LiveHousehold()].listeners.append(listener)
            return state.nextID
        }
        guard let id else { return stream.close() }
        stream.onClose { [weak self] in self?.leave(household, id) }
    }

    private func leave(_ household: HouseholdID, _ id: Int) {
        state.withLock { state in
            state.rooms[household]?.listeners.removeAll { $0.id == id }
            if let room = state.rooms[household], room.listeners.isEmpty, !room.isReading {
                state.rooms[household] = nil
            }
        }
    }

    /// Reads the new events of these households, or of all with streams if nil.
    private func wake(_ households: [HouseholdID]?) {
        for household in households ?? state.withLock({ Array($0.rooms.keys) }) { wake(household) }
    }

    /// Reads a household's new events if it has streams; if it is being read already, it is read once more afterwards.
    private func wake(_ household: HouseholdID) {
        let mayRead = state.withLock { state in
            guard state.rooms[household] != nil else { return false }
            return state.rooms[household]?.beginReading() ?? false
        }
        if mayRead { loop.spawn { [self] in await read(household) } }
    }

    private func read(_ household: HouseholdID) async {
        let limit = 200
        var hasMore = false
        while let from = nextRead(household, hasMore: hasMore) {
            var events: [LiveEvent] = []
            do {
                for row in try await db.of(household).query(LiveSQL.events(household, after: from, limit: limit)) {
                    events.append(try LiveEvent(row))
                }
            } catch {
                // The poll tries again.
                logger.warning("events for live streams could not be read", ["error": logDescription(of: error)])
            }
            hand(events, after: from, to: household)
            hasMore = events.count == limit
        }
    }

    private func nextRead(_ household: HouseholdID, hasMore: Bool) -> Int64? {
        state.withLock { state in
            let start = state.rooms[household]?.nextRead(hasMore: hasMore)
            if state.rooms[household]?.listeners.isEmpty == true { state.rooms[household] = nil }
            return start
        }
    }

    private func hand(_ events: [LiveEvent], after start: Int64, to household: HouseholdID) {
        guard let last = events.last?.sequence else { return }
        // Collected under the lock and sent outside it: a stream that closes takes the lock.
        let listeners = state.withLock { state in
            state.rooms[household]?.advance(from: start, to: last) ?? []
        }
        let datas = events.map { $0.data() }
        for listener in listeners {
            for (event, data) in zip(events, datas) where event.sequence > listener.sent {
                if listener.matching(event) {
                    // defence: actors-of-members
                    let data = listener.isMember ? data : event.data(withActor: false)
                    listener.stream.send(id: String(event.sequence), event: event.kind, data: data)
                }
                // After a household's deletion there are no more events.
                if listener.closing(event) || event.isOf(HouseholdEnd.Kind.householdDeleted) { listener.stream.close() }
            }
        }
    }

    /// Compares every household's streams with the database.
    ///
    /// On the loop.
    private func pollPositions() {
        let rooms = state.withLock { $0.isStopped ? nil : Array($0.rooms.keys) }
        guard let rooms else { return }
        loop.spawn { [self] in
            do {
                for start in stride(from: 0, to: rooms.count, by: 500) {
                    let portion = Array(rooms[start..<min(start + 500, rooms.count)])
                    for row in try await db.across(.streams).query(LiveSQL.positions(portion)) {
                        let (household, last) = (try row.id(0, as: HouseholdID.self), try row.int64(1))
                        let isBehind = state.withLock { state in
                            state.rooms[household]?.listeners.contains { $0.sent < last } ?? false
                        }
                        if isBehind { wake(household) }
                    }
                }
            } catch {
                // The next poll tries again.
                logger.warning("positions of live streams could not be read", ["error": logDescription(of: error)])
            }
            loop.execute { [self] in
                loop.schedule(after: poll) { [weak self] in self?.pollPositions() }
            }
        }
    }
}

extension LiveEvent {
    /// Reads a row of `LiveSQL.events`.
    fileprivate init(_ row: borrowing Row) throws(DatabaseError) {
        sequence = try row.int64(0)
        kind = try row.string(1)
        subject = try row.uuid(2)
        payload = Array(try row.string(3).utf8)
        at = try row.instant(4)
    }
}
