import CSQLite
import Glibc
import Loop

/// One SQLite handle with its prepared statements.
// Unchecked because SQLite is opened without its own mutexes: only the current holder uses the connection, which is
// either the writer whose turn it is or the thread that took it from the list of readers.
final class SQLiteConnection: @unchecked Sendable {
    let handle: OpaquePointer
    private var statements: [String: SQLiteStatement] = [:]
    private var uses: UInt64 = 0
    private let timeout: UInt64
    private let health: DatabaseHealth
    /// The deadline of the running statement, in monotonic nanoseconds; read by the progress handler.
    private let deadline = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    /// How many commits have been written to the log; counted by a SQLite hook.
    private let commits = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
    /// As many as the statements of any service, so that in practice none is prepared twice.
    private let cacheLimit = 256

    /// Set before the first file is opened; SQLite takes no setting afterwards, and does without this one.
    private static let library = larder_sqlite_count_no_memory()

    /// Opens a file; for reading only it must exist.
    init(_ settings: SQLiteSettings, readOnly: Bool) throws(DatabaseError) {
        _ = Self.library
        var opened: OpaquePointer?
        let access = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let status = sqlite3_open_v2(settings.path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            let error = opened.map { sqliteError(on: $0) } ?? DatabaseError(.unavailable, diagnostic: "out of memory")
            sqlite3_close_v2(opened)
            settings.health.failed(error)
            throw error
        }
        handle = opened
        health = settings.health
        timeout = UInt64(max(1, settings.statementTimeout.nanoseconds))
        deadline.initialize(to: .max)
        commits.initialize(to: 0)
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(clamping: settings.busyTimeout.nanoseconds / 1_000_000))
        sqlite3_progress_handler(handle, 4000, sqliteIsOverdue, deadline)
        // If this throws, the object is deinitialised as usual, which closes the handle.
        try configure(readOnly: readOnly)
    }

    deinit { close() }

    private func close() {
        for statement in statements.values { sqlite3_finalize(statement.pointer) }
        statements = [:]
        sqlite3_close_v2(handle)
        deadline.deallocate()
        commits.deallocate()
    }

    private func configure(readOnly: Bool) throws(DatabaseError) {
        // The cache is small because the system's page cache has the file anyway, and a process may have many
        // connections.
        try execute("PRAGMA cache_size = -512")
        try execute("PRAGMA temp_store = MEMORY")
        try execute("PRAGMA foreign_keys = ON")
        guard !readOnly else { return }
        try enterWAL()
        // In WAL mode, NORMAL loses nothing when the process dies; for power cuts, GroupCommit flushes.
        try execute("PRAGMA synchronous = NORMAL")
        try execute("PRAGMA journal_size_limit = 4194304")
        sqlite3_wal_hook(handle, sqliteHasCommitted, commits)
    }

    /// How many commits this connection has written since the last call.
    func takeCommits() -> UInt64 {
        defer { commits.pointee = 0 }
        return commits.pointee
    }

    /// Copies the whole log into the database, flushes that, and restarts the log; waits for readers.
    func emptyLog() throws(DatabaseError) {
        guard sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) == SQLITE_OK else {
            throw failed()
        }
    }

    /// Switches the file to a write-ahead log; SQLite refuses that at once while another process is doing the same.
    private func enterWAL() throws(DatabaseError) {
        for attempt in 0... {
            do throws(DatabaseError) {
                return try execute("PRAGMA journal_mode = WAL")
            } catch {
                guard error.code == .timeout && attempt < 200 else { throw error }
                usleep(5000)
            }
        }
    }

    /// Runs a statement without parameters or result.
    func execute(_ text: String) throws(DatabaseError) {
        deadline.pointee = monotonicNanoseconds() + timeout
        defer { deadline.pointee = .max }
        let status = sqlite3_exec(handle, text, nil, nil, nil)
        guard status == SQLITE_OK else { throw failed() }
    }

    /// Begins or ends a transaction: prepared, unlike `execute`, as every read of several statements does both.
    func control(_ text: String) throws(DatabaseError) {
        let statement = try prepare(text).pointer
        deadline.pointee = monotonicNanoseconds() + timeout
        defer {
            deadline.pointee = .max
            sqlite3_reset(statement)
        }
        guard sqlite3_step(statement) == SQLITE_DONE else { throw failed() }
    }

    /// The error of the last call, which is recorded in the database's health.
    private func failed() -> DatabaseError {
        let error = sqliteError(on: handle)
        health.failed(error)
        return error
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs a statement to its end, unless it would change something: then returns nil.
    func runIfReadOnly(_ sql: RenderedSQL) throws(DatabaseError) -> Rows? {
        let statement = try prepare(sql.text)
        return sqlite3_stmt_readonly(statement.pointer) != 0 ? try run(statement, sql) : nil
    }

    /// Runs a statement to its end.
    func run(_ sql: RenderedSQL) throws(DatabaseError) -> Rows {
        guard let repeated = sql.repeated, repeated.rows.count > 1, !isInTransaction else {
            return try run(prepare(sql.text), sql)
        }
        // All rows or none, as of one statement.
        try control("BEGIN IMMEDIATE")
        do throws(DatabaseError) {
            let rows = try run(prepare(sql.text), sql)
            try control("COMMIT")
            return rows
        } catch {
            rollback()
            throw error
        }
    }

    private func run(_ prepared: SQLiteStatement, _ sql: RenderedSQL) throws(DatabaseError) -> Rows {
        deadline.pointee = monotonicNanoseconds() + timeout
        defer { deadline.pointee = .max }
        var builder = SQLiteRows.Builder(expecting: prepared.lastSize)
        var affected = 0
        do throws(DatabaseError) {
            if let repeated = sql.repeated {
                var values = sql.values
                for row in repeated.rows {
                    values.replaceSubrange(repeated.start..<repeated.start + row.count, with: row)
                    affected += try run(prepared.pointer, values, into: &builder)
                }
            } else {
                affected = try run(prepared.pointer, sql.values, into: &builder)
            }
        } catch {
            builder.discard()
            throw error
        }
        prepared.remember(builder.size)
        return Rows(SQLiteRows(builder, affected: affected))
    }

    /// Runs a statement once; gives how many rows it has changed.
    private func run(
        _ statement: OpaquePointer,
        _ values: [SQLValue],
        into builder: inout SQLiteRows.Builder
    ) throws(DatabaseError) -> Int {
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try bind(values, to: statement)
        let changesBefore = sqlite3_total_changes64(handle)
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: builder.append(statement)
            case SQLITE_DONE:
                // `changes` refers to the last statement that changed something, which may have been an earlier one.
                return sqlite3_total_changes64(handle) != changesBefore ? Int(sqlite3_changes64(handle)) : 0
            default: throw failed()
            }
        }
    }

    private func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
        uses += 1
        if let known = statements[text] {
            known.lastUse = uses
            return known
        }
        if statements.count >= cacheLimit, let oldest = statements.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            sqlite3_finalize(oldest.value.pointer)
            statements[oldest.key] = nil
        }
        let statement = SQLiteStatement(try sqlitePrepare(text, on: handle), lastUse: uses)
        statements[text] = statement
        return statement
    }
}

