/// The allergens and diet facts of one line.
struct LineReading {
    /// The line as written.
    let text: String
    /// The facts of each alternative: "butter or margarine" has two.
    private(set) var alternatives: [FoodFacts] = []
    /// The foods it can mean.
    private(set) var foods: [Food] = []
    /// Whether all alternatives are known.
    private(set) var isKnown = true

    init(_ written: IngredientLine, foods table: FoodTable) {
        text = written.text
        // "For the sauce:" is not a food.
        if written.food == nil, IngredientParser.heading(in: text, words: table.words) != nil {
            alternatives = [FoodFacts()]
            return
        }
        let guesses = written.food == nil ? Self.guesses(for: text, table) : []
        let line = guesses.first ?? written
        let tokens = Tokenizer.tokens(of: Array(line.name.utf8.prefix(400)), lexicon: table.words.lexicon)
        let resolver = FoodResolver(foods: table)
        let pieces = tokens.split { $0.kind == .word && $0.word.has(.or) }
        if pieces.count > 1, table.food(key: FoodResolver.phraseKey(tokens[...])) == nil {
            for piece in pieces {
                if let found = resolver.facts(of: piece) {
                    alternatives.append(found.facts)
                    foods += found.foods
                } else if piece.contains(where: { $0.kind == .word && $0.word.flags.isEmpty }) {
                    isKnown = false
                }
            }
        }
        if alternatives.count < 2 {
            let food = line.food.flatMap { table.food(id: $0.id) }
            if let found = resolver.facts(of: tokens[...], food: food) {
                alternatives = [found.facts]
                foods = found.foods
            } else {
                alternatives = [table.facts(amongWords: tokens[...])]
                isKnown = false
            }
        }
        lack(line, table.words)
        addOthers(line, table)
        for guess in guesses.dropFirst() { if let food = guess.food.flatMap({ table.food(id: $0.id) }) { add(food) } }
        if !guesses.isEmpty { isKnown = false }
    }

    /// What a line can mean that has a word typed wrongly, in any language, as a line does not say which one it is in.
    ///
    /// It brings its allergens, but it is a guess: nothing is free of anything for it.
    private static func guesses(for text: String, _ table: FoodTable) -> [IngredientLine] {
        Language.allCases.compactMap { table.respelled(text, in: $0) }.map(IngredientParser(foods: table).parse)
    }

    /// The other foods of a line that names several: the egg in "1 cup milk, 1 egg".
    ///
    /// Languages write lists differently, and a line does not say which one it is in.
    private mutating func addOthers(_ line: IngredientLine, _ table: FoodTable) {
        guard Self.mayNameSeveral(line.text, table.words) else { return }
        let isList = line.text.utf8.contains { Self.separators.contains($0) }
        for language in [Language.en, .de] {
            let reader = PurchaseReader(foods: table, language: language)
            guard case .buy(let purchases) = reader.reading(of: line), purchases.count > 1 else { continue }
            for purchase in purchases {
                if let food = purchase.food {
                    add(food)
                } else if !purchase.own.isEmpty {
                    let tokens = Tokenizer.tokens(
                        of: Array(purchase.own.utf8.prefix(400)),
                        lexicon: table.words.lexicon
                    )
                    let found = table.facts(amongWords: tokens[...])
                    for place in alternatives.indices { alternatives[place] = alternatives[place].adding(found) }
                    isKnown = false
                }
            }
        }
        if isList { addNamed(line, table) }
    }

    /// Whether a text has something that may stand between two foods, or begin the second; most lines have not.
    static func mayNameSeveral(_ text: String, _ vocabulary: Vocabulary) -> Bool {
        let bytes = Array(text.utf8.prefix(400))
        guard bytes.count < 400 else { return true }
        var isAfterWord = false
        for token in Tokenizer.tokens(of: bytes, lexicon: vocabulary.lexicon) {
            switch token.kind {
            case .word:
                if token.word.has([.and, .or, .plus, .with, .ends, .stop]) { return true }
                isAfterWord = true
            case .number, .vulgar, .slash: if isAfterWord { return true }
            case .hyphen: if isAfterWord, token.spaced { return true }
            case .times, .percent: break
            case .comma, .semicolon, .colon, .open, .close, .plus, .other: return true
            }
        }
        return false
    }

