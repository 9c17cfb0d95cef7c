/// Words that matter for buying: the kinds of foods that a shop sells beside each other, and what is not for the shop.
final class BuyingWords: Sendable {
    /// A kind of a food: unsalted, smoked, frozen.
    struct Kind: Sendable {
        var id: String
        /// Whether the plain food would do as well, so that lines of both are one item.
        var isSoft: Bool
        /// The word to show, by language.
        var names: [Language: String] = [:]
    }

    /// A kind, and the foods of which it is one; all if there are none.
    ///
    /// Without a kind the word does not matter for them.
    struct Meaning: Sendable {
        var kind: Int?
        var scope: [String]
    }

    /// A word that means another food in its language than elsewhere.
    struct Homonym: Sendable {
        var key: WordKey
        /// As it is spelled, in lower case.
        var text: String
        /// The id of the food that it means.
        var food: String
        /// The units, or "piece" and "none", with which it means that; empty if always.
        var units: [String]
    }

    /// The kinds in the order in which they come before a name.
    let kinds: [Kind]
    private let places: [String: Int]
    /// The meanings of words; none for words that do not matter.
    private let phrases: WordTable<[Meaning]>
    private let starts: WordSet
    /// Words that do not matter for buying.
    private let plain: WordSet
    /// Words of things that are used and not bought for a meal.
    let equipment: WordSet
    /// Words that are such things at the end of a name: mixing bowl.
    let tools: WordSet
    /// Words of lines that name nothing to buy.
    let nothing: WordSet
    /// Words for something that comes from another line or recipe.
    let elsewhere: WordSet
    /// Words before what has been named already: "from the turkey".
    let definite: WordSet
    /// Words for what is bought ready, not squeezed or cooked at home.
    let ready: WordSet
    /// Words that say that something was made wet, so that "dried" after them does not make it another food.
    let washed: WordSet
    /// Words that say that an herb is not dried.
    let fresh: WordSet
    /// Words for what is done only to a fresh root.
    let grated: WordSet
    /// Words that say that something is without its liquid.
    let drained: WordSet
    /// What is as heavy as water, and not poured: purees.
    let thick: WordSet
    /// What comes in a bird: giblets, its neck.
    let inside: WordSet
    /// Words that say that something was frozen.
    let thawed: WordSet
    /// "Removed": what is said before it is none of the kind.
    let removed: WordSet
    /// Words before the name of a sort: "type 45".
    let naming: WordSet
    /// How words for what is done with a food begin and end in a language.
    private let prepared: [Language: (starts: [String], ends: [String])]
    /// Words that are formed like those, and matter for buying.
    private let matters: WordSet
    /// Words for parts of an animal, which its meat is sold by.
    let cuts: WordSet
    /// What foods are sold for, by their category.
    private let uses: [String: WordSet]
    /// Words that say that something has been cooked.
    let cooked: WordSet
    /// Words that mean another food in a language, by the id of the food that they mean elsewhere.
    private let homonyms: [Language: [String: [Homonym]]]
    /// What stands before an "or" without the noun that the words behind it end with, by that noun, both in small letters.
    let shared: [String: Set<String>]
    /// What names of products begin with, anywhere and in small letters, that a shop sells beside the food that they are listed
    /// as, by its id: the rind beside the cheese.
    let beside: [String: [String]]
    /// What a dish is made or served in, in small letters and without hyphens.
    let gear: [String]
    /// Phrases beside a food that are about something else, by what they are about.
    private let asides: [String: WordSet]
    private let optional: [Language: String]
    /// Phrases that say that something may be left out: "if desired".
    private let wishes: WordSet
    private let wishStarts: WordSet
    /// Phrases that say so where nothing else is said: "kein Muss", but not "nicht zwingend Gouda".
    private let wholeWishes: WordSet
    /// The first words of both.
    private let wishFirsts: WordSet

    /// How many words belong together at most.
    static let longest = 3
    /// The most words of a phrase that says that something may be left out.
    private static let longestWish = 5

    init(_ reader: BuyingWordsReader) {
        kinds = reader.kinds
        places = reader.places
        phrases = reader.phrases
        starts = reader.starts
        plain = reader.plain
        equipment = reader.equipment
        tools = reader.tools
        nothing = reader.nothing
        elsewhere = reader.elsewhere
        definite = reader.definite
        ready = reader.ready
        washed = reader.washed
        fresh = reader.fresh
        grated = reader.grated
        drained = reader.drained
        thick = reader.thick
        inside = reader.inside
        thawed = reader.thawed
        removed = reader.removed
        naming = reader.naming
        prepared = reader.prepared
        matters = reader.matters
        cuts = reader.cuts
        uses = reader.uses
        cooked = reader.cooked
        homonyms = reader.homonyms
        shared = reader.shared
        beside = reader.beside
        gear = reader.gear
        asides = reader.asides
        optional = reader.optional
        wishes = reader.wishes
        wishStarts = reader.wishStarts
        wholeWishes = reader.wholeWishes
        wishFirsts = reader.wishFirsts
    }

