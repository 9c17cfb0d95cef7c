import Database

/// The tables of the catalogue, which belong to no household.
enum CatalogMigrations {
    /// Recipes and cookbooks of one edition, or of two while another one is loaded.
    ///
    /// The service only reads them: an operator's command writes them as the owner of the tables.
    static let catalog = Migration(
        "recipe_0016_catalog",
        [
            """
            CREATE TABLE catalog_edition (
                edition {int} NOT NULL PRIMARY KEY,
                state TEXT NOT NULL CHECK (state IN ('loading', 'current', 'old')),
                digest TEXT NOT NULL,
                parser_version {int} NOT NULL,
                entries {int} NOT NULL,
                recipes {int} NOT NULL,
                skipped {int} NOT NULL,
                doubles {int} NOT NULL,
                started_at {instant} NOT NULL,
                completed_at {instant}
            ) {strict}
            """,
            // One that is read, and one that is loaded.
            "CREATE UNIQUE INDEX catalog_edition_current ON catalog_edition (state) WHERE state = 'current'",
            "CREATE UNIQUE INDEX catalog_edition_loading ON catalog_edition (state) WHERE state = 'loading'",
            """
            CREATE TABLE catalog_recipe (
                edition {int} NOT NULL,
                id {uuid} NOT NULL,
                position {int} NOT NULL,
                title TEXT NOT NULL,
                source_type TEXT NOT NULL,
                source_url TEXT,
                source_name TEXT,
                servings {int} NOT NULL,
                ingredients TEXT NOT NULL,
                steps TEXT NOT NULL,
                prep_minutes {int},
                cook_minutes {int},
                total_minutes {int},
                tags TEXT NOT NULL,
                image_source TEXT,
                nutrition TEXT,
                notes TEXT,
                cookbooks TEXT NOT NULL,
                search TEXT NOT NULL,
                dietary TEXT NOT NULL,
                created_at {instant} NOT NULL,
                PRIMARY KEY (edition, id)
            ) {strict}
            """,
            "CREATE UNIQUE INDEX catalog_recipe_order ON catalog_recipe (edition, position)",
            """
            CREATE TABLE catalog_cookbook (
                edition {int} NOT NULL,
                id {uuid} NOT NULL,
                name TEXT NOT NULL,
                name_key TEXT \(SQL.either(postgres: "COLLATE \"C\"", sqlite: "")) NOT NULL,
                recipes {int} NOT NULL,
                PRIMARY KEY (edition, id)
            ) {strict}
            """,
            "CREATE INDEX catalog_cookbook_by_name ON catalog_cookbook (edition, name_key, id)",
        ],
        rowSecurity: [
            "catalog_edition": .published, "catalog_recipe": .published, "catalog_cookbook": .published,
        ]
    )
}
