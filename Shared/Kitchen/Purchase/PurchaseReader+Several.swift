/// Lines of several foods, of which some have an amount and some have none.
extension PurchaseReader {
    /// More parts than these nobody writes into a line.
    private static let mostParts = 10

    /// "Salz, Pfeffer und 1 Lorbeerblatt", "sal al gusto y una pizca de comino": several foods, each read as a line of its
    /// own; nil if a part is no food.
    ///
    /// English lines are read by the other rules.
    func several(_ line: IngredientLine) -> [Purchase]? {
        guard language != .en, line.text.utf8.count < 160, !isRemark(line) else { return nil }
        let text = words(of: line.text)
        guard
            !text.all.contains(where: { token in
                token.kind == .colon || token.word.has([.or, .purpose, .between])
                    || buying.elsewhere.contains(token.key)
            })
        else { return nil }
        let parts = parts(of: text)
        // "1 pizca de sal y 1 de azúcar": of the unit before it.
        // "1 pot et demi de sucre"
        let isOfUnit = parts.dropFirst().contains { part in
            let isNumber = part.first?.kind == .number || part.first?.word.number.map { $0 < .one } == true
            return isNumber && part.dropFirst().first?.word.has(.of) == true
        }
        guard !isOfUnit, (2...Self.mostParts).contains(parts.count), let said = texts(of: parts, in: text) else {
            return nil
        }
        let lines = said.map { parser.parse($0) }
        let isCounted = lines.dropFirst().contains(where: isSome) || text.all.contains { $0.kind == .plus }
        guard
            lines[0].amount == nil
                // "Sel, poivre, sucre (1 pincée)"
                ? line.amount == nil
                    || parts.count > 2 && lines.dropFirst().contains(where: { $0.amount == line.amount })
                : isCounted
                    || (parts.count > 2 ? isListed(lines) : isPiecesBesideFood(lines, parts, in: text)),
            areAll(lines, isAdded: text.all.contains { $0.kind == .plus }), !isOne(words(of: line.name))
        else { return nil }
        if lines.count == 2, lines[1].amount == nil, !isPiecesBesideFood(lines, parts, in: text),
            isKind(lines[1], of: lines[0])
        {
            return nil
        }
        var bought: [Purchase] = []
        var isWet = false
        for part in lines {
            switch read(part) {
            case .buy(var some):
                if part.amount == nil || part.amount != line.amount {
                    for index in some.indices { some[index].count(part, beside: line) }
                }
                // "Salz, Pfeffer" is black pepper, as it is in "Salz und Pfeffer".
                let isPepper = part.amount == nil && some.count == 1 && some[0].key == "black-pepper"
                bought += isPepper && words(of: part.name).words.count == 1 ? some.map(\.plain) : some
            case .leaveOut(.water): isWet = true
            case .leaveOut: return nil
            }
        }
        bought = withPeppers(bought)
        // "Fett und Brösel für die Form"
        if line.amount == nil, lines.count == 2, let last = lines.last {
            for index in bought.indices where bought[index].purpose.isEmpty {
                bought[index].purpose = bought[index].food.flatMap { purpose(of: $0, in: last) } ?? ""
            }
        }
        let apart = withoutBrine(bought)
        if apart.count < bought.count { return apart }
        // "200 g de azúcar impalpable + agua"
        if isWet, bought.count == 1, lines[0].amount != nil { return bought }
        return bought.count > 1 && Set(bought.map(\.key)).count == bought.count ? bought : nil
    }

    /// "Tomaten, Gurke, Paprika": among vegetables it is the vegetable, not the spice.
    private func withPeppers(_ bought: [Purchase]) -> [Purchase] {
        guard language == .de, let place = bought.firstIndex(where: { $0.key == "paprika" && $0.own.isEmpty }),
            bought[place].isUncounted, let pepper = foods.food(id: "bell-pepper"),
            bought.indices.allSatisfy({ $0 == place || bought[$0].category == .produce })
        else { return bought }
        var bought = bought
        bought[place] = Purchase(pepper).uncounted
        return bought
    }

    /// Whether a part has an amount, also one in words: "un peu de sarriette".
    private func isSome(_ line: IngredientLine) -> Bool {
        guard line.amount == nil, let first = words(of: line.text).all.first else { return line.amount != nil }
        return first.word.has([.article, .about]) && line.food != nil && !line.text.hasPrefix(line.name)
    }

