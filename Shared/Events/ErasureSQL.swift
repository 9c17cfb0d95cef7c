import Database
import Values

/// The statements that delete a household's data.
enum ErasureSQL {
    /// The table of households to delete, which is not itself deleted from.
    static let ownTable = "household_erasure"

    static func request(_ household: HouseholdID, at now: Instant, next: Instant) -> SQL {
        """
        INSERT INTO household_erasure (household_id, requested_at, next_at) VALUES (\(household), \(now), \(next))
        ON CONFLICT (household_id) DO UPDATE SET next_at = excluded.next_at
        """
    }

    static func due(at now: Instant) -> SQL {
        "SELECT household_id, requested_at FROM household_erasure WHERE next_at <= \(now) ORDER BY next_at LIMIT 40"
    }

    static func postpone(_ household: HouseholdID, until next: Instant) -> SQL {
        "UPDATE household_erasure SET next_at = \(next) WHERE household_id = \(household)"
    }

    static func forget(_ household: HouseholdID) -> SQL {
        "DELETE FROM household_erasure WHERE household_id = \(household)"
    }

    /// Name and column of every table in the schema with a household's id; in the account service's own table of
    /// households it is the key.
    static let tables = SQL.either(
        postgres: """
            SELECT c.relname::text, a.attname::text FROM pg_catalog.pg_class c
            JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
            JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
                AND (a.attname = 'household_id' OR c.relname = 'household' AND a.attname = 'id')
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
            """,
        sqlite: """
            SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p
                ON p.name = 'household_id' OR m.name = 'household' AND p.name = 'id'
            WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%'
            """
    )

    /// Which column of which table references which table.
    static let references = SQL.either(
        postgres: """
            SELECT c.relname::text, a.attname::text, r.relname::text FROM pg_catalog.pg_constraint k
            JOIN pg_catalog.pg_class c ON c.oid = k.conrelid JOIN pg_catalog.pg_class r ON r.oid = k.confrelid
            JOIN pg_catalog.pg_namespace n ON n.oid = k.connamespace AND n.nspname = current_schema()
            JOIN pg_catalog.pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
            WHERE k.contype = 'f'
            """,
        sqlite: """
            SELECT m.name, f."from", f."table" FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
            WHERE m.type = 'table'
            """
    )

    /// Deletes a household's rows, or a portion of them.
    ///
    /// The event that announces the deletion to others stays until it is delivered.
    static func delete(_ household: HouseholdID, from table: ErasureTables.Table, portion limit: Int? = nil) -> SQL {
        let name = SQL.unescaped("\"\(table.name)\"")
        let own = SQL.unescaped("\"\(table.column)\"") + " = \(household)" + exception(of: table.name)
        let change = "DELETE FROM " + name
        return limit.map { portion($0, of: change, name, where: own) } ?? change + " WHERE " + own
    }

    /// Ends the references of a portion of a household's rows to rows of the same table.
    static func detach(
        _ household: HouseholdID,
        in table: ErasureTables.Table,
        column: String,
        portion limit: Int
    ) -> SQL {
        let name = SQL.unescaped("\"\(table.name)\"")
        let column = SQL.unescaped("\"\(column)\"")
        let own = SQL.unescaped("\"\(table.column)\"") + " = \(household) AND " + column + " IS NOT NULL"
        return portion(limit, of: "UPDATE " + name + " SET " + column + " = NULL", name, where: own)
    }

    private static func portion(_ limit: Int, of change: SQL, _ table: SQL, where condition: SQL) -> SQL {
        let rows: SQL = " FROM " + table + " WHERE " + condition + " LIMIT \(limit)"
        return SQL.either(
            postgres: change + " WHERE " + condition + " AND ctid = ANY (ARRAY(SELECT ctid" + rows + "))",
            sqlite: change + " WHERE " + condition + " AND rowid IN (SELECT rowid" + rows + ")"
        )
    }

    /// Which of these households have rows in a table.
    static func holders(among households: [HouseholdID], in table: String) -> SQL {
        "SELECT DISTINCT household_id FROM \(unescaped: table) WHERE household_id IN \(list: households)"
    }

    private static func exception(of table: String) -> SQL {
        switch table {
        case "outbox_delivery":
            """
             AND NOT EXISTS (SELECT 1 FROM outbox e WHERE e.household_id = outbox_delivery.household_id
                AND e.sequence = outbox_delivery.sequence AND e.kind = \(HouseholdErasure.kind))
            """
        case "outbox":
            """
             AND NOT EXISTS (SELECT 1 FROM outbox_delivery d WHERE d.household_id = outbox.household_id
                AND d.sequence = outbox.sequence)
            """
        default: ""
        }
    }
}
