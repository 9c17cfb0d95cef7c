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

    private let isDistributed = Atomic(false)
    private let isPooled = Atomic(false)

    /// The facts; those of a plain server until they are known.
    var facts: Facts {
        Facts(
            dialect: isDistributed.load(ordering: .relaxed) ? .citus : .postgres,
            isPooled: isPooled.load(ordering: .relaxed)
        )
    }

    /// Notes what a connection for statements has found.
    func note(_ facts: Facts) {
        isDistributed.store(facts.dialect == .citus, ordering: .relaxed)
        isPooled.store(facts.isPooled, ordering: .relaxed)
    }
}
