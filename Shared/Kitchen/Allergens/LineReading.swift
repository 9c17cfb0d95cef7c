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

    init(_ line: IngredientLine, foods table: FoodTable) {
        text = line.text
        // "For the sauce:" is not a food.
        if line.food == nil, IngredientParser.heading(in: line.text, words: table.words) != nil {
            alternatives = [FoodFacts()]
            return
        }
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
    }

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
