/// Names of several pieces.
extension PurchaseName {
    /// Whether quantities are more than one piece of the food.
    static func isMany(_ quantities: [Amount], of food: Food) -> Bool {
        quantities.contains { amount in
            let most = amount.max ?? amount.value
            guard let unit = amount.unit, unit != .piece else { return most > .one }
            guard unit.dimension == .mass, food.category == .produce, food.pieceUnit == nil,
                let piece = food.gramsPerPiece, piece >= Rational(20),
                let grams = try? Amount(most, unit: unit).converted(to: .gram, of: food)
            else { return false }
            return grams.value > piece
        }
    }

    /// Of the recipes' words those that are the name for all lines: the fewest, and a plural rather than a singular.
    func best(_ texts: [String], being food: Food) -> String? {
        if language == .en { return texts.min() }
        let shown = name(of: food)
        let isLower = shown.utf8.first.map { $0 & 0x20 != 0 } ?? false
        let best = texts.min { left, right in
            let (words, others) = (left.utf8.count { $0 == 0x20 }, right.utf8.count { $0 == 0x20 })
            if words != others { return words < others }
            if left.utf8.count != right.utf8.count { return left.utf8.count > right.utf8.count }
            return isLower ? left > right : left < right
        }
        // "Sel" at the start of a line is sel.
        return best.map { $0.lowercased() == shown.lowercased() ? shown : $0 }
    }

    /// Whether two names have no word in common.
    func isOther(_ name: String, than other: String) -> Bool {
        let words = Set(other.lowercased().split(separator: " ").map { WordKey(Array($0.utf8)) })
        return !name.lowercased().split(separator: " ").contains { words.contains(WordKey(Array($0.utf8))) }
    }

    /// Whether two names differ only in their endings: "Möhre", "Möhren".
    func isInflected(_ name: String, _ other: String) -> Bool {
        if FoodKey.key(of: name) == FoodKey.key(of: other) { return true }
        let (short, long) = name.utf8.count < other.utf8.count ? (name, other) : (other, name)
        let endings = foods.words.shown(in: language)?.listedPlurals ?? []
        return endings.contains { FoodKey.key(of: short + $0) == FoodKey.key(of: long) }
    }

    /// The plural of a name: as the table lists it, or as the language forms it.
    func plural(of name: String, being food: Food) -> String {
        guard let words = foods.words.shown(in: language) else { return name }
        if name.hasPrefix("Bio-") { return "Bio-" + plural(of: String(name.dropFirst("Bio-".count)), being: food) }
        if let formed = formed(name, words, self.name(of: food)) { return formed }
        let key = FoodKey.key(of: name)
        for ending in words.listedPlurals {
            let plural = FoodKey.key(of: name + ending)
            if plural != key, food.isNamed(plural, in: language) { return name + ending }
        }
        return name
    }

    /// Words behind a noun that have no plural: "yaourts nature".
    private static let unchanged: Set<String> = ["bio", "nature", "plein", "golden"]

    /// A plural as the language forms it: "pommes de terre", whose words behind the link stay.
    private func formed(_ name: String, _ words: ShownWords, _ shown: String) -> String? {
        let all = NameWords(name, lexicon: foods.words.lexicon)
        let nouns = all.words.prefix { !$0.word.has([.link, .with, .of, .or, .and]) }
        // "Oignon jaune": what further words are is only known of kinds.
        guard words.formsPlurals, name == shown || nouns.dropFirst().allSatisfy(foods.words.buying.isKind),
            let first = nouns.first, let last = nouns.last
        else { return nil }
        let head = all.text(from: first, through: last)
        let parts = head.split(separator: " ").map(String.init)
        let plurals = parts.enumerated().map { place, part in
            // A name is the same in the plural: "pommes Golden".
            let isName = place > 0 && part.first?.isUppercase == true
            return isName || Self.unchanged.contains(part.lowercased()) ? nil : words.plural(of: part)
        }
        guard plurals.contains(where: { $0 != nil }) else { return nil }
        return zip(parts, plurals).map { $1 ?? $0 }.joined(separator: " ") + name.dropFirst(head.count)
    }
}
