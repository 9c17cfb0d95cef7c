/// Which rows of a table are visible to whom; PostgreSQL's row-level security is generated from it.
///
/// A table with a column `household_id` or `user_id` needs none: its rows belong to that household or user. Any other
/// table has its rule in the migration that creates it; otherwise the migration fails.
public struct RowSecurityRule: Sendable {
    /// One condition: a row is visible if any of a rule's keys matches.
    enum Key: Sendable {
        case household(String)
        case user(String)
        case secret(String)
        /// The referenced row is visible: column, table and its column there.
        case through(String, String, String)
        case anyone
    }

    var keys: [Key]
    var reasons: Set<CrossTenantReason>
    /// Whether the service may only read.
    var isReadOnly = false

    private init(_ keys: [Key], _ reasons: Set<CrossTenantReason> = []) {
        self.keys = keys
        self.reasons = CrossTenantReason.upkeep.union(reasons)
    }

    /// Rows belong to the household whose id is in this column.
    public static func household(_ column: String = "household_id") -> RowSecurityRule {
        RowSecurityRule([.household(column)])
    }

    /// Rows belong to the user whose id is in this column.
    public static func user(_ column: String = "user_id") -> RowSecurityRule { RowSecurityRule([.user(column)]) }

    /// Rows that are visible only with a reason for cross-tenant access.
    public static let nobody = RowSecurityRule([])

    /// Rows that belong to no household or user, such as a service's own keys.
    public static let service = RowSecurityRule([.anyone])

    /// Rows that belong to no household or user and that the service may only read: the owner of the table writes them.
    public static let published: RowSecurityRule = {
        var rule = RowSecurityRule([.anyone])
        rule.isReadOnly = true
        return rule
    }()

    /// The record of migrations.
    static let history = published

    /// Adds another rule: a row is visible if either matches.
    public func or(_ other: RowSecurityRule) -> RowSecurityRule {
        RowSecurityRule(keys + other.keys, reasons.union(other.reasons))
    }

    /// Also visible with the secret whose hash is in this column.
    public func orSecret(_ column: String) -> RowSecurityRule { RowSecurityRule(keys + [.secret(column)], reasons) }

    /// Also visible if `column` is among the values of `other` in the visible rows of `table`.
    public func orSeen(_ column: String, in table: String, _ other: String) -> RowSecurityRule {
        RowSecurityRule(keys + [.through(column, table, other)], reasons)
    }

    /// Also visible for cross-tenant access with these reasons.
    public func open(to reasons: CrossTenantReason...) -> RowSecurityRule {
        RowSecurityRule(keys, self.reasons.union(reasons))
    }
}

extension RowSecurityRule {
    /// The rule of a table without an explicit one, from its columns.
    static func usual(for columns: [String: String]) -> RowSecurityRule? {
        switch (columns["household_id"], columns["user_id"]) {
        case ("uuid", "uuid"): .household().or(.user())
        case ("uuid", _): .household()
        case (_, "uuid"): .user()
        default: nil
        }
    }

    /// The policy's condition; nil if a column that it needs does not exist.
    ///
    /// Settings are read in sub-selects, which are evaluated once per statement and not per row. Citus refuses those in
    /// the policies of distributed tables.
    func condition(for columns: [String: String], _ dialect: Dialect) -> String? {
        var terms: [String] = []
        let setting = { RowSecurityRule.setting($0, $1, dialect) }
        for key in keys {
            switch key {
            case .household(let column):
                guard columns[column] == "uuid" else { return nil }
                terms.append("\(quoted(column)) = \(setting("household", "uuid"))")
            case .user(let column):
                guard columns[column] == "uuid" else { return nil }
                terms.append("\(quoted(column)) = \(setting("user", "uuid"))")
            case .secret(let column):
                switch columns[column] {
                case "text": terms.append("\(quoted(column)) = \(setting("secret", "text"))")
                case "bytea": terms.append("encode(\(quoted(column)), 'hex') = \(setting("secret", "text"))")
                default: return nil
                }
            case .through(let column, let table, let other):
                guard columns[column] != nil else { return nil }
                terms.append("\(quoted(column)) IN (SELECT \(quoted(other)) FROM \(quoted(table)))")
            case .anyone:
                return "true"
            }
        }
        let names = reasons.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
        terms.append("\(setting("errand", "text")) IN (\(names))")
        return terms.joined(separator: " OR ")
    }

    private static func setting(_ name: String, _ type: String, _ dialect: Dialect) -> String {
        let value = "nullif(current_setting('larder.\(name)', true), '')::\(type)"
        return dialect == .citus ? "(\(value))" : "(SELECT \(value))"
    }
}

/// A quoted name.
func quoted(_ name: String) -> String {
    var quoted = "\""
    for character in name { quoted += character == "\"" ? "\"\"" : String(character) }
    return quoted + "\""
}
