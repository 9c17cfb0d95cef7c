/// Words around an "or".
extension PurchaseReader {
    func isNoun(_ token: Token) -> Bool {
        token.kind == .word && !token.word.has([.descriptor, .size, .done, .adverb, .article])
    }

    /// Whether the words before an "or" need no noun of those behind it: "Goya pasilla chiles or ancho chiles",
    /// "fresh peppers or eight dried chilies", "crème fraîche or sour cream".
    func isWhole(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard let first = rest.first, let last = rest.last else { return false }
        if first.kind == .number { return head.contains(where: isNoun) }
        guard head.last?.key != last.key else { return resolver.resolve(head[...]) != nil }
        // "Ground cumin or taco seasoning blend": the last word is no food by itself.
        if language == .en, let own = resolver.resolve(head[...]), own.exact, own.words.upperBound == head.count,
            resolver.resolve([last]) == nil, let other = resolver.resolve(rest), own.food.id != other.food.id,
            // "Chicken or turkey cutlets" are both cutlets.
            resolver.resolve((head + [last])[...])?.isNamed != true
        {
            return true
        }
        // "Vegetable oil or cooking spray"
        if head.count > 1, let own = resolver.resolve(head[...]), own.exact,
            own.words.lowerBound == 0, own.words.upperBound == head.count, let other = resolver.resolve(rest),
            other.exact, own.food.id != other.food.id,
            resolver.resolve((head + [last])[...])?.food.id == other.food.id
        {
            return true
        }
        return resolver.resolve((head + [last])[...]).map { resolver.whole(head, beside: $0) != nil } ?? false
    }

    /// "Fresh or frozen tart cherries" are tart as well if they are fresh.
    func freshNoun(of head: [Token], _ rest: ArraySlice<Token>, being food: Food) -> ArraySlice<Token>? {
        guard head.count == 1, buying.fresh.contains(head[0].key), rest.count > 1,
            let kind = buying.kind(Array(rest), at: 0, of: food), kind.end < rest.count
        else { return nil }
        return rest.dropFirst(kind.end)
    }

    /// The noun that the words before an "or" share with those behind it: "regular or reduced-fat cream cheese".
    func sharedNoun(of head: [Token], _ rest: ArraySlice<Token>, being food: Food) -> ArraySlice<Token>? {
        guard head.last?.key != rest.last?.key, resolver.resolve(head[...]) == nil, let match = resolver.resolve(rest),
            match.food.id == food.id,
            match.words.upperBound == rest.count,
            match.words.lowerBound > 0 || head.allSatisfy({ buying.isPlain($0) })
        else { return nil }
        return rest.dropFirst(match.words.lowerBound).drop { $0.word.has(.descriptor) }
    }

    /// "Pavés de saumon ou de truite", "framboises fraîches ou surgelées": what stands before the "or" is whole.
    func beforeOr(_ name: NameWords, _ or: Int) -> (words: [Token], alternative: String)? {
        let (head, rest) = (name.words[..<or], name.words[(or + 1)...])
        guard let first = rest.first, head.contains(where: isNoun), name.end(before: or) == nil else { return nil }
        let isKind =
            rest.allSatisfy { buying.isKind($0) || buying.isPlain($0) } && resolver.resolve(rest)?.isNamed != true
        // "Beurre mou ou margarine"
        let isDone =
            language != .de && head.count > 1 && head.last.map(isNoun) == false && head.first.map(isNoun) == true
        guard first.word.has(.of) || isKind || isDone, resolver.resolve(head) != nil else { return nil }
        var words = Array(head)
        var start = name.text(name.words[or...])
        // "Fraîches ou surgelées" belong together.
        // "Vino blanco o fino": without its kind the first would be another food.
        if isKind, let last = head.last, words.count > 1, buying.fresh.contains(last.key) || buying.isKind(last),
            resolver.resolve(head.dropLast())?.food.id == resolver.resolve(head)?.food.id
        {
            words.removeLast()
            start = name.text(name.words[(or - 1)...])
        }
        return (words, start)
    }

    /// "Apricot, peach or strawberry preserves": a list whose last word is the noun of all.
    func sharedEnd(of name: NameWords, _ or: Int) -> (words: [Token], alternative: String)? {
        guard let comma = name.end(before: or), let last = name.words.last,
            let named = resolver.resolve(name.words[(or + 1)...]), name.words.count - or > 2
        else { return nil }
        let head = name.words[..<comma]
        if let said = describedEnd(of: name, comma, or, named) { return said }
        guard named.exact else { return nil }
        guard head.last?.key != last.key, let joined = resolver.resolve((head + [last])[...]), joined.isNamed,
            joined.food.category == named.food.category, resolver.resolve(head)?.food.id != joined.food.id
        else { return nil }
        return (Array(head) + [last], name.text([name.words[or]]) + " " + name.text(name.words[comma...]))
    }

