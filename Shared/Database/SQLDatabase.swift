public import Values

/// A service's database, PostgreSQL or SQLite, behind one interface.
///
/// Everything may be called from any thread.
public protocol SQLDatabase: Sendable {
    /// Which database it is.
    var dialect: Dialect { get }

    /// What is wrong with it at the moment; nil where nothing is kept.
    var health: DatabaseHealth? { get }

    /// Runs one statement of any kind, which commits by itself, and gives the rows it returns.
    func query(_ sql: SQL) async throws(DatabaseError) -> Rows

    /// Runs statements in one round trip, all or nothing; the first that fails undoes those before it.
    func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]

    /// Runs several reads in one round trip, which all see the same state of the database.
    func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]

    /// Runs several reads in one round trip, as `read` does, and turns their rows into a value.
    ///
    /// On SQLite that is done on the thread that read them, so that writing out a large answer does not hold up the
    /// loop.
    func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value

    /// Runs `body` in a transaction that owns its connection: committed at the end, rolled back if `body` throws.
    ///
    /// The body is repeated, a few times at most, when it meets another transaction (`.serialization`); so it must
    /// change nothing but the database. Keep it short, and do not use the database itself inside it: on SQLite all
    /// other writers wait meanwhile. Once a statement has failed the transaction cannot be committed any more.
    @discardableResult
    func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value

    /// Calls `handler` on the loop's thread with the payload of every notification of a channel.
    ///
    /// Equal notifications may arrive as one. After a lost connection the payload is empty: look for yourself.
    func listen(channel: String, handler: @escaping @Sendable (String) -> Void)

    /// Tells everyone who listens to a channel, in this process and others, without waiting; best effort.
    ///
    /// After the commit, never in a transaction: PostgreSQL would serialise all writers.
    func notify(channel: String, payload: String)

    /// Calls `handler` after each commit of a statement that announces a household (`SQL.announcing`), with that
    /// household.
    ///
    /// It is called on any thread and must not wait. Commits of other processes are not told.
    func onCommit(_ handler: @escaping @Sendable (HouseholdID) -> Void)

    /// Ends all connections, once what is under way has finished or after a short while.
    func close() async
}

extension SQLDatabase {
    /// Unknown.
    public var health: DatabaseHealth? { nil }

    /// Runs several reads in one round trip and turns their rows into a value, where the caller is.
    public func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try render(try await read(statements))
    }

    /// Waits until the database answers, for reading and for writing; at start, when it may be starting as well.
    ///
    /// Throws what it answered last when the time is over.
    public func waitUntilReady(for patience: Duration = .seconds(30)) async throws(DatabaseError) {
        let deadline = ContinuousClock.now + patience
        while true {
            do throws(DatabaseError) {
                _ = try await query("SELECT 1")
                _ = try await atomically(["SELECT 1"])
                return
            } catch {
                // A task that has been cancelled does not sleep, and is not to spin either.
                guard error.code == .unavailable, ContinuousClock.now < deadline, !Task.isCancelled else { throw error }
            }
            try? await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Runs one statement and gives the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        try await query(sql).affected
    }
}

/// A transaction under way; of use only inside the closure it is given to.
public protocol SQLTransaction: Sendable {
    /// Which database it is.
    var dialect: Dialect { get }

    /// Runs statements in one round trip, in order; the first that fails ends the transaction.
    func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows]
}

extension SQLTransaction {
    /// Runs one statement and gives the rows it returns.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        try await run([sql])[0]
    }

    /// Runs one statement and gives the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        try await run([sql])[0].affected
    }
}
