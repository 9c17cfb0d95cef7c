import Loop

/// The connections of one database, and their allocation.
///
/// Readers share all reads. Writes use a connection of their own, and those for transactions while these are idle: a
/// connection commits one write after the other, so several connections share the wait for the disk.
// Unchecked because everything happens on the loop's thread.
final class PostgresPool: @unchecked Sendable {
    private struct Waiting {
        var since: UInt64
        var role: PostgresRole
        var request: PostgresRequest
    }

    private struct LeaseWaiting {
        var since: UInt64
        var completion: (Result<PostgresLane, DatabaseError>) -> Void
    }

    private let settings: PostgresSettings
    private let loop: EventLoop
    private let readers: [PostgresLane]
    private let writer: PostgresLane
    private let owned: [PostgresLane]
    private var waiting: [Waiting] = []
    private var leaseWaiting: [LeaseWaiting] = []
    private var isClosed = false
    /// How long a call waits for a connection that is being opened.
    private let patience: UInt64 = 250_000_000
    /// How much longer than the timeout the result of a statement may take.
    private static let moment: UInt64 = 1_000_000_000

    init(_ settings: PostgresSettings, connector: PostgresConnector) {
        self.settings = settings
        loop = connector.loop
        readers = (0..<max(1, settings.readConnections)).map { _ in PostgresLane(.reader, connector) }
        writer = PostgresLane(.writer, connector)
        owned = (0..<max(1, settings.transactionConnections)).map { _ in PostgresLane(.writer, connector) }
    }

    private var all: [PostgresLane] { readers + [writer] + owned }

    /// Starts connecting.
    func start() {
        for lane in all { lane.onChange = { [unowned self] in changed() } }
        for lane in owned { lane.onReady = { [unowned self] in $0.onIdle = { [unowned self] in serveLeases() } } }
        for lane in readers + [writer] { lane.connectIfUnused() }
        sweep()
    }

    /// Immediately retries connections whose last attempt failed.
    func reconnect() {
        for lane in all { lane.connectIfWaiting() }
    }

    // MARK: - Requests

    /// Sends a request on the suitable connection with the least work.
    func submit(_ request: PostgresRequest, as role: PostgresRole) {
        guard !isClosed else { return request.fail(.closed) }
        let lanes = role == .reader ? readers : writers
        if let connection = leastBusy(lanes) {
            // A server that hangs is detected after a while; until then requests must not accumulate without limit.
            // defence: bounded-queue
            guard connection.load < settings.longestQueue else { return request.fail(.tooManyWaiting) }
            return connection.submit(request)
        }
        guard waiting.count < settings.longestQueue else { return request.fail(.tooManyWaiting) }
        guard lanes.contains(where: \.isConnecting) else { return request.fail(lanes[0].lastError) }
        waiting.append(Waiting(since: monotonicNanoseconds(), role: role, request: request))
        if waiting.count == 1 { scheduleExpiry() }
    }

    /// The connections that a single write may use now.
    private var writers: [PostgresLane] {
        // Waiting transactions have precedence.
        leaseWaiting.isEmpty ? [writer] + owned.filter { !$0.isLeased } : [writer]
    }

    private func leastBusy(_ lanes: [PostgresLane]) -> PostgresConnection? {
        var best: PostgresConnection?
        for lane in lanes {
            guard let connection = lane.connection else { continue }
            if connection.load == 0 { return connection }
            if best.map({ connection.load < $0.load }) ?? true { best = connection }
        }
        // All are busy: another one would help in future.
        if best != nil { lanes.first { if case .unused = $0.state { true } else { false } }?.connectIfUnused() }
        return best
    }

    /// Serves those waiting for a connection, or refuses them if none is being opened.
    private func changed() {
        let due = waiting
        waiting = []
        for item in due {
            let lanes = item.role == .reader ? readers : writers
            if let connection = leastBusy(lanes) {
                connection.submit(item.request)
            } else if lanes.contains(where: \.isConnecting) {
                waiting.append(item)
            } else {
                item.request.fail(lanes[0].lastError)
            }
        }
        serveLeases()
    }

    private func scheduleExpiry() {
        loop.schedule(after: .milliseconds(50)) { [self] in
            let now = monotonicNanoseconds()
            let due = waiting.filter { $0.since + patience <= now }
            waiting.removeAll { $0.since + patience <= now }
            for item in due { item.request.fail(.unavailable(message: "not connected in time")) }
            if !waiting.isEmpty { scheduleExpiry() }
        }
    }

    // MARK: - Transactions

    /// Gives a connection to a transaction; it must be returned with `release`.
    func lease(_ completion: @escaping (Result<PostgresLane, DatabaseError>) -> Void) {
        guard !isClosed else { return completion(.failure(.closed)) }
        guard leaseWaiting.count < settings.longestQueue else { return completion(.failure(.tooManyWaiting)) }
        leaseWaiting.append(LeaseWaiting(since: monotonicNanoseconds(), completion: completion))
        serveLeases()
    }

    /// Takes a connection back.
    func release(_ lane: PostgresLane) {
        lane.isLeased = false
        serveLeases()
    }

    private func serveLeases() {
        while !leaseWaiting.isEmpty {
            if let lane = owned.first(where: { !$0.isLeased && $0.connection?.load == 0 }) {
                lane.isLeased = true
                leaseWaiting.removeFirst().completion(.success(lane))
                continue
            }
            for lane in owned.filter({ if case .unused = $0.state { true } else { false } }).prefix(leaseWaiting.count)
            {
                lane.connectIfUnused()
            }
            // A connection that is in use or being opened will become free.
            if owned.contains(where: { $0.isConnecting || $0.connection != nil || $0.isLeased }) { return }
            leaseWaiting.removeFirst().completion(.failure(owned[0].lastError))
        }
    }

    // MARK: - Time and end

    /// Four times a second: closes connections on which the server hangs, and ends waits that were too long.
    private func sweep() {
        guard !isClosed else { return }
        let now = monotonicNanoseconds()
        let limit = settings.statementTimeout.nanoseconds
        // The server cancels a statement at the timeout itself, and reports it within a moment.
        for lane in all where !lane.isLeased || settings.endsSilentTransactions {
            if let connection = lane.connection, connection.load > 0,
                connection.waitingSince + limit + PostgresPool.moment < now
            {
                connection.close(.unavailable(message: "no answer in time"))
            }
        }
        let late = leaseWaiting.prefix { $0.since + limit < now }
        leaseWaiting.removeFirst(late.count)
        for item in late { item.completion(.failure(.tooManyWriters)) }
        loop.schedule(after: .milliseconds(250)) { [weak self] in self?.sweep() }
    }

    /// Whether anything is unanswered or leased.
    var isBusy: Bool { all.contains { $0.isLeased || ($0.connection?.load ?? 0) > 0 } }

    /// Accepts no more requests.
    func stopAccepting() {
        isClosed = true
        for item in waiting { item.request.fail(.closed) }
        waiting = []
        for item in leaseWaiting { item.completion(.failure(.closed)) }
        leaseWaiting = []
    }

    /// Ends all connections.
    func close() {
        stopAccepting()
        for lane in all { lane.close() }
    }
}

extension DatabaseError {
    /// Requests arrive faster than the database answers them.
    static let tooManyWaiting = DatabaseError(
        .unavailable,
        diagnostic: "too many requests wait for the database",
        fault: .slow
    )
}
