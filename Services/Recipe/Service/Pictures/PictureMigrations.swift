import Database

/// The tables of pictures.
enum PictureMigrations {
    /// Pictures that were only addresses elsewhere are fetched.
    static let pictures = Migration(
        "recipe_0008_pictures",
        [
            "ALTER TABLE recipe ADD COLUMN image_source TEXT",
            "ALTER TABLE recipe ADD COLUMN image_problem TEXT",
            """
            CREATE TABLE picture (
                household_id {uuid} NOT NULL,
                id {uuid} NOT NULL,
                hash TEXT NOT NULL,
                width {int} NOT NULL,
                height {int} NOT NULL,
                bytes {int} NOT NULL,
                is_stored {bool} NOT NULL,
                is_gone {bool} NOT NULL,
                used_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX picture_by_hash ON picture (household_id, hash)",
            "CREATE INDEX picture_by_use ON picture (used_at)",
            "CREATE INDEX picture_gone ON picture (household_id) WHERE is_gone",
            """
            CREATE TABLE recipe_picture (
                household_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                picture_id {uuid} NOT NULL,
                PRIMARY KEY (household_id, recipe_id),
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE,
                FOREIGN KEY (household_id, picture_id) REFERENCES picture (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX recipe_picture_by_picture ON recipe_picture (household_id, picture_id)",
            """
            CREATE TABLE picture_fetch (
                household_id {uuid} NOT NULL,
                recipe_id {uuid} NOT NULL,
                source TEXT NOT NULL,
                due_at {instant} NOT NULL,
                tries {int} NOT NULL,
                PRIMARY KEY (household_id, recipe_id),
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX picture_fetch_due ON picture_fetch (due_at, household_id)",
            """
            INSERT INTO picture_fetch (household_id, recipe_id, source, due_at, tries)
            SELECT household_id, id, image_url, updated_at, 0 FROM recipe WHERE image_url IS NOT NULL
            """,
            "UPDATE recipe SET image_source = image_url, image_url = NULL WHERE image_url IS NOT NULL",
        ]
    )

    /// Those who eat in a household may have one, too.
    static let ofMembers = Migration(
        "recipe_0021_member_pictures",
        [
            """
            CREATE TABLE member_picture (
                household_id {uuid} NOT NULL,
                member_id {uuid} NOT NULL,
                picture_id {uuid} NOT NULL,
                put_at {instant} NOT NULL,
                PRIMARY KEY (household_id, member_id),
                FOREIGN KEY (household_id, picture_id) REFERENCES picture (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX member_picture_by_picture ON member_picture (household_id, picture_id)",
        ]
    )
}
