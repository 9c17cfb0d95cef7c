import Values

/// The tables of a schema on the servers of a Citus cluster: their rows are distributed by household, all tables' alike,
/// so that a household lies on one server.
///
/// Tables without a household's id stay on the coordinator.
public enum Distribution {
    /// Distributes what `larder migrate` has left: the tables of a schema that had rows before the cluster was there.
    ///
    /// One table after the other, each in a transaction of its own, so that it can be stopped and continued. `progress`
    /// is called before each with its name, its place and how many there are.
    public static func distribute(
        schema: String,
        on owner: any SQLDatabase,
        progress: @Sendable (_ table: String, _ place: Int, _ count: Int) -> Void
    ) async throws {
        let pending = try await owner.transaction { tx in try await self.pending(schema, tx) }
        for (index, table) in pending.enumerated() {
            progress(table, index + 1, pending.count)
            try await owner.transaction { tx in
                try await tx.execute("SET LOCAL statement_timeout = 0")
                try await distribute([table], schema: schema, tx)
            }
        }
        // The rows were copied; the coordinator's own are no longer visible, but still there. Those that refer to
        // others go first.
        for table in pending.reversed() {
            try await owner.transaction { tx in
                try await tx.execute("SET LOCAL statement_timeout = 0")
                try await tx.execute(DistributionSQL.removeCopied(table, schema))
            }
        }
    }

    /// Distributes the tables of a schema that is new, or whose other tables are distributed already.
    static func distributeNew(schema: String, isNew: Bool, _ tx: any SQLTransaction) async throws {
        let isDistributed = try await tx.query(DistributionSQL.tables(of: schema)).contains { try $0.bool(1) }
        guard isNew || isDistributed else { return }
        try await distribute(try await pending(schema, tx), schema: schema, tx)
    }

    /// The tables that are not distributed yet, those that others refer to first.
    static func pending(_ schema: String, _ tx: any SQLTransaction) async throws -> [String] {
        var open: Set<String> = []
        for row in try await tx.query(DistributionSQL.tables(of: schema)) where try !row.bool(1) {
            open.insert(try row.string(0))
        }
        var needed: [String: Set<String>] = [:]
        for row in try await tx.query(DistributionSQL.references(in: schema)) {
            let (table, other) = (try row.string(0), try row.string(1))
            if table != other, open.contains(other) { needed[table, default: []].insert(other) }
        }
        var ordered: [String] = []
        while !open.isEmpty {
            let next = open.filter { needed[$0, default: []].isDisjoint(with: open) }.sorted()
            guard !next.isEmpty else {
                throw DatabaseError(.other, diagnostic: "tables refer to each other: \(open.sorted())")
            }
            ordered += next
            open.subtract(next)
        }
        return ordered
    }

    private static func distribute(_ tables: [String], schema: String, _ tx: any SQLTransaction) async throws {
        guard !tables.isEmpty else { return }
        // Of all schemas: the first table of all determines where a household lies.
        try await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended('larder.distribution', 0))")
        // Each statement on one connection per worker: tables of one transaction refer to each other.
        try await tx.execute("SET LOCAL citus.multi_shard_modify_mode = 'sequential'")
        // The coordinator connects to the workers as the service's role.
        try await tx.execute("ALTER ROLE \(RowSecurity.name(RowSecurity.role(of: schema))) LOGIN")
        for table in tables { try await tx.execute(DistributionSQL.distribute(table, schema)) }
    }
}
