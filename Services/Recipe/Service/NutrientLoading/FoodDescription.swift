import Kitchen

/// Which of Larder's foods a description in another table means, without guessing: `Onions, raw` are onions, and
/// `Oil, olive, salad or cooking` is olive oil.
///
/// Parts between commas that make no other food of it are left out. The others must be, in the order of a name, exactly
/// the name of one food.
struct FoodDescription {
    /// A food that a description means, and how well; of two the lesser one is better.
    struct Match: Equatable {
        var food: String
        /// 0 for what is said to be raw.
        var state: Int
        /// How many parts were left out.
        var left: Int
        /// 0 for the food's first name.
        var alias: Int
    }

    private let words: DescriptionVocabulary
    private let foods: FoodTable
    /// More parts than this no plain food has.
    private static let mostParts = 12

    init(foods: FoodTable = .standard, words: DescriptionVocabulary = .standard) {
        self.foods = foods
        self.words = words
    }

    /// The food that a description in a language means; nil for none that is certain.
    func match(_ description: String, in language: Language) -> Match? {
        let parts = Self.parts(of: description)
        guard !parts.isEmpty, parts.count <= Self.mostParts else { return nil }
        var kept: [String] = []
        var isRaw = false
        for (place, part) in parts.enumerated() {
            let keys = DescriptionWords(part).keys
            isRaw = isRaw || keys.contains { words.raw.contains($0) }
            let isNeutral = keys.allSatisfy { words.neutral.contains($0) || words.raw.contains($0) || isPercent(part) }
            if place == 0 || !isNeutral { kept.append(part) }
        }
        let all = DescriptionWords(description).keys
        for (phrase, dropped) in phrases(kept, language) {
            guard let food = foods.food(exactlyNamed: phrase), isSame(food, all) else { continue }
            let isFirst = DescriptionWords(phrase).keys == DescriptionWords(food.name(in: language)).keys
            return Match(
                food: food.id,
                state: isRaw ? 0 : 1,
                left: parts.count - kept.count + dropped,
                alias: isFirst ? 0 : 1
            )
        }
        return nil
    }

    /// Whether a description does not say that the food was cooked, unless its name says so.
    private func isSame(_ food: Food, _ keys: [UInt64]) -> Bool {
        let cooked = keys.filter { words.cooked.contains($0) }
        guard !cooked.isEmpty else { return true }
        let named = Set(food.names.values.joined().flatMap { DescriptionWords($0).keys })
        return cooked.allSatisfy { named.contains($0) }
    }

    /// "3.25% milkfat": how much of something is in it.
    private func isPercent(_ part: String) -> Bool { part.contains("%") && part.contains("fat") }

    /// The names that parts may be, with how many more parts each leaves out; the most certain first.
    private func phrases(_ parts: [String], _ language: Language) -> [(String, Int)] {
        var found = names(parts, language).map { ($0, 0) }
        let head = DescriptionWords(parts[0]).keys
        if parts.count > 1, !head.isEmpty, head.allSatisfy({ words.groups.contains($0) }) {
            found += names(Array(parts.dropFirst()), language).map { ($0, 1) }
            // With the group's name, as "scallop" and "spaghetti" alone are no squashes.
            if parts.count > 2, DescriptionWords(parts[1]).keys.allSatisfy({ words.seasons.contains($0) }) {
                found += names([parts[0]] + parts.dropFirst(2), language).map { ($0, 1) }
            }
        }
        // "Huile d'olive vierge extra"
        if parts.count == 1, let short = withoutEnd(parts[0]) { found.append((short, 1)) }
        return found
    }

    private func names(_ parts: [String], _ language: Language) -> [String] {
        switch parts.count {
        case 1: return parts
        case 2:
            if language == .fr {
                return ["\(parts[0]) \(parts[1])", "\(parts[1]) de \(parts[0])", "\(parts[1]) d'\(parts[0])"]
            }
            let inverted = "\(parts[1]) \(parts[0])"
            let isWhole = DescriptionWords(parts[0]).keys.allSatisfy { words.wholes.contains($0) }
            return isWhole ? ["\(parts[0]) \(parts[1])", inverted] : [inverted]
        case 3:
            if language == .fr { return [parts.joined(separator: " ")] }
            return [
                "\(parts[2]) \(parts[1]) \(parts[0])", "\(parts[1]) \(parts[2]) \(parts[0])",
            ]
        default: return []
        }
    }

    /// A name without the words at its end that make no other food of it.
    private func withoutEnd(_ part: String) -> String? {
        var left = part.split(separator: " ")
        // "Beurre à 82% MG"
        while left.count > 1, let last = left.last,
            last.contains("%")
                || DescriptionWords(String(last)).keys.allSatisfy({
                    words.neutral.contains($0) || words.raw.contains($0)
                })
        {
            left.removeLast()
        }
        let short = left.joined(separator: " ")
        return short == part ? nil : short
    }

    /// What stands between commas, without what stands in brackets.
    private static func parts(of description: String) -> [String] {
        var depth = 0
        var plain = ""
        for character in description.prefix(400) {
            switch character {
            case "(", "[": depth += 1
            case ")", "]": depth = max(0, depth - 1)
            default: if depth == 0 { plain.append(character == ";" ? "," : character) }
            }
        }
        return plain.split(separator: ",").map { part in
            part.split { $0.isWhitespace }.joined(separator: " ")
        }.filter { !$0.isEmpty }
    }
}
