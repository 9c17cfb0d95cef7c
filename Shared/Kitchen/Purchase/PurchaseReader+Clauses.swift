/// Clauses of English lines in the words that the rules read.
extension PurchaseReader {
    /// The text with the clauses below in other words.
    func withClausesReworded(_ text: String) -> String {
        var rest = withLayerOfFat(withExamplesBehindColon(withoutStrayBracket(text)))
        rest = withoutRecipeBeforeChoice(withNounOfFresh(rest))
        return ofHalfPackage(withCookedRice(withChoiceOfDried(rest)))
    }

    /// "1/2 (1 pound) chorizo": so much of what is sold by the pound.
    private func ofHalfPackage(_ text: String) -> String {
        for pound in ["1/2 (1 pound) ", "1/2 (16 ounce) ", "½ (1 pound) ", "½ (16 ounce) "] where text.hasPrefix(pound)
        {
            let rest = text.dropFirst(pound.count)
            let name = words(of: String(rest.prefix { $0 != "," && $0 != "(" })).words
            if !name.contains(where: { $0.word.unit != nil }) { return "1/2 pound " + rest }
        }
        return text
    }

    /// "1 tablespoon fresh or 1 teaspoon dried zork": the first state with its noun.
    private func withNounOfFresh(_ text: String) -> String {
        guard let fresh = Self.statesOfTwo.lazy.compactMap({ text.utf8.firstRange(of: " \($0) or ") }).first,
            case let front = text[..<fresh.lowerBound], front.split(separator: " ").count < 4,
            case let rest = String(text[fresh.upperBound...]), rest.first?.isNumber == true,
            let other = Self.statesOfTwo.lazy.compactMap({ rest.utf8.firstRange(of: " \($0) ") }).first,
            rest[..<other.lowerBound].split(separator: " ").count < 4,
            case let noun = rest[other.upperBound...].prefix(while: { !",(;".contains($0) }).trimmedEnd,
            !noun.isEmpty, noun.split(separator: " ").count < 4, !noun.contains(" or "), !noun.contains(".")
        else { return text }
        let state = text[fresh].dropLast(" or ".count)
        return "\(front)\(state) \(String(noun)) or \(rest)"
    }

    private static let statesOfTwo = ["fresh", "canned", "frozen", "dried"]

    /// "2 cups zork (recipe follows), or a 19-ounce can": what can be bought as well is not left out with the recipe.
    private func withoutRecipeBeforeChoice(_ text: String) -> String {
        for recipe in [" (recipe follows), or ", ", recipe follows, or "] {
            guard let found = text.utf8.firstRange(of: recipe), refersOn(parser.parse(text)) else { continue }
            return text[..<found.lowerBound] + ", or " + text[found.upperBound...]
        }
        return text
    }

    /// "4 cups long-grain rice, freshly cooked": cups of cooked rice.
    private func withCookedRice(_ text: String) -> String {
        let cooked = "rice, freshly cooked"
        guard text.hasSuffix(cooked), let cup = text.utf8.firstRange(of: " cups ") ?? text.utf8.firstRange(of: " cup ")
        else { return text }
        return text[..<cup.upperBound] + "cooked " + text[cup.upperBound...].dropLast(", freshly cooked".count)
    }

    /// "1 tablespoon zork (such as Zark) Bakery Emulsion) or as desired": without the bracket that nothing opens.
    private func withoutStrayBracket(_ text: String) -> String {
        var depth = 0
        var isBehind = false
        for place in text.utf8.indices {
            switch text.utf8[place] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth == 0 && isBehind:
                return String(text[..<place] + text[place...].dropFirst())
            // "1) 2 cups zork" is a number of a list.
            case UInt8(ascii: ")") where depth == 0: return text
            case UInt8(ascii: ")"):
                depth -= 1
                isBehind = true
            default: break
            }
        }
        return text
    }

    /// "½ pound assorted vegetables: carrots, parsnips, broccoli": what they may be, and no more things.
    private func withExamplesBehindColon(_ text: String) -> String {
        guard let colon = text.utf8.firstRange(of: ": "), case let front = text[..<colon.lowerBound],
            front.contains(where: \.isNumber), let kind = front.lowercased().utf8.firstRange(of: "assorted "),
            !front.contains("("), front.lowercased()[kind.upperBound...].split(separator: " ").count < 4,
            case let rest = text[colon.upperBound...], rest.contains(", "), !rest.contains(where: \.isNumber)
        else { return text }
        return front + ", such as " + rest
    }

    /// "Beef brisket, with ½-inch top layer of fat": how thick it is, the reading of amounts would take for one.
    private func withLayerOfFat(_ text: String) -> String {
        guard let layer = text.utf8.firstRange(of: "layer of fat"),
            let with = [", with ", " with a "].lazy.compactMap({ text.utf8.firstRange(of: $0) }).first,
            with.upperBound <= layer.lowerBound,
            case let said = text[with.upperBound..<layer.lowerBound], said.contains("inch"), said.utf8.count < 24
        else { return text }
        return text[..<with.lowerBound] + " with a layer of fat" + text[layer.upperBound...]
    }

    /// "2 fresh bay leaves (if only dried are available, crumble them)": a choice.
    private func withChoiceOfDried(_ text: String) -> String {
        guard let only = text.utf8.firstRange(of: "(if only dried "),
            let close = text[only.upperBound...].firstIndex(of: ")"),
            text[only.upperBound..<close].contains("available")
        else { return text }
        return text[..<only.lowerBound] + "(or dried)" + text[close...].dropFirst()
    }
}