    /// "Etwas Zork": some of what the table does not know.
    private func isSomeOf(_ line: IngredientLine) -> Bool {
        words(of: line.text).all.first?.word.has(.about) == true && !line.text.hasPrefix(line.name)
    }

    /// Whether all parts are foods, of which the table may not know those with an amount and the first: "pain de ménage,
    /// beurre", "2 chiles mulato, 1 bolillo".
    private func areAll(_ lines: [IngredientLine], isAdded: Bool) -> Bool {
        // "1 taza de azúcar + jugo de limón": behind a plus sign the juice is none of the food before it.
        let known = lines.indices.count { isOther(lines[$0], isFirst: $0 == 0 || isAdded && lines.count == 2) }
        guard known < lines.count else { return true }
        return (known > 0 || lines.allSatisfy { $0.amount != nil })
            && lines.indices.allSatisfy { place in
                isOther(lines[place], isFirst: place == 0)
                    || (lines.count == 2 && (place == 0 || areBeside(lines)) || lines[place].amount != nil
                        || isSomeOf(lines[place]))
                        && isThing(lines[place])
            }
    }

    /// "Pain de ménage et cretons": two foods without amounts, of which the table does not know the second.
    private func areBeside(_ lines: [IngredientLine]) -> Bool {
        lines.allSatisfy { $0.amount == nil } && lines.last.map { words(of: $0.name).words.count == 1 } == true
    }

    /// Whether a part looks like the name of something that the table does not know.
    private func isThing(_ line: IngredientLine) -> Bool {
        let text = words(of: line.name)
        guard line.preparation.isEmpty, line.note.isEmpty, text.words.count < 5,
            let first = text.words.first, let last = text.words.last, text.words.contains(where: isNoun),
            // "La parte blanca"
            !buying.nothing.contains(first.key)
        else { return false }
        let isPhrase = first.word.has([.ends, .with, .stop, .from, .part, .of, .to, .or, .done, .after, .adverb, .link])
        return !isPhrase && !last.word.has([.done, .after, .adverb, .ends, .stop]) && last.kind == .word
            && !buying.isPlain(last) && !buying.nothing.contains(last.key)
            && (language != .de || text.isProper(last))
    }

    func isAmount(_ token: Token) -> Bool {
        token.kind != .word || token.word.number != nil || token.word.unit != nil
            || token.word.has([.article, .size, .about, .of])
    }

    /// Whether parts behind a food with an amount go on with a list: names of other foods without an amount.
    private func isListed(_ lines: [IngredientLine]) -> Bool {
        lines.dropFirst().allSatisfy { line in
            let words = words(of: line.name).words
            return line.preparation.isEmpty && line.note.isEmpty && resolver.resolve(words[...])?.isNamed == true
        }
    }

    /// "2 huevos batidos y pan rallado", "2 dientes de ajo y perejil": pieces of one food and another one, which are not
    /// counted together.
    private func isPiecesBesideFood(
        _ lines: [IngredientLine],
        _ parts: [ArraySlice<Token>],
        in text: NameWords
    ) -> Bool {
        guard parts.count == 2, let amount = lines[0].amount, amount.unit == nil || amount.unit == .clove,
            lines[0].food != nil, lines[1].amount == nil, let food = lines[1].food, food.id != lines[0].food?.id,
            lines[0].note.isEmpty, parts[1].startIndex > 0, case let between = text.tokens[parts[1].startIndex - 1],
            // "1 Zwiebel, Knoblauch"
            between.word.has(.and) || between.kind == .comma && !isKind(lines[1], of: lines[0]),
            resolver.resolve(words(of: lines[1].name).words[...])?.isNamed == true
        else { return false }
        // "Poivrons rouges et verts", "rote und gelbe Paprika"
        return !parts.contains { $0.drop(while: isAmount).allSatisfy(isOnlyKind) }
    }

    /// Whether a name with an "and" in it is that of one food: "macaroni and cheese".
    private func isOne(_ name: NameWords) -> Bool {
        guard name.parts.count > 1, let match = resolver.resolve(name.words[...]) else { return false }
        return match.isNamed && match.food.shop?.both.isEmpty != false
    }

