import Database

/// The part of the account schema that is about what has been paid for.
enum BillingMigrations {
    static let billing = Migration(
        "0005_billing",
        [
            // Everything that was told, as it was told: what holds is read from it anew with every event.
            """
            CREATE TABLE billing_event (
                id TEXT NOT NULL PRIMARY KEY, happened_at {instant} NOT NULL, fact TEXT NOT NULL,
                received_at {instant} NOT NULL) {strict}
            """,
            // Which events are about the same customers and purchases.
            """
            CREATE TABLE billing_mention (
                name TEXT NOT NULL, event_id TEXT NOT NULL REFERENCES billing_event (id) ON DELETE CASCADE,
                PRIMARY KEY (name, event_id)) {strict}
            """,
            "CREATE INDEX billing_mention_event ON billing_mention (event_id)",
            // One event is taken in after the other.
            "CREATE TABLE billing_turn (id {int} NOT NULL PRIMARY KEY) {strict}",
            .either(
                postgres: subscription(leaving: " ON DELETE SET NULL (household_id)"),
                sqlite: subscription(leaving: "")
            ),
            "CREATE INDEX subscription_household ON subscription (household_id, until_at)",
            "CREATE INDEX subscription_running ON subscription (until_at) WHERE NOT is_over",
            .either(
                postgres: "SELECT 1",
                sqlite: """
                    CREATE TRIGGER subscription_leave BEFORE DELETE ON membership BEGIN
                        UPDATE subscription SET household_id = NULL
                        WHERE household_id = OLD.household_id AND user_id = OLD.user_id;
                    END
                    """
            ),
        ],
        rowSecurity: [
            "account_user": .user("id").open(to: .credential, .billing),
            "membership": .household().or(.user()).open(to: .departure, .billing),
            // Whoever is in a household sees until when it is paid for.
            "subscription": .household().or(.user()).orSeen("household_id", in: "membership", "household_id")
                .open(to: .billing),
            "billing_event": .nobody.open(to: .billing),
            "billing_mention": .nobody.open(to: .billing),
            "billing_turn": .nobody.open(to: .billing),
        ]
    )

    /// What a user has paid for, and the household that has the use of it: one that they are in.
    private static func subscription(leaving action: String) -> SQL {
        """
        CREATE TABLE subscription (
            user_id {uuid} NOT NULL PRIMARY KEY REFERENCES account_user (id) ON DELETE CASCADE, household_id {uuid},
            since_at {instant} NOT NULL, expires_at {instant} NOT NULL, until_at {instant} NOT NULL,
            is_over {bool} NOT NULL,
            FOREIGN KEY (household_id, user_id) REFERENCES membership (household_id, user_id)\(unescaped: action)) {strict}
        """
    }
}
