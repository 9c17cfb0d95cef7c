import Synchronization

/// What answers behind a URL; known since the first connection.
final class PostgresLayout: Sendable {
    /// What a connection has found.
    struct Facts: Sendable {
        var dialect = Dialect.postgres
        /// Whether a pooler lies in between, which may give each transaction another connection of the server: settings
        /// of a session would be those of other clients.
        var isPooled = false
    }

    private let found = Mutex(Facts())

    /// The facts; those of a plain server until they are known.
    var facts: Facts { found.withLock { $0 } }

    /// Notes what a connection has found.
    func note(_ facts: Facts) { found.withLock { $0 = facts } }
}
