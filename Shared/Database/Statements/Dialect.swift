/// The database that a statement is written for.
public enum Dialect: String, Sendable, CaseIterable {
    /// PostgreSQL 15 or later.
    case postgres
    /// PostgreSQL with the extension Citus: the coordinator of a cluster, or a server whose tables can be distributed.
    case citus
    /// SQLite 3.40 or later.
    case sqlite

    /// Whether it is a PostgreSQL server, distributed or not.
    public var isPostgres: Bool { self != .sqlite }
}
