import JSON

/// Finds the category of any name, whether the food is known or not; a household's corrections take precedence.
public struct Categorizer: Sendable {
    private let foods: FoodTable
    private var words: CategoryWords { foods.words.categories }

    /// A categorizer over a food table.
    public init(foods: FoodTable = .standard) {
        self.foods = foods
    }

    /// The category of a name, with a confidence between 0 and 1.
    public func classify(_ name: String) -> Classification {
        let tokens = Tokenizer.tokens(of: Array(name.utf8.prefix(400)), lexicon: foods.words.lexicon)
        let match = FoodResolver(foods: foods).resolve(tokens[...])
        var found = classify(tokens[...], match: match)
        if let match, match.isNamed || match.exact && !Self.has(words.packing, tokens[...]) {
            found.gramsPerCup = match.food.gramsPerCup
        }
        if found.confidence < 0.5, let category = byEnding(name) {
            found.category = category
            found.confidence = 0.5
        }
        return found
    }

    /// The category of a name whose food has been looked up.
    func classify(_ tokens: ArraySlice<Token>, match: FoodMatch?) -> Classification {
        if foods.hasCorrections, let category = foods.correction(key: FoodResolver.phraseKey(tokens)) {
            return Classification(category: category, confidence: 1, food: match?.food)
        }
        if let match {
            let certainty = match.exact ? 1 : 0.85
            let food = match.food
            guard food.category != .other, !match.isNamed else {
                return Classification(category: food.category, confidence: certainty, food: food)
            }
            if isHousehold(tokens) {
                return Classification(category: .other, confidence: 0.7, food: nil)
            }
            if Self.has(words.frozen, tokens) {
                return Classification(category: .frozen, confidence: 0.9, food: food)
            }
            if let category = behind(match, tokens) {
                return Classification(category: category, confidence: 0.7, food: food)
            }
            if food.category == .produce, Self.has(words.preserved, tokens) {
                return Classification(category: .pantry, confidence: 0.8, food: food)
            }
            return Classification(category: food.category, confidence: certainty, food: food)
        }
        return guess(tokens)
    }

    /// "Cauliflower tots", "zucchini bread": where the noun behind the name of a vegetable stands, if that is known.
    private func behind(_ match: FoodMatch, _ tokens: ArraySlice<Token>) -> Category? {
        let named = tokens.filter { $0.kind == .word }
        guard match.food.category == .produce, !match.exact, match.words.upperBound < named.count,
            let last = named.last,
            let category = words.heads[last.key], category == .frozen || category == .pantry,
            !words.mixtures.contains(last.key), !named.contains(where: { $0.word.has([.or, .with, .and]) })
        else { return nil }
        return category
    }

    private static func has(_ words: WordSet, _ tokens: ArraySlice<Token>) -> Bool {
        tokens.contains { words.contains($0.key) }
    }

    /// Whether a word names what is not eaten, and not, like the first of "skin-on", how food is sold.
    private func isHousehold(_ tokens: ArraySlice<Token>) -> Bool {
        let said = tokens.filter { $0.kind == .word }
        return said.indices.contains { place in
            guard words.household.contains(said[place].key) else { return false }
            // What follows behind a hyphen or a blank, and nothing else.
            let isHow = place + 1 < said.count && said[place + 1].word.has(.with)
            return !isHow || said[place + 1].start > said[place].end + 1
        }
    }

    private func guess(_ tokens: ArraySlice<Token>) -> Classification {
        if isHousehold(tokens) {
            return Classification(category: .other, confidence: 0.7, food: nil)
        }
        if Self.has(words.frozen, tokens) {
            return Classification(category: .frozen, confidence: 0.8, food: nil)
        }
        // The last known word decides: it is the head of an English or German name.
        for (place, token) in zip(tokens.indices, tokens).reversed() {
            if var category = words.heads[token.key] {
                // A "lettuce mix" is fresh, a "soup mix" is not.
                let before = place > tokens.startIndex ? words.heads[tokens[place - 1].key] : nil
                if before == .produce, words.mixtures.contains(token.key) { category = .produce }
                // "Ground multi-colored pepper" is a spice.
                let isKept = category == .produce && Self.has(words.preserved, tokens)
                return Classification(category: isKept ? .pantry : category, confidence: 0.6, food: nil)
            }
        }
        for token in tokens.reversed() {
            if let food = foods.food(key: WordKey.empty.appending(token.key)) {
                let isKept = food.category == .produce && Self.has(words.preserved, tokens)
                return Classification(category: isKept ? .pantry : food.category, confidence: 0.5, food: nil)
            }
        }
        return Classification(category: .pantry, confidence: 0.2, food: nil)
    }

    /// The category of an unknown name from the ending of its last word, which in German is the head of a compound.
    private func byEnding(_ name: String) -> Category? {
        let last = name.lowercased().split { !$0.isLetter }.last.map(String.init)
        return last.flatMap { words.category(ofEnding: $0) }
    }
}

/// A name's category and how certain it is.
@MembersInit
public struct Classification: Hashable, Sendable {
    /// The category.
    public var category: Category
    /// Between 0 (a guess) and 1 (the food is known).
    public var confidence: Double
    /// The food, if the name means one.
    public var food: Food?
    /// The weight of a US cup: the food's, unless a word in the name changes it ("grated", "cooked").
    public var gramsPerCup: Rational? = nil
}
