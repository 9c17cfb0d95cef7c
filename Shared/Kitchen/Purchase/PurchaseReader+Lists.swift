/// Lines that name several foods.
extension PurchaseReader {
    /// More foods than these nobody writes into a line.
    private static let longestList = 12

    /// "Salt, pepper and paprika", "parsley and garlic": a list of foods, nil if it is anything else.
    func listed(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount == nil, !isTitle(line), !isRemark(line) else { return nil }
        let name = words(of: line.name)
        let parts = name.parts
        guard parts.count > 1, parts.count <= Self.longestList, !name.words.contains(where: { $0.word.has(.or) }),
            resolver.resolve(name.words[...])?.isNamed != true,
            // "Flour seasoned with salt and pepper"
            language != .en
                || !parts[0].dropFirst().contains(where: { $0.word.has(.with) && !$0.word.has(.descriptor) })
        else { return nil }
        let foods = parts.map { sharing(parts.last, $0) ?? beside($0, nil) }
        let known = foods.count { $0 != nil }
        guard known == parts.count || known > 1 || parts.count == 2 && isNoun(parts[0], beside: foods[1]) else {
            return nil
        }
        var bought: [Purchase] = []
        for (part, food) in zip(parts, foods) {
            if let food {
                bought += food.shop?.isFree == true ? [] : named(part, food, in: name).map { options(of: line, $0) }
            } else if let thing = thing(part, in: name) {
                bought += thing.map { options(of: line, $0) }
            } else {
                return nil
            }
        }
        if language != .en, let last = parts.last, let said = said(of: line, last, in: name) {
            bought[bought.count - 1] = said
            return bought
        }
        guard let first = bought.first else { return nil }
        let more = beside(line, first)
        return bought + (more.isEmpty && parts.count > 1 ? rest(of: line) : more)
    }

    /// What a list goes on with that is no name of a food: "dried apricot/mango/papaya", "special sauce".
    private func rest(of line: IngredientLine) -> [Purchase] {
        guard !line.preparation.isEmpty, !line.preparation.isBeside(line) else { return [] }
        let text = words(of: line.preparation)
        let things = text.parts.map { thing($0, in: text) }
        return things.contains { $0 == nil } ? [] : things.compactMap(\.self).joined().map { options(of: line, $0) }
    }

    /// What one part of a list asks for, read as a line of its own; nil if it says how or what for.
    func thing(_ part: ArraySlice<Token>, in text: NameWords) -> [Purchase]? {
        guard let first = part.first, let last = part.last, part.contains(where: isNoun), part.count < 8,
            !last.word.has([.done, .after, .part]), !part.allSatisfy({ buying.isPlain($0) || buying.isKind($0) }),
            !part.allSatisfy({ buying.nothing.contains($0.key) }),
            !part.contains(where: { token in
                token.kind == .open || token.kind == .close || buying.elsewhere.contains(token.key)
                    || token.word.has([.ends, .to, .with, .stop, .optional, .from, .about, .purpose, .taste])
            })
        else { return nil }
        let line = parser.parse(text.text(from: first, through: last))
        switch read(line) {
        case .buy(let bought): return bought.map(\.uncounted)
        case .leaveOut(.water): return []
        // "Special sauce" among foods is no other recipe's.
        case .leaveOut: return [Purchase(asWritten: line.withoutFood, food: nil).uncounted]
        }
    }

    /// "1 spice purse (1 bay leaf, 4 whole peppercorns)": what nobody sells, made of the foods in its brackets.
    func listedInBrackets(_ line: IngredientLine) -> [Purchase]? {
        guard line.note.utf8.contains(UInt8(ascii: ",")), line.note.utf8.count < 200 else { return nil }
        let inside = parser.parse(line.note)
        guard var bought = counted(inside) else { return nil }
        // Each has the amount that stands beside it, whatever the line's is.
        for index in bought.indices where !bought[index].isUncounted {
            if bought[index].beside == nil {
                bought[index].count(inside, beside: line)
            } else {
                bought[index].beside?.line = line.amount
            }
        }
        return bought
    }

