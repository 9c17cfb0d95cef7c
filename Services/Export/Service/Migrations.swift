import Database
import Runtime

/// The schema of the export service, step by step.
enum FeedMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .households(after: "0001_feeds"),
        .limits(after: "0001_feeds"),
        .idempotency(boundsAfter: "0001_feeds"),
        .events(after: "0001_feeds"),
    ]

    /// The own steps, in order.
    static let all: [Migration] = [
        Migration(
            "0001_feeds",
            [
                """
                CREATE TABLE feed (
                    household_id {uuid} NOT NULL,
                    id {uuid} NOT NULL,
                    purpose TEXT NOT NULL,
                    token_hash TEXT NOT NULL,
                    created_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, id),
                    UNIQUE (household_id, purpose),
                    UNIQUE (token_hash)
                ) {strict}
                """
            ],
            rowSecurity: ["feed": .household().orSecret("token_hash")]
        ),
        makers,
        token,
    ]

    /// Who has made a feed, and so knows its address: it ends with their membership.
    ///
    /// Not known of older ones.
    static let makers = Migration("0002_feed_makers", ["ALTER TABLE feed ADD COLUMN created_by {uuid}"])

    /// A unique index must name the household where rows are distributed by it; two tokens of 32 random bytes are
    /// never equal.
    static let token = Migration(
        "0003_feed_token",
        [
            .either(postgres: "ALTER TABLE feed DROP CONSTRAINT feed_token_hash_key", sqlite: "SELECT 1"),
            .either(postgres: "CREATE INDEX feed_token ON feed (token_hash)", sqlite: "SELECT 1"),
        ]
    )
}
