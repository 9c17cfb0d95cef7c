import Values

/// The planner's statistics of PostgreSQL's tables.
///
/// The server collects them by itself (autovacuum), but not before the first queries after a restore, and not at all
/// where that is switched off; without them it may read a large table from its start to its end.
public enum TableStatistics {
    /// Tables with fewer bytes are read at once, whatever the plan.
    private static let small = 1_048_576

    /// Collects those of the schema's tables that are not small and have none; returns the tables' names.
    ///
    /// Reads a sample of each table, which takes a second or two, and locks out nobody who reads or writes.
    @discardableResult
    public static func collectMissing(in schema: String, on owner: any SQLDatabase) async throws -> [String] {
        let missing = try await owner.transaction { tx in
            try await tx.query(
                """
                SELECT c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE n.nspname = \(schema)::name AND c.relkind = 'r' AND c.reltuples < 0
                    AND pg_relation_size(c.oid) >= \(small) ORDER BY c.relname
                """
            ).map { try $0.string(0) }
        }
        try await collect(missing, in: schema, on: owner)
        return missing
    }

    /// Collects those of these tables.
    static func collect(_ tables: [String], in schema: String, on owner: any SQLDatabase) async throws {
        for table in tables {
            try await owner.transaction { tx in
                try await tx.execute("SET LOCAL statement_timeout = 0")
                try await tx.execute("ANALYZE \(unescaped: quoted(schema)).\(unescaped: quoted(table))")
            }
        }
    }
}
