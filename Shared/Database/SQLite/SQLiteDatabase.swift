public import Loop
import Synchronization

/// A database in one SQLite file: one writer at a time and a few readers, all outside the loop.
public final class SQLiteDatabase: SQLDatabase {
    private struct Connections {
        var writer: SQLiteConnection?
        var idleReaders: [SQLiteConnection] = []
        var isClosed = false
    }

    private let settings: SQLiteSettings
    private let connections: Mutex<Connections>
    private let lane: WriterLane
    private let log: GroupCommit
    private let notifications: LocalNotifications
    private let listeners = CommitListeners()

    /// Opens the file, which is created if missing; notifications are delivered on `loop`.
    public init(_ settings: SQLiteSettings, loop: EventLoop) throws(DatabaseError) {
        self.settings = settings
        connections = Mutex(Connections(writer: try SQLiteConnection(settings, readOnly: false)))
        log = GroupCommit(settings)
        lane = WriterLane(loop: loop, patience: settings.statementTimeout, onRelease: settings.onWrite)
        notifications = LocalNotifications(loop: loop)
    }

    /// The file's health.
    public var health: DatabaseHealth? { settings.health }

    /// Always SQLite.
    public var dialect: Dialect { .sqlite }

    /// Runs one statement: on a reader if it changes nothing, as the writer otherwise.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        let rendered = sql.rendered(for: .sqlite)
        if rendered.looksLikeRead {
            let rows = try await reading { reader throws(DatabaseError) in
                try reader.runIfReadOnly(rendered)
            }
            if let rows { return rows }
        }
        let rows = try await writing { writer throws(DatabaseError) in try writer.run(rendered) }
        listeners.committed([rendered])
        return rows
    }

    /// Runs statements in one transaction of the writer.
    public func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        let rendered = statements.map { $0.rendered(for: .sqlite) }
        let rows = try await writing { writer throws(DatabaseError) in
            try writer.control("BEGIN IMMEDIATE")
            do throws(DatabaseError) {
                let rows = try writer.runAll(rendered)
                try writer.control("COMMIT")
                return rows
            } catch {
                writer.rollback()
                throw error
            }
        }
        listeners.committed(rendered)
        return rows
    }

    /// Runs reads on one reader and one snapshot.
    public func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await read(statements) { rows throws(DatabaseError) in rows }
    }

    /// Runs reads on one reader and one snapshot, and converts their rows there.
    public func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let rendered = statements.map { $0.rendered(for: .sqlite) }
        return try await reading { reader throws(DatabaseError) in
            try reader.control("BEGIN")
            defer { reader.rollback() }
            return try render(try reader.runAll(rendered))
        }
    }

    /// Runs `body` as the only writer, on the writers' threads.
    ///
    /// Not on the caller's threads: there `body` could wait for others' computations, at low priority, while all other
    /// writers wait for it.
    @discardableResult
    public func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        // defence: writers-threads
        let executor = PoolExecutor(settings.threads.writers)
        let (value, announced) = try await retryingConflicts {
            try await withTaskExecutorPreference(executor) {
                let done = try await granted(body)
                if lane.isFree { log.flushIfQuick() }
                return done
            }
        }
        // The next writer has had its turn meanwhile.
        try await log.durable()
        listeners.committed(announced)
        return value
    }

    /// Waits for the lane, runs `body` in a transaction, and gives the lane back.
    private func granted<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> (Value, Set<Announcement>) {
        let granted = await withUnsafeContinuation { continuation in
            lane.acquire { continuation.resume(returning: $0) }
        }
        guard granted else { throw turnedAway() }
        defer { lane.release() }
        let transaction = SQLiteTransaction(try writer(), log: log, threads: settings.threads)
        do {
            let value = try await body(transaction)
            try await transaction.commit()
            return (value, transaction.announced)
        } catch {
            await transaction.rollback()
            throw error
        }
    }

    /// Calls `handler` for the notifications of this process.
    public func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {
        notifications.add(channel: channel, handler: handler)
    }

    /// Tells the listeners of this process.
    public func notify(channel: String, payload: String) {
        notifications.post(channel: channel, payload: payload)
    }

    /// Calls `handler` after commits, once they are durable.
    public func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) { listeners.add(handler) }

    /// Waits for the writer and closes the file.
    public func close() async {
        notifications.removeAll()
        listeners.removeAll()
        let granted = await withUnsafeContinuation { continuation in
            lane.acquire { continuation.resume(returning: $0) }
        }
        // The writer last: the last connection to close copies the log into the file, which a reader may not do.
        var last = connections.withLock { connections in
            defer { connections = Connections(isClosed: true) }
            return connections
        }
        last.idleReaders = []
        last.writer = nil
        if granted { lane.release() }
    }

    // MARK: - Lanes

    /// How often the log has been flushed.
    var flushes: Int { log.flushes }

    private func writer() throws(DatabaseError) -> SQLiteConnection {
        guard let writer = connections.withLock({ $0.writer }) else { throw DatabaseError.closed }
        return writer
    }

    /// Runs `body` on the writers' thread when it is its turn.
    private func writing<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let result: Result<Value, DatabaseError> = await withUnsafeContinuation { continuation in
            lane.acquire { [self] granted in
                guard granted else { return continuation.resume(returning: .failure(turnedAway())) }
                settings.threads.writers.submit { [self] in
                    let result = Result { () throws(DatabaseError) in try write(body) }
                    lane.release()
                    guard case .success = result else { return continuation.resume(returning: result) }
                    if lane.isFree { log.flushIfQuick() }
                    log.whenDurable { error in
                        continuation.resume(returning: error.map { .failure($0) } ?? result)
                    }
                }
            }
        }
        return try result.get()
    }

    /// A call has waited too long for the writer.
    private func turnedAway() -> DatabaseError {
        settings.health.failed(.tooManyWriters)
        return .tooManyWriters
    }

    /// Runs `body` with the writer and records its commits.
    private func write<Value>(
        _ body: (SQLiteConnection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let writer = try writer()
        try log.mend(writer)
        defer { log.wrote(writer.takeCommits()) }
        return try body(writer)
    }

    /// Runs `body` on a readers' thread with a connection that no other thread uses.
    ///
    /// Work that computes beside the loop reads on its own thread: it may wait for the disk, and has had its turn.
    private func reading<Value: Sendable>(
        _ body: @escaping @Sendable (SQLiteConnection) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        if ThreadPool.current?.isComputing == true { return try read(body) }
        return try await settings.threads.readers.run(orThrow: .tooManyReaders) {
            [self] () throws(DatabaseError) in try read(body)
        }
    }

    /// Runs `body` with a reader.
    private func read<Value>(
        _ body: (SQLiteConnection) throws(DatabaseError) -> Value
    ) throws(DatabaseError) -> Value {
        let reader = try takeReader()
        defer { connections.withLock { if !$0.isClosed { $0.idleReaders.append(reader) } } }
        let value = try body(reader)
        settings.health.read()
        return value
    }

    /// An idle reader, or a new one: never more than there are threads that read.
    private func takeReader() throws(DatabaseError) -> SQLiteConnection {
        let (reader, isClosed) = connections.withLock { ($0.idleReaders.popLast(), $0.isClosed) }
        guard !isClosed else { throw DatabaseError.closed }
        if let reader { return reader }
        return try SQLiteConnection(settings, readOnly: true)
    }
}

extension DatabaseError {
    /// The writer was busy for too long.
    static let tooManyWriters = DatabaseError(
        .timeout,
        diagnostic: "waited too long for a connection",
        fault: .slow
    )
    /// So many reads wait that this one would not be done in time.
    static let tooManyReaders = DatabaseError(.timeout, diagnostic: "waited too long for a thread", fault: .slow)
    /// The database has been closed.
    static let closed = DatabaseError(.unavailable, diagnostic: "the database is closed")
}
