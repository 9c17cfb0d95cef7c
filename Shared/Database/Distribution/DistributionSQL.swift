/// Statements about distributed tables, for the coordinator of a Citus cluster.
enum DistributionSQL {
    /// Every table of a schema whose rows belong to households, and whether it is distributed.
    static func tables(of schema: String) -> SQL {
        """
        SELECT c.relname::text, EXISTS (SELECT 1 FROM pg_dist_partition p WHERE p.logicalrelid = c.oid)
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'household_id' AND NOT a.attisdropped
        WHERE n.nspname = \(schema)::name AND c.relkind = 'r'
        """
    }

    /// Which table of a schema refers to which.
    static func references(in schema: String) -> SQL {
        """
        SELECT c.relname::text, r.relname::text FROM pg_constraint k
        JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class r ON r.oid = k.confrelid
        JOIN pg_namespace n ON n.oid = k.connamespace
        WHERE k.contype = 'f' AND n.nspname = \(schema)::name
        """
    }

    /// Distributes a table by household, each row to the server that has the household's rows of other tables.
    static func distribute(_ table: String, _ schema: String) -> SQL {
        """
        SELECT create_distributed_table(\(name(of: table, schema))::regclass, 'household_id', colocate_with => coalesce((
            SELECT n.nspname || '.' || c.relname FROM pg_dist_partition p
            JOIN pg_class c ON c.oid = p.logicalrelid JOIN pg_namespace n ON n.oid = c.relnamespace
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'household_id'
            WHERE p.partmethod = 'h' ORDER BY p.colocationid LIMIT 1), 'none'))
        """
    }

    /// Removes the rows that the coordinator had before a table was distributed.
    static func removeCopied(_ table: String, _ schema: String) -> SQL {
        "SELECT truncate_local_data_after_distributing_table(\(name(of: table, schema))::regclass)"
    }

    private static func name(of table: String, _ schema: String) -> String { quoted(schema) + "." + quoted(table) }
}
