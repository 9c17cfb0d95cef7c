/// English choices whose noun stands behind the "or" and belongs to both sides, or to one of them only.
extension PurchaseReader {
    /// "1 tablespoon crab or shrimp paste", "1 can whole or diced tomatoes", "1 cup quince preserves or apple jelly": the
    /// line with a noun on both sides and a comma between them; nil if its sides have their own.
    func withNounOfBoth(_ line: IngredientLine) -> String? {
        guard line.amount != nil, let or = line.text.utf8.firstRange(of: " or "),
            case let front = line.text[..<or.lowerBound], front.last != ",",
            // Brackets in front may be the size of a package.
            front.count(where: { $0 == "(" }) == front.count(where: { $0 == ")" })
        else { return nil }
        return withNouns(line.text, or, line)
    }

    private func withNouns(_ text: String, _ or: Range<String.Index>, _ line: IngredientLine) -> String? {
        let front = text[..<or.lowerBound]
        let behind = text[or.upperBound...]
        let clause = behind.prefix { !",(;".contains($0) }
        var rest = clause.split(separator: " ").map(String.init)
        guard let before = front.split(separator: " ").last.map(String.init), rest.count > 1, rest.count < 7 else {
            return nil
        }
        let first = before.filter { $0 != "*" }.lowercased()
        // What stands behind the noun belongs to both: "with bean oil".
        let with = rest.firstIndex { $0 == "with" || $0 == "in" }
        let tail = with.map { rest[$0...].joined(separator: " ") } ?? ""
        if let with { rest = Array(rest[..<with]) }
        guard rest.count > 1, let noun = rest.last?.lowercased() else { return nil }
        let end = text[clause.endIndex...]
        func joined(_ head: String) -> String {
            let more = tail.isEmpty ? "" : " " + tail
            return head + more + ", or " + rest.joined(separator: " ") + more + end
        }
        // "Instant espresso powder or coffee crystals": each has its noun.
        if Self.products.contains(first), Self.products.contains(noun), first != noun {
            return joined(front.hasSuffix("*") ? String(front.dropLast()) : String(front))
        }
        // "Whole or diced tomatoes"
        if noun == "tomatoes", rest.count == 2, Self.cuts.contains(first), Self.cuts.contains(rest[0].lowercased()),
            line.amount?.unit?.isPackage == true
        {
            return front + " tomatoes, or \(rest[0]) tomatoes" + (tail.isEmpty ? "" : " " + tail) + end
        }
        // "Pork or beef chorizo sausages"
        if Self.animals.contains(first), let animal = rest.first?.lowercased(), Self.animals.contains(animal),
            rest[1].lowercased() == "chorizo"
        {
            return "\(front) \(rest[1...].joined(separator: " ")), or " + rest.joined(separator: " ")
        }
        // "Butter or lima beans"
        if first == "butter", noun == "beans" { return joined(String(front) + " beans") }
        // "Bow tie or penne pasta": without the noun nobody reads what it is.
        if noun == "pasta", let name = Self.shapes.first(where: { front.lowercased().hasSuffix(" " + $0) }),
            !name.isEmpty
        {
            return joined(String(front) + " pasta")
        }
        // "Onion or garlic croutons", "crab or shrimp paste"
        guard Self.made.contains(noun), line.amount?.unit?.isMeasure == true || line.amount?.unit?.isPackage == true,
            case let own = words(of: before).words, !own.contains(where: { buying.isKind($0) }),
            let food = resolver.resolve(own[...])?.food,
            [.produce, .meat, .dairy].contains(food.category),
            resolver.resolve(words(of: rest.joined(separator: " ")).words[...]) != nil
        else { return nil }
        return joined(String(front) + " " + (rest.last ?? ""))
    }

    /// Nouns of products that stand behind what they are made of.
    private static let products: Set<String> = [
        "preserves", "jam", "jelly", "marmalade", "conserve", "compote", "powder", "crystals", "granules", "chutney",
    ]

    private static let animals: Set<String> = ["pork", "beef", "turkey", "chicken", "lamb", "veal", "venison"]
    private static let heats: Set<String> = ["mild", "hot", "sweet", "spicy"]
    private static let cuts: Set<String> = ["whole", "diced", "crushed", "chopped", "stewed"]
    private static let shapes = [
        "bow tie", "bow-tie", "bowtie", "elbow", "shell", "angel hair", "corkscrew", "wagon wheel",
    ]
    private static let made: Set<String> = ["paste", "croutons", "crouton", "crackers"]

