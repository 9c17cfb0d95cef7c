/// English lines that name nothing to eat: what is baked on or served in, and tips.
extension PurchaseReader {
    /// "2 cookie sheets or jelly roll pans covered with foil", "12 ice-pop molds", "2-inch straws": what a dish is made or
    /// served in.
    func isGear(_ line: IngredientLine) -> Bool {
        // Nobody measures it in cups.
        let unit = line.amount?.unit
        guard language == .en, line.text.utf8.count < 120,
            unit.map({ $0.dimension == .length || $0 == .quart || $0 == .gallon || $0 == .ounce || $0 == .pint })
                != false
        else { return false }
        let front = String(Self.outsideBrackets(line.text.lowercased()).prefix { !",;:".contains($0) }.trimmedEnd)
            .replacing("-", with: " ")
        // "Oil for the baking sheet"
        guard !Self.uses.contains(where: { front.utf8.firstRange(of: $0) != nil }) else { return false }
        return buying.gear.contains { gear in
            guard let found = front.utf8.firstRange(of: gear), front[..<found.lowerBound].last?.isLetter != true else {
                return false
            }
            let rest = front[found.upperBound...]
            let behind = rest.hasPrefix("s") ? rest.dropFirst() : rest
            return behind.isEmpty || Self.behindGear.contains(where: behind.hasPrefix)
        }
    }

    private static let uses = [" for ", " to ", " on ", " in ", " into "]
    private static let behindGear = [" or ", " with ", " covered", " lined", " fitted"]

    /// "Even easier: instead of whipping cream, try one from a can.", "None is needed for this soup": advice.
    func isTip(_ line: IngredientLine) -> Bool {
        guard language == .en, line.amount == nil || line.text.hasPrefix("A "),
            case let count = line.text.split(separator: " ").count, count > 4
        else { return false }
        if Self.tips.contains(where: line.text.hasPrefix) { return true }
        // "We used the soft porter made by Zork. Whatever you choose, avoid bitter ones."
        let said = Self.outsideBrackets(line.text)
        return count > 6 && line.text.hasSuffix(".") && Self.telling.contains { said.utf8.firstRange(of: $0) != nil }
            || count > 24 && said.utf8.firstRange(of: " available at ") != nil
    }

    private static let telling = [
        " should be ", " comes in ", "e used ", "hatever you ", " you choose", "e like ", "I like ", "I used ",
        " are not ",
    ]

    private static let tips = [
        "Seek out ", "Look for ", "Even easier", "Even better", "None is needed", "None needed", "Feel free ",
        "Be sure ", "Make sure ",
        "Note that ", "Keep in mind ", "You can also ", "You may also ", "Do not use ", "Don't use ",
    ]
}
