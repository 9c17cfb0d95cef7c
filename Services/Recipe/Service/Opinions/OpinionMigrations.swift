import Database

/// The table of what users think of recipes.
enum OpinionMigrations {
    static let opinions = Migration(
        "recipe_0011_opinions",
        [
            """
            CREATE TABLE recipe_opinion (
                household_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                user_id {uuid} NOT NULL,
                favourite {bool} NOT NULL,
                rating {int} CHECK (rating BETWEEN 1 AND 5),
                note TEXT,
                updated_at {instant} NOT NULL,
                PRIMARY KEY (household_id, recipe_id, user_id),
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX recipe_opinion_by_user ON recipe_opinion (household_id, user_id, recipe_id)",
            "CREATE INDEX recipe_opinion_notes ON recipe_opinion (household_id) WHERE note IS NOT NULL",
        ]
    )
}
