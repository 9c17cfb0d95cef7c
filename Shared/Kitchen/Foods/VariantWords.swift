/// Words that say that a food lacks something.
struct VariantWords: Sendable {
    /// Single words: "vegan", "milchfrei".
    private var alone = WordTable<FoodVariant>()
    /// Words that can come before "free" and after "without".
    private var lacked = WordTable<FoodVariant>()
    private var before = WordSet()
    private var after = WordSet()
    /// "Eggs, free range" are not free of egg.
    private var notBefore = WordSet()
    private var plant = WordSet()
    private var based = WordSet()

    /// What the words say that a food lacks, and the indices of those words.
    func read(_ words: [Token]) -> [(variant: FoodVariant, words: Range<Int>)] {
        var found: [(variant: FoodVariant, words: Range<Int>)] = []
        for (index, word) in words.enumerated() {
            if let variant = alone[word.key] {
                found.append((variant, index..<index + 1))
            } else if index > 0, after.contains(word.key), let variant = lacked[words[index - 1].key],
                index + 1 == words.count || !notBefore.contains(words[index + 1].key)
            {
                found.append((variant, index - 1..<index + 1))
            } else if before.contains(word.key) {
                // "libre de gluten", "sans lait".
                let named = index + 1 < words.count && words[index + 1].word.has(.of) ? index + 2 : index + 1
                if named < words.count, let variant = lacked[words[named].key] {
                    found.append((variant, index..<named + 1))
                }
            } else if index > 0, based.contains(word.key), plant.contains(words[index - 1].key) {
                found.append((.vegan, index - 1..<index + 1))
            }
        }
        return found
    }

    /// Reads a language's words.
    mutating func read(_ entries: [WordEntry]) throws(VocabularyError) {
        var endings: [String] = []
        for entry in entries where entry.key == "ending" { endings = entry.words.map(entry.text) }
        for entry in entries {
            switch entry.key {
            case "before": try Self.add(entry, to: &before)
            case "after": try Self.add(entry, to: &after)
            case "not before": try Self.add(entry, to: &notBefore)
            case "plant": try Self.add(entry, to: &plant)
            case "based": try Self.add(entry, to: &based)
            case "ending": break
            default: try readKind(entry, endings)
            }
        }
    }

    /// `KIND`, `word KIND` or `stem KIND`.
    private mutating func readKind(_ entry: WordEntry, _ endings: [String]) throws(VocabularyError) {
        let parts = entry.key.split(separator: " ").map(String.init)
        guard parts.count <= 2, let kind = parts.last.flatMap(FoodVariant.init(rawValue:)) else {
            throw entry.fault("there is no kind of food “\(entry.key)”")
        }
        for (word, key) in try entry.single() {
            switch parts.count == 2 ? parts[0] : "" {
            case "": try Self.set(kind, of: key, word, in: &lacked, entry)
            case "word": try Self.set(kind, of: key, word, in: &alone, entry)
            case "stem":
                for ending in endings {
                    try Self.set(kind, of: WordKey(Array((entry.text(word) + ending).utf8)), word, in: &alone, entry)
                }
            default: throw entry.fault("“\(parts[0])” is neither “word” nor “stem”")
            }
        }
    }

    private static func add(_ entry: WordEntry, to set: inout WordSet) throws(VocabularyError) {
        for (_, key) in try entry.single() { set.insert(key) }
    }

    private static func set(
        _ kind: FoodVariant,
        of key: WordKey,
        _ word: WordEntry.Word,
        in words: inout WordTable<FoodVariant>,
        _ entry: WordEntry
    ) throws(VocabularyError) {
        if let other = words.updateValue(kind, forKey: key), other != kind {
            throw entry.fault(word, "already means “\(other.rawValue)”")
        }
    }
}
