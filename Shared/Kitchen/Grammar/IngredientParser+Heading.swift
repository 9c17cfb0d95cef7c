extension IngredientParser {
    /// The section that a line is the heading of, if it is not an ingredient: "For the sauce:", "SAUCE:", "Pour la
    /// pâte".
    ///
    /// A heading has no number; it ends with a colon, or begins with "for the" in any language.
    public static func heading(in text: String, words: Vocabulary = .standard) -> String? {
        let bytes = text.firstBytes(121)
        guard bytes.count <= 120, !bytes.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        return heading(of: Tokenizer.tokens(of: bytes, lexicon: words.lexicon), in: bytes)
    }

    /// The same for tokens.
    static func heading(of tokens: [Token], in bytes: [UInt8]) -> String? {
        guard tokens.count <= 9, let first = tokens.firstIndex(where: { $0.kind == .word }), let last = tokens.last,
            tokens.allSatisfy({ $0.kind != .number && $0.kind != .vulgar && $0.kind != .comma })
        else { return nil }
        var end = last.end
        if last.kind == .colon {
            guard first < tokens.count - 1, tokens.dropLast().allSatisfy({ $0.kind != .colon }) else { return nil }
            end = tokens[tokens.count - 2].end
        } else {
            let next = first + 1
            // "Für die Sauce: Salz" names what it is for, and a food.
            guard tokens.count > first + 2, tokens[first].word.has(.heading), tokens[next].word.has(.article),
                tokens.drop(while: { $0.kind != .colon }).allSatisfy({ $0.kind != .word || $0.word.has(.article) })
            else { return nil }
        }
        return String(decoding: bytes[tokens[first].start..<end], as: UTF8.self)
    }
}
