import Database

/// What tells that recipes have changed.
enum SearchMigrations {
    /// Each change to a household's recipes has a number of its own, in the order in which they are committed.
    static let changes = Migration(
        "recipe_0013_changes",
        [
            """
            CREATE TABLE recipe_clock (
                household_id {uuid} NOT NULL PRIMARY KEY,
                seq {int} NOT NULL
            ) {strict}
            """,
            "ALTER TABLE recipe ADD COLUMN change_seq {int} NOT NULL DEFAULT 0",
            "CREATE INDEX recipe_by_change ON recipe (household_id, change_seq, id)",
        ]
    )
}
