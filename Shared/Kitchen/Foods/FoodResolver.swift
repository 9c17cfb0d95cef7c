/// The food found for a name.
struct FoodMatch {
    var food: Food
    /// Whether the name is the food's, ignoring descriptive words.
    var exact: Bool
    /// Whether the whole name is a name of the food, with no other word.
    var isNamed = false
    /// The tokens of the food's name.
    var words: Range<Int>
}

/// Finds the food in a name by its head noun: "boneless skinless chicken thighs" are chicken thighs.
///
/// A word before some nouns makes another food ("coconut milk"), so an unknown word before such a noun finds nothing.
struct FoodResolver {
    let foods: FoodTable

    /// Longer names are cut, so that the work per line is bounded.
    private static let longest = 12
    private static let longestPhrase = 6

    /// The key of a name: its words and numbers, whatever the separators.
    static func phraseKey(_ tokens: ArraySlice<Token>, after start: WordKey = .empty) -> WordKey {
        var key = start
        for token in tokens {
            if let word = wordKey(token) { key = key.appending(word) }
        }
        return key
    }

    static func wordKey(_ token: Token) -> WordKey? {
        switch token.kind {
        case .word, .times: token.key
        case .number: numberKey(token.number.numerator)
        default: nil
        }
    }

    /// The key of a number in a name: "Mehl 405".
    static func numberKey(_ number: Int64) -> WordKey { WordKey(hash: UInt64(bitPattern: number) &* 31 &+ 7) }

    /// The food of these tokens when bought in this unit: tomatoes in a can are canned tomatoes.
    func resolve(_ tokens: ArraySlice<Token>, in unit: MeasureUnit?) -> FoodMatch? {
        guard unit == .can || unit == .jar else { return resolve(tokens) }
        let canned = foods.words.lexicon.canned
        for word in canned {
            if let food = foods.food(key: Self.phraseKey(tokens, after: FoodKey.key(of: word))) {
                return FoodMatch(food: food, exact: true, words: 0..<tokens.count)
            }
        }
        guard var match = resolve(tokens) else { return nil }
        // In any language: "1 Dose Tomaten".
        let name = match.food.name
        let words = tokens.filter { Self.wordKey($0) != nil }
        let isWhole = match.exact || words.dropFirst(match.words.upperBound).first?.word.has(.with) == true
        for word in canned where isWhole {
            guard let food = foods.food(key: FoodKey.key(of: "\(word) \(name)")) else { continue }
            match.food = food
            break
        }
        return match
    }

    /// The food of these tokens, if there is one.
    func resolve(_ tokens: ArraySlice<Token>) -> FoodMatch? {
        var words: [Token] = []
        var alternative: Int?
        var previous: Token?
        var isOpen = false
        for token in tokens {
            defer { previous = token }
            guard Self.wordKey(token) != nil else { continue }
            // The end of "Jell-O" is no "or", but that of "and/or" is.
            let isSlashed = previous?.kind == .slash || previous?.word.has(.and) == true
            if alternative == nil, token.word.has(.or), !words.isEmpty, token.spaced || isSlashed {
                if isSlashed, words.count > 1, words.last?.word.has(.and) == true { words.removeLast() }
                isOpen = previous?.kind == .hyphen
                alternative = words.count
                continue
            }
            words.append(token)
            if words.count == Self.longest { break }
        }
        guard !words.isEmpty else { return nil }
        if let alternative {
            // "Lemon- or orange-flavored water": the first word has no noun of its own.
            if isOpen, alternative < words.count, let match = kind(Array(words[alternative...])) { return match }
            // "Mont d'or" is one food, although "or" is a word for "or".
            if let food = foods.food(key: Self.phraseKey(tokens)) {
                let length = tokens.count { Self.wordKey($0) != nil }
                return FoodMatch(food: food, exact: true, isNamed: true, words: 0..<length)
            }
            // "olive or vegetable oil" is olive oil or vegetable oil; "butter or margarine" is butter.
            guard alternative < words.count else { return kind(words) }
            // "Dark or white crème de cacao" ends with a name of several words.
            let (first, rest) = (Array(words[..<alternative]), Array(words[alternative...]))
            if let end = kind(rest), rest[end.words].contains(where: { $0.word.has(.link) }) {
                return kind(first) ?? kind(first + rest[end.words.lowerBound...])
            }
            if words.count - alternative >= 2, let match = kind(first + [words[words.count - 1]]) {
                return whole(first, beside: match) ?? match
            }
            return kind(first) ?? kind(rest)
        }
        return kind(words)
    }

