/// What the grammar knows about one word.
struct WordInfo: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt32

        /// large, medium, heaping: says nothing about what is bought.
        static let size = Flags(rawValue: 1 << 0)
        /// chopped, sliced: done in the kitchen.
        static let done = Flags(rawValue: 1 << 1)
        /// finely, lightly.
        static let adverb = Flags(rawValue: 1 << 2)
        /// about, approximately.
        static let about = Flags(rawValue: 1 << 3)
        /// a, an, the.
        static let article = Flags(rawValue: 1 << 4)
        /// or.
        static let or = Flags(rawValue: 1 << 5)
        /// and.
        static let and = Flags(rawValue: 1 << 6)
        /// of, de, di.
        static let of = Flags(rawValue: 1 << 7)
        /// to, bis, hasta: between the ends of a range.
        static let to = Flags(rawValue: 1 << 8)
        /// for, plus, such, preferably: the name ends before it.
        static let ends = Flags(rawValue: 1 << 9)
        /// fresh, boneless, red: belongs to the name but is not its noun.
        static let descriptor = Flags(rawValue: 1 << 10)
        /// optional.
        static let optional = Flags(rawValue: 1 << 11)
        /// juice, zest, leaves: a part of the food named next.
        static let part = Flags(rawValue: 1 << 12)
        /// softened, beaten, divided: done in the kitchen, but only after the name.
        static let after = Flags(rawValue: 1 << 13)
        /// Bare metric or US units that need no food after them.
        static let hardUnit = Flags(rawValue: 1 << 14)
        /// with, in, without: what follows describes the noun before it.
        static let with = Flags(rawValue: 1 << 15)
        /// up, at, less: before "to", "least", "than".
        static let bound = Flags(rawValue: 1 << 16)
        /// to, least, than: after "up", "at", "less".
        static let boundEnd = Flags(rawValue: 1 << 17)
    }

    var flags: Flags = []
    var unit: MeasureUnit?
    var number: Rational?

    func has(_ flag: Flags) -> Bool { !flags.isDisjoint(with: flag) }
}

/// The words of the grammar, and units of several words.
final class Lexicon: Sendable {
    static let shared = Lexicon()

    private let words: [WordKey: WordInfo]
    private let phrases: [WordKey: MeasureUnit]
    private let phraseStarts: Set<WordKey>

    func info(_ key: WordKey) -> WordInfo { words[key] ?? WordInfo() }

    /// The unit whose words begin at `index`, and the index after it.
    func unitPhrase(_ tokens: [Token], at index: Int) -> (MeasureUnit, Int)? {
        guard index < tokens.count, phraseStarts.contains(tokens[index].key) else { return nil }
        var key = WordKey.empty
        var found: (MeasureUnit, Int)?
        var position = index
        while position < tokens.count, position < index + 5 {
            let token = tokens[position]
            position += 1
            if token.kind == .hyphen { continue }
            guard token.kind == .word else { break }
            key = key.appending(token.key)
            if let unit = phrases[key] { found = (unit, position) }
        }
        return found
    }

    private init() {
        var words: [WordKey: WordInfo] = [:]
        var phrases: [WordKey: MeasureUnit] = [:]
        var starts: Set<WordKey> = []
        words.reserveCapacity(1024)
        for (flag, list) in LexiconData.classes {
            list.withUTF8Buffer { bytes in
                for word in bytes.split(separator: 0x20) {
                    words[WordKey(word), default: WordInfo()].flags.insert(flag)
                }
            }
        }
        for (number, list) in LexiconData.numbers {
            list.withUTF8Buffer { bytes in
                for word in bytes.split(separator: 0x20) {
                    words[WordKey(word), default: WordInfo()].number = number
                }
            }
        }
        for (unit, list) in LexiconData.units {
            list.withUTF8Buffer { bytes in
                for spelling in bytes.split(separator: UInt8(ascii: ",")) {
                    let parts = spelling.split(separator: 0x20)
                    guard parts.count > 1 else {
                        if let word = parts.first {
                            words[WordKey(word), default: WordInfo()].unit = unit
                            if [.mass, .volume, .length].contains(unit.dimension) {
                                words[WordKey(word), default: WordInfo()].flags.insert(.hardUnit)
                            }
                        }
                        continue
                    }
                    phrases[parts.reduce(.empty) { $0.appending(WordKey($1)) }] = unit
                    if let first = parts.first { starts.insert(WordKey(first)) }
                }
            }
        }
        self.words = words
        self.phrases = phrases
        phraseStarts = starts
    }
}
