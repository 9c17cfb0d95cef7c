/// Who may see which rows of one table: what PostgreSQL's row-level security makes of it.
///
/// A table with a column `household_id` or `user_id` needs none: its rows are that household's, or that user's. Any
/// other table has its rule named in the migration that makes it, or the migration fails.
public struct RowSecurityRule: Sendable {
    /// One way in: a row is seen if any of a rule's keys fits.
    enum Key: Sendable {
        case household(String)
        case user(String)
        case secret(String)
        /// What the row refers to is seen: column, table and column there.
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

    /// Rows are a household's, whose id is in this column.
    public static func household(_ column: String = "household_id") -> RowSecurityRule {
        RowSecurityRule([.household(column)])
    }

    /// Rows are a user's, whose id is in this column.
    public static func user(_ column: String = "user_id") -> RowSecurityRule { RowSecurityRule([.user(column)]) }

    /// Rows that are seen only with a reason for cross-tenant access.
    public static let nobody = RowSecurityRule([])

    /// Rows that belong to no household and no user, such as a service's own keys.
    public static let service = RowSecurityRule([.anyone])

    /// What the migrations record: the service may read it.
    static let history: RowSecurityRule = {
        var rule = RowSecurityRule([.anyone])
        rule.isReadOnly = true
        return rule
    }()

    /// Another household's or user's rule as well: a row is seen if either fits.
    public func or(_ other: RowSecurityRule) -> RowSecurityRule {
        RowSecurityRule(keys + other.keys, reasons.union(other.reasons))
    }

    /// Also for whoever shows the secret whose hash is in this column.
    public func orSecret(_ column: String) -> RowSecurityRule { RowSecurityRule(keys + [.secret(column)], reasons) }

    /// Also where `column` is among the values of `other` in the rows of `table` that can be seen.
    public func orSeen(_ column: String, in table: String, _ other: String) -> RowSecurityRule {
        RowSecurityRule(keys + [.through(column, table, other)], reasons)
    }

    /// Also for cross-tenant access with these reasons.
    public func open(to reasons: CrossTenantReason...) -> RowSecurityRule {
        RowSecurityRule(keys, self.reasons.union(reasons))
    }
}

extension RowSecurityRule {
    /// The rule of a table for which none is named, by its columns.
    static func usual(for columns: [String: String]) -> RowSecurityRule? {
        switch (columns["household_id"], columns["user_id"]) {
        case ("uuid", "uuid"): .household().or(.user())
        case ("uuid", _): .household()
        case (_, "uuid"): .user()
        default: nil
        }
    }

    /// The policy's condition; nil if a column that it needs is not there.
    ///
    /// Settings are read in sub-selects, which are evaluated once a statement and not once a row.
    func condition(for columns: [String: String]) -> String? {
        var terms: [String] = []
        for key in keys {
            switch key {
            case .household(let column):
                guard columns[column] == "uuid" else { return nil }
                terms.append("\(quoted(column)) = \(RowSecurityRule.setting("household", "uuid"))")
            case .user(let column):
                guard columns[column] == "uuid" else { return nil }
                terms.append("\(quoted(column)) = \(RowSecurityRule.setting("user", "uuid"))")
            case .secret(let column):
                switch columns[column] {
                case "text": terms.append("\(quoted(column)) = \(RowSecurityRule.setting("secret", "text"))")
                case "bytea":
                    terms.append("encode(\(quoted(column)), 'hex') = \(RowSecurityRule.setting("secret", "text"))")
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
        terms.append("\(RowSecurityRule.setting("errand", "text")) IN (\(names))")
        return terms.joined(separator: " OR ")
    }

    private static func setting(_ name: String, _ type: String) -> String {
        "(SELECT nullif(current_setting('larder.\(name)', true), '')::\(type))"
    }
}

/// A name as it stands in a statement.
func quoted(_ name: String) -> String {
    var quoted = "\""
    for character in name { quoted += character == "\"" ? "\"\"" : String(character) }
    return quoted + "\""
}
