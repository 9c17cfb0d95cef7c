import Values

/// An ingredient that a file has in parts, as a person would write it.
struct ComposedLine {
    var amount: Double?
    var unit = ""
    var food = ""
    var note = ""

    /// The line; empty if there is nothing to say.
    var text: String {
        let words = withoutNote
        if words.isEmpty || note.isEmpty { return words + note }
        // "1 onion (chopped)", and "200 g" of what only a note says.
        return food.isEmpty || note.hasPrefix("(") ? "\(words) \(note)" : "\(words), \(note)"
    }

    /// Amount, unit and food.
    var withoutNote: String {
        [amount.map(Self.written) ?? "", unit, food].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// A number without digits that nobody writes: `2`, `1 1/2`, `0.35`.
    static func written(_ amount: Double) -> String {
        guard amount > 0, amount < 1_000_000 else { return "" }
        let whole = amount.rounded(.down)
        let rest = amount - whole
        if rest < 0.005 { return whole > 0 ? String(Int(whole)) : "" }
        if rest > 0.995 { return String(Int(whole) + 1) }
        if whole < 10, let fraction = fractions.first(where: { abs($0.value - rest) < 0.004 }) {
            return whole > 0 ? "\(Int(whole)) \(fraction.text)" : fraction.text
        }
        let hundredths = Int((rest * 100).rounded())
        let digits = hundredths % 10 == 0 ? "\(hundredths / 10)" : hundredths < 10 ? "0\(hundredths)" : "\(hundredths)"
        return "\(Int(whole)).\(digits)"
    }

    private static let fractions: [(value: Double, text: String)] = [
        (0.5, "1/2"), (0.25, "1/4"), (0.75, "3/4"), (1.0 / 3, "1/3"), (2.0 / 3, "2/3"), (0.125, "1/8"), (0.375, "3/8"),
        (0.625, "5/8"), (0.875, "7/8"),
    ]
}
