/// English lines that put a food into other words.
extension PurchaseReader {
    /// "Crumbs from gingersnaps", "2 1-inch-thick, 6-ounce cod fillets", "1 tsp salt, plus additional 1 cup sugar": what is
    /// bought for the line without those words; nil if it has none.
    func worded(_ line: IngredientLine) -> [Purchase]? {
        guard language == .en, line.text.utf8.count < 200 else { return nil }
        if line.name.lowercased() == "crumbs", let from = line.text.utf8.firstRange(of: "rumbs from ") {
            let start = line.text.index(before: from.lowerBound)
            return reread(String(line.text[..<start]) + line.text[from.upperBound...], as: line)
        }
        if let sold = asSold(line) { return sold }
        if let both = dissolved(line) { return both }
        if let part = partsOfCounted(line) ?? saltsAndPepper(line) ?? meatOfCooked(line) ?? partOfFood(line) ?? shells(
            line
        ) ?? unhidden(line)
            ?? eitherAmount(line)
        {
            return part
        }
        if line.name == "thick", let comma = line.text.firstIndex(of: ","), let first = words(of: line.text).all.first {
            let rest = String(line.text[comma...].dropFirst()).trimmedSpaces
            return reread(words(of: line.text).text([first]) + " " + rest, as: line)
        }
        // "4 lime wheels" are slices.
        if line.food != nil, line.category == .produce, let wheel = line.text.utf8.firstRange(of: " wheel") {
            return reread(String(line.text[..<wheel.lowerBound]) + " slice" + line.text[wheel.upperBound...], as: line)
        }
        if let other = plusMore(line) ?? withoutMark(line) ?? sharing(line) ?? either(line) ?? foodsInList(line)
            ?? towelled(line)
        {
            return other
        }
        for word in ["plus additional ", "plus an additional ", "plus another "] {
            guard let plus = line.text.utf8.firstRange(of: word), line.text[plus.upperBound...].first?.isNumber == true
            else { continue }
            let text = String(line.text[..<plus.lowerBound]) + "plus " + line.text[plus.upperBound...]
            // More of the same is added up elsewhere.
            let more = parser.parse(text)
            return plusMore(more) ?? counted(more) ?? (more.amount == line.amount ? nil : reread(text, as: line))
        }
        return nil
    }

    /// "Neck, giblets, and liver": what comes in a bird that another line buys.
    func isInside(_ line: IngredientLine) -> Bool {
        guard language == .en, line.amount == nil, line.text.utf8.count < 80 else { return false }
        let words = words(of: line.text).words
        let inside = words.filter { buying.inside.contains($0.key) }
        guard inside.count > 1 || inside.count == 1 && words.count == 1 && line.food?.id == "giblet" else {
            return false
        }
        return words.allSatisfy { word in
            buying.inside.contains(word.key) || word.word.has([.and, .from, .of])
                || buying.elsewhere.contains(word.key) || buying.definite.contains(word.key)
                || resolver.resolve([word])?.food.category == .meat
        }
    }

    /// "Potato rosettes", "pita wedges", "a tube pan": a word that names a food in another language only, beside words that
    /// do not just describe it, or a tool.
    func isForeign(_ food: Food, _ name: NameWords) -> Bool {
        guard language == .en, let match = resolver.resolve(name.words[...]), match.words.count == 1,
            match.words.upperBound <= name.words.count, let word = name.words[match.words].first,
            case let key = FoodResolver.phraseKey([word]), !food.isNamed(key, in: .en),
            Language.allCases.contains(where: { food.isNamed(key, in: $0) })
        else { return false }
        return buying.equipment.contains(word.key)
            // "Rind from preserved lemons" is none of a German's.
            || word.word.has(.part)
            || name.words.contains { $0.start != word.start && isNoun($0) && !buying.isPlain($0) && !buying.isKind($0) }
    }

    /// A line whose food is none here, with the category that its other words say.
    func withoutForeign(_ line: IngredientLine, _ name: NameWords) -> IngredientLine {
        var other = line.withoutFood
        let foreign = resolver.resolve(name.words[...])?.words ?? 0..<0
        let rest = name.words.indices.filter { !foreign.contains($0) }.map { name.words[$0] }
        other.category = Categorizer(foods: foods).classify(rest[...], match: resolver.resolve(rest[...])).category
        return other
    }

    /// "Smoky, sweet red pepper flakes": a word formed like an adjective.
    func isAdjective(_ line: IngredientLine) -> Bool {
        language == .en && line.name.utf8.first.map { $0 >= 0x61 } == true && line.text.contains(line.name + ", ")
            && (line.name.hasSuffix("y") || isParticiple(line.name))
    }

    /// "Whole cured, smoked ham": whether words end with what was done to a food that stands behind the comma.
    func isParticiple(_ name: String) -> Bool {
        language == .en && (name.hasSuffix("ed") && !name.hasSuffix("eed") || name.hasSuffix("less"))
    }
}
