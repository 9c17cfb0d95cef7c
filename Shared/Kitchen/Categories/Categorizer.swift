/// Finds the category of any name, whether the food is known or not.
public struct Categorizer: Sendable {
    private let foods: FoodTable

    /// A categorizer over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The category of a name, with a confidence between 0 and 1.
    public func classify(_ name: String) -> Classification {
        if let food = foods.food(named: name) {
            return Classification(category: food.category, confidence: 1, food: food)
        }
        return Classification(category: .other, confidence: 0, food: nil)
    }
}

/// A name's category and how certain it is.
public struct Classification: Hashable, Sendable {
    /// The category.
    public var category: Category
    /// Between 0 (a guess) and 1 (the food is known).
    public var confidence: Double
    /// The food, if the name means one.
    public var food: Food?

    /// A classification.
    public init(category: Category, confidence: Double, food: Food?) {
        self.category = category
        self.confidence = confidence
        self.food = food
    }
}
