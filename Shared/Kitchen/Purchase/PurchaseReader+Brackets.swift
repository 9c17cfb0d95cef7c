/// Sorts in brackets.
extension PurchaseReader {
    /// "Nudeln (Spirelli)", "viande de bœuf (paleron, gîte)": the sorts of a food that its brackets name, if those are
    /// proper names or other foods of its category; and all that is said of a package: "Thunfisch (im eigenen Saft)".
    ///
    /// English recipes have brands and remarks there.
    func sortInBrackets(_ food: Food, _ line: IngredientLine, _ purchase: Purchase) -> String {
        if Self.mixtures.contains(food.id) { return "" }
        if let cut = cutInBrackets(food, line, purchase) { return cut }
        guard !line.note.isEmpty, purchase.alternative.isEmpty, purchase.added.isEmpty,
            line.text.utf8.contains(UInt8(ascii: "(")),
            language != .en && food.isNamed(purchase.phrase, in: language) || !food.isNamed(purchase.phrase, in: .en)
        else { return "" }
        let text = words(of: line.note)
        // "Mehl (Dinkel 630)": the food's name goes on in the brackets.
        let named = resolver.resolve(words(of: line.name).words[...], in: line.amount?.unit)
        if named?.food.id != food.id { return "" }
        let parts = text.all.split { $0.kind == .comma || $0.word.has(.or) }
        // "Chickpeas (garbanzo beans)" are named twice.
        if resolver.resolve(text.all[...], in: line.amount?.unit)?.food.id == food.id { return "" }
        guard let first = text.all.first, first.kind == .word, let last = text.all.last, text.all.count < 6,
            parts.allSatisfy({ isSort($0, of: food, in: text) })
                || line.amount?.unit?.isPackage == true && text.all.count < 4 && text.all.allSatisfy(isAboutPackage)
        else { return "" }
        return text.text(from: first, through: last)
    }

    /// Brackets say what is in them: "1 Bund Suppengrün (Möhre, Lauch)".
    static let mixtures: Set<String> = ["soup-greens", "bouquet-garni"]

    /// "Rindfleisch (aus der Schulter)", "porc (dans l'échine)": the part of the animal, in whatever words.
    private func cutInBrackets(_ food: Food, _ line: IngredientLine, _ purchase: Purchase) -> String? {
        guard food.category == .meat, !line.note.isEmpty, purchase.alternative.isEmpty, purchase.added.isEmpty else {
            return nil
        }
        let text = words(of: line.note)
        // "Beef (chuck)" is beef chuck already.
        guard resolver.resolve(words(of: line.name).words[...], in: line.amount?.unit)?.food.id == food.id else {
            return nil
        }
        guard text.all.count < 7, !text.all.contains(where: { $0.word.has([.or, .optional]) || $0.kind == .number }),
            let first = text.all.first(where: { buying.cuts.contains($0.key) }),
            let last = text.all.last(where: { buying.cuts.contains($0.key) })
        else { return nil }
        // "(épaule, tendron...)": further cuts, of which the files do not have all.
        let more = text.all.split { $0.kind == .comma || $0.word.has(.and) }.last { part in
            part.count == 1 && part.allSatisfy { $0.kind == .word && $0.word.flags.isEmpty && $0.word.unit == nil }
        }
        let end = more?.first.map { $0.start > last.start ? $0 : last } ?? last
        return text.text(from: first, through: end)
    }

    /// "Pommes de terre (charlotte)": the name of the food that goes on in the brackets, if it is one in this language.
    func nameInBrackets(_ food: Food, _ line: IngredientLine, _ purchase: Purchase) -> WordKey? {
        guard language != .en, !line.note.isEmpty, line.note.utf8.count < 30, purchase.own.isEmpty,
            purchase.added.isEmpty, !food.isNamed(purchase.phrase, in: language)
        else { return nil }
        let note = words(of: line.note)
        let all = words(of: line.name).words + note.words
        guard
            note.all.allSatisfy({ $0.kind == .word && $0.word.unit == nil && !buying.isKind($0) && !buying.isPlain($0) }
            ), case let key = FoodResolver.phraseKey(all[...]),
            foods.food(key: key)?.id == food.id, food.isNamed(key, in: language)
        else { return nil }
        return key
    }

    private func isSort(_ part: ArraySlice<Token>, of food: Food, in text: NameWords) -> Bool {
        // "Sushi-Qualität"
        let words = part.filter { $0.kind != .hyphen }[...]
        guard words.allSatisfy({ $0.kind == .word || $0.kind == .number }), let first = words.first else {
            return false
        }
        // "Type 45", "tipo Philadelphia"
        if words.count > 1, buying.naming.contains(first.key) { return !isNamedAgain(words, food) }
        if let match = resolver.resolve(words), match.isNamed, match.food.category == food.category {
            return match.food.id != food.id || words.allSatisfy(text.isProper)
        }
        // "Golden ou Reinette": a name, although "golden" is a kind.
        let isNamed = words.count < text.words.count && words.allSatisfy { $0.end > $0.start + 3 }
        return words.allSatisfy { word in
            text.isProper(word) && (word.word.flags.isEmpty || isNamed && word.word.flags == .descriptor)
                && word.word.unit == nil && !buying.isPlain(word)
                && (isNamed || !buying.isKind(word)) && !buying.nothing.contains(word.key)
                && !buying.elsewhere.contains(word.key)
        }
    }

    /// Whether a word is about what is in a package, not about how much or what is done with it.
    private func isAboutPackage(_ word: Token) -> Bool {
        word.kind == .word && !word.word.has([.done, .after, .about, .optional, .or, .size, .ends])
            && word.word.unit == nil && !buying.isKind(word) && !buying.nothing.contains(word.key)
            && !buying.elsewhere.contains(word.key)
    }
}