    /// The parts between commas, semicolons, plus signs and words for "and", with what only says how behind its food.
    func parts(of text: NameWords) -> [ArraySlice<Token>] {
        var depth = 0
        var parts: [ArraySlice<Token>] = []
        var start = text.tokens.startIndex
        func close(_ end: Int) {
            let part = text.tokens[start..<end]
            start = end + 1
            guard !part.isEmpty else { return }
            if let last = parts.last, isManner(part, in: text), !isManner(last, in: text),
                !isCountOfKind(part)
            {
                parts[parts.count - 1] = text.tokens[last.startIndex..<part.endIndex]
            } else {
                parts.append(part)
            }
        }
        for index in text.tokens.indices {
            let token = text.tokens[index]
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            let isEnd = [.comma, .semicolon, .plus].contains(token.kind) || token.word.has(.and)
            if depth == 0, isEnd { close(index) }
        }
        close(text.tokens.endIndex)
        return parts
    }

    /// "1 vert", "otra verde", "1 TL rosenscharf": another one or more of the food before it.
    func isCountOfKind(_ part: ArraySlice<Token>) -> Bool {
        let kinds = part.drop(while: isAmount)
        guard (1...2).contains(kinds.count), kinds.count < part.count, let count = part.first, let kind = kinds.first
        else { return false }
        // "1 verde italiano"
        return (count.kind == .number || count.kind == .vulgar || count.word.number != nil) && isOnlyKind(kind)
            && kinds.dropFirst().allSatisfy { $0.kind == .word && language != .de && resolver.resolve([$0]) == nil }
    }

    /// Whether a word is a kind and no food by itself, as an orange is.
    func isOnlyKind(_ token: Token) -> Bool {
        buying.isKind(token) && !buying.isPlain(token) && resolver.resolve([token])?.isNamed != true
    }

    /// Whether a part says only how the food before it is: "frisch gemahlen", "en rodajas".
    private func isManner(_ part: ArraySlice<Token>, in text: NameWords) -> Bool {
        part.allSatisfy { token in
            token.kind != .word || buying.isPlain(token) || isOnlyKind(token) || token.word.unit != nil
                || token.word.has([.done, .after, .adverb, .size, .about, .to, .article, .optional, .each])
                || part.first?.kind != .number && buying.isPrepared(text.text([token]), token, in: language)
        }
    }

    /// Whether a part names a food of its own: by all words behind its amount that are no kinds.
    private func isOther(_ line: IngredientLine, isFirst: Bool) -> Bool {
        let text = words(of: line.text)
        guard line.food != nil, let last = text.all.last, last.kind != .hyphen, let first = text.all.first,
            isFirst
                || !first.word.has([.ends, .with, .stop, .from, .of]) && (!first.word.has(.part) || line.amount != nil)
        else { return false }
        let said = words(of: line.name)
        let name = said.words
        guard let match = resolver.resolve(name[...]) else { return false }
        let noun = name[min(match.words.lowerBound, name.count)..<min(match.words.upperBound, name.count)]
        // "Salz, Pfeffer frisch gemahlen", "Salz, gem. Pfeffer"
        let isSaid =
            resolver.resolve(noun)?.isNamed == true
            && name[noun.endIndex...].allSatisfy {
                buying.isPlain($0) || isOnlyKind($0) || buying.isPrepared(said.text([$0]), $0, in: language)
            }
        guard match.exact || line.amount != nil || isSaid else { return false }
        let before = name[..<min(match.words.lowerBound, name.count)]
        return (isFirst || language != .de || noun.contains(where: said.isProper))
            && before.allSatisfy {
                buying.isPlain($0) || buying.isKind($0) || $0.word.has([.descriptor, .size, .done])
            }
    }

    /// Whether a part behind a comma may be a kind of the food before it: "salad, lettuce", "flour, bread".
    private func isKind(_ part: IngredientLine, of line: IngredientLine) -> Bool {
        guard let food = part.food.flatMap({ foods.food(id: $0.id) }),
            let base = line.food.flatMap({ foods.food(id: $0.id) })
        else { return line.food != nil }
        let (name, first) = (words(of: part.name).words, words(of: line.name).words)
        let isJoined = [name + first, first + name].contains { words in
            resolver.resolve(words[...]).map { $0.isNamed || $0.exact && $0.food.id != base.id } ?? false
        }
        return isJoined || food.category == base.category && isGeneral(base, for: food)
    }
}