    /// "Kosher salt, freshly ground pepper", "oil, vinegar and salt", "sugar, jam, butter to taste": other foods behind
    /// the comma of a line without an amount, if that names nothing else.
    func beside(_ line: IngredientLine, _ first: Purchase) -> [Purchase] {
        // "Bagels, capers, watercress (for serving)"
        let isForAll =
            language == .en && line.amount == nil && words(of: line.note).words.first?.word.has(.ends) == true
        guard line.note.isEmpty || isForAll, !line.preparation.isEmpty, first.alternative.isEmpty else { return [] }
        let text = words(of: line.preparation)
        // "Tapas para empanadas, de hojaldre"
        if language != .en, text.all.first?.word.has(.of) == true { return [] }
        let only = beside(text.words[...], first)
        let parts = Array(text.parts.prefix { !isSuchAs($0) }.prefix(Self.longestList))
        let inWords = only == nil ? parts.map { some($0, in: text, beside: first) } : []
        // "1 pinch sugar, salt and pepper", "1 tsp sugar, a little butter"
        guard line.amount == nil else {
            let both = only?.shop?.both.isEmpty == false ? only.map(one) ?? [] : []
            guard both.isEmpty else { return both.map { $0.uncounted } }
            if let list = list(parts, beside: first, in: text) { return list }
            let more = parts.indices.map { index in
                (index < inWords.count ? inWords[index] : nil) ?? other(parts[index], than: first, line, in: text)
            }
            return Array(more.compactMap { $0 }.joined())
        }
        if let food = only {
            return isSeasoning(food) || first.isOfBoth ? named(text.all[...], food, in: text) : []
        }
        let found = parts.map { beside($0, first) }
        let foods = found.compactMap { $0 }
        // "Lettuce, romaine" is one thing, but nobody describes with a list of foods.
        // "Harina, huevo y pan rallado" has an "and".
        let isAnd = language != .en && parts.count > 1 && text.all.contains { $0.word.has(.and) }
        let isEnd = language != .en && first.isOfBoth && parts.allSatisfy { thing($0, in: text) != nil }
        let isList =
            isEnd || foods.count > 1 || !foods.isEmpty && (isAnd || first.isOfBoth || foods.allSatisfy(isSeasoning))
        guard isList || inWords.contains(where: { $0 != nil }) else { return [] }
        if isList, foods.count == found.count, !foods.isEmpty {
            return zip(parts, foods).flatMap { named($0, $1, in: text) }
        }
        // "Carrots, onions, celery, all diced": what else is said is how, or names something that is not known.
        guard !text.all.contains(where: { $0.word.has(.or) || $0.kind == .number || $0.kind == .open }) else {
            return []
        }
        return parts.indices.flatMap { index in
            (isList ? found[index].map { named(parts[index], $0, in: text) } : nil) ?? inWords[index]
                ?? (foods.count > 1 || (isAnd || isEnd) && isList ? thing(parts[index], in: text) : nil) ?? []
        }
    }

    /// What a part asks for that begins with an amount in words: "etwas Butter", "a pinch of nutmeg", "un peu de lait".
    ///
    /// Nobody says of a food how much of it there is to be done with it.
    private func some(_ part: ArraySlice<Token>, in text: NameWords, beside first: Purchase) -> [Purchase]? {
        guard part.count > 1, part.count < 7, let start = part.first, let end = part.last, start.kind == .word,
            !end.word.has([.done, .after, .part])
        else { return nil }
        let words = text.text(from: start, through: end)
        let line = parser.parse(words)
        let name = self.words(of: line.name)
        // "A butternut" may say which squash; "a little butter", "a large egg", "a cup of milk" say no more of another food.
        let isAmount = line.amount.map { $0.unit != nil || part.count > name.words.count + 1 } ?? true
        guard isAmount, let food = line.food, food.id != first.food?.id, foods.food(id: food.id)?.shop?.isFree != true,
            line.preparation.isEmpty, line.note.isEmpty,
            line.name.utf8.count < words.utf8.count, words.hasSuffix(line.name), isFood(name.words[...]),
            case .buy(let bought) = read(line)
        else { return nil }
        return bought.map(\.uncounted)
    }

    /// The purchases of a food: of salt and pepper both.
    private func one(_ food: Food) -> [Purchase] {
        let both = food.shop?.both.compactMap { foods.food(id: $0) } ?? []
        return (both.isEmpty ? [food] : both).map { Purchase($0) }
    }

    /// "2 huevos, ajo y perejil": several foods behind the comma of a line with an amount.
    private func list(_ parts: [ArraySlice<Token>], beside first: Purchase, in text: NameWords) -> [Purchase]? {
        guard language != .en, parts.count > 1, let base = first.food,
            !text.all.contains(where: { $0.word.has(.or) || $0.kind == .number || $0.kind == .open })
        else { return nil }
        let foods = parts.compactMap { beside($0, first) }
        guard foods.count == parts.count, foods.contains(where: { $0.category != base.category }) else { return nil }
        return zip(parts, foods).flatMap { named($0, $1, in: text) }.map(\.uncounted)
    }

