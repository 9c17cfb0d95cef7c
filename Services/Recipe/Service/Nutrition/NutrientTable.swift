/// What an operator's nutrient table says of one of Larder's foods.
struct NutrientFacts: Equatable, Sendable {
    /// Which of the loaded tables it is from: `usda` or `ciqual`.
    var source: String
    /// What the row is called there.
    var code: String
    var description: String
    /// In 100 g.
    var amounts: NutrientAmounts
}

/// The rows of one edition of the operator's nutrient table, by the ids of Larder's foods.
struct NutrientTable: Sendable {
    var edition: Int
    /// The tables that it was made of.
    var sources: [String]
    var foods: [String: NutrientFacts]
}

extension NutrientTable: Equatable {
    /// An edition is loaded once and never changed.
    static func == (left: NutrientTable, right: NutrientTable) -> Bool { left.edition == right.edition }
}
