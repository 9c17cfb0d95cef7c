/// A part of a line: its range, its kind, and what the lexicon knows about it.
struct Token {
    enum Kind: UInt8 {
        case word
        /// Digits, perhaps with a decimal part.
        case number
        /// One of the single-character fractions.
        case vulgar
        case slash
        case hyphen
        case comma
        case semicolon
        case colon
        case open
        case close
        case plus
        case times
        case percent
        case other
    }

    var kind: Kind
    /// Whether there is white space before it.
    var spaced: Bool
    var start: Int
    var end: Int
    var key: WordKey = .empty
    var number: Rational = .zero
    var word = WordInfo()
}
