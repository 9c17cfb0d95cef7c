import Database

/// The tables of imports.
enum ImportMigrations {
    static let imports = Migration(
        "recipe_0009_imports",
        [
            // What a recipe was read from decides whether it is there already.
            "ALTER TABLE recipe ADD COLUMN guesses TEXT",
            "CREATE INDEX recipe_by_source ON recipe (household_id, source_url) WHERE source_url IS NOT NULL",
            "CREATE INDEX recipe_to_review ON recipe (household_id, created_at, id) WHERE status <> 'active'",
            """
            CREATE TABLE recipe_import (
                household_id {uuid} NOT NULL, id {uuid} NOT NULL, version {int} NOT NULL, language TEXT NOT NULL,
                total {int} NOT NULL, queued {int} NOT NULL, waiting {int} NOT NULL, active {int} NOT NULL,
                pending_review {int} NOT NULL, failed {int} NOT NULL, duplicate {int} NOT NULL,
                due_at {instant}, lease {uuid}, leased_until {instant},
                created_at {instant} NOT NULL, updated_at {instant} NOT NULL,
                PRIMARY KEY (household_id, id)
            ) {strict}
            """,
            "CREATE INDEX recipe_import_due ON recipe_import (due_at) WHERE due_at IS NOT NULL",
            "CREATE INDEX recipe_import_waiting ON recipe_import (household_id, id) WHERE waiting > 0",
            "CREATE INDEX recipe_import_over ON recipe_import (updated_at)",
            """
            CREATE TABLE recipe_import_item (
                household_id {uuid} NOT NULL, id {uuid} NOT NULL, import_id {uuid} NOT NULL, position {int} NOT NULL,
                kind TEXT NOT NULL, name TEXT NOT NULL, status TEXT NOT NULL, title TEXT, recipe_id {uuid},
                guesses TEXT, problem TEXT, attempts {int} NOT NULL, again {int} NOT NULL, due_at {instant} NOT NULL,
                upload_size {int}, remarks TEXT, progress {int} NOT NULL,
                PRIMARY KEY (household_id, id),
                FOREIGN KEY (household_id, import_id) REFERENCES recipe_import (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE UNIQUE INDEX recipe_import_order ON recipe_import_item (household_id, import_id, position)",
            """
            CREATE INDEX recipe_import_queue ON recipe_import_item (household_id, import_id, position, due_at)
            WHERE status = 'queued'
            """,
            // What has been sent and is still to be read, or to be looked at.
            """
            CREATE TABLE recipe_import_body (
                household_id {uuid} NOT NULL, item_id {uuid} NOT NULL, part {int} NOT NULL, body {blob} NOT NULL,
                PRIMARY KEY (household_id, item_id, part),
                FOREIGN KEY (household_id, item_id) REFERENCES recipe_import_item (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            """
            CREATE TABLE recipe_import_key (
                household_id {uuid} NOT NULL, key TEXT NOT NULL, recipe_id {uuid} NOT NULL,
                PRIMARY KEY (household_id, key),
                FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
            ) {strict}
            """,
            "CREATE INDEX recipe_import_key_by_recipe ON recipe_import_key (household_id, recipe_id)",
        ]
    )

    /// What an import is called, for lists of them.
    static let names = Migration("recipe_0022_import_names", ["ALTER TABLE recipe_import ADD COLUMN name TEXT"])
}
