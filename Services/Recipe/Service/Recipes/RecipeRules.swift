/// What a recipe's content must be like to be kept.
enum RecipeRules {
    /// All texts of a recipe together, in bytes of UTF-8.
    static let maxSize = 262_144
    /// How many times cooked are counted of a recipe.
    static let maxCookings = 1000
    static let maxTitle = 300
    static let maxLines = 300
    static let maxIngredient = 1000
    static let maxStep = 10_000
    static let maxSection = 200
    static let maxTags = 50
    static let maxTag = 50
    static let maxURL = 2048
    static let maxSourceName = 300
    static let maxNutrition = 50
    static let servings = 1...1000
    static let minutes = 0...100_000
}
