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
            resolver.resolve(name.words[...])?.isNamed != true
        else { return nil }
        let foods = parts.map { beside($0, nil) }
        let known = foods.count { $0 != nil }
        guard known == parts.count || known > 1 else { return nil }
        var bought: [Purchase] = []
        for (part, food) in zip(parts, foods) {
            if let food {
                bought += food.shop?.isFree == true ? [] : one(food).map { options(of: line, $0) }
            } else if let thing = thing(part, in: name) {
                bought += thing.map { options(of: line, $0) }
            } else {
                return nil
            }
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
    private func thing(_ part: ArraySlice<Token>, in text: NameWords) -> [Purchase]? {
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

    /// "1 can black bean, corn & rice soup": one thing whose name is a list, which ends with its noun.
    func blended(_ line: IngredientLine) -> [Purchase]? {
        guard line.amount?.unit != nil, !line.preparation.isEmpty, !line.preparation.isBeside(line) else { return nil }
        let rest = words(of: line.preparation).all
        guard rest.count < 7, rest.last?.word.has(.risky) == true, rest.contains(where: { $0.word.has(.and) }),
            !rest.contains(where: { $0.word.has([.done, .after, .or, .with]) || $0.kind == .number })
        else { return nil }
        return [options(of: line, named(line.name + ", " + line.preparation, in: line))]
    }

    /// "1 bay leaf, 2 cloves", "3 eggs + 1 yolk": several foods, each with an amount; nil if it is anything else.
    func counted(_ line: IngredientLine) -> [Purchase]? {
        guard line.text.utf8.count < 200, mayHaveTwoNumbers(line.text) || mayHaveTwoAmounts(line) else { return nil }
        let text = words(of: line.text)
        let parts = text.counted.prefix(6)
        // "1 can chickpeas, drained, ½ cup liquid reserved" is one thing.
        guard parts.count > 1, !parts.joined().contains(where: { buying.elsewhere.contains($0.key) }) else {
            return nil
        }
        var lines = parts.map { parser.parse(text.text(from: $0[$0.startIndex], through: $0[$0.endIndex - 1])) }
        var meant: Set<String> = []
        if let first = lines[0].food.flatMap({ foods.food(id: $0.id) }) {
            for index in lines.indices where lines[index].food == nil {
                let food = meaning(of: words(of: lines[index].name), beside: first, lines[index].amount)
                lines[index].food = food?.reference
                meant.insert(lines[index].text)
            }
        }
        guard Set(lines.map { $0.food?.id }).count == lines.count,
            line.amount == nil || line.amount?.value == lines[0].amount?.value,
            lines.allSatisfy({
                $0.amount != nil && $0.food != nil && (meant.contains($0.text) || isFood(words(of: $0.name).words[...]))
            })
        else { return nil }
        var bought: [Purchase] = []
        for (place, part) in lines.enumerated() {
            guard case .buy(var some) = read(part) else { continue }
            if place > 0, some.count == 1, let times = times(line, bought, part, some[0]) {
                bought[0].times = times
                continue
            }
            if part.amount != line.amount { for index in some.indices { some[index].count(part, beside: line) } }
            bought += some
        }
        return bought.isEmpty ? nil : bought
    }

    /// "1 spice purse (1 bay leaf, 4 whole peppercorns)": what nobody sells, made of the foods in its brackets.
    func listedInBrackets(_ line: IngredientLine) -> [Purchase]? {
        guard line.note.utf8.contains(UInt8(ascii: ",")), line.note.utf8.count < 200 else { return nil }
        return counted(parser.parse(line.note))
    }

    /// Whether a line may have an amount in words behind an "and": "and one tablespoon vinegar".
    private func mayHaveTwoAmounts(_ line: IngredientLine) -> Bool {
        line.amount != nil && words(of: line.name).all.contains { $0.word.has([.and, .plus]) }
    }

    /// How many times a line's pieces are bought with those of a part that is the same thing: "3 eggs + 1 yolk".
    private func times(
        _ line: IngredientLine,
        _ bought: [Purchase],
        _ part: IngredientLine,
        _ more: Purchase
    ) -> Rational? {
        guard let first = bought.first, bought.count == 1, first.key == more.key, let amount = line.amount,
            amount.unit == nil, amount.value > .zero, let added = part.amount, added.unit == nil,
            let sum = try? amount.value * first.times + added.value
        else { return nil }
        return try? sum / amount.value
    }

    /// Whether a number may stand behind other words, as most lines have none there: a digit or a sign beyond ASCII.
    private func mayHaveTwoNumbers(_ text: String) -> Bool {
        var isInNumber = true
        for byte in text.utf8 {
            let isNumber = (0x30...0x39).contains(byte) || byte >= 0x80
            if isNumber, !isInNumber { return true }
            isInNumber = isNumber || isInNumber && byte == 0x20
        }
        return false
    }

    /// "Kosher salt, freshly ground pepper", "oil, vinegar and salt", "sugar, jam, butter to taste": other foods behind
    /// the comma of a line without an amount, if that names nothing else.
    func beside(_ line: IngredientLine, _ first: Purchase) -> [Purchase] {
        guard line.note.isEmpty, !line.preparation.isEmpty, first.alternative.isEmpty else { return [] }
        let text = words(of: line.preparation)
        let only = beside(text.words[...], first)
        let parts = Array(text.parts.prefix(Self.longestList))
        let inWords = only == nil ? parts.map { some($0, in: text, beside: first) } : []
        // "1 pinch sugar, salt and pepper", "1 tsp sugar, a little butter"
        guard line.amount == nil else {
            let both = only?.shop?.both.isEmpty == false ? only.map(one) ?? [] : []
            return both.map { $0.uncounted } + inWords.compactMap { $0 }.joined()
        }
        if let food = only { return isSeasoning(food) ? one(food) : [] }
        let found = parts.map { beside($0, first) }
        let foods = found.compactMap { $0 }
        // "Lettuce, romaine" is one thing, but nobody describes with a list of foods.
        let isList = foods.count > 1 || !foods.isEmpty && foods.allSatisfy(isSeasoning)
        guard isList || inWords.contains(where: { $0 != nil }) else { return [] }
        if isList, foods.count == found.count { return foods.flatMap(one) }
        // "Carrots, onions, celery, all diced": what else is said is how, or names something that is not known.
        guard !text.all.contains(where: { $0.word.has(.or) || $0.kind == .number || $0.kind == .open }) else {
            return []
        }
        return parts.indices.flatMap { index in
            (isList ? found[index].map(one) : nil) ?? inWords[index]
                ?? (foods.count > 1 ? thing(parts[index], in: text) : nil) ?? []
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

    private func beside(_ words: ArraySlice<Token>, _ first: Purchase?) -> Food? {
        let words = words.prefix(words.indices.first { isEnd(words, $0) }.map { $0 - words.startIndex } ?? words.count)
        guard words.count < 5, !words.contains(where: { $0.kind == .slash }), let last = words.last,
            !last.word.has([.done, .after, .part]),
            let match = resolver.resolve(words), match.exact, match.food.id != first?.food?.id,
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

    /// What stands beside salt and pepper: other things from the pantry, and herbs.
    private func isSeasoning(_ food: Food) -> Bool {
        food.category == .pantry || food.category == .produce && food.shop?.pack?.unit == .bunch
    }
}

extension Purchase {
    /// Counts this as a part of a line says it, which begins with another amount.
    fileprivate mutating func count(_ part: IngredientLine, beside line: IngredientLine) {
        guard let first = line.amount, first.value > .zero, let own = try? LineShare(line: part, scale: .one).amount()
        else {
            isUncounted = true
            return
        }
        beside = AmountBeside(amount: own, line: first)
    }
}
