import Database

/// The schema of the activity service, step by step.
enum ActivityMigrations {
    /// The own steps, in order.
    static let all: [Migration] = [
        Migration(
            "0001_changes",
            [
                """
                CREATE TABLE thing_change (
                    household_id {uuid} NOT NULL,
                    kind TEXT NOT NULL,
                    thing_id {uuid} NOT NULL,
                    sequence {int} NOT NULL,
                    deleted {bool} NOT NULL,
                    version {int},
                    path TEXT,
                    actor TEXT,
                    changed_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, kind, thing_id)
                ) {strict}
                """,
                "CREATE INDEX thing_change_by_sequence ON thing_change (household_id, sequence)",
                "CREATE INDEX thing_change_by_age ON thing_change (changed_at) WHERE \(ChangeSQL.isForgettable)",
                """
                CREATE TABLE change_floor (
                    household_id {uuid} NOT NULL PRIMARY KEY,
                    sequence {int} NOT NULL
                ) {strict}
                """,
                """
                CREATE TABLE log_entry (
                    household_id {uuid} NOT NULL,
                    sequence {int} NOT NULL,
                    event TEXT NOT NULL,
                    actor TEXT,
                    subject_kind TEXT NOT NULL,
                    subject_id {uuid} NOT NULL,
                    subject_title TEXT,
                    place_kind TEXT,
                    place_id {uuid},
                    place_title TEXT,
                    happened_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, sequence)
                ) {strict}
                """,
                "CREATE INDEX log_entry_by_age ON log_entry (happened_at)",
            ]
        ),
        LogSQL.newThings,
        WebhookMigrations.webhooks,
        UndoMigrations.undo,
        PushMigrations.push,
        PushMigrations.reminders,
    ]
}
