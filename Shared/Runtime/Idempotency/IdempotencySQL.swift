import Database
import Values

/// The tables of idempotency keys, and the statements that keep them small.
enum IdempotencySQL {
    static let keys = Migration(
        "idempotency_0001_keys",
        [
            """
            CREATE TABLE idempotency_key (
                household_id {uuid} NOT NULL,
                user_id {uuid} NOT NULL,
                key TEXT NOT NULL,
                request_hash TEXT NOT NULL,
                status {int},
                content_type TEXT,
                etag TEXT,
                body {blob},
                created_at {instant} NOT NULL,
                PRIMARY KEY (household_id, user_id, key)
            ) {strict}
            """,
            "CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at)",
        ],
        rowSecurity: ["idempotency_key": .household()]
    )

    static let bounds = Migration(
        "idempotency_0002_bounds",
        [
            "ALTER TABLE idempotency_key ADD COLUMN location TEXT",
            "ALTER TABLE idempotency_key ADD COLUMN size {int} NOT NULL DEFAULT 0",
            // Older versions kept bodies of any size.
            "UPDATE idempotency_key SET body = NULL WHERE length(body) > 65536",
            "UPDATE idempotency_key SET size = length(body) WHERE body IS NOT NULL",
            "CREATE INDEX idempotency_key_by_use ON idempotency_key (household_id, created_at, size)",
        ]
    )

    /// Drops a household's oldest bodies and keys beyond the bounds; never a key whose request is under way.
    static func bound(_ household: HouseholdID, _ bounds: IdempotencyStore.Bounds, at now: Instant) -> [SQL] {
        [
            """
            UPDATE idempotency_key SET body = NULL, size = 0
            WHERE household_id = \(household) AND size > 0 AND created_at <= (
                SELECT max(created_at) FROM (
                    SELECT created_at, sum(size) OVER (ORDER BY created_at DESC) AS total
                    FROM idempotency_key WHERE household_id = \(household) AND size > 0) AS newest
                WHERE total > \(bounds.bodies))
            """,
            """
            DELETE FROM idempotency_key
            WHERE household_id = \(household)
                AND (status IS NOT NULL OR created_at < \(now - IdempotencyStore.patience))
                AND created_at <= (
                    SELECT created_at FROM idempotency_key WHERE household_id = \(household)
                    ORDER BY created_at DESC LIMIT 1 OFFSET \(bounds.keys))
            """,
        ]
    }

    static func sweep(before limit: Instant, portion: Int) -> SQL {
        Sweep("idempotency_key", key: "household_id, user_id, key", where: "created_at < \(limit)").statement(portion)
    }
}
