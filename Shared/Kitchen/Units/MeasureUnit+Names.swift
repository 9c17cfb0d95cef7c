extension MeasureUnit {
    /// The unit with a name in any usual spelling and language: `tbsp`, `Esslöffel`, `us_gallon`.
    public init?(named name: String, words: Vocabulary = .standard) {
        if let unit = MeasureUnit(rawValue: name) {
            self = unit
            return
        }
        // Programs may write an underscore for a space.
        let bytes = name.utf8.prefix(100).map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
        let tokens = Tokenizer.tokens(of: bytes, lexicon: words.lexicon)
        if let (unit, end) = words.lexicon.unitPhrase(tokens, at: 0), end == tokens.count {
            self = unit
        } else if tokens.count == 1, tokens[0].kind == .word, let unit = tokens[0].word.unit {
            self = unit
        } else {
            return nil
        }
    }
}
