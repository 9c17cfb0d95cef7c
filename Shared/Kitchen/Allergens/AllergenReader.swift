/// Says what lines contain; what is not known stays unknown and is never "free of".
public struct AllergenReader: Sendable {
    private let foods: FoodTable

    /// A reader over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The allergens of some lines, with the line that brings each.
    public func report(on lines: [IngredientLine]) -> AllergenReport {
        var reasons: [AllergenReason] = []
        for line in lines {
            reasons += line.allergens.map { AllergenReason(allergen: $0, line: line.text) }
        }
        return AllergenReport(
            contains: Set(reasons.map(\.allergen)).sorted(),
            mayContain: [],
            unknown: lines.filter { $0.food == nil }.map(\.text),
            because: reasons
        )
    }
}
