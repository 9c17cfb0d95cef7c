import CSQLite
import Glibc

/// A cause of failure that lies outside of the program, and that whoever runs it has to know of.
public enum DatabaseFault: String, CaseIterable, Sendable {
    /// There is no room left on the disk, or in its quota.
    case diskFull = "disk_full"
    /// The disk, or its file system, gives errors or cannot be written.
    case diskFails = "disk_fails"
    /// What is stored is not what was written.
    case damaged
    /// The server takes no more connections.
    case noConnections = "no_connections"
    /// The server or the file cannot be reached.
    case unreachable
    /// A statement, or the wait for its turn, took too long.
    case slow

    /// Whether the database is not to be used until it has ended.
    public var isOutage: Bool { self != .slow }

    /// What a code of SQLite's means, with the system's own where that was the cause.
    static func of(sqlite status: Int32, system code: Int32) -> DatabaseFault? {
        switch status & 0xFF {
        case SQLITE_FULL: .diskFull
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY: of(system: code) ?? .diskFails
        // What a virtual table says of its own rows is none of the file's.
        case SQLITE_CORRUPT where status != SQLITE_CORRUPT | 1 << 8: .damaged
        case SQLITE_NOTADB: .damaged
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_INTERRUPT: .slow
        default: nil
        }
    }

    /// What one of the system's codes means, if it says more than that something failed.
    static func of(system code: Int32) -> DatabaseFault? {
        code == ENOSPC || code == EDQUOT ? .diskFull : nil
    }

    /// What a SQLSTATE means (PostgreSQL's manual, appendix A).
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
