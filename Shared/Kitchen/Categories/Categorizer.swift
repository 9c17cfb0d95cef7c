/// Finds the category of any name, whether the food is known or not.
public struct Categorizer: Sendable {
    private let foods: FoodTable

    /// A categorizer over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The category of a name, with a confidence between 0 and 1.
    public func classify(_ name: String) -> Classification {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: .shared)
        return classify(tokens[...], match: FoodResolver(foods: foods).resolve(tokens[...]))
    }

    /// The category of a name whose food has been looked for.
    func classify(_ tokens: ArraySlice<Token>, match: FoodMatch?) -> Classification {
        let frozen = tokens.contains { CategoryWords.frozen.contains($0.key) }
        if let match {
            let category = match.food.category
            if frozen, category != .other {
                return Classification(category: .frozen, confidence: 0.9, food: match.food)
            }
            return Classification(category: category, confidence: match.exact ? 1 : 0.85, food: match.food)
        }
        if frozen { return Classification(category: .frozen, confidence: 0.8, food: nil) }
        // The last telling word decides: the head of an English or German name.
        for token in tokens.reversed() {
            if let category = CategoryWords.heads[token.key] {
                return Classification(category: category, confidence: 0.7, food: nil)
            }
        }
        for token in tokens.reversed() {
            if let food = foods.food(key: WordKey.empty.appending(token.key)) {
                return Classification(category: food.category, confidence: 0.5, food: nil)
            }
        }
        return Classification(category: .pantry, confidence: 0.2, food: nil)
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