    /// "Lightly beaten with 2 tablespoons water or milk": an "or" that is about something else.
    func isAddition(_ before: ArraySlice<Token>) -> Bool {
        let clause = before.suffix(from: before.lastIndex { $0.kind == .comma } ?? before.startIndex)
        return clause.contains { $0.word.has(.with) && !$0.word.has(.descriptor) }
    }

    /// "Fresh corn or (thawed) frozen": the line with the "or" in its preparation.
    func unended(_ line: IngredientLine, _ name: NameWords) -> IngredientLine? {
        guard let or = name.words.last, name.words.count > 1, name.isOr(or) else { return nil }
        var line = line
        line.name = name.text(name.words.dropLast())
        line.preparation = name.text([or]) + " " + line.preparation
        return line
    }

    /// What would do as well and whether it may be left out, from the rest of the line.
    func options(of line: IngredientLine, _ purchase: consuming Purchase) -> Purchase {
        purchase.isOptional =
            (line.optional || isWish(line.preparation, purchase.food) || isWish(line.note, purchase.food))
            && !isMoreOptional(line)
        readAlternative(of: line, &purchase)
        // "Or more to taste" is no choice.
        if purchase.alternative == "or more" || isChoiceOfAmount(purchase.alternative) { purchase.alternative = "" }
        purchase.size = size(in: line, being: purchase.food)
        purchase.remark = said(in: line, being: purchase.food, hasChoice: !purchase.alternative.isEmpty)
        purchase.purpose = purchase.food.flatMap { purpose(of: $0, in: line) } ?? ""
        return purchase
    }

    /// What would do as well, from what stands behind the name.
    private func readAlternative(of line: IngredientLine, _ purchase: inout Purchase) {
        guard purchase.alternative.isEmpty else { return }
        for text in [line.preparation, line.note] where !text.isEmpty {
            let words = words(of: text)
            let tokens = words.all
            guard tokens.contains(where: { $0.word.has(.or) }), language != .en || !isSuchAs(tokens[...]),
                text != line.note || !isColors(tokens)
            else {
                continue
            }
            if let food = purchase.food,
                let choice = choice(of: food, in: words) ?? others(of: food, in: words) ?? choices(in: words)
            {
                // "Ground meat (beef, pork, or turkey)": which of them is meant.
                let first = words.all.prefix { $0.kind == .word }
                let isSort =
                    language == .en && text == line.note && choice.hasPrefix("or ") && !text.hasPrefix("or ")
                    && resolver.resolve(first).map { isGeneral(food, for: $0.food) } == true
                purchase.alternative = isSort ? String(choice.dropFirst("or ".count)) : choice
                break
            }
            if text == line.note {
                purchase.alternative = choiceInBrackets(of: line)
                if !purchase.alternative.isEmpty { break }
            }
            guard
                let or = tokens.indices.first(where: { index in
                    // "Such as pork, ham or chicken" are examples.
                    // "1 or 2 outer layers discarded" is how many.
                    tokens[index].word.has(.or) && index + 1 < tokens.count
                        && !(index > 0 && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number)
                        && !tokens[..<index].contains { $0.word.has(.ends) }
                        && !isAddition(tokens[..<index]) && !isDenied(tokens[..<index], in: words)
                        && (index == 0
                            ? !tokens[1].word.has([.to, .stop])
                                && (text == line.note && unknownChoice(tokens, in: words)
                                    || !buying.isPlain(tokens[1]) || isFood(food(in: tokens))
                                    || isAny(tokens, in: words)
                                    || language != .en && buying.isKind(tokens[1])
                                    || purchase.food.map { isKept(tokens, $0) } ?? false)
                            : isFood(tokens[(index + 1)...]) || isFoodWithMore(tokens[(index + 1)...], in: words)
                                || text == line.preparation
                                    && isOther(Array(tokens[index...]), in: words, than: purchase.food))
                })
            else { continue }
            // "Or 1 (15-ounce) can" has brackets of its own.
            var depth = 0
            let end = tokens[or...].first { token in
                if token.kind == .open { depth += 1 }
                if token.kind == .close { depth -= 1 }
                return token.kind == .semicolon || depth < 0
            }
            // "Grated cheese (mozzarella or Emmental)": both say which.
            // "Cottage cheese (small or large curd)", "vinegar (white or cider)"
            let isSize =
                language == .en && or == 1
                && (tokens[0].word.has(.size) || buying.isKind(tokens[0]) && !buying.isPlain(tokens[0])
                    || line.text.contains("%"))
            let isBoth =
                text == line.note && or > 0
                && (isFood(tokens[..<or]) || isName(tokens[..<or], in: words) || isSize)
            let isList = text == line.preparation && areFoods(tokens[..<or], beside: purchase.food)
            // "Ground in spice mill or coffee grinder" is about how.
            let named = tokens[or...].prefix { $0.kind != .comma && $0.start < end?.start ?? .max }
            if let last = named.last, language == .en,
                buying.equipment.contains(last.key) || buying.tools.contains(last.key)
            {
                continue
            }
            let choice = String(words.text(from: tokens[isBoth || isList ? 0 : or], upTo: end).trimmedSpaces)
            purchase.alternative = isList ? words.text([tokens[or]]) + " " + choice : choice
            break
        }
    }

