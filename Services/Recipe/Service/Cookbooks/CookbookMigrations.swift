import Database

/// The tables of cookbooks.
enum CookbookMigrations {
    // Names are sorted by their bytes on both engines, so that a cursor means the same place on both.
    static let cookbooks = Migration(
        "recipe_0010_cookbooks",
        [
            """
            CREATE TABLE cookbook (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                name TEXT NOT NULL,
                name_key TEXT \(SQL.either(postgres: "COLLATE \"C\"", sqlite: "")) NOT NULL,
                created_at {instant} NOT NULL,
                updated_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE UNIQUE INDEX cookbook_by_name ON cookbook (household_id, name_key)",
            """
            CREATE TABLE cookbook_recipe (
                household_id {uuid} NOT NULL,
                cookbook_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                added_at {instant} NOT NULL,
                PRIMARY KEY (household_id, cookbook_id, recipe_id),
                FOREIGN KEY (household_id, cookbook_id) REFERENCES cookbook (household_id, id) ON DELETE CASCADE,
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX cookbook_recipe_by_recipe ON cookbook_recipe (household_id, recipe_id, cookbook_id)",
            "CREATE INDEX cookbook_recipe_by_time ON cookbook_recipe (household_id, cookbook_id, added_at, recipe_id)",
        ]
    )

    /// Deleted cookbooks, and what was in them, are in tables of their own: whatever reads cookbooks need not know of them.
    static let deleted = Migration(
        "recipe_0019_deleted_cookbooks",
        [
            """
            CREATE TABLE deleted_cookbook (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                version {int} NOT NULL,
                name TEXT NOT NULL,
                name_key TEXT NOT NULL,
                created_at {instant} NOT NULL,
                updated_at {instant} NOT NULL,
                deleted_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX deleted_cookbook_by_time ON deleted_cookbook (household_id, deleted_at, id)",
            "CREATE INDEX deleted_cookbook_over ON deleted_cookbook (deleted_at)",
            """
            CREATE TABLE deleted_cookbook_recipe (
                household_id {uuid} NOT NULL,
                cookbook_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                added_at {instant} NOT NULL,
                PRIMARY KEY (household_id, cookbook_id, recipe_id),
                FOREIGN KEY (household_id, cookbook_id) REFERENCES deleted_cookbook (household_id, id) ON DELETE CASCADE,
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            """
            CREATE INDEX deleted_cookbook_recipe_by_recipe
            ON deleted_cookbook_recipe (household_id, recipe_id, cookbook_id)
            """,
        ]
    )
}
