import CSQLite
import Glibc

/// A cause of failure outside the program, which its operator must know about.
public enum DatabaseFault: String, CaseIterable, Sendable {
    /// The disk, or its quota, is full.
    case diskFull = "disk_full"
    /// The disk, or its file system, has errors or is not writable.
    case diskFails = "disk_fails"
    /// Stored data is corrupted.
    case damaged
    /// The server has no free connections.
    case noConnections = "no_connections"
    /// The server or the file cannot be reached.
    case unreachable
    /// A pooler between the program and the server does not pass on what a connection needs.
    case pooler
    /// A statement, or the wait for its turn, took too long.
    case slow

    /// Whether the database must not be used until it has ended.
    public var isOutage: Bool { self != .slow }

    /// The meaning of a SQLite code, with the system's error code if that was the cause.
    static func of(sqlite status: Int32, system code: Int32) -> DatabaseFault? {
        switch status & 0xFF {
        case SQLITE_FULL: .diskFull
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY: of(system: code) ?? .diskFails
        // A virtual table's own corruption is not the file's.
        case SQLITE_CORRUPT where status != SQLITE_CORRUPT | 1 << 8: .damaged
        case SQLITE_NOTADB: .damaged
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_INTERRUPT: .slow
        default: nil
        }
    }

    /// The meaning of a system error code, if it is specific enough.
    static func of(system code: Int32) -> DatabaseFault? {
        code == ENOSPC || code == EDQUOT ? .diskFull : nil
    }

    /// The meaning of a SQLSTATE (PostgreSQL's manual, appendix A).
    static func of(state: String) -> DatabaseFault? {
        switch state {
        case "53100": .diskFull
        case "58030": .diskFails
        case "XX001", "XX002": .damaged
        case "53300": .noConnections
        case "57014", "55P03": .slow
        default: ["08", "57"].contains(state.prefix(2)) ? .unreachable : nil
        }
    }
}
