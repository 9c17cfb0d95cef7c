/// Reads the words that matter for buying, language by language.
struct BuyingWordsReader {
    typealias Kind = BuyingWords.Kind
    typealias Meaning = BuyingWords.Meaning

    /// The kinds in the order in which they come before a name.
    private(set) var kinds: [Kind] = []
    private(set) var places: [String: Int] = [:]
    /// The meanings of words; none for words that do not matter.
    private(set) var phrases = WordTable<[Meaning]>()
    private(set) var starts = WordSet()
    /// Words that do not matter for buying.
    private(set) var plain = WordSet()
    /// Words of things that are used and not bought for a meal.
    private(set) var equipment = WordSet()
    /// Words that are such things at the end of a name: mixing bowl.
    private(set) var tools = WordSet()
    /// Words of lines that name nothing to buy.
    private(set) var nothing = WordSet()
    /// Words for something that comes from another line or recipe.
    private(set) var elsewhere = WordSet()
    /// Words before what has been named already.
    private(set) var definite = WordSet()
    /// Words for what is bought ready, not squeezed or cooked at home.
    private(set) var ready = WordSet()
    /// Words that say that something was made wet, so that "dried" after them does not make it another food.
    private(set) var washed = WordSet()
    /// Words that say that an herb is not dried.
    private(set) var fresh = WordSet()
    /// Words for what is done only to a fresh root.
    private(set) var grated = WordSet()
    /// Words that say that something is without its liquid.
    private(set) var drained = WordSet()
    private(set) var thick = WordSet()
    private(set) var inside = WordSet()
    /// Words that say that something was frozen.
    private(set) var thawed = WordSet()
    private(set) var removed = WordSet()
    /// Words before the name of a sort: "type 45".
    private(set) var naming = WordSet()
    /// How words for what is done with a food begin and end in a language, and words formed like them that matter.
    private(set) var prepared: [Language: (starts: [String], ends: [String])] = [:]
    private(set) var matters = WordSet()
    /// Words for parts of an animal, which its meat is sold by.
    private(set) var cuts = WordSet()
    /// What foods are sold for, by their category.
    private(set) var uses: [String: WordSet] = [:]
    /// Phrases beside a food that are about something else, by what they are about.
    private(set) var asides: [String: WordSet] = [:]
    /// What stands before an "or" without the noun that the words behind it end with, by that noun.
    private(set) var shared: [String: Set<String>] = [:]
    /// The beginnings of names that a shop sells beside the food that they are listed as, by its id.
    private(set) var beside: [String: [String]] = [:]
    /// What a dish is made or served in, as it is written.
    private(set) var gear: [String] = []
    /// Words that mean another food in a language, by the id of the food that they mean elsewhere.
    private(set) var homonyms: [Language: [String: [BuyingWords.Homonym]]] = [:]
    /// Words that say that something has been cooked.
    private(set) var cooked = WordSet()
    private(set) var optional: [Language: String] = [:]
    /// Phrases that say that something may be left out: "if desired".
    private(set) var wishes = WordSet()
    private(set) var wishStarts = WordSet()
    private(set) var wholeWishes = WordSet()
    private(set) var wishFirsts = WordSet()

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
            case "means" where parts.count > 2:
                homonyms[language, default: [:]][parts[1], default: []] += try entry.single().map { word, key in
                    BuyingWords.Homonym(
                        key: key,
                        text: entry.text(word).lowercased(),
                        food: parts[2],
                        units: Array(parts.dropFirst(3))
                    )
                }
            case "use" where parts.count == 2: uses[parts[1], default: WordSet()].formUnion(entry.words.map(\.phrase))
            case "aside" where parts.count == 2:
                asides[parts[1], default: WordSet()].formUnion(entry.words.map(\.phrase))
            case "shared" where parts.count > 1:
                shared[parts.dropFirst().joined(separator: " "), default: []]
                    .formUnion(entry.words.map { entry.text($0).lowercased() })
            case "beside" where parts.count > 1:
                for food in parts.dropFirst() {
                    beside[food, default: []] += entry.words.map { entry.text($0).lowercased() }
                }
            case "gear": gear += entry.words.map { entry.text($0).lowercased() }
            case "grated": try Self.add(entry, to: &grated)
            case "cut": try Self.add(entry, to: &cuts)
            case "ending" where entry.key == "ending prepared":
                prepared[language, default: ([], [])].ends = entry.words.map(entry.text)
            case "start" where entry.key == "start prepared":
                prepared[language, default: ([], [])].starts = entry.words.map(entry.text)
            case "matters": try Self.add(entry, to: &matters)
            case "drained": try Self.add(entry, to: &drained)
            case "thick": try Self.add(entry, to: &thick)
            case "inside": try Self.add(entry, to: &inside)
            case "thawed": try Self.add(entry, to: &thawed)
            case "removed": try Self.add(entry, to: &removed)
            case "naming": try Self.add(entry, to: &naming)
            case "equipment": try Self.add(entry, to: &equipment)
            case "tool": try Self.add(entry, to: &tools)
            case "nothing": try Self.add(entry, to: &nothing)
            case "elsewhere": try Self.add(entry, to: &elsewhere)
            case "definite": try Self.add(entry, to: &definite)
            case "ready": try Self.add(entry, to: &ready)
            case "fresh": try Self.add(entry, to: &fresh)
            case "washed": try Self.add(entry, to: &washed)
            case "cooked": try Self.add(entry, to: &cooked)
            case "optional":
                optional[language] = entry.words.first.map(entry.text)
                wishes.formUnion(entry.words.map(\.phrase))
                wishStarts.formUnion(entry.words.map(\.first))
                wishFirsts.formUnion(entry.words.map(\.first))
            case "omissible":
                wholeWishes.formUnion(entry.words.map(\.phrase))
                wishFirsts.formUnion(entry.words.map(\.first))
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
            guard word.count <= BuyingWords.longest else { throw entry.fault(word, "has more than three words") }
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
