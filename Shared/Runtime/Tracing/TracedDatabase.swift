import Database
import HTTP
import Synchronization

/// A service's database whose round trips are recorded where the request that causes them is.
///
/// It stands before the database only in processes that trace, so that others pay nothing for it.
struct TracedDatabase: SQLDatabase {
    private let db: any SQLDatabase
    private let service: String

    init(_ db: any SQLDatabase, of service: String) {
        self.db = db
        self.service = service
    }

    var dialect: Dialect { db.dialect }
    var health: DatabaseHealth? { db.health }

    func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        try await traced([sql]) { () throws(DatabaseError) in try await db.query(sql) }
    }

    func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await traced(statements) { () throws(DatabaseError) in try await db.atomically(statements) }
    }

    func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await traced(statements) { () throws(DatabaseError) in try await db.read(statements) }
    }

    func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await traced(statements) { () throws(DatabaseError) in try await db.read(statements, as: render) }
    }

    @discardableResult
    func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        // Here, as the body may run elsewhere.
        guard let recorder = StatementRecorder(db.dialect, service) else { return try await db.transaction(body) }
        let phase = Mutex((span: recorder.begin(), isBegun: false, later: [SQL]()))
        do {
            let value = try await db.transaction { tx in
                recorder.end(phase.withLock { $0.span }, control: "BEGIN")
                let traced = TracedTransaction(tx, recorder)
                defer {
                    let (span, later) = (recorder.begin(), traced.unsent)
                    phase.withLock { $0 = (span, true, later) }
                }
                return try await body(traced)
            }
            let (span, _, later) = phase.withLock { $0 }
            recorder.end(span, later, control: "COMMIT")
            return value
        } catch {
            let (span, isBegun, _) = phase.withLock { $0 }
            recorder.end(span, control: isBegun ? "ROLLBACK" : "BEGIN", error as? DatabaseError)
            throw error
        }
    }

    func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {
        db.listen(channel: channel, handler: handler)
    }

    func notify(channel: String, payload: String) { db.notify(channel: channel, payload: payload) }

    func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) { db.onCommit(handler) }

    func close() async { await db.close() }

    private func traced<Value>(
        _ statements: [SQL],
        _ body: () async throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard let recorder = StatementRecorder(db.dialect, service) else { return try await body() }
        return try await recorder.recording(statements, body)
    }
}

/// A transaction whose round trips are recorded.
final class TracedTransaction: SQLTransaction {
    private let transaction: any SQLTransaction
    private let recorder: StatementRecorder
    /// What is sent together with the next statements or the commit.
    private let later = Mutex<[SQL]>([])

    init(_ transaction: any SQLTransaction, _ recorder: StatementRecorder) {
        self.transaction = transaction
        self.recorder = recorder
    }

    var dialect: Dialect { transaction.dialect }

    /// What the commit takes with it.
    var unsent: [SQL] { later.withLock { $0 } }

    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        let all = later.withLock { later in
            defer { later = [] }
            return later + statements
        }
        return try await recorder.recording(all) { () throws(DatabaseError) in try await transaction.run(statements) }
    }

    func runLater(_ statements: [SQL]) async throws(DatabaseError) {
        // SQLite has no round trip that they could wait for.
        guard dialect.isPostgres else {
            _ = try await recorder.recording(statements) { () throws(DatabaseError) in
                try await transaction.runLater(statements)
            }
            return
        }
        later.withLock { $0 += statements }
        try await transaction.runLater(statements)
    }
}
