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
            return counted(parser.parse(text))
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

    /// "Potato rosettes": a word that names another food in another language only, behind one that English has.
    func isForeign(_ food: Food, _ name: NameWords) -> Bool {
        guard language == .en, name.words.count > 1, name.words.count < 5, food.category != .produce,
            let match = resolver.resolve(name.words[...]), match.words.lowerBound > 0,
            match.words.upperBound <= name.words.count,
            !food.isNamed(FoodResolver.phraseKey(name.words[match.words]), in: .en),
            let before = resolver.resolve(name.words[..<match.words.lowerBound]), before.isNamed
        else { return false }
        return before.food.category == .produce && food.category == .meat
    }

    /// "Smoky, sweet red pepper flakes": a word formed like an adjective.
    func isAdjective(_ line: IngredientLine) -> Bool {
        language == .en && line.name.utf8.first.map { $0 >= 0x61 } == true && line.text.contains(line.name + ", ")
            && (line.name.hasSuffix("y") || line.name.hasSuffix("ed"))
    }
}
