import Loop

/// The place of one connection: makes it, and makes it again when it breaks.
// Unchecked because everything happens on the loop's thread.
final class PostgresLane: @unchecked Sendable {
    /// What the connection is doing.
    enum State {
        /// Not needed so far.
        case unused
        /// An attempt is under way.
        case connecting
        /// There is a connection.
        case ready(PostgresConnection)
        /// The last attempt failed; the next comes by itself.
        case waiting
        /// The database is closed.
        case closed
    }

    let role: PostgresRole
    private(set) var state = State.unused
    /// Why the last connection or attempt failed.
    private(set) var lastError = DatabaseError(.unavailable, diagnostic: "PostgreSQL: not connected yet")
    /// Whether a transaction owns the connection.
    var isLeased = false
    /// Called when a connection is there; before anyone else can use it.
    var onReady: ((PostgresConnection) -> Void)?
    /// Called when a connection is there, has broken or could not be made.
    var onChange: (() -> Void)?

    private let connector: PostgresConnector
    private var failures = 0
    private var connectedAt: UInt64 = 0

    init(_ role: PostgresRole, _ connector: PostgresConnector) {
        self.role = role
        self.connector = connector
    }

    /// The connection, if there is one.
    var connection: PostgresConnection? {
        if case .ready(let connection) = state { connection } else { nil }
    }

    /// Whether an attempt is under way.
    var isConnecting: Bool {
        if case .connecting = state { true } else { false }
    }

    /// Makes the connection unless there is one or will be.
    func connectIfUnused() {
        if case .unused = state { connect() }
    }

    /// Makes the connection now if it would have been tried again later.
    func connectIfWaiting() {
        if case .waiting = state { connect() }
    }

    private func connect() {
        state = .connecting
        connector.connect(as: role) { [self] result in
            guard case .connecting = state else {
                // Closed meanwhile.
                if case .success(let connection) = result { connection.close(.closed) }
                return
            }
            switch result {
            case .success(let connection):
                connectedAt = monotonicNanoseconds()
                state = .ready(connection)
                connection.onClose = { [unowned self] error in lost(error) }
                onReady?(connection)
            case .failure(let error):
                lastError = error
                retryLater()
            }
            onChange?()
        }
    }

    private func lost(_ error: DatabaseError) {
        guard case .ready = state else { return }
        lastError = error
        if connectedAt + 1_000_000_000 < monotonicNanoseconds() {
            // The first attempt comes at once: a single connection may have been ended while the server is well.
            failures = 0
            connect()
        } else {
            retryLater()
        }
        onChange?()
    }

    private func retryLater() {
        state = .waiting
        // 50 ms, doubled up to 2 s.
        let delay = Duration.milliseconds(min(2000, 50 << min(failures, 6)))
        failures += 1
        connector.loop.schedule(after: delay) { [self] in
            if case .waiting = state { connect() }
        }
    }

    /// Ends the connection for good.
    func close() {
        let connection = connection
        state = .closed
        connection?.close(.closed)
    }
}
