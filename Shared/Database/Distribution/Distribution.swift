import Values

/// A schema's tables on the servers of a Citus cluster: their rows are distributed by household, all tables' alike, so that
/// a household lies on one server.
///
/// Tables without a household's id, and those that a migration names, stay on the coordinator.
public struct Distribution: Sendable {
    private let schema: String
    /// nil if none is distributed.
    private let staying: Set<String>?

    /// The distribution of a schema with this history.
    public init(_ migrations: [Migration], schema: String) {
        self.schema = schema
        staying = migrations.reduce(Set()) { staying, migration in
            switch migration.onOneServer {
            case .schema: nil
            case .tables(let names): staying?.union(names)
            }
        }
    }

    /// Distributes what `larder migrate` has left: the tables of a schema that had rows before the cluster was there.
    ///
    /// One table after the other, each in a transaction of its own, so that it can be stopped and continued. `progress`
    /// is called before each with its name, its place and how many there are.
    public func distribute(
        on owner: any SQLDatabase,
        progress: @Sendable (_ table: String, _ place: Int, _ count: Int) -> Void
    ) async throws {
        let pending = try await owner.transaction { tx in try await tables(areDistributed: false, tx) }
        for (index, table) in pending.enumerated() {
            progress(table, index + 1, pending.count)
            try await owner.transaction { tx in
                try await tx.execute("SET LOCAL statement_timeout = 0")
                try await distribute([table], tx)
            }
        }
        // The rows were copied; the coordinator's own are no longer visible, but still there, also those of a run that was
        // stopped. Tables that refer to others go first.
        for table in try await owner.transaction({ tx in try await tables(areDistributed: true, tx) }).reversed() {
            try await owner.transaction { tx in
                try await tx.execute("SET LOCAL statement_timeout = 0")
                try await tx.execute(DistributionSQL.removeCopied(table, schema))
            }
        }
        try await TableStatistics.collect(pending, in: schema, on: owner)
    }

    /// Distributes the tables of a schema that is new, or whose other tables are distributed already.
    func distributeNew(isNew: Bool, _ tx: any SQLTransaction) async throws {
        let isDistributed = try await tx.query(DistributionSQL.tables(of: schema)).contains { try $0.bool(1) }
        guard isNew || isDistributed else { return }
        try await distribute(try await tables(areDistributed: false, tx), tx)
    }

    /// The tables that are distributed, or are to be, those that others refer to first.
    func tables(areDistributed: Bool, _ tx: any SQLTransaction) async throws -> [String] {
        guard let staying else { return [] }
        var open: Set<String> = []
        for row in try await tx.query(DistributionSQL.tables(of: schema)) where try row.bool(1) == areDistributed {
            let table = try row.string(0)
            if !staying.contains(table) { open.insert(table) }
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

    private func distribute(_ tables: [String], _ tx: any SQLTransaction) async throws {
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
