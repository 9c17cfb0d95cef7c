import Database

/// The tables of the devices that are told of what happens.
enum PushMigrations {
    static let push = Migration(
        "0005_push",
        [
            """
            CREATE TABLE push_subscription (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                user_id {uuid} NOT NULL,
                session_id {uuid} NOT NULL,
                endpoint TEXT NOT NULL,
                public_key {blob} NOT NULL,
                secret {blob} NOT NULL,
                kinds TEXT NOT NULL,
                created_at {instant} NOT NULL,
                cursor {int} NOT NULL,
                last_event {int} NOT NULL DEFAULT 0,
                attempts {int} NOT NULL,
                failing_since {instant},
                quiet_until {instant},
                due_at {instant},
                leased_until {instant},
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX push_subscription_due ON push_subscription (due_at) WHERE due_at IS NOT NULL",
            """
            CREATE TABLE push_key (
                position {int} NOT NULL PRIMARY KEY,
                private_key {blob} NOT NULL,
                created_at {instant} NOT NULL
            ) {strict}
            """,
        ],
        rowSecurity: ["push_key": .service]
    )

    static let reminders = Migration(
        "0006_push_reminders",
        [
            "ALTER TABLE push_subscription ADD COLUMN remind_time {int}",
            "ALTER TABLE push_subscription ADD COLUMN remind_day TEXT",
            "ALTER TABLE push_subscription ADD COLUMN remind_at {instant}",
            "CREATE INDEX push_subscription_remind ON push_subscription (remind_at) WHERE remind_at IS NOT NULL",
        ]
    )
}