    /// "8 pommes (reine des reinettes ou golden)", "huile (olive ou tournesol)": brackets that name sorts to choose from.
    private func choiceInBrackets(of line: IngredientLine) -> String {
        guard !line.note.isEmpty else { return "" }
        let text = words(of: line.note)
        if language == .en, !isChoiceOfCuts(text, line) { return "" }
        let or = text.all.firstIndex { $0.word.has(.or) }
        guard let or, or > 0, or < text.all.count - 1, text.all.count < 9,
            text.all.allSatisfy({ $0.kind == .word || language == .en && $0.kind == .hyphen }),
            !text.all.allSatisfy({ buying.isPlain($0) || $0.word.has(.or) }),
            !text.all.contains(where: { $0.word.has([.ends, .stop, .done, .after, .adverb, .optional]) })
        else { return "" }
        return line.note
    }

    /// "Fresh or frozen", "vorwiegend festkochend oder mehlig": two kinds of the food, of which either will do.
    private func choice(of food: Food, in text: NameWords) -> String? {
        let kinds: Set<Token.Kind> = language == .en ? [.word, .comma] : [.word]
        guard (3..<8).contains(text.words.count), text.all.allSatisfy({ kinds.contains($0.kind) }),
            let last = text.words.last, let or = text.words.firstIndex(where: { $0.word.has(.or) })
        else { return nil }
        // "Lightly toasted almonds, chopped or whole"
        let start = language == .en && text.words[0].word.has(.adverb) && text.all[1].kind == .comma ? 1 : 0
        guard start < or else { return nil }
        var isKind = false
        for part in [text.words[..<or], text.words[(or + 1)...]] {
            var index = part.startIndex
            guard !part.isEmpty else { return nil }
            while index < part.endIndex {
                if let kind = buying.kind(text.words, at: index, of: food), kind.kind != nil, kind.end <= part.endIndex
                {
                    isKind = true
                    index = kind.end
                } else if buying.fresh.contains(part[index].key) || buying.isPlain(part[index]) {
                    index += 1
                } else {
                    return nil
                }
            }
        }
        return isKind ? text.text(from: text.words[start], through: last) : nil
    }

    /// "Colby, Cheddar, Monterey jack, or a mixture": foods like this one, which go on to an "or".
    private func others(of food: Food, in text: NameWords) -> String? {
        // "Chopped, pecans, or walnuts"
        let parts = outside(text.all).split { $0.kind == .comma }.drop {
            $0.allSatisfy { $0.word.has([.done, .adverb]) }
        }
        guard parts.count > 1, let first = parts.first?.first, let last = parts.last,
            let or = last.first, or.word.has(.or), last.count > 1,
            parts.dropLast().allSatisfy({ part in
                // "Tomates bien mûres" are no blackberries.
                guard part.last?.word.has([.done, .after]) == false, let match = resolver.resolve(part), match.isNamed
                else { return false }
                return match.food.category == food.category && match.food.id != food.id
            })
        else { return nil }
        let word = text.text([or])
        return "\(word) \(text.text(from: first, upTo: nil))"
    }

    /// "Or thawed frozen": another way to keep the food.
    private func isKept(_ tokens: [Token], _ food: Food) -> Bool {
        let kinds = tokens.dropFirst().prefix { $0.kind == .word }.compactMap { token in
            buying.kind([token], at: 0, of: food)?.kind
        }
        return kinds.contains { buying.kinds[$0].id == "frozen" || isPreserved($0) }
    }
}
