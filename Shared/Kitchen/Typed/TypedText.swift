/// A part of what was typed, with its tokens.
struct TypedText {
    let bytes: [UInt8]
    let tokens: [Token]
    private let lexicon: Lexicon

    init(_ text: String, _ lexicon: Lexicon) {
        self.lexicon = lexicon
        bytes = Array(text.utf8)
        tokens = Tokenizer.tokens(of: bytes, lexicon: lexicon)
    }

    var count: Int { tokens.count }
    var all: Range<Int> { 0..<tokens.count }
    /// Whether it says anything.
    var hasWords: Bool { tokens.contains { [.word, .number, .vulgar].contains($0.kind) } }

    func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// The token at an index, if it is a word.
    func word(_ index: Int) -> Token? {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index] : nil
    }

    /// The text from one token up to another, with the signs around them that are no separators.
    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let start = range.lowerBound == 0 ? 0 : tokens[range.lowerBound].start
        let end = range.upperBound == count ? bytes.count : tokens[range.upperBound].start
        var text = String(decoding: bytes[start..<end], as: UTF8.self)[...]
        while let last = text.last, last.isWhitespace || ",;:+-–—".contains(last) { text = text.dropLast() }
        while let first = text.first, first.isWhitespace || ",;:".contains(first) { text = text.dropFirst() }
        return String(text)
    }

    /// The words as typed between two tokens, and nothing around them.
    func exactly(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }

    /// Whether a token is a picture, and no word: an emoji.
    func isPicture(_ token: Token) -> Bool { token.kind == .word && bytes[token.start] >= 0xE2 }

    /// A part as a text of its own.
    func part(_ range: Range<Int>) -> TypedText { TypedText(string(range), lexicon) }

    /// This text with a word behind it that nobody knows, so that a unit at its end is one.
    func withEnd(from start: Int) -> TypedText {
        TypedText(string(start..<count) + " qqq", lexicon)
    }

    /// The whole text.
    var string: String { string(all) }
}