    /// The food of some words, or its variant without what the words say it lacks.
    func kind(_ words: [Token]) -> FoodMatch? {
        let lacks = foods.words.variants.read(words)
        guard !lacks.isEmpty else { return head(words) }
        if let match = head(words), lacks.allSatisfy({ match.words.contains($0.words) && match.words != $0.words }) {
            return match
        }
        let rest = words.indices.filter { index in !lacks.contains { $0.words.contains(index) } }
        guard !rest.isEmpty, var match = head(rest.map { words[$0] }) else { return head(words) }
        if let last = match.words.last { match.words = rest[match.words.lowerBound]..<rest[last] + 1 }
        match.food = FoodVariant.apply(lacks.map(\.variant), to: match.food)
        match.isNamed = false
        return match
    }

    /// The longest known phrase at the end of the words; otherwise the last one anywhere.
    private func head(_ words: [Token]) -> FoodMatch? {
        if let match = inverted(words) { return match }
        if areTwo(words) { return both(words) }
        var end = words.count
        while end > 0 {
            if let (start, food) = phrase(words, endingAt: end) {
                let before = words[..<start]
                let plain = before.allSatisfy {
                    $0.word.has([.descriptor, .size, .done, .adverb, .after, .and]) || $0.kind == .number
                }
                if end == words.count {
                    if start > 0, let first = described(words, by: start, food) { return first }
                    if start == 0 { return FoodMatch(food: food, exact: true, isNamed: true, words: start..<end) }
                    if !plain, let first = romanceHead(words) { return first }
                    if plain { return FoodMatch(food: food, exact: true, words: start..<end) }
                    // An unknown word before a noun such as "milk" makes it another food.
                    if end - start == 1, words[start].word.has(.risky) {
                        return named(words, before: start, being: food)
                    }
                    return FoodMatch(food: food, exact: false, words: start..<end)
                }
                // Words after the noun are allowed if they only name a part or shape.
                let after = words[end...]
                let shaped =
                    isTypeOfFlour(after, food)
                    || after.allSatisfy {
                        $0.word.has([.descriptor, .size, .done, .after, .part, .adverb]) || $0.word.unit != nil
                    }
                // "Tuna packed in water" is tuna.
                let link = after.first { !$0.word.has([.done, .after, .adverb]) }
                let linked = link.map { $0.word.has([.with, .of, .ends, .and]) } ?? false
                if shaped || linked || start == 0 && after.count <= 2 && end - start >= 2 {
                    // "Panecillos de hamburguesa pequeños": the last food only says which.
                    if start > 1, words[start - 1].word.has(.link), let first = romanceHead(words) { return first }
                    return FoodMatch(food: food, exact: shaped && plain, words: start..<end)
                }
            }
            end -= 1
        }
        return romanceHead(words)
    }

    /// Whether words behind flour say its type: "Dinkelmehl Type 1050", "farine d'épeautre T110".
    private func isTypeOfFlour(_ words: ArraySlice<Token>, _ food: Food) -> Bool {
        guard food.id.hasSuffix("flour"), words.last?.kind == .number, words.count < 3 else { return false }
        return foods.words.buying.kind(Array(words), at: 0, of: food)?.end == words.count
    }

