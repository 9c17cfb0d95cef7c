/// Words that matter for buying: the kinds of foods that a shop sells beside each other, and what is not for the shop.
struct BuyingWords: Sendable {
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
    private struct Meaning: Sendable {
        var kind: Int?
        var scope: [String]
    }

    /// The kinds in the order in which they come before a name.
    private(set) var kinds: [Kind] = []
    private var places: [String: Int] = [:]
    /// The meanings of words; none for words that do not matter.
    private var phrases = WordTable<[Meaning]>()
    private var starts = WordSet()
    /// Words that do not matter for buying.
    private var plain = WordSet()
    /// Words of things that are used and not bought for a meal.
    private(set) var equipment = WordSet()
    /// Words of lines that name nothing to buy.
    private(set) var nothing = WordSet()
    /// Words for something that comes from another line or recipe.
    private(set) var elsewhere = WordSet()
    /// Words for what is bought ready, not squeezed or cooked at home.
    private(set) var ready = WordSet()
    /// Words that say that something was made wet, so that "dried" after them does not make it another food.
    private(set) var washed = WordSet()
    /// Words that say that an herb is not dried.
    private(set) var fresh = WordSet()
    /// Words that say that something has been cooked.
    private(set) var cooked = WordSet()
    private var optional: [Language: String] = [:]
    /// Phrases that say that something may be left out: "if desired".
    private var wishes = WordSet()
    private var wishStarts = WordSet()

    private static let longest = 3

    /// The kind of a food whose words begin at an index, and the index after them; without a kind if they do not matter
    /// for this food.
    func kind(_ words: [Token], at index: Int, of food: Food) -> (kind: Int?, end: Int, isScoped: Bool)? {
        guard starts.contains(words[index].key) else { return nil }
        var key = WordKey.empty
        var found: (Int?, Int, Bool)?
        for end in index..<min(words.count, index + Self.longest) {
            key = key.appending(words[end].key)
            guard let meanings = phrases[key] else { continue }
            let meaning = meanings.first { $0.scope.isEmpty || $0.scope.contains(where: food.isSort) }
            guard meaning != nil || meanings.isEmpty || found == nil else { continue }
            found = (meaning?.kind, end + 1, meaning?.scope.isEmpty == false)
        }
        return found
    }

    /// Whether a word alone may be a kind.
    func isKind(_ token: Token) -> Bool { phrases[WordKey.empty.appending(token.key)] != nil }

    /// Whether a word does not matter for buying.
    func isPlain(_ token: Token) -> Bool {
        token.word.has([.size, .done, .adverb, .after, .article, .about, .of]) || plain.contains(token.key)
    }

    /// Whether a word may begin a phrase that says that something may be left out.
    func mayBeginWish(_ token: Token) -> Bool { wishStarts.contains(token.key) }

    /// Whether words say that something may be left out.
    func isOptional(_ words: [Token]) -> Bool {
        words.indices.contains { start in
            var key = WordKey.empty
            return words[start...].prefix(Self.longest).contains { word in
                key = key.appending(word.key)
                return wishes.contains(key)
            }
        }
    }

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

    /// Reads a language's words.
    mutating func read(_ entries: [WordEntry], in language: Language) throws(VocabularyError) {
        for entry in entries {
            let parts = entry.key.split(separator: " ").map(String.init)
            switch parts[0] {
            case "kind" where parts.count >= 2, "sort" where parts.count >= 2:
                try readKind(parts[1], isSoft: parts[0] == "sort", Array(parts.dropFirst(2)), entry, in: language)
            case "plain" where parts.count > 1:
                for word in entry.words { add(Meaning(kind: nil, scope: Array(parts.dropFirst())), word) }
            case "plain":
                for word in entry.words where word.count == 1 { plain.insert(word.first) }
                for word in entry.words where word.count > 1 { add(nil, word) }
            case "equipment": try Self.add(entry, to: &equipment)
            case "nothing": try Self.add(entry, to: &nothing)
            case "elsewhere": try Self.add(entry, to: &elsewhere)
            case "ready": try Self.add(entry, to: &ready)
            case "fresh": try Self.add(entry, to: &fresh)
            case "washed": try Self.add(entry, to: &washed)
            case "cooked": try Self.add(entry, to: &cooked)
            case "optional":
                optional[language] = entry.words.first.map(entry.text)
                wishes.formUnion(entry.words.map(\.phrase))
                wishStarts.formUnion(entry.words.map(\.first))
            default: throw entry.fault("there is no class of words “\(entry.key)”")
            }
        }
    }

    private mutating func readKind(
        _ id: String,
        isSoft: Bool,
        _ scope: [String],
        _ entry: WordEntry,
        in language: Language
    ) throws(VocabularyError) {
        let place = places[id] ?? kinds.count
        if place == kinds.count {
            kinds.append(Kind(id: id, isSoft: isSoft))
            places[id] = place
        }
        guard kinds[place].isSoft == isSoft else { throw entry.fault("“\(id)” is both a kind and a sort") }
        kinds[place].names[language] = kinds[place].names[language] ?? entry.words.first.map(entry.text)
        for word in entry.words {
            guard word.count <= Self.longest else { throw entry.fault(word, "has more than three words") }
            if scope.isEmpty, phrases[word.phrase]?.contains(where: \.scope.isEmpty) == true,
                phrases[word.phrase]?.contains(where: { $0.kind == place }) != true
            {
                throw entry.fault(word, "already means another kind")
            }
            add(Meaning(kind: place, scope: scope), word)
        }
    }

    /// Those with a scope come first.
    private mutating func add(_ meaning: Meaning?, _ word: WordEntry.Word) {
        starts.insert(word.first)
        guard let meaning else {
            if phrases[word.phrase] == nil { phrases.updateValue([], forKey: word.phrase) }
            return
        }
        let place = meaning.scope.isEmpty ? phrases[word.phrase]?.count ?? 0 : 0
        phrases[word.phrase, default: []].insert(meaning, at: place)
    }

    private static func add(_ entry: WordEntry, to set: inout WordSet) throws(VocabularyError) {
        for (_, key) in try entry.single() { set.insert(key) }
    }
}

extension Food {
    /// Whether a word of the files means this food: its category, its id, or the end of its id.
    fileprivate func isSort(of scope: String) -> Bool {
        scope == id || scope == category.rawValue || id.hasSuffix("-" + scope)
    }
}