    /// The foods of parts that are nothing but a food's name and amount: the cheese in "bread, cheese".
    ///
    /// A shopper may do without ("as you like"); who must not eat it may not.
    private mutating func addNamed(_ line: IngredientLine, _ table: FoodTable) {
        let parser = IngredientParser(foods: table)
        for part in line.text.split(whereSeparator: { ",;+".contains($0) }).dropFirst().prefix(20) {
            let read = parser.parse(String(part.drop { $0 == " " }))
            guard let food = read.food.flatMap({ table.food(id: $0.id) }) else { continue }
            let words = Tokenizer.tokens(of: Array(read.name.utf8.prefix(100)), lexicon: table.words.lexicon)
            // "Pasta, gluten-free" has none.
            guard table.words.variants.read(words.filter { $0.kind == .word }).isEmpty else { continue }
            if FoodResolver(foods: table).resolve(words[...])?.exact == true { add(food) }
        }
    }

    private mutating func add(_ food: Food) {
        guard !foods.contains(where: { $0.id == food.id }) else { return }
        foods.append(food)
        for place in alternatives.indices { alternatives[place] = alternatives[place].adding(FoodFacts(food)) }
    }

    /// Commas, semicolons and plus signs.
    private static let separators: Set<UInt8> = [0x2C, 0x3B, 0x2B]

    /// A note that says what the food lacks ("flour (gluten-free)") is treated as part of the name.
    private mutating func lack(_ line: IngredientLine, _ vocabulary: Vocabulary) {
        for remark in [line.note, line.preparation] where !remark.isEmpty {
            let words = Tokenizer.tokens(of: Array(remark.utf8.prefix(100)), lexicon: vocabulary.lexicon)
                .filter { $0.kind == .word }
            let lacks = vocabulary.variants.read(words)
            guard !lacks.isEmpty, lacks.reduce(0, { $0 + $1.words.count }) == words.count, foods.count == 1,
                alternatives.count == 1
            else { continue }
            foods[0] = FoodVariant.apply(lacks.map(\.variant), to: foods[0])
            alternatives[0] = FoodFacts(foods[0])
        }
    }

    /// All its certain and possible allergens, in order.
    var touchedAllergens: [Allergen] {
        alternatives.reduce(into: Set<Allergen>()) { $0.formUnion($1.allergens.union($1.possibleAllergens)) }.sorted()
    }

    /// How certain something is for the line: certain only if it is for all alternatives.
    func certainty(_ ofOne: (FoodFacts) -> Certainty?) -> Certainty? {
        let each = alternatives.map(ofOne)
        guard each.contains(where: { $0 != nil }) else { return nil }
        return each.allSatisfy { $0 == .certain } ? .certain : .possible
    }
}

extension FoodResolver {
    /// The facts and foods of some words: of "salt and butter" both; nil if one is unknown.
    ///
    /// `food` is the food of all the words, if it has been looked up already.
    func facts(of tokens: ArraySlice<Token>, food: Food? = nil) -> (facts: FoodFacts, foods: [Food])? {
        let whole = food.map { FoodMatch(food: $0, exact: false, words: 0..<0) } ?? resolve(tokens)
        guard let whole else { return nil }
        if tokens.contains(where: { $0.kind == .word && $0.word.has(.and) }),
            foods.food(key: Self.phraseKey(tokens)) == nil
        {
            let parts = tokens.split { $0.kind == .word && $0.word.has(.and) }.map { resolve($0)?.food }
            let known = parts.compactMap { $0 }
            if known.count > 1, known.count == parts.count {
                return (known.reduce(FoodFacts()) { $0.adding(FoodFacts($1)) }, known)
            }
        }
        return (FoodFacts(whole.food), [whole.food])
    }
}

extension FoodTable {
    /// The allergens of a name whose food has been looked up.
    func allergens(of tokens: ArraySlice<Token>, match: FoodMatch?) -> [Allergen] {
        guard let match else { return facts(amongWords: tokens).allergens.sorted() }
        guard !match.isNamed, tokens.contains(where: { $0.kind == .word && $0.word.has(.and) }) else {
            return match.food.allergens
        }
        return FoodResolver(foods: self).facts(of: tokens, food: match.food)?.facts.allergens.sorted()
            ?? match.food.allergens
    }

    /// The facts of the known words in an unknown name: an unknown egg dish still has egg.
    func facts(amongWords tokens: ArraySlice<Token>) -> FoodFacts {
        let words = tokens.filter { $0.kind == .word }.prefix(12)
        let lacking = self.words.variants.read(Array(words))
        var found = FoodFacts()
        for (offset, word) in words.enumerated() where !lacking.contains(where: { $0.words.contains(offset) }) {
            let key = WordKey.empty.appending(word.key)
            guard let food = food(key: key) else {
                found.allergens.formUnion(self.words.allergens.allergens(meantBy: key))
                continue
            }
            found = found.adding(FoodFacts(FoodVariant.apply(lacking.map(\.variant), to: food)))
        }
        return found
    }
}
