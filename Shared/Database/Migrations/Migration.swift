/// One step of a schema's history: named, applied once, never changed or undone.
///
/// One text serves both databases with placeholders: `{uuid}`, `{int}`, `{bool}`, `{instant}`, `{date}`, `{double}`,
/// `{blob}` become the database's types, and `{strict}` after a table's closing parenthesis makes SQLite check them.
/// Where that is not enough there is `SQL.either`.
public struct Migration: Sendable {
    /// Its name, unique in the service: `0001_recipes`.
    public let name: String
    /// Its statements, one per element.
    public let statements: [SQL]
    /// Row-level security rules, by table name, for tables whose columns do not show whose rows they are.
    ///
    /// Unlike the statements they may be changed later: the rules are applied again at the next start.
    public let rowSecurity: [String: RowSecurityRule]

    /// What stays on one server of a cluster.
    public let onOneServer: Placement

    /// Which tables are not distributed by household.
    public enum Placement: Sendable {
        /// Those of these names; they are looked through for all households at once.
        case tables(Set<String>)
        /// All of the schema, as their keys are no households.
        case schema
    }

    /// A migration of statements that are applied in one transaction.
    public init(
        _ name: String,
        _ statements: [SQL],
        rowSecurity: [String: RowSecurityRule] = [:],
        onOneServer: Placement = .tables([])
    ) {
        self.name = name
        self.statements = statements
        self.rowSecurity = rowSecurity
        self.onOneServer = onOneServer
    }
}

extension Migration {
    /// The placeholders' meanings.
    static func types(of dialect: Dialect) -> [(placeholder: String, type: String)] {
        switch dialect {
        case .postgres, .citus:
            [
                ("{uuid}", "uuid"), ("{int}", "bigint"), ("{bool}", "boolean"), ("{instant}", "bigint"),
                ("{date}", "date"), ("{double}", "double precision"), ("{blob}", "bytea"), ("{strict}", ""),
            ]
        case .sqlite:
            [
                ("{uuid}", "TEXT"), ("{int}", "INTEGER"), ("{bool}", "INTEGER"), ("{instant}", "INTEGER"),
                ("{date}", "TEXT"), ("{double}", "REAL"), ("{blob}", "BLOB"), ("{strict}", "STRICT"),
            ]
        }
    }
}
