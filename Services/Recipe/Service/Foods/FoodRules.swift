import Kitchen

/// What a household can say about foods.
enum FoodRules {
    /// How many foods a household can add or overrule.
    static let maxFoods = 500
    /// How many corrections of categories are remembered; then the oldest are forgotten.
    static let maxCorrections = 1000
    static let maxID = 100
    static let maxName = 100
    /// Further names in each language.
    static let maxNames = 50
    /// Those of all languages together, in bytes of UTF-8: every list is made with all foods of its household.
    static let maxNamesSize = 4096
    static let maxAllergens = Allergen.allCases.count
    /// Grams of a cup or a piece.
    static let grams = 0.001...100_000

    /// Whether this can be a food's id: a slug, or a UUID that a client chose.
    static func isID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= maxID
            && text.utf8.allSatisfy { byte in
                byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x2D
            }
    }

    /// The spelling under which a name's correction is kept.
    static func key(of name: String) -> String {
        name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
