/// The database that a statement is written for.
public enum Dialect: String, Sendable, CaseIterable {
    /// PostgreSQL 15 or later.
    case postgres
    /// SQLite 3.40 or later.
    case sqlite
}
