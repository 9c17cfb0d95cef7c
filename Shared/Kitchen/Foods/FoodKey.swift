/// The key of a food's name: a hash of its words in order, as used for look-ups.
enum FoodKey {
    /// The key of a name.
    static func key(of name: String) -> WordKey {
        var name = name
        return name.withUTF8 { key(of: $0[...]) }
    }

    /// The key of the name in these bytes.
    ///
    /// Plain names, which are nearly all, are hashed in place; the others go through the tokenizer, which gives the
    /// same key.
    static func key(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> WordKey {
        var key = WordKey.empty
        var word = FoldedWord()
        var previous: UInt8 = 0
        var index = bytes.startIndex
        func finish() {
            if word.count > 0 { key = key.appending(word.key) }
            word = FoldedWord()
            previous = 0
        }
        while index < bytes.endIndex {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x2D: finish()
            case 0x26:
                finish()
                word.append(byte, after: 0)
                finish()
            case 0x27:
                // "huile d'olive": the elided article is a separate word.
                let letter = previous | 0x20
                if word.count == 1, letter == 0x64 || letter == 0x6C, index + 1 < bytes.endIndex,
                    bytes[index + 1] >= 0x41
                {
                    finish()
                }
            case 0x41...0x5A, 0x61...0x7A, 0x80...0xC1, 0xC3...0xDF:
                // The multiplication sign is among the letters of Latin-1.
                if byte == 0x97, previous == 0xC3 { fallthrough }
                word.append(byte, after: previous)
                previous = byte
            default:
                return FoodResolver.phraseKey(Tokenizer.tokens(of: Array(bytes), lexicon: .empty)[...])
            }
            index += 1
        }
        finish()
        return key
    }
}
