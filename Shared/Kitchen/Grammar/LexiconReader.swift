/// Reads the grammar's words, language by language.
struct LexiconReader {
    private(set) var words = WordTable<WordInfo>(capacity: 1024)
    /// Units of several words, and their first words.
    private(set) var phrases = WordTable<MeasureUnit>()
    private(set) var phraseStarts = WordSet()
    /// Units that do not apply before certain words, or apply only to certain words.
    private(set) var foodUnits = WordTable<WordSet>()
    private(set) var unitsWith = WordTable<WordSet>()
    private(set) var canned: [String] = []
    private(set) var joined: [String] = []
    /// Phrases for as much as is needed.
    private(set) var enough = WordSet()

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
                    phrases.updateValue(unit, forKey: word.phrase)
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
            case "enough": enough.formUnion(entry.words.map(\.phrase))
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
        _ pairs: WritableKeyPath<LexiconReader, WordTable<WordSet>>
    ) throws(VocabularyError) {
        for (unit, food) in try entry.pairs() {
            self[keyPath: pairs][unit, default: WordSet()].insert(food)
            words[unit, default: WordInfo()].flags.insert(.foodUnit)
        }
    }
}
