import FoundationEssentials

/// Figures with their units in a short text: `250 kcal`, `12,5 g`.
enum FactText {
    /// A figure as it is written, and its unit in short; "" for none.
    struct Measure: Equatable {
        var figure: String
        var unit: String

        /// The value, or nil where the separator may be one of decimals or of thousands.
        func value(inUnits unit: String) -> Double? {
            let marks = figure.filter { $0 == "," || $0 == "." }
            guard marks.count == 1, let mark = marks.first else { return marks.isEmpty ? Double(figure) : nil }
            let parts = figure.split(separator: mark, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
            if parts[1].count == 3, parts[0] != "0", parts[0].count <= 3 {
                // Nobody gives kilocalories or milligrams with three decimals; grams could be either.
                return unit == "g" || unit.isEmpty ? nil : Double(parts.joined())
            }
            return Double(parts.joined(separator: "."))
        }
    }

    /// The measures of a text; none if it has a range, or is longer than such a text is.
    static func measures(in text: String) -> [Measure] {
        guard text.utf8.count <= 200 else { return [] }
        var found: [Measure] = []
        var rest = text.lowercased()[...]
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let before = rest[..<start].last { !$0.isWhitespace }
            // "2-3 g", "< 1 g": no one figure.
            if let before, "-–—<>≤≥~".contains(before) { return [] }
            let figure = rest[start...].prefix { $0.isASCII && $0.isNumber || $0 == "," || $0 == "." }
            rest = rest[figure.endIndex...]
            let word = rest.drop { $0.isWhitespace }.prefix { $0.isLetter }
            let trimmed = String(figure).trimmingEnd()
            found.append(Measure(figure: trimmed, unit: units[String(word)] ?? (word.isEmpty ? "" : "?")))
        }
        return found
    }

    private static let units: [String: String] = [
        "kcal": "kcal", "cal": "kcal", "cals": "kcal", "calorie": "kcal", "calories": "kcal", "kilocalories": "kcal",
        "kalorien": "kcal", "calorías": "kcal", "kj": "kj", "kilojoule": "kj", "kilojoules": "kj",
        "g": "g", "gr": "g", "gram": "g", "grams": "g", "gramm": "g", "grammes": "g", "gramme": "g", "gramos": "g",
        "mg": "mg", "milligram": "mg", "milligrams": "mg", "milligramm": "mg", "milligrammes": "mg", "miligramos": "mg",
    ]
}

extension String {
    /// Without points and commas behind the last digit: the end of a sentence.
    fileprivate func trimmingEnd() -> String {
        var text = self
        while let last = text.last, last == "." || last == "," { text.removeLast() }
        return text
    }
}