    /// The kind of a food whose words begin at an index, and the index after them; without a kind if they do not matter
    /// for this food.
    func kind(_ words: [Token], at index: Int, of food: Food) -> (kind: Int?, end: Int, isScoped: Bool)? {
        guard let first = FoodResolver.wordKey(words[index]), starts.contains(first) else { return nil }
        var key = WordKey.empty
        var found: (Int?, Int, Bool)?
        for end in index..<min(words.count, index + Self.longest) {
            key = key.appending(FoodResolver.wordKey(words[end]) ?? words[end].key)
            guard let meanings = phrases[key] else { continue }
            let meaning = meanings.first { $0.scope.isEmpty || $0.scope.contains(where: food.isSort) }
            guard meaning != nil || meanings.isEmpty || found == nil else { continue }
            found = (meaning?.kind, end + 1, meaning?.scope.isEmpty == false)
        }
        return found
    }

    /// The words of a language that mean other foods elsewhere, by the ids of those foods.
    func homonyms(in language: Language) -> [String: [Homonym]]? { homonyms[language] }

    /// Whether a phrase is a word that means a food only in this language.
    func isName(_ phrase: WordKey, of food: String, in language: Language) -> Bool {
        homonyms[language]?.values.contains { words in
            words.contains { $0.food == food && WordKey.empty.appending($0.key) == phrase }
        } == true
    }

    /// Whether a word alone may be this kind.
    func isKind(_ token: Token, _ kind: Int?) -> Bool {
        kind != nil && phrases[WordKey.empty.appending(token.key)]?.contains { $0.kind == kind } == true
    }

    /// Whether a word alone may be a kind.
    func isKind(_ token: Token) -> Bool { phrases[WordKey.empty.appending(token.key)] != nil }

    /// Whether a word does not matter for buying.
    func isPlain(_ token: Token) -> Bool {
        token.word.has([.size, .done, .adverb, .after, .article, .about, .of]) || plain.contains(token.key)
    }

    /// Whether an unknown word is formed like those for what is done with a food: "zerrupft", "ciselées", "troceado".
    func isPrepared(_ text: String, _ token: Token, in language: Language) -> Bool {
        guard let prepared = prepared[language], !matters.contains(token.key) else { return false }
        let text = text.lowercased()
        return prepared.ends.contains(where: text.hasSuffix)
            && (prepared.starts.isEmpty || prepared.starts.contains(where: text.hasPrefix))
    }

    /// Whether words are what a food is sold for: braising, salads.
    func isUse(_ words: ArraySlice<Token>, of food: Food) -> Bool {
        let key = words.reduce(WordKey.empty) { $1.kind == .word ? $0.appending($1.key) : $0 }
        return uses[food.category.rawValue]?.contains(key) == true
    }

    /// Whether a word may begin a phrase that says that something may be left out.
    func mayBeginWish(_ token: Token) -> Bool { wishStarts.contains(token.key) }

    /// Whether a word may begin any phrase that says so, also one that says it only as a whole.
    func mayBeginWholeWish(_ token: Token) -> Bool { wishFirsts.contains(token.key) }

    /// Whether words between commas say that something may be left out.
    func isOptional(_ words: [Token]) -> Bool {
        guard words.contains(where: mayBeginWholeWish) else { return false }
        if wholeWishes.contains(words.reduce(WordKey.empty) { $0.appending($1.key) }) { return true }
        return words.indices.contains { start in
            var key = WordKey.empty
            return words[start...].prefix(Self.longestWish).contains { word in
                key = key.appending(word.key)
                return wishes.contains(key)
            }
        }
    }

    /// Whether a phrase beside a food is about this: "person", "share", "spread", "package".
    func isAside(_ phrase: WordKey, _ about: String) -> Bool { asides[about]?.contains(phrase) == true }

    /// The word for something that may be left out.
    func optional(in language: Language) -> String { optional[language] ?? optional[.en] ?? "optional" }

    /// The place of a kind; nil if it is not known.
    func kind(_ id: String) -> Int? { places[id] }

    /// The word of a kind in a language; nil if the kind is not known.
    func name(of kind: String, in language: Language) -> String? {
        places[kind].map { name(of: $0, in: language) }
    }

    /// The word of a kind in a language.
    func name(of kind: Int, in language: Language) -> String {
        kinds[kind].names[language] ?? kinds[kind].names[.en] ?? kinds[kind].id
    }
}

extension Food {
    /// Whether a word of the files means this food: its category, its id, or the end of its id.
    fileprivate func isSort(of scope: String) -> Bool {
        scope == id || scope == category.rawValue || id.hasSuffix("-" + scope)
    }
}
