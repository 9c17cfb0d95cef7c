import Loop

/// The slot of one connection: opens it, and opens it again when it is lost.
// Unchecked because everything happens on the loop's thread.
final class PostgresLane: @unchecked Sendable {
    /// The state of the connection.
    enum State {
        /// Not needed so far.
        case unused
        /// An attempt is in progress.
        case connecting
        /// The connection is open.
        case ready(PostgresConnection)
        /// The last attempt failed; the next one is scheduled.
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
    /// Called when the connection is open, before anyone else can use it.
    var onReady: ((PostgresConnection) -> Void)?
    /// Called when the connection is open, is lost or could not be opened.
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

    /// Whether an attempt is in progress.
    var isConnecting: Bool {
        if case .connecting = state { true } else { false }
    }

    /// Opens the connection unless it is open or being opened.
    func connectIfUnused() {
        if case .unused = state { connect() }
    }

    /// Opens the connection now if a retry is scheduled.
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
            // The first retry is immediate: a single connection may have been closed while the server is fine.
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

    /// Closes the connection for good.
    func close() {
        let connection = connection
        state = .closed
        connection?.close(.closed)
    }
}
