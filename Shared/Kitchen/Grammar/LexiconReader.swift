/// Reads the grammar's words, language by language.
struct LexiconReader {
    private(set) var words: [WordKey: WordInfo] = [:]
    /// Units of several words, and their first words.
    private(set) var phrases: [WordKey: MeasureUnit] = [:]
    private(set) var phraseStarts: Set<WordKey> = []
    /// Units that do not apply before certain words, or apply only to certain words.
    private(set) var foodUnits: [WordKey: Set<WordKey>] = [:]
    private(set) var unitsWith: [WordKey: Set<WordKey>] = [:]
    private(set) var canned: [String] = []
    private(set) var joined: [String] = []

    init() {
        words.reserveCapacity(1024)
    }

    /// Reads the spellings of units.
    mutating func readUnits(_ entries: [WordEntry]) throws(VocabularyError) {
        for entry in entries {
            guard let unit = MeasureUnit(rawValue: entry.key) else {
                throw entry.fault("there is no unit “\(entry.key)”")
            }
            for word in entry.words {
                let known = word.count > 1 ? phrases[word.phrase] : words[word.first]?.unit
                if let known, known != unit { throw entry.fault(word, "already means the unit “\(known.rawValue)”") }
                if word.count > 1 {
                    phrases[word.phrase] = unit
                    phraseStarts.insert(word.first)
                } else {
                    words[word.first, default: WordInfo()].unit = unit
                    if [.mass, .volume, .length].contains(unit.dimension) {
                        words[word.first, default: WordInfo()].flags.insert(.hardUnit)
                    }
                }
            }
        }
    }

    /// Reads the words for numbers.
    mutating func readNumbers(_ entries: [WordEntry]) throws(VocabularyError) {
        for entry in entries {
            guard let number = Rational(entry.key), number > .zero else {
                throw entry.fault("“\(entry.key)” is not a number")
            }
            for (word, key) in try entry.single() {
                if let known = words[key]?.number, known != number {
                    throw entry.fault(word, "already means the number \(known)")
                }
                words[key, default: WordInfo()].number = number
            }
        }
    }

    /// Reads the classes of words.
    mutating func readGrammar(_ entries: [WordEntry]) throws(VocabularyError) {
        for entry in entries {
            switch entry.key {
            case "food-unit": try readUnitPairs(entry, \.foodUnits)
            case "unit-with": try readUnitPairs(entry, \.unitsWith)
            case "canned": canned += entry.words.map(entry.text)
            case "joined": joined += entry.words.map(entry.text)
            default:
                guard let flag = WordInfo.Flags.classes[entry.key] else {
                    throw entry.fault("there is no class of words “\(entry.key)”")
                }
                for (_, key) in try entry.single() { words[key, default: WordInfo()].flags.insert(flag) }
            }
        }
    }

    private mutating func readUnitPairs(
        _ entry: WordEntry,
        _ pairs: WritableKeyPath<LexiconReader, [WordKey: Set<WordKey>]>
    ) throws(VocabularyError) {
        for (unit, food) in try entry.pairs() {
            self[keyPath: pairs][unit, default: []].insert(food)
            words[unit, default: WordInfo()].flags.insert(.foodUnit)
        }
    }
}
