import Glibc
import Loop
import Synchronization

/// Makes commits durable: one flush of the write-ahead log for all writers that wait for one.
///
/// SQLite itself commits with `synchronous = NORMAL`: a commit is written to the log and not flushed, so the next
/// writer can proceed at once. A write is acknowledged after a flush that started after its commit was written. That is
/// as safe as `FULL`, which flushes the log at the same point but with the writer's lock held: the log is one sequence
/// of frames with chained checksums, so everything before a flushed commit is flushed as well. Before the log is
/// restarted, SQLite has flushed it, copied it to the database and flushed that; then it flushes the new log's header
/// before its first frame, in NORMAL too. The log's directory entry is flushed with that header.
final class GroupCommit: Sendable {
    /// Called with nil once earlier writes are durable, or with an error if that is not certain.
    typealias Done = @Sendable (DatabaseError?) -> Void

    private struct State {
        /// How many commits have been written to the log; the first stands for those of an earlier process.
        var written: UInt64 = 1
        /// How many of them have been flushed.
        var flushed: UInt64 = 0
        var waiting: [Done] = []
        var isFlushing = false
        /// A flush has failed: the system may have dropped data that it could not write, without reporting it again.
        var isBroken = false
        var flushes = 0
        /// How long the last flush took, in nanoseconds.
        var lastFlush = UInt64.max
    }

    private let state = Mutex(State())
    private let log: LogFile
    private let threads: ThreadPool
    private let isNeeded: Bool
    private let health: DatabaseHealth
    /// How long a flush may take, in nanoseconds, to be made by the writer's thread.
    private let quickFlush: UInt64

    /// The commits of a database; if they need not be durable, writes are acknowledged immediately.
    init(_ settings: SQLiteSettings) {
        log = LogFile(path: settings.path + "-wal", flush: settings.flush)
        threads = settings.threads.flushers
        isNeeded = settings.isDurable
        health = settings.health
        quickFlush = settings.quickFlush.nanoseconds
    }

    /// How often the log has been flushed.
    var flushes: Int { state.withLock(\.flushes) }

    /// Records commits; on the writer's thread, before the next writer's turn.
    func wrote(_ commits: UInt64) {
        guard commits > 0 else { return }
        state.withLock { $0.written += commits }
        health.wrote()
    }

    /// Flushes on this thread what nobody flushes yet, if the disk was quick the last time: waking another thread would
    /// take as long.
    func flushIfQuick() {
        let mayFlush = state.withLock { state in
            guard isNeeded, state.flushed != state.written, !state.isFlushing, state.lastFlush < quickFlush else {
                return false
            }
            state.isFlushing = true
            return true
        }
        if mayFlush { flush() }
    }

    /// Calls `done` once everything written so far is durable.
    func whenDurable(_ done: @escaping Done) {
        // defence: flush
        guard isNeeded else { return done(nil) }
        let (isDurable, mustStart) = state.withLock { state in
            if state.flushed == state.written { return (true, false) }
            state.waiting.append(done)
            defer { state.isFlushing = true }
            return (false, !state.isFlushing)
        }
        if isDurable { done(nil) }
        if mustStart { threads.submit { [self] in flush() } }
    }

    /// Waits until everything written so far is durable.
    func durable() async throws(DatabaseError) {
        let error = await withUnsafeContinuation { continuation in
            whenDurable { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// Called before a write: after a failed flush, copies the log's commits into the database, which is flushed.
    ///
    /// They are read from memory, not from the disk, and the log is restarted, so that no later commit follows a frame
    /// that may be missing.
    func mend(_ writer: SQLiteConnection) throws(DatabaseError) {
        // defence: failed-flush
        guard state.withLock(\.isBroken) else { return }
        try writer.emptyLog()
        state.withLock { state in
            state.isBroken = false
            state.flushed = state.written
        }
    }

    /// Flushes once for all that wait.
    private func flush() {
        let (group, goal, isBroken) = state.withLock { state in
            defer { state.waiting = [] }
            return (state.waiting, state.written, state.isBroken)
        }
        let start = monotonicNanoseconds()
        let error = isBroken ? DatabaseError.logIsBroken : log.flush()
        let duration = monotonicNanoseconds() - start
        if let error { health.failed(error) }
        let goesOn = state.withLock { state in
            state.flushes += 1
            state.lastFlush = duration
            if error == nil { state.flushed = max(state.flushed, goal) } else { state.isBroken = true }
            state.isFlushing = !state.waiting.isEmpty
            return state.isFlushing
        }
        for done in group { done(error) }
        if goesOn { threads.submit { [self] in flush() } }
    }
}

/// A write-ahead log, opened when it is first flushed and closed with the object.
///
/// SQLite takes its locks on other files, so closing this one releases none of them.
// Unchecked because only one thread at a time flushes.
private final class LogFile: @unchecked Sendable {
    private let path: String
    private var descriptor: Int32 = -1

    private let sync: @Sendable (Int32) -> Int32

    init(path: String, flush: @escaping @Sendable (Int32) -> Int32) {
        self.path = path
        sync = flush
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func flush() -> DatabaseError? {
        if descriptor < 0 { descriptor = open(path, O_RDWR | O_CLOEXEC) }
        if descriptor >= 0 && sync(descriptor) == 0 { return nil }
        let code = errno
        // Without a log nothing has been written.
        if descriptor < 0 && code == ENOENT { return nil }
        return DatabaseError(
            .unavailable,
            diagnostic: "\(path) cannot be flushed: \(String(cString: strerror(code)))",
            fault: DatabaseFault.of(system: code) ?? .diskFails
        )
    }
}

extension DatabaseError {
    /// A commit was written to a log that could not be flushed.
    static let logIsBroken = DatabaseError(
        .unavailable,
        diagnostic: "the write-ahead log could not be flushed",
        fault: .diskFails
    )
}
