/// Words of English lines without which another thing would be bought.
extension PurchaseReader {
    /// "8 hot cherry peppers from jar", "1 pepper from canned chipotles in adobo": the package that a few are taken from.
    func fromPackage(_ line: IngredientLine) -> String? {
        guard language == .en, line.amount?.unit?.isPackage != true, line.preparation.utf8.count < 120 else {
            return nil
        }
        let text = words(of: line.preparation)
        guard let clause = text.clauses.first(where: { $0.first?.word.has(.from) == true }), clause.count < 9,
            let first = clause.first, let last = clause.last,
            clause.dropFirst().contains(where: { word in
                word.word.unit == .can || word.word.unit == .jar
                    || Self.packaged.contains(text.text([word]).lowercased())
            })
        else { return nil }
        return text.text(from: first, through: last)
    }

    /// "2 canned chipotles in adobo": a few out of a can, which is not said to be two of them.
    func isFromCan(_ line: IngredientLine, _ food: Food?) -> Bool {
        language == .en && food?.id == "chipotle-in-adobo" && line.amount != nil
            && line.amount?.unit?.isPackage != true
    }

    private static let packaged: Set<String> = ["canned", "jarred", "bottled"]

    /// "1 lb fresh or 1 (10-ounce) package frozen spinach": the food behind both amounts, which the first words lack.
    func eitherAmount(_ line: IngredientLine) -> [Purchase]? {
        for word in [" fresh or ", " frozen or ", " dried or "] {
            guard let found = line.text.utf8.firstRange(of: word), line.amount != nil,
                line.text[found.upperBound...].first?.isNumber == true
            else { continue }
            let rest = String(line.text[found.upperBound...])
            let other = parser.parse(rest)
            guard other.food != nil, other.amount != nil, case let name = words(of: other.name) else { return nil }
            let noun = name.words.drop {
                buying.fresh.contains($0.key) || buying.isKind($0) && $0.word.has(.descriptor)
            }
            guard !noun.isEmpty, !noun.contains(where: { $0.word.has(.or) }) else { return nil }
            let head = String(line.text[..<found.lowerBound]) + word.dropLast(" or ".utf8.count)
            guard var bought = reread(head + " " + name.text(noun), as: line), bought.count == 1,
                bought[0].alternative.isEmpty, bought[0].food != nil
            else { return nil }
            let choice = rest.utf8.firstRange(of: other.name).map { String(rest[..<$0.upperBound]) } ?? rest
            bought[0].alternative = "or " + choice
            return bought
        }
        return nil
    }

    /// "Shells from 1 lb shrimp": what has them, with what is wanted of it.
    func shells(_ line: IngredientLine) -> [Purchase]? {
        for start in ["Shells from ", "shells from ", "Shells of ", "shells of ", "Bones from ", "bones from "] {
            guard line.text.hasPrefix(start), case let rest = String(line.text.dropFirst(start.count)),
                rest.first?.isNumber == true, var bought = reread(rest, as: line), bought.count == 1
            else { continue }
            bought[0].remark = "for the " + start.lowercased().prefix { $0 != " " }
            return bought
        }
        return nil
    }

    /// "Additional 6-inch tortillas", "Maker's® Sides™ - Spanish Rice": the line without what hides its name.
    func unhidden(_ line: IngredientLine) -> [Purchase]? {
        if line.text.hasPrefix("Additional "), case let rest = String(line.text.dropFirst("Additional ".count)),
            rest.first?.isNumber == true
        {
            // The number may be that of inches, and nobody knows how many more there are.
            return reread(rest, as: line)?.map(\.uncounted)
        }
        for sign in ["™ - ", "® - "] {
            guard let found = line.text.utf8.firstRange(of: sign) else { continue }
            return reread(
                String(line.text[..<found.lowerBound]) + sign.prefix(1) + " " + line.text[found.upperBound...],
                as: line
            )
        }
        return nil
    }

    private static let inShells = [
        "shells intact", "shell-on", "shell on", "shells on", "in the shell", "in shell", "in their shells",
        "shells left on", "prawns with shell", "shrimp with shell",
    ]

    /// "12 oysters, unshucked", "2 lb clams, in shell": that shellfish is bought whole, if the name does not say it.
    func inShell(_ food: Food, _ line: IngredientLine) -> String? {
        if language == .en, food.id.hasSuffix("shrimp") || food.id.hasSuffix("prawn") {
            let text = line.text.lowercased()
            if line.name.contains("shell") { return nil }
            return Self.inShells.contains(where: text.contains) && !text.contains("shells remov") ? "in the shell" : nil
        }
        guard language == .en,
            ["oyster", "clam", "mussel", "scallop", "peanut", "pistachio", "pecan", "walnut"]
                .contains(where: { food.id.hasSuffix($0) })
        else { return nil }
        let said = (line.preparation + " " + line.note).lowercased()
        return ["unshucked", "in the shell", "in shells", "in shell", "in their shells"].first { said.contains($0) }
    }

    /// "Roasted red pepper hummus": a word that belongs to another food before the one that is bought.
    func isOfOther(_ words: [Token], _ index: Int, _ named: Range<Int>, in name: NameWords) -> Bool {
        guard language == .en, index + 1 < named.lowerBound, name.text([words[index]]).lowercased() == "roasted" else {
            return false
        }
        return resolver.resolve(words[(index + 1)...(index + 1)])?.isNamed == true
            || resolver.resolve(words[(index + 1)..<named.lowerBound])?.isNamed == true
    }

    /// "½ cup mixed tarragon, chives, and parsley": herbs that are sold in bunches, one of each.
    func mixedHerbs(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.amount?.unit?.dimension == .volume, line.text.contains(" and "),
            !line.text.contains(" or "), line.note.isEmpty, !line.preparation.isEmpty,
            let first = line.food.flatMap({ foods.food(id: $0.id) }), first.shop?.pack?.unit == .bunch
        else { return nil }
        let text = words(of: line.preparation)
        let parts = text.all.filter { $0.kind != .hyphen }.split { $0.kind == .comma || $0.word.has(.and) }
            .drop { $0.allSatisfy { $0.word.has([.done, .mixed, .adverb]) } }
        let found = parts.compactMap { part in resolver.resolve(part).flatMap { $0.exact ? $0.food : nil } }
        guard !found.isEmpty, found.count == parts.count,
            found.allSatisfy({ $0.shop?.pack?.unit == .bunch && $0.id != first.id })
        else { return nil }
        var alone = line
        alone.preparation = ""
        if alone.name.hasPrefix("mixed ") { alone.name.removeFirst("mixed ".count) }
        guard case .buy(let bought) = read(alone) else { return nil }
        // The amount is that of all of them.
        return (bought + found.map { Purchase($0) }).map { herb in
            var herb = herb
            herb.factor = (try? Rational.one / Rational(found.count + 1)) ?? .one
            return herb
        }
    }

    /// "Each wedge halved": whether words that name a food in other languages name it in English as well.
    func isOwn(_ match: FoodMatch, _ part: ArraySlice<Token>) -> Bool {
        let words = part.filter { $0.kind == .word }
        guard language == .en, match.words.upperBound <= words.count else { return true }
        return match.food.isNamed(FoodResolver.phraseKey(words[match.words]), in: .en)
    }
}