/// A prepared statement; its connection finalises it.
final class SQLiteStatement {
    let pointer: OpaquePointer
    /// The connection's use counter when it was last used.
    var lastUse: UInt64
    /// The size of its last result, as an estimate for the next one.
    private(set) var lastSize = SQLiteRows.Size()

    init(_ pointer: OpaquePointer, lastUse: UInt64) {
        self.pointer = pointer
        self.lastUse = lastUse
    }

    /// Records the size of a result, unless it is so large that small ones would waste memory.
    func remember(_ size: SQLiteRows.Size) {
        lastSize = size.bytes <= 65_536 ? size : SQLiteRows.Size()
    }
}

/// SQLite's progress handler, called every few thousand steps: whether to stop.
func sqliteIsOverdue(_ deadline: UnsafeMutableRawPointer?) -> Int32 {
    guard let deadline = deadline?.assumingMemoryBound(to: UInt64.self) else { return 0 }
    return monotonicNanoseconds() > deadline.pointee ? 1 : 0
}

/// SQLite's hook after a commit to the log, with the log's size in pages.
///
/// It replaces SQLite's own hook, so it also copies the log into the database when it has grown to a thousand pages.
private func sqliteHasCommitted(
    _ commits: UnsafeMutableRawPointer?,
    _ handle: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ pages: Int32
) -> Int32 {
    commits?.assumingMemoryBound(to: UInt64.self).pointee += 1
    // A failed copy is tried again at the next commit, which is in the log in any case.
    if pages >= 1000 { sqlite3_wal_checkpoint_v2(handle, name, SQLITE_CHECKPOINT_PASSIVE, nil, nil) }
    return SQLITE_OK
}
