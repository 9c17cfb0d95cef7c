/// The grammar's words, and units of several words.
final class Lexicon: Sendable {
    /// No words at all, which is enough to hash names.
    static let empty = Lexicon(LexiconReader())

    private let words: WordTable<WordInfo>
    private let phrases: WordTable<MeasureUnit>
    private let phraseStarts: WordSet
    private let foodUnits: WordTable<WordSet>
    private let unitsWith: WordTable<WordSet>
    private let enough: WordSet
    /// What comes before the English name of a canned food.
    let canned: [String]
    /// What comes between the English names of two foods in the name of their mixture.
    let joined: [String]

    private static let of = WordKey("of".utf8.map { $0 })

    func info(_ key: WordKey) -> WordInfo { words[key] ?? WordInfo() }

    /// Whether the unit at an index begins the name of a food: "glass noodles", "noix du Brésil" but not "noix de beurre".
    func isFood(_ tokens: [Token], at index: Int) -> Bool {
        guard index < tokens.count, tokens[index].word.has(.foodUnit) else { return false }
        if let foods = foodUnits[tokens[index].key], index + 1 < tokens.count {
            // "Dose de safran" and "petits-beurre" as well as "dose safran", but a "slab of bacon" is a slab.
            let next = tokens[index + 1]
            let isOf = (next.word.has(.of) && next.key != Self.of || next.kind == .hyphen) && index + 2 < tokens.count
            if foods.contains(tokens[isOf ? index + 2 : index + 1].key) { return true }
            // "1 bar de 1,2 kg" is a fish.
            if isOf, tokens[index + 2].kind == .number, foods.contains(tokens[index + 1].key) { return true }
        }
        guard let foods = unitsWith[tokens[index].key] else { return false }
        // "Noix de beurre", "Beet Kresse"
        return !tokens[(index + 1)...].prefix(2).contains { foods.contains($0.key) }
    }

    /// Whether words say that there is as much as is needed: "c/n", "cantidad necesaria".
    func isEnough(_ words: ArraySlice<Token>) -> Bool {
        enough.contains(words.reduce(.empty) { $1.kind == .word ? $0.appending($1.key) : $0 })
    }

    /// The unit whose words begin at `index`, and the index after it.
    func unitPhrase(_ tokens: [Token], at index: Int) -> (MeasureUnit, Int)? {
        guard index < tokens.count, phraseStarts.contains(tokens[index].key) else { return nil }
        var key = WordKey.empty
        var found: (MeasureUnit, Int)?
        var position = index
        while position < tokens.count, position < index + 5 {
            let token = tokens[position]
            position += 1
            if token.kind == .hyphen || token.kind == .slash { continue }
            guard token.kind == .word else { break }
            key = key.appending(token.key)
            if let unit = phrases[key] { found = (unit, position) }
        }
        return found
    }

    init(_ reader: LexiconReader) {
        words = reader.words
        phrases = reader.phrases
        phraseStarts = reader.phraseStarts
        foodUnits = reader.foodUnits
        unitsWith = reader.unitsWith
        enough = reader.enough
        canned = reader.canned
        joined = reader.joined
    }
}
