import Database
import JSON
import Values

/// The table of operations, and the statements about it.
enum OperationSQL {
    static let migration = Migration(
        "sync_0001_operations",
        [
            """
            CREATE TABLE sync_operation (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                applied_at {instant} NOT NULL,
                outcome TEXT NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX sync_operation_order ON sync_operation (household_id, applied_at, id)",
            "CREATE INDEX sync_operation_at ON sync_operation (applied_at)",
        ]
    )

    /// Remembers what became of an operation.
    static func insert(_ outcome: OperationOutcome, _ household: HouseholdID, at now: Instant) -> SQL {
        """
        INSERT INTO sync_operation (household_id, id, applied_at, outcome)
        VALUES (\(household), \(outcome.id), \(now), \(String(decoding: outcome.jsonBytes(), as: UTF8.self)))
        """
    }

    /// The same, unless it is remembered already.
    static func insertIfNew(_ outcome: OperationOutcome, _ household: HouseholdID, at now: Instant) -> SQL {
        insert(outcome, household, at: now) + " ON CONFLICT (household_id, id) DO NOTHING"
    }

    /// What became of those of some operations that are remembered.
    static func known(_ ids: [OperationID], _ household: HouseholdID) -> SQL {
        "SELECT outcome FROM sync_operation WHERE household_id = \(household) AND id IN \(list: ids)"
    }

    /// Forgets the oldest ones beyond those that are remembered.
    static func forgetOldest(of household: HouseholdID) -> SQL {
        """
        DELETE FROM sync_operation WHERE household_id = \(household) AND id IN (
            SELECT id FROM sync_operation WHERE household_id = \(household)
            ORDER BY applied_at DESC, id DESC LIMIT 1000 OFFSET \(OperationMemory.most))
        """
    }

    /// Forgets those whose time is over.
    static func sweep(_ now: Instant, portion: Int) -> SQL {
        Sweep(
            "sync_operation",
            key: "household_id, id",
            where: "applied_at <= \(now - OperationMemory.lifetime)"
        ).statement(portion)
    }
}