    /// "farfalle pasta", "merlot wine": the noun only names the kind of the food before it.
    private func named(_ words: [Token], before noun: Int, being sort: Food) -> FoodMatch? {
        guard let (start, food) = phrase(words, endingAt: noun), food.category == sort.category,
            Set(food.allergens).isSuperset(of: sort.allergens),
            words[..<start].allSatisfy({ $0.word.has([.descriptor, .size, .done, .adverb]) })
        else { return nil }
        return FoodMatch(food: food, exact: false, words: start..<noun)
    }

    /// Whether the words name two foods ("cumin and coriander"), so that neither is the whole.
    private func areTwo(_ words: [Token]) -> Bool {
        guard let and = words.firstIndex(where: { $0.word.has(.and) }), and > 0, and < words.count - 1,
            !words[(and + 1)...].contains(where: { $0.word.has(.and) }),
            let first = phrase(words, endingAt: and), let second = phrase(words, endingAt: words.count),
            first.1.id != second.1.id, second.0 > and
        else { return false }
        let around = Array(words[..<first.0]) + Array(words[(and + 1)..<second.0])
        return around.allSatisfy { $0.word.has([.descriptor, .size, .done, .adverb, .after]) }
    }

    /// Two foods that are sold or meant as one: salt and freshly ground black pepper are salt and pepper.
    private func both(_ words: [Token]) -> FoodMatch? {
        guard let and = words.firstIndex(where: { $0.word.has(.and) }), let first = phrase(words, endingAt: and),
            let second = phrase(words, endingAt: words.count)
        else { return nil }
        for word in foods.words.lexicon.joined {
            if let food = foods.food(key: FoodKey.key(of: "\(first.1.name) \(word) \(second.1.name)")) {
                return FoodMatch(food: food, exact: true, words: 0..<words.count)
            }
        }
        return nil
    }

    /// "onion red", "mushroom oyster": two words in reversed order, if that is not a name itself.
    private func inverted(_ words: [Token]) -> FoodMatch? {
        // "2 leaves lettuce" are no leaf lettuce.
        guard words.count == 2, !words.contains(where: { $0.word.has([.done, .size]) }), words[0].word.unit != .leaf,
            let first = Self.wordKey(words[0]), let second = Self.wordKey(words[1]),
            foods.food(key: .empty.appending(first).appending(second)) == nil,
            foods.food(key: .empty.appending(first)) != nil,
            let food = foods.food(key: .empty.appending(second).appending(first))
        else { return nil }
        return FoodMatch(food: food, exact: true, words: 0..<2)
    }

    /// "fromage frais aux herbes", "galletas de mantequilla": the food is named before the linking word.
    private func romanceHead(_ words: [Token]) -> FoodMatch? {
        guard let link = words.lastIndex(where: { $0.word.has(.link) }), link > 0 else { return nil }
        // "Pommes de terre bintje": the whole name before one of a sort.
        for end in stride(from: words.count - 1, to: link + 1, by: -1) {
            if let (start, food) = phrase(words, endingAt: end), start == 0 {
                return FoodMatch(food: food, exact: false, words: 0..<end)
            }
        }
        for end in stride(from: link, to: 0, by: -1) {
            if let (start, food) = phrase(words, endingAt: end), start == 0 {
                return FoodMatch(food: food, exact: false, words: 0..<end)
            }
        }
        return nil
    }

    /// The longest known phrase that ends before `end`, and where it starts.
    func phrase(_ words: [Token], endingAt end: Int) -> (Int, Food)? {
        var start = max(0, end - Self.longestPhrase)
        while start < end {
            var key = WordKey.empty
            for index in start..<end {
                if let word = Self.wordKey(words[index]) { key = key.appending(word) }
            }
            if let food = foods.food(key: key), !isOther(words, at: start, end) { return (start, food) }
            start += 1
        }
        return nil
    }
}
