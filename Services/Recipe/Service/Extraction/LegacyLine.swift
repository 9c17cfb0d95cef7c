import Kitchen

/// An ingredient line in two parts: how much, and of what.
///
/// A line in which no amount is read, or no name beside it, is all text.
struct LegacyLine: Equatable {
    /// The line without its quantity, in its own words.
    var text: String
    /// How much, with the unit; nil if the line does not say.
    var quantity: String?

    /// Divides a line that has been read.
    init(_ line: IngredientLine) {
        text = line.text
        guard let amount = line.amount, !line.name.isEmpty else { return }
        var amounts = line.amounts.isEmpty ? [amount] : line.amounts
        text = line.name
        if let name = line.text.firstRange(of: line.name), line.text[..<name.lowerBound].contains(where: \.isNumber) {
            text = String(line.text[name.lowerBound...])
            // What is said of amounts behind the name stays there: "2 cans tomatoes (400 g each)".
            if text.contains(where: \.isNumber) { amounts = [amount] }
        }
        // What stands before the name, such as "finely chopped", goes behind it.
        for words in [line.preparation, line.note] where !words.isEmpty && !text.contains(words) {
            text += ", " + words
        }
        quantity = amounts.map(\.display).joined(separator: " / ")
    }
}
