import Glibc
public import Loop

/// How a SQLite database is opened.
public struct SQLiteSettings: Sendable {
    /// The file; its folder must exist.
    public var path: String
    /// How long a statement may take.
    public var statementTimeout: Duration = .seconds(15)
    /// Whether an acknowledged write survives a power cut.
    public var isDurable = true
    /// Flushes a file to disk; returns 0 on success, as the system call does.
    var flush: @Sendable (_ descriptor: Int32) -> Int32 = { fdatasync($0) }
    /// A disk whose last flush took less than this is flushed by the writer's own thread while no other writer waits.
    var quickFlush: Duration = .milliseconds(1)
    /// The file's health, in which connections record failures.
    let health = DatabaseHealth()
    /// How long to wait for another process that writes.
    public var busyTimeout: Duration = .seconds(5)
    /// Hears how long each writer kept the others waiting, without the flush of its commit.
    public var onWrite: @Sendable (_ nanoseconds: UInt64) -> Void = { _ in }
    /// The threads that run statements; several databases of one process may share them.
    public var threads: SQLiteThreads

    /// The usual settings for a file.
    public init(path: String, threads: SQLiteThreads = SQLiteThreads()) {
        self.path = path
        self.threads = threads
    }
}

/// The threads for SQLite, which blocks.
public struct SQLiteThreads: Sendable {
    /// Runs writes.
    ///
    /// A database has one writer at a time; more threads help only if several databases share them.
    public let writers: ThreadPool
    /// Runs reads, each thread on a connection of its own.
    public let readers: ThreadPool
    /// Flushes logs; each thread the log of one database.
    public let flushers: ThreadPool

    /// Threads of its own.
    public init(writers: Int = 1, readers: Int = 3) {
        flushers = ThreadPool(name: "sqlite-flush", threads: writers)
        self.writers = ThreadPool(name: "sqlite-write", threads: writers)
        self.readers = ThreadPool(name: "sqlite-read", threads: readers)
    }

    /// Ends the threads, after the databases that use them have been closed.
    public func stop() {
        writers.stop()
        readers.stop()
        flushers.stop()
    }
}
