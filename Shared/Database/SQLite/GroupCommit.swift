import Glibc
import Loop
import Synchronization

/// Makes commits survive a power cut: one flush of the write-ahead log for all the writers that wait for one.
///
/// SQLite itself commits with `synchronous = NORMAL`: a commit is written to the log and not flushed, so the next
/// writer has its turn at once. Nobody is answered before a flush that began after the commit had been written. That
/// is as good as `FULL`, which flushes the log at the same place but with the writer's lock held: the log is one
/// sequence of frames with checksums in a chain, so whatever lies before a flushed commit is flushed as well; before
/// a log is begun anew SQLite has flushed it, copied it to the database and flushed that, and then flushes the new
/// log's header before its first frame, in NORMAL too. The log's entry in its folder is flushed with that header.
final class GroupCommit: Sendable {
    /// Called with nil once what was written before survives, with the error if that cannot be said.
    typealias Done = @Sendable (DatabaseError?) -> Void

    private struct State {
        /// How many commits have been written to the log; the first stands for those of an earlier process.
        var written: UInt64 = 1
        /// How many of them have been flushed.
        var flushed: UInt64 = 0
        var waiting: [Done] = []
        var isFlushing = false
        /// A flush has failed: the system may have dropped what it could not write, and forgotten that it did.
        var isBroken = false
        var flushes = 0
    }

    private let state = Mutex(State())
    private let log: LogFile
    private let threads: ThreadPool
    private let isNeeded: Bool
    private let health: DatabaseHealth

    /// The commits of a database; where none has to be durable everybody is answered at once.
    init(_ settings: SQLiteSettings) {
        log = LogFile(path: settings.path + "-wal", flush: settings.flush)
        threads = settings.threads.flushers
        isNeeded = settings.isDurable
        health = settings.health
    }

    /// How often the log has been flushed.
    var flushes: Int { state.withLock(\.flushes) }

    /// Takes note of commits; on the writer's thread, before the next writer has its turn.
    func wrote(_ commits: UInt64) {
        guard commits > 0 else { return }
        state.withLock { $0.written += commits }
        health.wrote()
    }

    /// Calls `done` once everything that has been written so far survives.
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

    /// Waits until everything that has been written so far survives.
    func durable() async throws(DatabaseError) {
        let error = await withUnsafeContinuation { continuation in
            whenDurable { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// Before a write: after a flush that failed, moves the log's commits into the database, which is flushed.
    ///
    /// They are read from memory, not from the disk, and the log is begun anew, so that no commit to come has a frame
    /// before it that may be missing.
    func mend(_ writer: SQLiteConnection) throws(DatabaseError) {
        // defence: failed-flush
        guard state.withLock(\.isBroken) else { return }
        try writer.emptyLog()
        state.withLock { state in
            state.isBroken = false
            state.flushed = state.written
        }
    }

    /// Flushes once for all who wait.
    private func flush() {
        let (group, goal, isBroken) = state.withLock { state in
            defer { state.waiting = [] }
            return (state.waiting, state.written, state.isBroken)
        }
        let error = isBroken ? DatabaseError.logIsBroken : log.flush()
        if let error { health.failed(error) }
        let goesOn = state.withLock { state in
            state.flushes += 1
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
/// SQLite takes its locks on other files, so closing this one drops none of them.
// Unchecked because one thread at a time flushes.
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
        // Nothing has been written where there is no log.
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
