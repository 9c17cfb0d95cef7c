import Glibc
public import Loop

/// How a SQLite database is opened.
public struct SQLiteSettings: Sendable {
    /// The file; its folder must exist.
    public var path: String
    /// How long a statement may take.
    public var statementTimeout: Duration = .seconds(15)
    /// Whether a write that has been answered survives a power cut.
    public var isDurable = true
    /// Has the disk take what has been written to a file; gives 0 if it has, as the system does.
    var flush: @Sendable (_ descriptor: Int32) -> Int32 = { fdatasync($0) }
    /// What is wrong with the file; its connections take note of it.
    let health = DatabaseHealth()
    /// How long to wait for another process that writes.
    public var busyTimeout: Duration = .seconds(5)
    /// The threads that statements run on; several databases of one process may share them.
    public var threads: SQLiteThreads

    /// The usual settings for a file.
    public init(path: String, threads: SQLiteThreads = SQLiteThreads()) {
        self.path = path
        self.threads = threads
    }
}

/// The threads that SQLite works on, as it blocks.
public struct SQLiteThreads: Sendable {
    /// Runs what writes.
    ///
    /// A database has one writer at a time; more threads help only if several databases share them.
    public let writers: ThreadPool
    /// Runs what only reads, each thread on a connection of its own.
    public let readers: ThreadPool
    /// Flushes what has been written; each thread the log of one database.
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
