/// A piece of a line: where it stands, what it is, and what the lexicon knows about it.
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
    /// Whether white space stands before it.
    var spaced: Bool
    var start: Int
    var end: Int
    var key: WordKey = .empty
    var number: Rational = .zero
    var word = WordInfo()
}
