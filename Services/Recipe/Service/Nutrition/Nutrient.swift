/// What is counted of nutrition, by the names of schema.org.
enum Nutrient: Int, CaseIterable, Sendable {
    case energy
    case protein
    case fat
    case saturatedFat
    case carbohydrate
    case sugar
    case fiber
    case sodium

    /// The name in schema.org's NutritionInformation.
    var name: String {
        switch self {
        case .energy: "calories"
        case .protein: "proteinContent"
        case .fat: "fatContent"
        case .saturatedFat: "saturatedFatContent"
        case .carbohydrate: "carbohydrateContent"
        case .sugar: "sugarContent"
        case .fiber: "fiberContent"
        case .sodium: "sodiumContent"
        }
    }

    /// The unit in which people are told of it.
    var unit: String {
        switch self {
        case .energy: "kcal"
        case .sodium: "mg"
        default: "g"
        }
    }

    /// How many of the smallest parts that are counted make one of that unit: 1/1000 kcal, and micrograms.
    var parts: Double {
        switch self {
        case .energy, .sodium: 1000
        default: 1_000_000
        }
    }

    /// How many decimals are shown.
    var decimals: Double { self == .energy || self == .sodium ? 1 : 10 }

    /// More of it than this in 100 g cannot be: pure fat has 902 kcal, and figures are rounded.
    var most: Int { self == .energy ? 1_000_000 : 101_000_000 }
}

/// Amounts of nutrients in whole small parts, so that sums are exact; nil where an amount is not known.
struct NutrientAmounts: Equatable, Sendable {
    private var parts = [Int?](repeating: nil, count: Nutrient.allCases.count)

    /// The amount of a nutrient.
    subscript(nutrient: Nutrient) -> Int? {
        get { parts[nutrient.rawValue] }
        set { parts[nutrient.rawValue] = newValue }
    }

    /// Whether nothing is known.
    var isEmpty: Bool { parts.allSatisfy { $0 == nil } }

    /// What so many grams have of what these amounts are in 100 g.
    func amounts(inGrams grams: Double) -> NutrientAmounts {
        var result = NutrientAmounts()
        for nutrient in Nutrient.allCases {
            result[nutrient] = self[nutrient].map { Int((Double($0) * grams / 100).rounded()) }
        }
        return result
    }
}
