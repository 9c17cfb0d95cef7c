import Database

/// The tables of webhooks.
enum WebhookMigrations {
    static let name = "0003_webhooks"

    static let webhooks = Migration(
        name,
        [
            """
            CREATE TABLE webhook (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                url TEXT NOT NULL,
                kinds TEXT NOT NULL,
                state TEXT NOT NULL,
                stop_reason TEXT,
                created_at {instant} NOT NULL,
                created_by {uuid} NOT NULL,
                address_by {uuid} NOT NULL,
                address_at {instant} NOT NULL,
                cursor {int} NOT NULL,
                last_event {int} NOT NULL DEFAULT 0,
                attempts {int} NOT NULL,
                refused_attempts {int} NOT NULL,
                refusals {int} NOT NULL,
                failing_since {instant},
                due_at {instant},
                leased_until {instant},
                secret {blob} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX webhook_due ON webhook (due_at) WHERE due_at IS NOT NULL",
            """
            CREATE TABLE webhook_delivery (
                household_id {uuid} NOT NULL,
                webhook_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                event_id {uuid} NOT NULL,
                event TEXT NOT NULL,
                attempt {int} NOT NULL,
                result TEXT NOT NULL,
                status {int},
                reason TEXT,
                milliseconds {int} NOT NULL,
                sent_at {instant} NOT NULL,
                PRIMARY KEY (household_id, webhook_id, id),
                FOREIGN KEY (household_id, webhook_id) REFERENCES webhook (household_id, id)
            ) {strict}
            """,
        ]
    )
}
