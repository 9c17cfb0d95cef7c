public import JSON

/// A food's certain and possible allergens and origins.
struct FoodFacts: Hashable, Sendable {
    var allergens: Set<Allergen> = []
    var possibleAllergens: Set<Allergen> = []
    var origins: Set<Origin> = []
    var possibleOrigins: Set<Origin> = []

    init() {}

    init(_ food: Food) {
        allergens = Set(food.allergens)
        possibleAllergens = Set(food.mayContain).subtracting(food.allergens)
        origins = Set(food.origins)
        possibleOrigins = Set(food.possibleOrigins).subtracting(food.origins)
    }

    /// Whether it conflicts with a diet: certainly, possibly, or (nil) not at all.
    func conflict(with diet: Diet) -> Certainty? {
        if !allergens.isDisjoint(with: diet.ruledOutAllergens) || !origins.isDisjoint(with: diet.ruledOutOrigins) {
            return .certain
        }
        let perhaps = origins.union(possibleOrigins)
        if diet == .kosher, allergens.contains(.milk), origins.contains(.meat) { return .certain }
        if !possibleAllergens.isDisjoint(with: diet.ruledOutAllergens)
            || !perhaps.isDisjoint(with: diet.ruledOutOrigins.union(diet.uncertainOrigins))
        {
            return .possible
        }
        return diet == .kosher && perhaps.contains(.meat) && mayHold(.milk) ? .possible : nil
    }

    /// Whether it has an allergen: certainly, possibly, or (nil) not at all.
    func brings(_ allergen: Allergen) -> Certainty? {
        allergens.contains(allergen) ? .certain : possibleAllergens.contains(allergen) ? .possible : nil
    }

    /// Whether it has an origin: certainly, possibly, or (nil) not at all.
    func isOf(_ origin: Origin) -> Certainty? {
        origins.contains(origin) ? .certain : possibleOrigins.contains(origin) ? .possible : nil
    }

    private func mayHold(_ allergen: Allergen) -> Bool { brings(allergen) != nil }

    /// The facts of two foods together.
    func adding(_ other: FoodFacts) -> FoodFacts {
        var result = self
        result.allergens.formUnion(other.allergens)
        result.origins.formUnion(other.origins)
        result.possibleAllergens = possibleAllergens.union(other.possibleAllergens).subtracting(result.allergens)
        result.possibleOrigins = possibleOrigins.union(other.possibleOrigins).subtracting(result.origins)
        return result
    }
}

/// How certain something is.
public enum Certainty: String, Hashable, Sendable, Comparable, JSONEncodable {
    /// It depends on the product bought, or on which alternative is used.
    case possible = "may"
    /// It is certain.
    case certain

    /// Orders by certainty.
    public static func < (left: Certainty, right: Certainty) -> Bool { left == .possible && right == .certain }
}

extension Food {
    /// Its status for a diet by itself; never unknown.
    public func verdict(for diet: Diet) -> DietVerdict {
        switch FoodFacts(self).conflict(with: diet) {
        case .certain: .conflicts
        case .possible: .mayConflict
        case nil: .suits
        }
    }
}
