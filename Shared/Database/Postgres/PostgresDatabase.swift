public import Loop

/// A service's schema in a PostgreSQL database, over pipelined connections on the event loop.
///
/// While the server is unavailable, calls fail with `.unavailable`: those in progress, and new ones immediately.
/// Connections are restored automatically.
public final class PostgresDatabase: SQLDatabase {
    private let loop: EventLoop
    private let pool: PostgresPool
    private let notifier: PostgresNotifier
    private let listeners = CommitListeners()
    private let layout: PostgresLayout
    private let onRoundTrip: (@Sendable (UInt64) -> Void)?
    private let onLease: (@Sendable (UInt64) -> Void)?
    /// The database's health.
    public var health: DatabaseHealth? { known }
    private let known: DatabaseHealth

    /// Starts connecting; throws if the settings are invalid.
    public init(_ settings: PostgresSettings, loop: EventLoop) throws(DatabaseError) {
        // It becomes part of the connection's options, which have no quoting.
        guard settings.schema.utf8.allSatisfy(isNameByte), !settings.schema.isEmpty, settings.schema.utf8.count < 64
        else { throw DatabaseError(.other, diagnostic: "a schema's name is lower-case letters, digits, underscores") }
        self.loop = loop
        known = settings.health
        layout = settings.layout
        onRoundTrip = settings.onRoundTrip
        onLease = settings.onLease
        let connector = PostgresConnector(settings: settings, loop: loop)
        let pool = PostgresPool(settings, connector: connector)
        self.pool = pool
        notifier = PostgresNotifier(schema: settings.schema, connector: connector)
        loop.execute { pool.start() }
    }

    deinit {
        loop.execute { [pool, notifier] in
            pool.close()
            notifier.close()
        }
    }

    /// PostgreSQL, or Citus once a connection has found it.
    public var dialect: Dialect { layout.facts.dialect }

    /// Runs one statement: on a read connection if it looks like a read.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        let dialect = dialect
        let rendered = SQL.rendered([sql], for: dialect)
        return try await run(rendered, dialect, as: rendered[0].looksLikeRead ? .reader : .writer)[0]
    }

    /// Runs statements up to one synchronisation point, which makes them one transaction.
    public func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        let dialect = dialect
        return try await run(SQL.rendered(statements, for: dialect), dialect, as: .writer)
    }

    /// Runs reads together on one connection and one snapshot.
    public func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        let dialect = dialect
        return try await run(SQL.rendered(statements, for: dialect), dialect, as: .reader)
    }

    private func run(
        _ statements: [RenderedSQL],
        _ dialect: Dialect,
        as role: PostgresRole
    ) async throws(DatabaseError) -> [Rows] {
        guard !statements.isEmpty else { return [] }
        do throws(DatabaseError) {
            let began = monotonicNanoseconds()
            defer { onRoundTrip?(monotonicNanoseconds() - began) }
            let rows: [Rows] = try await onLoop(loop) { [self] completion in
                var scope = Scope.none
                let all = scoped(statements, &scope, dialect)
                let block = all.count > 1 ? block(dialect, role) : nil
                let request = PostgresRequest(all, for: dialect, block: block, completion: completion)
                pool.submit(request, as: role)
            }
            if role == .writer && rows.contains(where: { $0.affected > 0 }) { known.wrote() } else { known.read() }
            // Behind a pooler a connection for reads is not read-only.
            if role == .writer || layout.facts.isPooled { listeners.committed(statements) }
            return rows
        } catch {
            known.failed(error)
            // It tried to write or lock (SQLSTATE 25006), so nothing has happened yet.
            guard error.sqlState == "25006" && role == .reader else { throw error }
        }
        return try await run(statements, dialect, as: .writer)
    }

    /// How the statements of one request begin that have to be in a block to be one transaction and see one snapshot.
    private func block(_ dialect: Dialect, _ role: PostgresRole) -> String? {
        if role == .reader, layout.facts.isPooled { return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" }
        return dialect == .citus ? "BEGIN" : nil
    }

    /// Runs `body` on a connection of its own.
    @discardableResult
    public func transaction<Value: Sendable>(
        _ body: @Sendable (any SQLTransaction) async throws -> Value
    ) async throws -> Value {
        try await retryingConflicts {
            let lane = try await lease()
            defer { onLoopLater { [pool] in pool.release(lane) } }
            let transaction: PostgresTransaction = try await onLoop(loop) { [loop, known, onRoundTrip] completion in
                completion(
                    lane.connection.map {
                        .success(PostgresTransaction($0, loop: loop, health: known, onRoundTrip: onRoundTrip))
                    }
                        ?? .failure(lane.lastError)
                )
            }
            do {
                let value = try await body(transaction)
                listeners.committed(try await transaction.commit())
                return value
            } catch {
                await transaction.rollback()
                throw error
            }
        }
    }

    private func lease() async throws(DatabaseError) -> PostgresLane {
        let began = monotonicNanoseconds()
        defer { onLease?(monotonicNanoseconds() - began) }
        do throws(DatabaseError) {
            return try await onLoop(loop) { [self] completion in pool.lease(completion) }
        } catch {
            known.failed(error)
            throw error
        }
    }

    /// Retries failed connections immediately.
    public func reconnect() {
        onLoopLater { [pool] in pool.reconnect() }
    }

    /// Listens with LISTEN.
    public func listen(channel: String, handler: @escaping @Sendable (String) -> Void) {
        onLoopLater { [notifier] in notifier.listen(channel, handler) }
    }

    /// Notifies all listeners with NOTIFY.
    public func notify(channel: String, payload: String) {
        onLoopLater { [notifier] in notifier.notify(channel, payload) }
    }

    /// Calls `handler` after commits.
    public func onCommit(_ handler: @escaping @Sendable (Announcement) -> Void) { listeners.add(handler) }

    /// Waits up to five seconds for requests in progress, then closes the connections.
    public func close() async {
        await withUnsafeContinuation { continuation in
            onLoopLater { [self] in
                pool.stopAccepting()
                listeners.removeAll()
                close(attemptsLeft: 500) { continuation.resume() }
            }
        }
    }

    private func close(attemptsLeft: Int, completion: @escaping @Sendable () -> Void) {
        guard pool.isBusy && attemptsLeft > 0 else {
            pool.close()
            notifier.close()
            return completion()
        }
        loop.schedule(after: .milliseconds(10)) { [self] in
            close(attemptsLeft: attemptsLeft - 1, completion: completion)
        }
    }

    private func onLoopLater(_ work: @escaping @Sendable () -> Void) {
        if loop.isOnLoop { work() } else { loop.execute(work) }
    }
}

private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
}
