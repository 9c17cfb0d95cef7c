/// A service's database, PostgreSQL or SQLite, behind one interface.
///
/// Everything may be called from any thread.
public protocol SQLDatabase: Sendable {
    /// Which database it is.
    var dialect: Dialect { get }

    /// Its health; nil if it stores nothing.
    var health: DatabaseHealth? { get }

    /// Runs one statement of any kind, which commits by itself, and returns its rows.
    func query(_ sql: SQL) async throws(DatabaseError) -> Rows

    /// Runs statements in one round trip, all or nothing; the first one that fails rolls back those before it.
    func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]

    /// Runs several reads in one round trip and in one snapshot.
    func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]

    /// Runs several reads in one round trip, like `read`, and converts their rows to a value.
    ///
    /// On SQLite the conversion runs on the reading thread, so that encoding a large response does not block the loop.
    func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value

    /// Runs `body` in a transaction with its own connection: committed at the end, rolled back if `body` throws.
    ///
    /// The body is repeated a few times at most if it conflicts with another transaction (`.serialization`), so it must
    /// change nothing but the database. Keep it short, and do not use the database itself inside it: on SQLite all
    /// other writers wait meanwhile. Once a statement has failed, the transaction cannot be committed any more.
    @discardableResult
    func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value

    /// Calls `handler` on the loop's thread with the payload of every notification of a channel.
    ///
    /// Equal notifications may be combined. After a lost connection the payload is empty: the receiver must check for
    /// itself.
    func listen(channel: String, handler: @escaping @Sendable (String) -> Void)

    /// Notifies all listeners of a channel, in this process and others, without waiting; best effort.
    ///
    /// After the commit, never in a transaction: PostgreSQL would serialise all writers.
    func notify(channel: String, payload: String)

    /// Calls `handler` after each commit of a statement that announces something (`SQL.announcing`), with that.
    ///
    /// It is called on any thread and must not wait. Commits of other processes are not reported.
    func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void)

    /// Closes all connections, once requests in progress have finished or after a short while.
    func close() async
}

extension SQLDatabase {
    /// Unknown.
    public var health: DatabaseHealth? { nil }

    /// Runs several reads in one round trip and converts their rows to a value, on the caller's thread.
    public func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try render(try await read(statements))
    }

    /// Waits at start until the database can be read and written, as it may be starting as well.
    ///
    /// Throws the last error when the time is over.
    public func waitUntilReady(for patience: Duration = .seconds(30)) async throws(DatabaseError) {
        let deadline = ContinuousClock.now + patience
        while true {
            do throws(DatabaseError) {
                _ = try await query("SELECT 1")
                _ = try await atomically(["SELECT 1"])
                return
            } catch {
                // A cancelled task does not sleep; it must not spin either.
                guard error.code == .unavailable, ContinuousClock.now < deadline, !Task.isCancelled else { throw error }
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Runs one statement and returns the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        try await query(sql).affected
    }
}

/// A transaction in progress; valid only inside its closure.
public protocol SQLTransaction: Sendable {
    /// Which database it is.
    var dialect: Dialect { get }

    /// Runs statements in one round trip, in order; the first one that fails ends the transaction.
    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]

    /// Runs statements whose rows nobody needs before the next statements or the commit, and in one round trip with them.
    ///
    /// What fails in them is thrown there.
    func runLater(_ statements: [SQL]) async throws(DatabaseError)
}

extension SQLTransaction {
    /// Runs one statement and returns its rows.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        try await run([sql])[0]
    }

    /// Runs one statement and returns the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        try await run([sql])[0].affected
    }
}
