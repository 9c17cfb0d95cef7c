import Database
import Runtime
import Sync

/// The history of the recipe service's tables.
enum RecipeMigrations {
    /// What the runtime does for the service, and where in the history its tables came.
    static let features: [ServiceFeature] = [
        .events(),
        .households(after: "recipe_0001_recipes"),
        .limits(after: "recipe_0003_allowance"),
        .idempotency(boundsAfter: "recipe_0003_allowance"),
    ]

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
        Migration(
            "recipe_0002_household_foods",
            [
                // read_version is the version with which the household's recipes have all been read.
                """
                CREATE TABLE household_kitchen (
                    household_id {uuid} PRIMARY KEY,
                    version {int} NOT NULL,
                    read_version {int} NOT NULL
                ) {strict}
                """,
                """
                CREATE INDEX household_kitchen_behind ON household_kitchen (household_id)
                WHERE read_version < version
                """,
                """
                CREATE TABLE household_food (
                    household_id {uuid} NOT NULL,
                    id TEXT NOT NULL,
                    version {int} NOT NULL,
                    body TEXT NOT NULL,
                    updated_at {instant} NOT NULL,
                    PRIMARY KEY (household_id, id)
                ) {strict}
                """,
                correction,
                "ALTER TABLE recipe ADD COLUMN foods_version {int} NOT NULL DEFAULT 0",
                "CREATE INDEX recipe_by_parser ON recipe (parser_version, household_id, id)",
            ]
        ),
        Migration(
            "recipe_0003_allowance",
            // defence: rows-through-migrations
            [
                """
                CREATE TABLE recipe_allowance (
                    household_id {uuid} NOT NULL PRIMARY KEY, month TEXT NOT NULL, imports {int} NOT NULL) {strict}
                """
            ]
        ),
        Migration(
            "recipe_0004_rereading",
            // So that looking for what is behind reads no recipe that is not.
            ["CREATE INDEX recipe_by_foods ON recipe (household_id, foods_version, id)"]
        ),
        Migration(
            "recipe_0005_size",
            [
                "ALTER TABLE recipe ADD COLUMN size {int} NOT NULL DEFAULT 0",
                """
                UPDATE recipe SET size = 1000 + 2 * length(title) + length(ingredients) + length(steps) + length(tags)
                    + length(search) + coalesce(length(nutrition), 0) + coalesce(length(notes), 0)
                    + coalesce(length(image_url), 0)
                """,
                "CREATE INDEX recipe_by_size ON recipe (household_id, size)",
            ]
        ),
        Migration(
            "recipe_0006_deleted",
            [
                "ALTER TABLE recipe ADD COLUMN deleted_at {instant}",
                """
                CREATE INDEX recipe_deleted ON recipe (household_id, deleted_at, id, size)
                WHERE deleted_at IS NOT NULL
                """,
                "CREATE INDEX recipe_over ON recipe (deleted_at) WHERE deleted_at IS NOT NULL",
            ]
        ),
        Migration(
            "recipe_0007_sums",
            // It serves nothing else: PostgreSQL took the one before, which is smaller than the key, for single recipes,
            // too, until it had collected statistics, and went through all of the household.
            [
                "DROP INDEX recipe_by_size",
                "CREATE INDEX recipe_sizes ON recipe (household_id, size) WHERE size > 0",
            ]
        ),
        PictureMigrations.pictures,
        ImportMigrations.imports,
        CookbookMigrations.cookbooks,
        OpinionMigrations.opinions,
        VersionMigrations.versions,
        SearchMigrations.changes,
        DietaryMigrations.marks,
        SyncMigrations.gone,
        CatalogMigrations.catalog,
        NutrientMigrations.nutrients,
        SearchMigrations.statistics,
        CookbookMigrations.deleted,
        AllowanceMigrations.lifetime,
        PictureMigrations.ofMembers,
        OperationMemory.migration,
        ImportMigrations.names,
    ]

    // As titles: the same order on both engines.
    private static let correction: SQL =
        """
        CREATE TABLE category_correction (
            household_id {uuid} NOT NULL,
            name_key TEXT \(SQL.either(postgres: "COLLATE \"C\"", sqlite: "")) NOT NULL,
            name TEXT NOT NULL,
            category TEXT NOT NULL,
            foods_version {int} NOT NULL,
            updated_at {instant} NOT NULL,
            PRIMARY KEY (household_id, name_key)
        ) {strict}
        """

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