    /// "1 cup flour, butter": a food behind the comma of a line with an amount, which is no kind of what stands before it.
    private func other(
        _ part: ArraySlice<Token>,
        than first: Purchase,
        _ line: IngredientLine,
        in text: NameWords
    ) -> [Purchase]? {
        guard let base = first.food, part.count < 4, let last = part.last, !last.word.has([.done, .after, .part]),
            // "6 garlic cloves, minces"
            part.count > 1 || !last.word.has(.noun),
            line.amount?.unit != nil, line.amount?.unit?.isPackage != true || isSalted(base),
            !line.preparation.isBeside(line),
            part.allSatisfy({ $0.kind == .word && $0.word.unit == nil && !buying.nothing.contains($0.key) }),
            !part.allSatisfy({ buying.isKind($0) || buying.isPlain($0) }),
            language != .de || text.isProper(last),
            let match = resolver.resolve(part), match.isNamed, match.food.id != base.id, isOwn(match, part),
            match.food.category != base.category || isSalted(match.food) || isSalted(base) || areApart(match.food, base)
        else { return nil }
        // "Flour, bread" is bread flour.
        let name = words(of: line.name).words
        for joined in [Array(part) + name, name + Array(part)] {
            if let food = resolver.resolve(joined[...]), food.isNamed || food.exact && food.food.id != base.id {
                return nil
            }
        }
        if match.food.shop?.isFree == true { return [] }
        return named(part, match.food, in: text).map(\.uncounted)
    }

    /// What is sold in one kind only.
    private static let staples: Set<String> = ["salt", "sugar", "vanilla-sugar", "baking-powder", "baking-soda"]

    /// Whether nothing else is a kind of it, nor it of anything else: salt, pepper.
    private func isSalted(_ food: Food) -> Bool {
        food.id.hasSuffix("black-pepper") || Self.staples.contains(food.id)
    }

    /// The purchases of a food as the part of a list names it: coarse salt, sweet paprika.
    func named(_ part: ArraySlice<Token>, _ food: Food, in text: NameWords) -> [Purchase] {
        guard let first = part.first, let last = part.last, language != .en || part.count > 1,
            part.count > 1 || food.id != "black-pepper", food.shop?.both.isEmpty != false
        else { return one(food) }
        let line = parser.parse(text.text(from: first, through: last))
        guard line.amount == nil, case .buy(let bought) = read(line), bought.count == 1 else { return one(food) }
        // "Freshly ground pepper" is pepper; "plain whole Greek yogurt" is another than the rest.
        let isOther = bought[0].food?.id != food.id || !bought[0].kinds.isEmpty
        return language != .en || isOther && bought[0].own.isEmpty ? bought : one(food)
    }

    private func beside(_ words: ArraySlice<Token>, _ first: Purchase?) -> Food? {
        var words = words.prefix(words.indices.first { isEnd(words, $0) }.map { $0 - words.startIndex } ?? words.count)
        // "Persil, cerfeuil ciselés"
        while language != .en, words.count > 1, let last = words.last, last.word.has([.done, .adverb]),
            resolver.resolve(words)?.isNamed != true
        {
            words.removeLast()
        }
        if language != .en, let match = resolver.resolve(words), match.isNamed, match.food.id != first?.food?.id,
            words.count > 1 || isNounDone(words, match.food) && !isToasted(match.food, first)
        {
            return match.food
        }
        guard words.count < 5, !words.contains(where: { $0.kind == .slash }), let last = words.last,
            !last.word.has([.done, .after, .part]),
            let match = resolver.resolve(words), match.exact, match.food.id != first?.food?.id,
            !isToasted(match.food, first),
            first == nil || match.food.shop?.isFree != true, !words.allSatisfy({ buying.isKind($0) })
        else { return nil }
        return match.food
    }

    /// Whether words say from here on how much or what for: "salt to taste", "sel selon le goût".
    private func isEnd(_ words: ArraySlice<Token>, _ index: Int) -> Bool {
        guard index > words.startIndex else { return false }
        let next = index + 1 < words.endIndex ? words[index + 1].word : nil
        return words[index].word.has([.ends, .stop]) || next?.has(.taste) == true
            || words[index].word.has(.to) && next?.has(.purpose) == true
    }
}
