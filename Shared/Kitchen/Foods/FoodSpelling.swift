import Values

/// The names of foods that are one word, found by words that are a letter away from one of them.
///
/// It is made for a language when a word that nothing else knows is first met there.
struct FoodSpelling: Sendable {
    private struct Name {
        /// In lower case and without accents.
        let plain: [UInt8]
        /// Without a plural ending as well.
        let single: [UInt8]
        let text: String
    }

    /// A shorter word is a letter away from too many others.
    static let shortest = 6
    /// From this length on, any letter may stand for another; in shorter words only one that sounds alike.
    private static let long = 8

    /// The names by their first letter and length.
    private var names: [Int: [Name]] = [:]

    /// The names of foods in a language.
    init(of foods: [Food], in language: Language) {
        for food in foods {
            for name in food.names[language] ?? []
            where !name.utf8.contains(where: { $0 == 0x20 || $0 == 0x2D || $0 == 0x27 }) {
                let plain = FoodSearch.folded(name)
                guard let first = plain.first, plain.count >= Self.shortest else { continue }
                names[Self.place(first, plain.count), default: []]
                    .append(Name(plain: plain, single: Self.single(plain), text: name))
            }
        }
    }

    /// The names that a word is a letter away from.
    func names(near word: String) -> [String] {
        let plain = FoodSearch.folded(word)
        guard let first = plain.first, plain.count >= Self.shortest else { return [] }
        let single = Self.single(plain)
        return (plain.count - Self.ending...plain.count + Self.ending).flatMap { length in
            (names[Self.place(first, length)] ?? []).filter { name in
                Self.isNear(single, name.single) || Self.isNear(plain, name.plain)
            }
            .map(\.text)
        }
    }

    /// How many letters a plural ending and a slip may make up.
    private static let ending = 3

    private static func place(_ first: UInt8, _ length: Int) -> Int { Int(first) << 8 | length }

    private static func single(_ word: [UInt8]) -> [UInt8] {
        guard word.count >= 4 else { return word }
        let (dropped, added) = FoldedWord.ending(of: word)
        return word.dropLast(dropped) + (added.map { [$0] } ?? [])
    }

    /// Whether two words with the same first letter differ in what one letter does.
    ///
    /// Letters doubled, or not doubled, at several places count once: "brocolli". Another last letter makes another form
    /// of a word more often than it is a slip: "cheesed".
    static func isNear(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        if undoubled(left) == undoubled(right) { return true }
        guard left.last == right.last, abs(left.count - right.count) <= 1 else { return false }
        let (short, long) = left.count <= right.count ? (left, right) : (right, left)
        let start = zip(short, long).prefix { $0 == $1 }.count
        let end = zip(short.dropFirst(start).reversed(), long.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        if short.count < long.count { return start + end == short.count }
        switch short.count - start - end {
        case 1: return short.count >= Self.long || soundsLike(short[start], long[start])
        case 2: return short[start] == long[start + 1] && short[start + 1] == long[start]
        default: return false
        }
    }

    private static func undoubled(_ word: [UInt8]) -> [UInt8] {
        word.indices.filter { $0 == 0 || word[$0] != word[$0 - 1] }.map { word[$0] }
    }

    private static func soundsLike(_ one: UInt8, _ other: UInt8) -> Bool {
        vowels.contains(one) && vowels.contains(other) || alike.contains([one, other])
    }

    private static let vowels = Set("aeiouy".utf8)
    private static let alike: Set<Set<UInt8>> = Set(
        ["ck", "cs", "cz", "sz", "mn", "bp", "dt", "gj", "vw", "fv", "kq", "sx"].map { Set($0.utf8) }
    )
}

/// All words of the vocabulary's files: none of them is another one typed wrongly.
struct WrittenWords: Sendable {
    private let keys: [UInt64]

    /// The words of a folder's files.
    init(in folder: ResourceFolder) {
        var keys: Set<UInt64> = []
        for path in (try? folder.files()) ?? [] {
            guard let bytes = try? folder.bytes(of: path) else { continue }
            for word in bytes.split(whereSeparator: { !Self.isLetter($0) }) { keys.insert(WordKey(word).hash) }
        }
        self.keys = keys.sorted()
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x27 || byte >= 0x80
    }

    func contains(_ key: WordKey) -> Bool {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key.hash { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key.hash
    }
}

extension FoodTable {
    /// A text in which words that are a letter away from the name of exactly one food are spelled like it; nil if it has
    /// none.
    ///
    /// Words that anything else knows stay what they are: foods of any language or the household's own, brands, and all
    /// words of lines and lists.
    func respelled(_ text: String, in language: Language) -> String? {
        let bytes = Array(text.utf8)
        let tokens = Tokenizer.tokens(of: Array(bytes.prefix(400)), lexicon: words.lexicon)
        var result: [UInt8] = []
        var end = 0
        var isBehindWord = false
        for (index, token) in tokens.enumerated() where token.kind == .word {
            defer { if token.word.unit == nil { isBehindWord = true } }
            guard isUnknown(token) else { continue }
            // "Melton Mowbray": a name among the words; but German nouns have capitals, too.
            let isCapital = (0x41...0x5A).contains(bytes[token.start])
            if isCapital, isBehindWord, language != .de { continue }
            if index + 1 < tokens.count, tokens[index + 1].kind == .other { continue }
            // "Moules à canelés", "Belag für Empanadas": behind such a word stands what something is for.
            if language != .en, isBehindWord, tokens[index - 1].word.has([.to, .ends]) { continue }
            let word = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
            guard let name = words.name(near: word, token.key, in: language) else { continue }
            result += bytes[end..<token.start] + Array(name.utf8)
            end = token.end
        }
        // What a household has a food or a category for is spelled as it is meant.
        let whole = FoodResolver.phraseKey(tokens[...])
        guard end > 0, food(key: whole) == nil, correction(key: whole) == nil else { return nil }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// Whether a word may have been typed wrongly: it is long, and neither the grammar, a food nor a brand knows it.
    func isUnknown(_ token: Token) -> Bool {
        guard token.kind == .word, token.end - token.start >= FoodSpelling.shortest, token.word.flags.isEmpty,
            token.word.unit == nil, token.word.number == nil
        else { return false }
        let key = WordKey.empty.appending(token.key)
        return food(key: key) == nil && words.brands.brand(key) == nil
    }
}
