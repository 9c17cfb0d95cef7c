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

    /// Has PostgreSQL expect large households.
    ///
    /// Plans for any values are made for an average household. One that has most of the recipes, beside many that have a
    /// few, would be read as a whole for each page: rows of a page are to be looked up by their keys. Also without this
    /// the policies seem to hide nearly all rows, and sorting what is left looks cheaper than an index. It counts for no
    /// more than the largest household really has.
    static let statistics = Migration(
        "recipe_0018_statistics",
        [
            "recipe", "recipe_tag", "recipe_cooking", "recipe_opinion", "recipe_version", "cookbook", "cookbook_recipe",
        ].map { table in
            .either(
                postgres: "ALTER TABLE \(unescaped: table) ALTER COLUMN household_id SET (n_distinct = 20)",
                // It cannot be said there.
                citus: "SELECT 1",
                sqlite: "SELECT 1"
            )
        }
    )
}
