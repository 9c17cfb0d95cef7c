/// Words of typed lines that belong to others: which sort, which pieces, what is done with them.
extension PurchaseReader {
    /// "Nudeln, 500 g Penne", "queso: 200 g de manchego": the second word says which.
    func specified(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard line.amount == nil, let comma = tokens.firstIndex(where: { $0.kind == .comma || $0.kind == .colon }),
            (1..<3).contains(comma), comma + 2 < tokens.count, tokens[comma + 1].kind == .number,
            !tokens[(comma + 1)...].contains(where: { $0.kind == .comma }),
            let general = resolver.resolve(tokens[..<comma])?.food, Self.general.contains(general.id),
            case let rest = text.text(from: tokens[comma + 1], upTo: nil), case let part = parser.parse(rest),
            part.amount != nil, let food = part.food, foods.food(id: food.id)?.category == general.category
        else { return nil }
        return bought(for: rest, as: line)
    }

    /// What people name before they say which.
    private static let general: Set<String> = [
        "pasta", "cheese", "fish", "meat", "mushroom", "lettuce", "oil", "vinegar", "nut", "rice", "chocolate", "bread",
        "vegetable", "fruit", "herbs", "broth", "wine", "ham", "sausage", "grated-cheese", "noodle",
    ]

    /// "Bacalao, 4 lomos", "saumon : 4 pavés": the pieces before what they are of.
    func inPieces(_ line: IngredientLine) -> [Purchase]? {
        let text = words(of: line.text)
        let tokens = text.all
        guard language != .de, line.amount == nil,
            let comma = tokens.firstIndex(where: { $0.kind == .comma || $0.kind == .colon }), (1..<5).contains(comma),
            comma + 2 < tokens.count, tokens[comma + 1].kind == .number, tokens[comma + 2].kind == .word,
            buying.isAside(.empty.appending(tokens[comma + 2].key), "piece"),
            comma + 3 == tokens.count || tokens[comma + 3].kind != .word || tokens[comma + 3].word.has([.done, .after])
        else { return nil }
        let pieces = text.text(from: tokens[comma + 1], through: tokens[comma + 2])
        let food = text.text(from: tokens[0], through: tokens[comma - 1])
        let more = comma + 3 < tokens.count ? ", " + text.text(from: tokens[comma + 3], upTo: nil) : ""
        return bought(for: pieces + " de " + food + more, as: line)
    }

    /// "Tomates (de pera)", "chocolate (con leche)": brackets with which the name is that of another food.
    func ofSort(_ line: IngredientLine) -> [Purchase]? {
        guard language != .de, !line.note.isEmpty, line.note.utf8.count < 30 else { return nil }
        let note = words(of: line.note).all
        guard let first = note.first, first.word.has([.of, .with, .link]), note.count < 5,
            !first.word.has(.descriptor)
        else { return nil }
        let nouns = words(of: line.name).words
        // "Aceite de oliva (para freír)" is no other oil.
        let least = first.word.has(.ends) ? resolver.resolve(nouns[...])?.words.upperBound ?? 0 : 0
        // "Tomates maduros (de pera)"
        for length in stride(from: nouns.count, to: 0, by: -1) where length >= least {
            guard let match = resolver.resolve((nouns[..<length] + note)[...]), match.isNamed,
                match.words.lowerBound == 0, match.food.id != line.food?.id || length == nouns.count
            else { continue }
            let front = words(of: line.name).text(nouns[..<length])
            let end = words(of: line.name).text(nouns[length...])
            var line = line
            line.name = front + " " + line.note + (end.isEmpty ? "" : " " + end)
            line.note = ""
            line.food = match.food.reference
            guard case .buy(let bought) = read(line) else { return nil }
            return bought
        }
        return nil
    }

    /// "Cerveza clara", "caramel beurre salé", "pan hamburguesa": a food of another kind behind the noun says which.
    func headFirst(_ line: IngredientLine) -> [Purchase]? {
        guard language == .fr || language == .es, let last = line.food.flatMap({ foods.food(id: $0.id) }) else {
            return nil
        }
        let name = words(of: line.name)
        let words = name.words
        guard (2...4).contains(words.count), words.allSatisfy({ $0.kind == .word }), name.all.count == words.count,
            !words.contains(where: { $0.word.has([.link, .of, .with, .and, .or, .part, .size]) }),
            !words[0].word.has([.descriptor, .done, .adverb]), words[0].word.unit == nil,
            let match = resolver.resolve(words[...]), !match.isNamed, match.words.lowerBound > 0,
            let head = resolver.resolve(words[..<match.words.lowerBound]), head.isNamed, head.words.lowerBound == 0,
            head.food.category != last.category,
            head.food.isNamed(FoodResolver.phraseKey(words[..<head.words.upperBound]), in: language)
        else { return nil }
        var line = line
        line.name = name.text(words[..<head.words.upperBound])
        line.food = head.food.reference
        line.category = head.food.category
        guard case .buy(var bought) = read(line), bought.count == 1, bought[0].own.isEmpty else { return nil }
        bought[0].own = name.text(words[head.words.upperBound...])
        bought[0].words = name.text(words[...])
        bought[0].key = key(of: bought[0])
        return bought
    }

    /// "3 camotes sancochados", "cebolla cortada en pluma": without what is done with it, if that is no other food.
    func withoutManner(_ line: IngredientLine) -> [Purchase]? {
        guard language != .de else { return nil }
        let name = words(of: line.name)
        let words = name.words
        guard words.count > 1, resolver.resolve(words[...])?.isNamed != true else { return nil }
        func isManner(_ index: Int) -> Bool {
            let token = words[index]
            return token.kind == .word && !words[index - 1].word.has([.of, .link, .with]) && !name.isProper(token)
                && buying.isPrepared(name.text([token]), token, in: language) && resolver.resolve([token]) == nil
                && !buying.isKind(token)
        }
        guard
            let first = words.indices.dropFirst().first(where: { index in
                isManner(index) || words[index].word.has(.done) && isShaped(words, behind: index, name)
                    // "Pierna de cerdo en trozos"
                    || line.food == nil && isShaped(words, behind: index - 1, name)
            })
        else { return nil }
        let isAll = isShaped(words, behind: first, name) || isShaped(words, behind: first - 1, name)
        let rest = words[..<first] + (isAll ? [] : words[(first + 1)...])
        // "Camotes amarillos sancochados"
        guard
            let noun = [rest, rest.dropLast()].first(where: { words in
                resolver.resolve(words).map { $0.isNamed || $0.exact } == true
            }),
            let food = resolver.resolve(noun, in: line.amount?.unit)?.food,
            isFresh(food) || words[first].word.has(.done)
        else { return nil }
        var line = line
        line.name = name.text(rest)
        line.food = food.reference
        guard case .buy(let bought) = read(line) else { return nil }
        return bought
    }

    /// Whether it is prepared at home rather than in a factory.
    func isFresh(_ food: Food) -> Bool {
        food.category == .produce || food.category == .meat || food.id.hasSuffix("egg") || food.id.hasSuffix("bread")
    }

    /// Whether "en pluma", "en dés fins" and no food end the name behind a word.
    private func isShaped(_ words: [Token], behind index: Int, _ name: NameWords) -> Bool {
        guard index + 2 < words.count, name.text([words[index + 1]]).lowercased() == "en", index + 6 > words.count
        else { return false }
        // "Tomates pelées en boîte"
        let shape = words[(index + 2)...]
        return resolver.resolve(shape) == nil
            && !shape.contains { token in
                token.word.unit.map(Self.filled.contains) == true || buying.isKind(token)
            }
    }
}
