import Values

/// The second wall, of PostgreSQL's own making: a role for each service that reaches its schema only, and policies that
/// let it see one household's rows at a time.
///
/// The first wall is the condition in every query. This one holds when a query forgets it.
public enum Walls {
    /// The role of the service that owns a schema.
    public static func role(of schema: String) -> String { "larder_\(schema)" }

    /// Gives every table of a schema its policy and the service's role its rights; changes nothing that is right.
    ///
    /// As the owner, in the transaction that has changed the schema.
    static func raise(_ named: [String: TableWall], schema: String, _ tx: any SQLTransaction) async throws {
        let role = Walls.role(of: schema)
        try await makeRole(role, tx)
        let state = try await tx.run(WallSQL.state(of: schema, role))
        for part in try missing(named, schema: schema, state) {
            for change in part.changes { try await tx.execute(change) }
        }
    }

    /// A part of a wall that is not as it should be, and the statements that mend it.
    struct Missing {
        /// What it stands before: a table, or the schema.
        var name: String
        var changes: [SQL]
    }

    /// What has to be changed for the walls to stand; `state` is the answer to `WallSQL.state`.
    static func missing(
        _ named: [String: TableWall],
        schema: String,
        _ state: [Rows]
    ) throws(WallError) -> [Missing] {
        let role = Walls.role(of: schema)
        if let hole = state[2].first {
            throw WallError(
                "\(hole.string(0)) in the schema \(schema) would see through the wall: it runs as its owner"
            )
        }
        var missing: [Missing] = []
        if !state[0][0].bool(0) {
            let change: SQL = "GRANT USAGE ON SCHEMA \(name(schema)) TO \(name(role))"
            missing.append(Missing(name: "the schema \(schema)", changes: [change]))
        }
        for row in state[1] {
            let table = WalledTable(row)
            let wall = table.name == "schema_migrations" ? .history : named[table.name] ?? .usual(for: table.columns)
            guard let wall else {
                throw WallError(
                    "the table \(table.name) of the schema \(schema) has neither household_id nor user_id: "
                        + "name its wall in the migration that makes it"
                )
            }
            guard let condition = wall.condition(for: table.columns) else {
                throw WallError("the wall of the table \(table.name) names a column that it does not have")
            }
            let changes = statements(for: table, wall, condition, schema: schema, role: role)
            if !changes.isEmpty { missing.append(Missing(name: "the table \(table.name)", changes: changes)) }
        }
        return missing
    }

    private static func makeRole(_ role: String, _ tx: any SQLTransaction) async throws {
        if try await tx.query(WallSQL.role(role)).isEmpty {
            do throws(DatabaseError) {
                try await tx.execute(WallSQL.createRole(role))
            } catch {
                guard error.sqlState == "42501" else { throw error }
                throw WallError(
                    "the database user may not create the role \(role); an administrator can do it: "
                        + "CREATE ROLE \(role); GRANT \(role) TO the user in LARDER_DATABASE_URL"
                )
            }
        }
        let found = try await tx.query(WallSQL.role(role))
        guard let row = found.first, !row.bool(0) else {
            throw WallError(
                "the role \(role) is a superuser or passes by policies; ALTER ROLE \(role) NOSUPERUSER NOBYPASSRLS"
            )
        }
        if !row.bool(1) { try await tx.execute("GRANT \(name(role)) TO CURRENT_USER") }
    }

    private static func statements(
        for table: WalledTable,
        _ wall: TableWall,
        _ condition: String,
        schema: String,
        role: String
    ) -> [SQL] {
        let full = name(schema) + "." + name(table.name)
        var changes: [SQL] = []
        if !table.isWalled {
            changes.append("ALTER TABLE \(full) ENABLE ROW LEVEL SECURITY")
            changes.append("ALTER TABLE \(full) FORCE ROW LEVEL SECURITY")
        }
        let policy = policyName(condition, isReadOnly: wall.isReadOnly)
        if !table.policies.contains(policy) {
            let command: SQL = wall.isReadOnly ? "FOR SELECT" : "FOR ALL"
            let check: SQL = wall.isReadOnly ? "" : " WITH CHECK (\(unescaped: condition))"
            changes.append(
                "CREATE POLICY \(name(policy)) ON \(full) \(command) USING (\(unescaped: condition))\(check)"
            )
            // The migrations themselves write what the service may only read.
            if wall.isReadOnly {
                changes.append("CREATE POLICY \(name(policy + "_owner")) ON \(full) TO CURRENT_USER USING (true)")
            }
        }
        for old in table.policies where old != policy && !(wall.isReadOnly && old == policy + "_owner") {
            changes.append("DROP POLICY \(name(old)) ON \(full)")
        }
        if !table.isGranted(isReadOnly: wall.isReadOnly) {
            let rights: SQL = wall.isReadOnly ? "SELECT" : "SELECT, INSERT, UPDATE, DELETE"
            changes.append("REVOKE ALL ON \(full) FROM PUBLIC, \(name(role))")
            changes.append("GRANT \(rights) ON \(full) TO \(name(role))")
        }
        return changes
    }

    /// A policy is known by what it says, so that one that says something else is replaced.
    static func policyName(_ condition: String, isReadOnly: Bool) -> String {
        // FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in condition.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "larder_wall_\(isReadOnly ? "read_" : "")\(String(hash, radix: 16))"
    }

    static func name(_ text: String) -> SQL { .unescaped(quoted(text)) }
}

/// Why a schema cannot be walled: what is missing, in words.
struct WallError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