    /// "2 jars jumbo or extra large olives": the first size, and the other as a choice.
    func sizesToChoose(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount != nil, line.text.utf8.firstRange(of: " or ") != nil, line.category == .pantry else {
            return nil
        }
        for first in ["jumbo", "colossal"] {
            for other in ["extra large", "extra-large", "large", "colossal"] where other != first {
                guard let found = line.text.utf8.firstRange(of: " \(first) or \(other) ") else { continue }
                let text = String(line.text[..<found.lowerBound]) + " \(first) " + line.text[found.upperBound...]
                guard var bought = reread(text, as: line), bought.count == 1 else { return nil }
                if bought[0].alternative.isEmpty { bought[0].alternative = "or " + other }
                return bought
            }
        }
        return nil
    }

    /// "12 ⅓-inch-thick slices olive bread": how thick slices of what the table does not know are is said beside them.
    func slicesOfUnknown(_ line: IngredientLine) -> [Purchase]? {
        guard line.category == .pantry, let thick = line.text.utf8.firstRange(of: "-inch-thick") else { return nil }
        let rest = line.text[thick.upperBound...].drop { $0 == ")" || $0 == " " }
        guard rest.hasPrefix("slices "), let first = line.text.firstIndex(of: " "),
            case let count = line.text[..<first], count.allSatisfy(\.isNumber),
            case let size = line.text[first..<thick.lowerBound].drop(while: { $0 == " " || $0 == "(" }),
            size.allSatisfy({ $0.isNumber || $0 == "/" || $0 == " " }),
            var bought = reread("\(count) " + rest, as: line), bought.count == 1, bought[0].food == nil
        else { return nil }
        bought[0].add(remark: "\(size)-inch-thick")
        return bought
    }

    /// "4 5-inch-long baguette pieces": so many pieces of it, as long as that.
    func piecesOfLength(_ line: IngredientLine) -> [Purchase]? {
        guard let long = line.text.utf8.firstRange(of: "-inch-long "), line.text.hasSuffix(" pieces"),
            let first = line.text.firstIndex(of: " "), first < long.lowerBound,
            case let count = line.text[..<first], count.allSatisfy(\.isNumber),
            case let size = line.text[first..<long.lowerBound].dropFirst(), size.allSatisfy(\.isNumber),
            case let name = line.text[long.upperBound...].dropLast(" pieces".count),
            var bought = reread("\(count) (\(size)-inch) pieces \(name)", as: line), bought.count == 1
        else { return nil }
        bought[0].add(remark: "\(count) pieces, \(size) inches long")
        return bought
    }

    /// "4 tiger prawns or jumbo shrimp", "½ cup zork syrup or 1 tablespoon dark molasses": without the size and the kinds that
    /// only the choice has.
    func withoutKindsOfChoice(_ bought: Purchase, _ line: IngredientLine) -> Purchase {
        guard !bought.alternative.isEmpty, !bought.words.isEmpty, let food = bought.food else { return bought }
        if !bought.size.isEmpty, bought.alternative.contains(bought.size),
            let or = line.text.utf8.firstRange(of: " or "), !line.text[..<or.lowerBound].contains(bought.size)
        {
            var plain = bought
            plain.size = ""
            plain.key = key(of: plain)
            return withoutKindsOfChoice(plain, line)
        }
        guard !bought.kinds.isEmpty else { return bought }
        let own = words(of: bought.words).words
        let choice = words(of: bought.alternative).words
        var purchase = bought
        purchase.kinds.removeAll { kind in
            func says(_ words: [Token]) -> Bool {
                words.indices.contains { buying.kind(words, at: $0, of: food)?.kind == kind }
            }
            return !says(own) && says(choice)
        }
        if purchase.kinds != bought.kinds { purchase.key = key(of: purchase) }
        return purchase
    }

    /// "½ pound mild or hot turkey Italian sausage": the first, and the other as a choice.
    func heatsToChoose(_ line: IngredientLine) -> [Purchase]? {
        guard let or = line.text.utf8.firstRange(of: " or "), line.amount != nil,
            let first = line.text[..<or.lowerBound].split(separator: " ").last, Self.heats.contains(first.lowercased()),
            case let rest = line.text[or.upperBound...].split(separator: " ", maxSplits: 2), rest.count == 3,
            Self.heats.contains(rest[0].lowercased()),
            rest[1] == "Italian" || Self.animals.contains(rest[1].lowercased()),
            line.name.lowercased().contains("sausage"),
            var bought = reread("\(line.text[..<or.lowerBound]) \(rest[1]) \(rest[2])", as: line), bought.count == 1
        else { return nil }
        bought[0].alternative = "or \(rest[0])"
        return bought
    }
}
