import Values

/// PostgreSQL's row-level security: a role per service that can use its schema only, and policies that show one
/// household's rows at a time.
///
/// The condition in every query comes first. Row-level security protects if a query lacks it.
public enum RowSecurity {
    /// The role of the service that owns a schema.
    public static func role(of schema: String) -> String { "larder_\(schema)" }

    /// Creates the policies of a schema's tables and grants the service's role its rights; changes nothing that is
    /// correct.
    ///
    /// Run as the owner, in the transaction that has changed the schema.
    static func apply(_ named: [String: RowSecurityRule], schema: String, _ tx: any SQLTransaction) async throws {
        let role = RowSecurity.role(of: schema)
        try await makeRole(role, tx)
        let state = try await tx.run(RowSecuritySQL.state(of: schema, role))
        for part in try missing(named, schema: schema, state, tx.dialect) {
            for change in part.changes { try await tx.execute(change) }
        }
    }

    /// A table or schema whose security is incorrect, and the statements that correct it.
    struct Missing {
        /// The table, or the schema.
        var name: String
        var changes: [SQL]
    }

    /// The changes needed for row-level security; `state` is the result of `RowSecuritySQL.state`.
    static func missing(
        _ named: [String: RowSecurityRule],
        schema: String,
        _ state: [Rows],
        _ dialect: Dialect
    ) throws -> [Missing] {
        let role = RowSecurity.role(of: schema)
        if let hole = state[2].first {
            throw RowSecurityError(
                "\(try hole.string(0)) in the schema \(schema) would bypass row-level security: it runs as its owner"
            )
        }
        var missing: [Missing] = []
        if try !state[0][0].bool(0) {
            let change: SQL = "GRANT USAGE ON SCHEMA \(name(schema)) TO \(name(role))"
            missing.append(Missing(name: "the schema \(schema)", changes: [change]))
        }
        for row in state[1] {
            let table = try RowSecurityTable(row)
            let rule = table.name == "schema_migrations" ? .history : named[table.name] ?? .usual(for: table.columns)
            guard let rule else {
                throw RowSecurityError(
                    "the table \(table.name) of the schema \(schema) has neither household_id nor user_id: "
                        + "declare its row-level security in the migration that creates it"
                )
            }
            guard let condition = rule.condition(for: table.columns, dialect) else {
                throw RowSecurityError(
                    "the row-level security of the table \(table.name) names a column that it does not have"
                )
            }
            let changes = statements(for: table, rule, condition, schema: schema, role: role, dialect)
            // defence: row-security
            if !changes.isEmpty { missing.append(Missing(name: "the table \(table.name)", changes: changes)) }
        }
        return missing
    }

    private static func makeRole(_ role: String, _ tx: any SQLTransaction) async throws {
        if try await tx.query(RowSecuritySQL.role(role)).isEmpty {
            do throws(DatabaseError) {
                try await tx.execute(RowSecuritySQL.createRole(role, tx.dialect))
            } catch {
                guard error.sqlState == "42501" else { throw error }
                throw RowSecurityError(
                    "the database user may not create the role \(role); an administrator can do it: "
                        + "CREATE ROLE \(role); GRANT \(role) TO the user in LARDER_DATABASE_URL"
                )
            }
        }
        let found = try await tx.query(RowSecuritySQL.role(role))
        guard let row = found.first, try !row.bool(0) else {
            throw RowSecurityError(
                "the role \(role) is a superuser or bypasses policies; ALTER ROLE \(role) NOSUPERUSER NOBYPASSRLS"
            )
        }
        if try !row.bool(1) { try await tx.execute("GRANT \(name(role)) TO CURRENT_USER") }
    }

    private static func statements(
        for table: RowSecurityTable,
        _ rule: RowSecurityRule,
        _ condition: String,
        schema: String,
        role: String,
        _ dialect: Dialect
    ) -> [SQL] {
        let full = name(schema) + "." + name(table.name)
        var changes: [SQL] = []
        // Forced for the owner as well, except on Citus: it copies a shard's rows as their owner when it moves it.
        let isForced = dialect != .citus
        if !table.hasPolicies { changes.append("ALTER TABLE \(full) ENABLE ROW LEVEL SECURITY") }
        if table.isForced != isForced {
            changes.append("ALTER TABLE \(full) \(unescaped: isForced ? "FORCE" : "NO FORCE") ROW LEVEL SECURITY")
        }
        let policy = policyName(condition, isReadOnly: rule.isReadOnly)
        if !table.policies.contains(policy) {
            let command: SQL = rule.isReadOnly ? "FOR SELECT" : "FOR ALL"
            let check: SQL = rule.isReadOnly ? "" : " WITH CHECK (\(unescaped: condition))"
            changes.append(
                "CREATE POLICY \(name(policy)) ON \(full) \(command) USING (\(unescaped: condition))\(check)"
            )
            // The migrations themselves write what the service may only read.
            if rule.isReadOnly {
                changes.append("CREATE POLICY \(name(policy + "_owner")) ON \(full) TO CURRENT_USER USING (true)")
            }
        }
        for old in table.policies where old != policy && !(rule.isReadOnly && old == policy + "_owner") {
            changes.append("DROP POLICY \(name(old)) ON \(full)")
        }
        if !table.isGranted(isReadOnly: rule.isReadOnly) {
            let rights: SQL = rule.isReadOnly ? "SELECT" : "SELECT, INSERT, UPDATE, DELETE"
            changes.append("REVOKE ALL ON \(full) FROM PUBLIC, \(name(role))")
            changes.append("GRANT \(rights) ON \(full) TO \(name(role))")
        }
        return changes
    }

    /// A policy's name has a hash of its content, so that a policy with other content is replaced.
    static func policyName(_ condition: String, isReadOnly: Bool) -> String {
        // FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in condition.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "larder_wall_\(isReadOnly ? "read_" : "")\(String(hash, radix: 16))"
    }

    static func name(_ text: String) -> SQL { .unescaped(quoted(text)) }
}

/// Why a schema cannot get row-level security.
struct RowSecurityError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
