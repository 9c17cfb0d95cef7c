public import Database
import Synchronization

/// A database that notes every statement that is run on it, so that a test can look at what a store really asks.
public struct RecordingDatabase: SQLDatabase {
    private let db: any SQLDatabase
    private let record: StatementRecord

    /// Notes in `record` what is run on a database.
    public init(_ db: any SQLDatabase, _ record: StatementRecord) {
        self.db = db
        self.record = record
    }

    /// As the database.
    public var dialect: Dialect { db.dialect }
    /// As the database.
    public var health: DatabaseHealth? { db.health }

    /// As the database.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        record.note([sql])
        return try await db.query(sql)
    }

    /// As the database.
    public func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        record.note(statements)
        return try await db.atomically(statements)
    }

    /// As the database.
    public func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        record.note(statements)
        return try await db.read(statements)
    }

    /// As the database.
    public func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        record.note(statements)
        return try await db.read(statements, as: render)
    }

    /// As the database.
    public func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        try await db.transaction { tx in try await body(RecordingTransaction(tx, record)) }
    }

    /// As the database.
    public func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {
        db.listen(channel: channel, handler: handler)
    }

    /// As the database.
    public func notify(channel: String, payload: String) { db.notify(channel: channel, payload: payload) }

    /// As the database.
    public func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) { db.onCommit(handler) }

    /// As the database.
    public func close() async { await db.close() }
}

private struct RecordingTransaction: SQLTransaction {
    private let transaction: any SQLTransaction
    private let record: StatementRecord

    init(_ transaction: any SQLTransaction, _ record: StatementRecord) {
        self.transaction = transaction
        self.record = record
    }

    var dialect: Dialect { transaction.dialect }

    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        record.note(statements)
        return try await transaction.run(statements)
    }

    func runLater(_ statements: [SQL]) async throws(DatabaseError) {
        record.note(statements)
        try await transaction.runLater(statements)
    }
}

/// The statements that were run, in order.
public final class StatementRecord: Sendable {
    private let noted = Mutex<[SQL]>([])

    /// None yet.
    public init() {}

    /// All that were run so far; they are forgotten.
    public func take() -> [SQL] {
        noted.withLock { noted in
            defer { noted = [] }
            return noted
        }
    }

    fileprivate func note(_ statements: [SQL]) { noted.withLock { $0 += statements } }
}
