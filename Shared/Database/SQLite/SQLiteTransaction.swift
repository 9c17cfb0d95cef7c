import Loop
import Synchronization

/// A transaction on SQLite's writer.
final class SQLiteTransaction: SQLTransaction {
    private enum State {
        /// Nothing has been run yet, so the transaction has not begun.
        case fresh
        case open
        /// A statement has failed: as on PostgreSQL, nothing can be run or committed any more.
        case failed
        case over
    }

    private let connection: SQLiteConnection
    private let log: GroupCommit
    private let threads: SQLiteThreads
    private let state = Mutex(State.fresh)
    private let announcements = Mutex<Set<Announcement>>([])

    init(_ connection: SQLiteConnection, log: GroupCommit, threads: SQLiteThreads) {
        self.connection = connection
        self.log = log
        self.threads = threads
    }

    var dialect: Dialect { .sqlite }

    /// What its statements announce.
    var announced: Set<Announcement> { announcements.withLock { $0 } }

    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        let rendered = statements.map { $0.rendered(for: .sqlite) }
        for case let announcement? in rendered.lazy.map(\.announced) {
            announcements.withLock { _ = $0.insert(announcement) }
        }
        return try await onWriter { [self] () throws(DatabaseError) in
            do throws(DatabaseError) {
                try begin()
                return try connection.runAll(rendered)
            } catch {
                state.withLock { if $0 != .over { $0 = .failed } }
                throw error
            }
        }
    }

    /// At once: there is no round trip to save.
    func runLater(_ statements: [SQL]) async throws(DatabaseError) { _ = try await run(statements) }

    func commit() async throws(DatabaseError) {
        let last = end()
        if last == .fresh { return }
        guard last == .open else { throw .abortedTransaction }
        try await onWriter { [self] () throws(DatabaseError) in
            defer { log.wrote(connection.takeCommits()) }
            try connection.control("COMMIT")
        }
    }

    /// Rolls back, also after a failed commit.
    func rollback() async {
        _ = end()
        await onWriter { [self] in connection.rollback() }
    }

    /// Runs `body` on the writers' threads: at once if this is one of them, as it is in a transaction's own task.
    private func onWriter<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        if ThreadPool.current === threads.writers { return try body() }
        return try await threads.writers.run(body)
    }

    private func end() -> State {
        state.withLock { state in
            defer { state = .over }
            return state
        }
    }

    private func begin() throws(DatabaseError) {
        switch state.withLock({ $0 }) {
        case .open: return
        case .failed: throw .abortedTransaction
        case .over: throw .transactionIsOver
        case .fresh:
            try log.mend(connection)
            try connection.control("BEGIN IMMEDIATE")
            state.withLock { $0 = .open }
        }
    }
}

extension SQLiteConnection {
    /// Runs statements in order.
    func runAll(_ statements: [RenderedSQL]) throws(DatabaseError) -> [Rows] {
        var results: [Rows] = []
        results.reserveCapacity(statements.count)
        for statement in statements { results.append(try run(statement)) }
        return results
    }

    /// Ends a transaction, if one is open.
    ///
    /// It fails only if the file does, whose errors the next statement reports.
    func rollback() {
        if isInTransaction { try? control("ROLLBACK") }
    }
}

extension DatabaseError {
    /// It was used after its closure.
    static let transactionIsOver = DatabaseError(.other, diagnostic: "the transaction has ended")
    /// A statement has failed before.
    static let abortedTransaction = DatabaseError(
        .other,
        diagnostic: "the transaction cannot continue after a failed statement"
    )
}
