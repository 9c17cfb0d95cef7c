import Database

/// The statements that read and write the operator's nutrients.
enum NutrientSQL {
    /// More foods than this are not read, whatever the table holds.
    static let mostFoods = 20_000

    /// Which edition there is.
    static let edition = StoredNutrientEdition.table.select + " ORDER BY edition DESC LIMIT 1"

    /// Its foods.
    static func foods(of edition: Int) -> SQL {
        StoredNutrientFood.table.select + " WHERE edition = \(edition) ORDER BY food LIMIT \(mostFoods)"
    }

    /// Deletes what was there, in the transaction that writes what is there from now on.
    static let clear: [SQL] = ["DELETE FROM nutrient_food", "DELETE FROM nutrient_edition"]

    static func insert(_ edition: StoredNutrientEdition) -> SQL { StoredNutrientEdition.table.insert(edition) }

    static func insert(_ foods: [StoredNutrientFood]) -> SQL { StoredNutrientFood.table.insert(foods) }
}
