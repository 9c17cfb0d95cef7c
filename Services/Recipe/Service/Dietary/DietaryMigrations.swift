import Database

/// What is known of recipes' allergens and diets.
enum DietaryMigrations {
    /// Recipes that are there are not known until their lines are read again.
    static let marks = Migration(
        "recipe_0014_dietary",
        ["ALTER TABLE recipe ADD COLUMN dietary TEXT NOT NULL DEFAULT 'unknown'"]
    )
}
