import CSQLite
import Loop
import Values

/// Operations on whole SQLite files, for operators; everything here blocks.
public enum SQLiteFiles {
    /// A file and the path of its copy.
    public struct Copy: Sendable {
        /// The file, which exists.
        public let source: String
        /// The copy, which does not.
        public let target: String

        /// A copy to be made.
        public init(of source: String, to target: String) {
            self.source = source
            self.target = target
        }
    }

    /// Copies files in the state of one moment, while others go on reading and writing, and checks each copy.
    ///
    /// Writers wait for that moment. Otherwise a receiver's copy could be older than the sender's and lack an event
    /// that the sender has already delivered.
    public static func copy(_ copies: [Copy]) throws(DatabaseError) {
        try copy(copies) { _ in }
    }

    /// The same; reports each file once its copy can no longer change.
    static func copy(_ copies: [Copy], settled: (Copy) -> Void) throws(DatabaseError) {
        var writers: [SQLiteFile] = []
        var readers: [SQLiteFile] = []
        for copy in copies {
            let writer = try SQLiteFile(copy.source, SQLITE_OPEN_READWRITE)
            // defence: one-moment
            try writer.run("BEGIN IMMEDIATE")
            writers.append(writer)
        }
        for copy in copies {
            let reader = try SQLiteFile(copy.source, SQLITE_OPEN_READONLY)
            try reader.run("BEGIN")
            // Only a read fixes the snapshot.
            try reader.run("SELECT count(*) FROM sqlite_master")
            readers.append(reader)
            settled(copy)
        }
        writers = []
        for (copy, reader) in zip(copies, readers) {
            let target = try SQLiteFile(copy.target, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            try target.copyAll(from: reader)
            // One file, without a log beside it.
            try target.run("PRAGMA journal_mode = DELETE")
            try target.check()
        }
    }

    /// Throws unless a file is a sound database.
    public static func check(_ path: String) throws(DatabaseError) {
        try SQLiteFile(path, SQLITE_OPEN_READWRITE).check()
    }

    /// What SQLite finds wrong with a file, in its own words: empty if it is sound, nil if the time was not enough to
    /// read all of it.
    public static func damage(of path: String, within patience: Duration) -> [String]? {
        do throws(DatabaseError) {
            return try SQLiteFile(path, SQLITE_OPEN_READWRITE).damage(within: patience)
        } catch {
            return [error.diagnostic]
        }
    }

    /// The names of the migrations in a file; none if it is empty.
    public static func migrations(of path: String) throws(DatabaseError) -> [String] {
        let file = try SQLiteFile(path, SQLITE_OPEN_READWRITE)
        guard try file.texts("SELECT name FROM sqlite_master WHERE name = 'schema_migrations'") != [] else { return [] }
        return try file.texts("SELECT name FROM schema_migrations ORDER BY position")
    }

    /// Moves all data of a database into its one file; throws `.timeout` if anybody else has it open.
    public static func close(_ path: String) throws(DatabaseError) {
        let file = try SQLiteFile(path, SQLITE_OPEN_READWRITE, patience: .zero)
        // If somebody else has it open, SQLite refuses, or leaves the log as it is without reporting it.
        guard try file.texts("PRAGMA journal_mode = DELETE") == ["delete"] else {
            throw DatabaseError(.timeout, diagnostic: "SQLite: \(path) is open elsewhere")
        }
    }
}

/// A handle for one thread, closed with the object.
final class SQLiteFile {
    private let handle: OpaquePointer

    init(_ path: String, _ access: Int32, patience: Duration = .seconds(15)) throws(DatabaseError) {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw DatabaseError(.unavailable, diagnostic: "SQLite \(status): cannot open \(path)")
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(patience.wholeMilliseconds))
    }

    deinit { sqlite3_close_v2(handle) }

    func run(_ text: String) throws(DatabaseError) {
        guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else { throw sqliteError(on: handle) }
    }

    /// The first column of a statement's rows.
    func texts(_ text: String) throws(DatabaseError) -> [String] {
        let statement = try sqlitePrepare(text, on: handle)
        defer { sqlite3_finalize(statement) }
        var found: [String] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: found.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return found
            default: throw sqliteError(on: handle)
            }
        }
    }

    func copyAll(from source: SQLiteFile) throws(DatabaseError) {
        guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
            throw sqliteError(on: handle)
        }
        sqlite3_backup_step(backup, -1)
        guard sqlite3_backup_finish(backup) == SQLITE_OK else { throw sqliteError(on: handle) }
    }

    func damage(within patience: Duration) throws(DatabaseError) -> [String]? {
        let end = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
        end.initialize(to: monotonicNanoseconds() + patience.nanoseconds)
        defer {
            sqlite3_progress_handler(handle, 0, nil, nil)
            end.deallocate()
        }
        sqlite3_progress_handler(handle, 4000, sqliteIsOverdue, end)
        do throws(DatabaseError) {
            return try texts("PRAGMA quick_check(5)").filter { $0 != "ok" }
        } catch {
            guard error.code == .timeout else { throw error }
            return nil
        }
    }

    func check() throws(DatabaseError) {
        let faults = try texts("PRAGMA quick_check(1)")
        // defence: sound-backups
        if faults != ["ok"] { throw DatabaseError(.unavailable, diagnostic: "SQLite: \(faults.first ?? "damaged")") }
    }
}
