import Database

/// The tables of an operator's nutrients, which belong to no household.
enum NutrientMigrations {
    /// One edition, and what it says of Larder's foods: thousandths of kilocalories, and micrograms, in 100 g.
    ///
    /// The service only reads them: an operator's command writes them as the owner of the tables.
    static let nutrients = Migration(
        "recipe_0017_nutrients",
        [
            """
            CREATE TABLE nutrient_edition (
                edition {int} NOT NULL PRIMARY KEY,
                sources TEXT NOT NULL,
                foods {int} NOT NULL,
                loaded_at {instant} NOT NULL
            ) {strict}
            """,
            """
            CREATE TABLE nutrient_food (
                edition {int} NOT NULL,
                food TEXT NOT NULL,
                source TEXT NOT NULL,
                code TEXT NOT NULL,
                description TEXT NOT NULL,
                energy {int},
                protein {int},
                fat {int},
                saturated_fat {int},
                carbohydrate {int},
                sugar {int},
                fiber {int},
                sodium {int},
                PRIMARY KEY (edition, food)
            ) {strict}
            """,
        ],
        rowSecurity: ["nutrient_edition": .published, "nutrient_food": .published]
    )
}
