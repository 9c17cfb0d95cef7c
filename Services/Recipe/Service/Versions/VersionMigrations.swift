import Database

/// The table of what recipes were.
enum VersionMigrations {
    static let versions = Migration(
        "recipe_0012_versions",
        [
            // Who made the recipe what it is, and in which fields that differs from what it was.
            "ALTER TABLE recipe ADD COLUMN changed_by {uuid}",
            "ALTER TABLE recipe ADD COLUMN changes TEXT NOT NULL DEFAULT '[]'",
            // What its versions take.
            "ALTER TABLE recipe ADD COLUMN history_size {int} NOT NULL DEFAULT 0",
            "DROP INDEX recipe_sizes",
            "CREATE INDEX recipe_sizes ON recipe (household_id, size, history_size) WHERE size > 0",
            """
            CREATE INDEX recipe_histories ON recipe (household_id, updated_at, id, history_size)
            WHERE history_size > 0
            """,
            """
            CREATE TABLE recipe_version (
                household_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                version {int} NOT NULL,
                author {uuid},
                at {instant} NOT NULL,
                what TEXT NOT NULL,
                content TEXT NOT NULL,
                size {int} NOT NULL,
                PRIMARY KEY (household_id, recipe_id, version),
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
        ]
    )
}
