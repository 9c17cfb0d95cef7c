import Synchronization

/// Whether a server can distribute tables; known since the first connection.
final class PostgresLayout: Sendable {
    private let isDistributed = Atomic(false)

    /// Which dialect the server understands; PostgreSQL's until it is known.
    var dialect: Dialect { isDistributed.load(ordering: .relaxed) ? .citus : .postgres }

    /// Notes what a connection has found.
    func note(_ dialect: Dialect) { isDistributed.store(dialect == .citus, ordering: .relaxed) }
}
