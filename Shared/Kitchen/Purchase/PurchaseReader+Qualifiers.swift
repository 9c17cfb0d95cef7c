/// What a line says behind the name that no rule knows.
extension PurchaseReader {
    /// "Tortenguss, klar", "Kuvertüre (zartbitter)", "haricots (lingots)": words behind a comma or in brackets that are no
    /// preparation, so that nobody buys another product; empty if there are none.
    ///
    /// English lines have them only if a rule knows them.
    func qualifiers(of food: Food?, _ line: IngredientLine, _ purchase: Purchase) -> String {
        guard language != .en, purchase.alternative.isEmpty, line.text.utf8.count < 120,
            !Self.mixtures.contains(food?.id ?? "")
        else { return "" }
        if let food, !food.isNamed(purchase.phrase, in: language) { return "" }
        let isPackage = line.amount?.unit?.isPackage == true && (food == nil || food?.id.hasPrefix("canned-") == true)
        var found: [String] = []
        for text in [line.preparation, line.note] where !text.isEmpty && !text.isBeside(line) {
            let words = words(of: text)
            // "(Ojo, que ya lleva sal)"
            if let first = words.all.first, buying.isAside(.empty.appending(first.key), "careful") { continue }
            // "2 huevos (solo las yemas)"
            if food?.id == "egg" { continue }
            // "Rosinen (wer mag)"
            if isWish(text, food) { continue }
            // "Mehl, Type 405"
            let isKind = food.map { buying.kind(words.all, at: 0, of: $0)?.kind != nil } ?? false
            if words.all.count == 2, buying.naming.contains(words.all[0].key), words.all[1].kind == .number, !isKind {
                found.append(words.text(words.all[...]))
            }
            if words.all.contains(where: { $0.word.has([.or, .optional]) }) { continue }
            // "Ohne Knochen, in 3 cm großen Würfeln": what is measured says how.
            let clauses = words.all.split { $0.kind == .comma || $0.kind == .semicolon }
            let unmeasured = clauses.filter { !$0.contains { $0.kind == .number } }
            if unmeasured.isEmpty { continue }
            let isMeasured = unmeasured.count < clauses.count
            let parts = unmeasured.flatMap { $0.split { $0.kind != .word && $0.kind != .hyphen } }
            // "(mitad dulce, mitad picante)", "mitad ternera y mitad cerdo"
            let halves = words.all.split { $0.kind != .word && $0.kind != .hyphen || $0.word.has(.and) }
            if !isMeasured, halves.count == 2, halves[0].count > 1, halves[0].first?.key == halves[1].first?.key,
                let first = words.words.first, let last = words.words.last
            {
                found.append(words.text(from: first, through: last))
                continue
            }
            let isList = line.amount == nil && text == line.preparation
            let telling = parts.filter {
                // "1 Prise Salz, lauwarmes Wasser"
                // "Speisestärke (Mondamin)"
                (food?.category != .pantry || resolver.resolve($0)?.food.id != food?.id)
                    && (text != line.note || !isNamedAgain($0, food))
                    && resolver.resolve($0)?.food.shop?.isFree != true
                    && isQualifier($0, of: food, in: words, isPackage: isPackage)
                    && (!isList || isGeneralSort($0, of: food))
            }
            // "(nature, poivre, fumé)": what says nothing by itself is a sort among others.
            if !isMeasured, text == line.note, telling.count > 1, telling.count < parts.count,
                parts.allSatisfy({ $0.count == 1 && !$0.contains { $0.word.has([.done, .after]) } })
            {
                found.append(text)
                continue
            }
            // "(espinazo y maciza)"
            if !isMeasured, text == line.note, telling.isEmpty, !isKind, parts.count == 1, halves.count > 1,
                let last = words.words.last,
                halves.allSatisfy({ isQualifier($0, of: food, in: words, isPackage: isPackage) })
            {
                found.append(words.text(from: words.words[0], through: last))
                continue
            }
            found += telling.map { words.text($0.filter { $0.kind == .word }[...]) }
        }
        return found.joined(separator: ", ")
    }

    /// "Tomate verde (tomatillo)", "queso crema (tipo Philadelphia)": the name by which the shop knows it, or a
    /// maker's.
    func isNamedAgain(_ part: ArraySlice<Token>, _ food: Food?) -> Bool {
        guard let food, let first = part.first else { return false }
        let key = FoodResolver.phraseKey(buying.naming.contains(first.key) ? part.dropFirst() : part)
        return key == FoodKey.key(of: food.name(in: language)) || foods.words.brands.brand(key)?.food == food.id
    }

    /// Whether words say what to buy, as far as can be told: "klar", "ohne Stückchen", not "in Scheiben", "fein gehackt".
    private func isQualifier(_ part: ArraySlice<Token>, of food: Food?, in text: NameWords, isPackage: Bool) -> Bool {
        let words = part.filter { $0.kind == .word }
        guard let first = words.first, words.count < 5 else { return false }
        // "(La Salteña)": a name, although "la" is an article.
        if words.count > 1, language != .de, first.word.has(.article), text.isCapital(first),
            words.dropFirst().contains(where: text.isProper)
        {
            return true
        }
        guard words.count < 4 else { return false }
        // "Tapas para empanadas (para horno)"
        if let food, food.category == .dairy, first.word.has(.ends), buying.isUse(words.dropFirst(), of: food) {
            return true
        }
        // "Thunfisch, im eigenen Saft"
        if isPackage, words.count > 1, first.word.has([.with, .link, .to]) || text.text([first]).lowercased() == "im" {
            return !words.contains { $0.word.has([.done, .after, .adverb, .or]) || $0.word.unit != nil }
        }
        // "(de Nice)"
        if first.word.has(.of), words.count == 2, text.isProper(words[1]) { return true }
        // "In Röllchen" says how.
        let isWith = first.word.has(.with) && !first.word.has(.descriptor)
        guard !first.word.has([.to, .link, .of, .article, .with]) || isWith else { return false }
        let rest = isWith ? words.dropFirst() : words[...]
        guard !isWith || rest.count == 1,
            !rest.contains(where: { token in
                token.word.has(Self.elseSaid) || token.word.unit != nil || token.word.number != nil
                    || buying.nothing.contains(token.key) || buying.elsewhere.contains(token.key)
                    || buying.isPrepared(text.text([token]), token, in: language)
            })
        else { return false }
        var index = 0
        while index < words.count {
            if let food, let found = buying.kind(words, at: index, of: food), found.kind != nil {
                index = found.end
            } else if words[index].word.has(.with) || buying.isPlain(words[index]) {
                index += 1
            } else {
                return true
            }
        }
        return false
    }

    /// The roles of words that say how, how much or what for.
    private static let elseSaid: WordInfo.Flags = [
        .ends, .stop, .about, .from, .taste, .purpose, .mixed, .plus, .total, .each, .with, .done, .adverb, .after,
        .part,
        .and,
    ]
}
