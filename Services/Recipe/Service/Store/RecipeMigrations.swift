import Database
import Events

/// The history of the recipe service's tables.
enum RecipeMigrations {
    static let all = [
        Migration(
            "recipe_0001_recipes",
            [
                recipe,
                "CREATE INDEX recipe_by_creation ON recipe (household_id, created_at, id)",
                "CREATE INDEX recipe_by_title ON recipe (household_id, title_key, id)",
                "CREATE INDEX recipe_by_cooking ON recipe (household_id, times_cooked, id)",
                """
                CREATE TABLE recipe_tag (
                    household_id {uuid} NOT NULL,
                    recipe_id {uuid} NOT NULL,
                    key TEXT NOT NULL,
                    tag TEXT NOT NULL,
                    PRIMARY KEY (household_id, recipe_id, key),
                    FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
                ) {strict}
                """,
                "CREATE INDEX recipe_tag_by_key ON recipe_tag (household_id, key, recipe_id)",
                """
                CREATE TABLE recipe_cooking (
                    household_id {uuid} NOT NULL,
                    recipe_id {uuid} NOT NULL,
                    occasion_id {uuid} NOT NULL,
                    cooked_on {date} NOT NULL,
                    PRIMARY KEY (household_id, recipe_id, occasion_id),
                    FOREIGN KEY (household_id, recipe_id) REFERENCES recipe (household_id, id) ON DELETE CASCADE
                ) {strict}
                """,
            ]
        ),
        HouseholdErasure.migration,
    ]

    // Titles are sorted by their bytes on both engines, so that a cursor means the same place on both.
    private static let recipe: SQL =
        """
        CREATE TABLE recipe (
            household_id {uuid} NOT NULL,
            id {uuid} NOT NULL,
            version {int} NOT NULL,
            status TEXT NOT NULL,
            title TEXT NOT NULL,
            title_key TEXT \(SQL.either(postgres: "COLLATE \"C\"", sqlite: "")) NOT NULL,
            source_type TEXT NOT NULL,
            source_url TEXT,
            source_name TEXT,
            servings {int} NOT NULL CHECK (servings BETWEEN 1 AND 1000),
            ingredients TEXT NOT NULL,
            parser_version {int} NOT NULL,
            steps TEXT NOT NULL,
            prep_minutes {int},
            cook_minutes {int},
            total_minutes {int},
            tags TEXT NOT NULL,
            image_url TEXT,
            nutrition TEXT,
            notes TEXT,
            rating {int} CHECK (rating BETWEEN 1 AND 5),
            times_cooked {int} NOT NULL,
            last_cooked {date},
            search TEXT NOT NULL,
            created_at {instant} NOT NULL,
            updated_at {instant} NOT NULL,
            PRIMARY KEY (household_id, id)
        ) {strict}
        """
}
