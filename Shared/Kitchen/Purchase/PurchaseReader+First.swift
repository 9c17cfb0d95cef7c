/// Choices: which of several words for a food is bought.
extension PurchaseReader {
    /// The words that name the food, without what would do as well.
    func first(of name: NameWords, being food: Food) -> (words: [Token], alternative: String) {
        // "1 bunch or 1 (4-oz) bag watercress"
        if let start = name.words.first, start.word.has(.or) {
            let rest = name.words.drop { $0.word.has(.or) || $0.kind == .number || $0.word.unit != nil }
            if let noun = rest.first?.start, !rest.isEmpty {
                let choice = name.words.prefix { $0.start < noun }
                let isAmount = choice.contains { $0.word.unit != nil }
                return (Array(rest), isAmount ? name.text(choice) : "")
            }
        }
        guard let or = name.words.firstIndex(where: name.isOr), or > 0, or < name.words.count - 1,
            foods.food(key: FoodResolver.phraseKey(name.words[...])) == nil
        else { return (name.words, "") }
        if language != .en, let first = beforeOr(name, or) { return first }
        if name.end(before: or) == nil,
            hasNounOfItsOwn(Array(name.words[..<or]), name.words[(or + 1)...], in: name)
        {
            return (Array(name.words[..<or]), name.text(name.words[or...]))
        }
        // "Lacón o panceta curada": the noun stands before what is said of it.
        if language == .fr || language == .es, name.end(before: or) == nil,
            resolver.resolve(name.words[..<or])?.isNamed == true,
            resolver.resolve(name.words[(or + 1)...])?.words.lowerBound == 0
        {
            return (Array(name.words[..<or]), name.text(name.words[or...]))
        }
        // "Cooked, peeled, and deveined medium or large shrimp"
        if name.words[or - 1].word.has(.size), name.words[or + 1].word.has(.size) {
            return (Array(name.words[..<(or - 1)] + name.words[(or + 1)...]), "")
        }
        if let first = listedFirst(of: name, or) ?? sharedEnd(of: name, or) { return first }
        if let comma = name.end(before: or), name.words[..<comma].contains(where: isNoun),
            resolver.resolve(name.words[..<comma]).map({ $0.exact || $0.food.id != food.id }) == true
        {
            // "Himbeeren, frisch oder TK"
            let isKind = name.words[comma...].allSatisfy {
                $0.word.has(.or) || buying.isKind($0) || buying.isPlain($0)
            }
            let isSort = isKind || areSorts(name.words[comma..<or], of: food, in: name)
            // "Geriebener Käse, z.B. Gouda oder Emmentaler"
            let said = name.text(name.words[comma...])
            let isExample = Self.examples.contains(where: said.lowercased().hasPrefix)
            let text = (isSort || isExample ? "" : name.text(name.words[or...or]) + " ") + said
            return (Array(name.words[..<comma]), text)
        }
        // "2 mango wedges or slices"
        if language == .en, resolver.resolve(name.words[..<or]) != nil,
            name.words[(or + 1)...].allSatisfy({ [.slice, .wedge, .piece, .chunk].contains($0.word.unit) })
        {
            return (Array(name.words[..<or]), "")
        }
        var head = Array(name.words[..<or])
        if head.count > 1, head.last?.word.has(.and) == true { head.removeLast() }
        let rest = name.words[(or + 1)...]
        let text = name.text(name.words[or...])
        if hasSameNoun(head, rest) || isNamedWhole(head, rest) || isBeforeAmount(head, rest) { return (head, text) }
        if let first = firstOfUnlike(head, rest) { return (first, text) }
        if isSaidAgain(head, rest) || isAlone(head, rest) || hasOwnNoun(head, rest, name) { return (head, text) }
        if let whole = dressing(head, rest, name) ?? bread(head, rest, name) ?? wholemeal(head, rest) {
            return (whole, text)
        }
        if let whole = nounOfBoth(head, rest, name) { return (whole, text) }
        if let colored = eitherColor(head, rest) { return (colored, text) }
        if areAlike(head, rest) { return (head, text) }
        if let cut = cutAlike(head, rest, name) ?? plantPart(head, rest, name) ?? kindOf(head, rest) {
            return (cut, text)
        }
        // "Whole-milk or part-skim ricotta" is no milk.
        if head.count == 2, name.isJoined(head[0]), rest.count > 1, let last = rest.last,
            let other = resolver.resolve(rest), let joined = resolver.resolve((head + [last])[...]),
            joined.food.id == other.food.id, case let own = resolver.resolve(head[...]), own?.food.id != other.food.id,
            // But Parmigiano-Reggiano is whole.
            own?.exact != true || buying.kind(head, at: 0, of: joined.food)?.kind != nil
        {
            return (head + [last], text)
        }
        // "Peppermint or other fresh mint"
        if language == .en, let next = rest.first, name.text([next]).lowercased() == "other",
            let own = resolver.resolve(head[...])
        {
            // "Passion-orange-guava or other tropical fruit juice"
            if let noun = rest.last, rest.count > 1, own.food.category == .produce,
                resolver.resolve(rest)?.food.id.hasSuffix("juice") == true
            {
                return (head + [noun], text)
            }
            // "Peanut or other vegetable oil" is no peanut.
            if let noun = rest.last, rest.count > 1, let joined = resolver.resolve((head + [noun])[...]),
                joined.isNamed,
                joined.food.id != own.food.id,
                !own.exact || own.food.category != resolver.resolve(rest)?.food.category
                    || joined.food.id.hasSuffix("-oil")
            {
                return (head + [noun], text)
            }
            return (head, text)
        }
        // "Sesame or poppy seeds": the noun does not make it another food.
        if language == .en, let last = rest.last, rest.count > 1, head.last?.key != last.key, last.word.has(.part),
            let own = resolver.resolve(head[...]), own.exact,
            let joined = resolver.resolve((head + [last])[...]), joined.isNamed, joined.food.id == own.food.id
        {
            return (head + [last], text)
        }
        // "Olive- or canola-oil cooking spray"
        if language == .en, let last = head.last, name.isJoined(last), let next = rest.first, rest.count > 2,
            name.isJoined(next), isNoun(rest[rest.startIndex + 1]), case let whole = head + rest.dropFirst(),
            let joined = resolver.resolve(whole[...]),
            joined.isNamed || joined.exact
        {
            return (whole, text)
        }
        if let noun = nounOfProduce(head, rest) { return (head + noun, text) }
        if let whole = kinds(head, of: rest) { return (whole, text) }
        if let whole = ownNoun(head, rest) { return (whole, text) }
        if let last = rest.last, isRisky(head, rest) { return (head + [last], text) }
        if let noun = isWhole(head, rest) ? [] : freshNoun(of: head, rest, being: food) { return (head + noun, text) }
        if let open = openEnded(head, name.words[or], rest, name) { return open }
        // "Red wine or red wine vinegar"
        if head.count > 1, rest.count > head.count, zip(head, rest).allSatisfy({ $0.key == $1.key }),
            resolver.resolve(head[...])?.isNamed == true
        {
            return (head, text)
        }
        // "Regular or low-fat mayonnaise" is no fat mayonnaise.
        let isSplit = rest.count > 2 && name.isJoined(rest[rest.endIndex - 3])
        if isItself(head, or: rest, being: food) { return (head, text) }
        // "Vanilla or cherry-swirl ice cream"
        if head.count == 1, rest.count > 2, !isSplit, let joined = resolver.resolve((head + rest.suffix(2))[...]),
            joined.isNamed,
            resolver.resolve(head[...])?.food.id != joined.food.id
        {
            return (head + rest.suffix(2), text)
        }
        // "Pink or ruby red grapefruit"
        if language == .en, rest.count == 3, let last = rest.last, let joined = resolver.resolve((head + [last])[...]),
            joined.isNamed, joined.food.id == food.id, resolver.resolve(head[...]) == nil,
            Self.colors.contains(name.text(rest.dropFirst().prefix(1)).lowercased())
        {
            return (head + [last], text)
        }
        // "Pink or ruby grapefruit juice"
        // "Rolled or quick cooking oats" are no cooking oats.
        let isKind = (buying.kind(Array(rest), at: 0, of: food)?.end ?? 0) > 1
        if rest.count == 3, !isSplit, !isKind, resolver.resolve(head[...])?.exact != true,
            let joined = resolver.resolve((head + rest.suffix(2))[...]), joined.exact || joined.food.id == food.id
        {
            return (head + rest.suffix(2), text)
        }
        if rest.count >= 2, let last = rest.last, resolver.resolve(head[...])?.food.id != food.id,
            let joined = resolver.resolve((head + [last])[...]), joined.food.id == food.id,
            joined.exact || resolver.resolve(head[...])?.exact != true
        {
            return (head + [last], text)
        }
        if let noun = sharedNoun(of: head, rest, being: food) { return (head + noun, text) }
        // "Vanilla-flavored or plain yogurt", "whole-milk or Greek yogurt" are yogurts.
        if let word = head.last, !isNoun(word) || head.count > 1 && name.isJoined(head[head.count - 2]),
            let last = rest.last,
            resolver.resolve((head + [last])[...]) != nil
        {
            return (head + [last], text)
        }
        if let whole = otherNoun(head, rest) { return (whole, text) }
        if head.contains(where: isNoun) { return (head, text) }
        // "Diced or stewed tomatoes"
        if head.count == 1, rest.count > 1, let other = rest.first, buying.isKind(head[0]), buying.isKind(other) {
            return (head + rest.dropFirst(), text)
        }
        return (name.words, "")
    }

