import Database

/// The table of what can be taken back.
enum UndoMigrations {
    static let undo = Migration(
        "0004_undo",
        [
            """
            CREATE TABLE log_undo (
                household_id {uuid} NOT NULL,
                sequence {int} NOT NULL,
                source TEXT NOT NULL,
                undo TEXT NOT NULL,
                subject_id {uuid} NOT NULL,
                place_id {uuid},
                happened_at {instant} NOT NULL,
                attempts {int} NOT NULL,
                leased_until {instant},
                PRIMARY KEY (household_id, sequence)
            ) {strict}
            """,
            "CREATE INDEX log_undo_by_age ON log_undo (happened_at)",
            "ALTER TABLE log_entry ADD COLUMN undone_at {instant}",
            "ALTER TABLE log_entry ADD COLUMN undone_by TEXT",
        ]
    )
}
