import Kitchen

/// Something at home that the recipes want: kept off the list, recorded on it.
struct KeptStaple: Hashable, Sendable {
    /// The food, if it is a known one.
    var food: FoodReference?
    /// Its name.
    var name: String
    /// How much the recipes want of it.
    var text: String
    /// Each line that wants it.
    var lines: [ItemLine]

    /// How much of it, in the words of a measurement system; nil for those that were used.
    func text(in system: MeasurementSystem?) -> String {
        guard let system, let items = try? Consolidation().items(contributions) else { return text }
        return items.map { $0.text(in: system) }.filter { !$0.isEmpty }.joined(separator: " + ")
    }

    private var contributions: [Contribution<LineOrigin>] {
        lines.map { line in
            Contribution(
                line: IngredientLine(text: line.text, amount: line.amount, food: food, name: name),
                source: line.origin
            )
        }
    }
}