    /// "Black bass or sea bass", "olive bread or country white bread": the noun stands behind both.
    private func hasSameNoun(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, head.count > 1, rest.count > 1, let last = rest.last, isNoun(last) else { return false }
        return head.last?.key == last.key
    }

    /// "Pistachio cream or 2 tablespoons pistachio paste", but not "4 plum or 2 beefsteak tomatoes".
    private func isBeforeAmount(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, head.count > 1, let next = rest.first, let own = resolver.resolve(head[...]) else {
            return false
        }
        return (next.kind == .number || next.kind == .vulgar || next.word.number != nil) && own.exact
            && own.words.upperBound == head.count && head.last.map(isNoun) == true
    }

    /// "Champagne or sparkling cider", "baby lettuce or mixed greens": a whole name, of which the other's noun makes no food.
    private func isNamedWhole(_ head: [Token], _ rest: ArraySlice<Token>) -> Bool {
        guard language == .en, rest.count > 1, let last = rest.last, let own = resolver.resolve(head[...]), own.exact,
            own.words.upperBound == head.count, let other = resolver.resolve(rest),
            own.food.category == other.food.category, own.food.id != other.food.id,
            head.count > 1 || own.food.category == .other,
            // "Whole wheat or sourdough English muffins"
            buying.kind(head, at: 0, of: other.food)?.end != head.count,
            foods.words.aisles.aisle(ofFood: own.food.id) != .spices
        else { return false }
        return resolver.resolve((head + [last])[...]).map { $0.words.lowerBound >= head.count } ?? true
    }

    /// What examples of a food begin with in other languages.
    private static let examples = [
        "z.b.", "z. b.", "zb ", "zum beispiel ", "par ex", "p. ex", "por ej", "p. ej", "p.ej",
    ]

    /// "Lemon- or orange-flavored water" is water, whose noun the first word does not have.
    func openEnded(
        _ head: [Token],
        _ or: Token,
        _ rest: ArraySlice<Token>,
        _ name: NameWords
    ) -> (words: [Token], alternative: String)? {
        guard let last = head.last, name.isJoined(last) else { return nil }
        // "Plain full- or low-fat yogurt": both words are of one kind.
        let whole = head + rest.dropFirst()
        if let start = rest.first, rest.count > 2, name.isJoined(start), let food = resolver.resolve(rest)?.food,
            let kind = buying.kind(whole, at: head.count - 1, of: food), kind.kind != nil, kind.end > head.count
        {
            return (whole, name.text(from: or, through: rest[rest.startIndex + 1]))
        }
        return (Array(rest), name.text([or]) + " " + name.text(head[...]))
    }
}
