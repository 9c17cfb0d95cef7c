/// Reads ingredient lines.
public struct IngredientParser: Sendable {
    /// Rises whenever the same line may be read differently, so that stored lines can be read again.
    public static let version = 1

    private let foods: FoodTable

    /// A parser over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// Reads one line; never fails: what is not understood is kept whole as the name, with low confidence.
    public func parse(_ text: String) -> IngredientLine {
        IngredientLine(text: text, name: text)
    }
}
