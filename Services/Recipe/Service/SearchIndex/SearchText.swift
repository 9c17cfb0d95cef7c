/// What somebody typed to find recipes: words in any order, `"phrases"`, and `-words` that must not occur.
struct SearchText: Equatable, Sendable {
    /// A word, folded.
    struct Word: Hashable, Sendable {
        var bytes: [UInt8]
        /// Whether words that begin with it are meant too, as it may not be finished.
        var isPrefix = false
    }

    /// Words that all must occur.
    private(set) var words: [Word] = []
    /// Words that must follow each other.
    private(set) var phrases: [[[UInt8]]] = []
    /// Words that must not occur.
    private(set) var excluded: [[UInt8]] = []

    /// How many words are looked for; the rest is passed over.
    static let most = 12

    /// Reads a text; the last word is a prefix unless something follows it.
    init(_ text: String) {
        var rest = text[...]
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let close = Self.quotes[character], let end = rest.dropFirst().firstIndex(of: close) {
                add(phrase: SearchFolding.words(of: String(rest.dropFirst()[..<end])))
                rest = rest[rest.index(after: end)...]
            } else {
                let part = rest.prefix { !$0.isWhitespace }
                rest = rest[part.endIndex...]
                let folded = SearchFolding.words(of: String(part))
                if part.first == "-", part.count > 1 {
                    excluded += folded
                } else {
                    let last = rest.isEmpty && part.last.map { $0.isLetter || $0.isNumber } == true
                    for (index, word) in folded.enumerated() {
                        words.append(Word(bytes: word, isPrefix: last && index == folded.count - 1))
                    }
                }
            }
        }
        words = Array(words.prefix(Self.most))
        phrases = Array(phrases.prefix(4))
        excluded = Array(excluded.prefix(Self.most))
    }

    /// Whether there is nothing to look for.
    var isEmpty: Bool { words.isEmpty && phrases.isEmpty && excluded.isEmpty }

    private mutating func add(phrase: [[UInt8]]) {
        guard !phrase.isEmpty else { return }
        words += phrase.map { Word(bytes: $0) }
        if phrase.count > 1 { phrases.append(phrase) }
    }

    private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]
}
