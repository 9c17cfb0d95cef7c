import Database
import JSON
import Kitchen
import RecipeAPI
import Values

/// What a household says about a food.
@TableRow("household_food")
struct StoredFood {
    @Column(.key) var id: String
    /// Counts its changes.
    var version: Int
    /// A `FoodInput`, as JSON.
    var body: String
    var updatedAt: Instant

    /// The row of what is said now.
    init(_ food: HouseholdFood, version: Int = 1, at now: Instant) {
        id = food.id
        self.version = version
        body = FoodInput(food).jsonText()
        updatedAt = now
    }

    /// What is said.
    func food() throws -> HouseholdFood { try JSONReader.read(FoodInput.self, from: body).food(id: id) }
}

/// The category that a household gave to a name.
@TableRow("category_correction")
struct StoredCorrection {
    /// The spelling under which it is found.
    @Column(.key) var nameKey: String
    var name: String
    var category: String
    /// The version of the household's foods that it came with.
    var foodsVersion: Int
    var updatedAt: Instant

    /// The row of what is said now.
    init(_ correction: CategoryCorrection, foodsVersion: Int, at now: Instant) {
        nameKey = FoodRules.key(of: correction.name)
        name = correction.name
        category = correction.category.rawValue
        self.foodsVersion = foodsVersion
        updatedAt = now
    }

    /// What is said.
    var correction: CategoryCorrection {
        CategoryCorrection(name: name, category: Kitchen.Category(rawValue: category) ?? .other)
    }
}
