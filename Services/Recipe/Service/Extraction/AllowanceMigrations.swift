import Database

/// What counts of a household's imports, besides those of the month.
enum AllowanceMigrations {
    static let lifetime = Migration(
        "recipe_0020_all_imports",
        [
            "ALTER TABLE recipe_allowance ADD COLUMN all_imports {int} NOT NULL DEFAULT 0",
            "ALTER TABLE recipe_allowance ADD COLUMN held {int} NOT NULL DEFAULT 0",
            "ALTER TABLE recipe_allowance ADD COLUMN held_until {instant} NOT NULL DEFAULT 0",
            // Of those from before, only the last month's are known.
            "UPDATE recipe_allowance SET all_imports = imports",
        ]
    )
}
