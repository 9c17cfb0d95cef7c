/// The words of a name or another part of a line, and its text.
struct NameWords {
    private let bytes: [UInt8]
    /// The words and numbers; separators are left out.
    let words: [Token]
    /// All tokens, also those in front of a bracket that closes without having been opened.
    let all: [Token]
    /// The tokens without those, of which `parts` are slices.
    let tokens: [Token]

    init(_ name: String, lexicon: Lexicon) {
        bytes = name.firstBytes(400)
        all = Tokenizer.tokens(of: bytes, lexicon: lexicon)
        var tokens = all
        // "Thick) slices bread": the rest of a bracket whose amount was read.
        if let close = tokens.firstIndex(where: { $0.kind == .close }), close < tokens.count - 1,
            !tokens[..<close].contains(where: { $0.kind == .open })
        {
            tokens.removeFirst(close + 1)
        }
        self.tokens = tokens
        words = tokens.allSatisfy(Self.isPart) ? tokens : tokens.filter(Self.isPart)
    }

    private static func isPart(_ token: Token) -> Bool {
        token.kind == .word || token.kind == .number || token.kind == .times
    }

    /// How many words there are before the first comma, if that comes before a word.
    func end(before word: Int) -> Int? {
        guard let comma = tokens.first(where: { $0.kind == .comma }) else { return nil }
        let end = words.count { $0.start < comma.start }
        return end > 0 && end < word ? end : nil
    }

    /// The tokens between commas, semicolons and words for "and".
    var parts: [ArraySlice<Token>] {
        tokens.split {
            $0.kind == .comma || $0.kind == .semicolon || $0.kind == .plus || $0.word.has(.and) && !isJoined($0)
        }
    }

    /// The parts that begin with an amount behind a comma, a plus or a word for one or for "and", outside brackets; if
    /// `isWith`, also behind a word for "with": "1 oignon avec 2 clous de girofle", "1 Zwiebel, gespickt mit 2 Nelken".
    func counted(isWith: Bool) -> [ArraySlice<Token>] {
        var parts: [ArraySlice<Token>] = []
        var start = tokens.startIndex
        var depth = 0
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .open { depth += 1 }
            if token.kind == .close { depth -= 1 }
            let isWord = token.word.has([.and, .plus])
            // "Piqué de 2 clous"
            let isPierced = index > start + 1 && tokens[index - 1].word.has(.pierced)
            let isJoined =
                (isWith && token.word.has(.with) || isPierced) && !token.word.has(.article) && index > start + 1
            guard depth == 0, index > start, index + 1 < tokens.endIndex,
                token.kind == .comma || token.kind == .plus || token.kind == .semicolon || isWord || isJoined,
                isAmount(at: index + 1, isAnd: isWord || isJoined || token.kind == .plus)
                    || isPierced && tokens[index + 1].word.has(.article)
            else { continue }
            // "1 cup flour, plus 2 tbsp sugar"
            var end = (isWord || isJoined) && tokens[index - 1].kind == .comma ? index - 1 : index
            if isPierced { end = index - 1 }
            if end > start, tokens[end - 1].kind == .comma { end -= 1 }
            guard end > start, tokens[end - 1].kind == .word || tokens[end - 1].kind == .close else { continue }
            parts.append(tokens[start..<end])
            start = index + 1
        }
        if start < tokens.endIndex { parts.append(tokens[start...]) }
        return parts
    }

    /// Whether an amount begins at a token: a number, or behind an "and" also "one tablespoon" and "a pinch".
    private func isAmount(at index: Int, isAnd: Bool) -> Bool {
        let token = tokens[index]
        if token.kind == .number || token.kind == .vulgar { return true }
        guard isAnd, token.kind == .word, token.word.number != nil || token.word.has(.article),
            index + 2 < tokens.endIndex
        else { return false }
        return tokens[index + 1].word.unit != nil
    }

    /// The words between all signs.
    var clauses: [ArraySlice<Token>] { tokens.split { $0.kind != .word && $0.kind != .number && $0.kind != .hyphen } }

    /// Whether a word is an "or" by itself: not the end of "Jell-O".
    func isOr(_ word: Token) -> Bool {
        guard word.word.has(.or), word.start > 0, [0x20, 0x2F].contains(bytes[word.start - 1]) else { return false }
        // "3- or 4-bean salad"
        return word.start < 3 || bytes[word.start - 2] != 0x2D || !(0x30...0x39).contains(bytes[word.start - 3])
    }

    /// Whether a hyphen follows a word, as in "short-neck".
    func isJoined(_ word: Token) -> Bool { word.end < bytes.count && bytes[word.end] == 0x2D }

    /// Whether a word is written like a name, or is a number.
    func isProper(_ word: Token) -> Bool {
        word.kind == .number || isCapital(word) && word.end > word.start + 2
    }

    /// Whether a word begins with a capital letter.
    func isCapital(_ word: Token) -> Bool {
        // É and others of two bytes
        (0x41...0x5A).contains(bytes[word.start])
            || bytes[word.start] == 0xC3 && word.end > word.start + 1 && (0x80...0x9E).contains(bytes[word.start + 1])
    }

    /// Whether a number is a percentage, as in "2% milk" and "Milch 3,5 %".
    func isPercent(_ word: Token) -> Bool { percentEnd(of: word) != nil }

    /// The index behind a number's percent sign, which may have a space before it.
    private func percentEnd(of word: Token) -> Int? {
        guard word.kind == .number else { return nil }
        let sign = bytes[word.end...].firstIndex { $0 != 0x20 } ?? bytes.count
        return sign <= word.end + 1 && sign < bytes.count && bytes[sign] == 0x25 ? sign + 1 : nil
    }

    /// The text from a token up to another, or to the end.
    func text(from start: Token, upTo end: Token?) -> String {
        String(decoding: bytes[start.start..<(end?.start ?? bytes.count)], as: UTF8.self)
    }

    /// The text between a token and the one before it.
    func before(_ token: Token, behind previous: Token?) -> String {
        String(decoding: bytes[(previous?.end ?? 0)..<token.start], as: UTF8.self)
    }

    /// The text of two tokens and of what is between them.
    func text(from first: Token, through last: Token) -> String {
        String(decoding: bytes[first.start..<last.end], as: UTF8.self)
    }

    /// Words as written: with what is between those that follow each other, else with one space.
    func text(_ some: ArraySlice<Token>) -> String {
        var text: [UInt8] = []
        var end: Int?
        for word in some {
            if let end {
                let between = end <= word.start ? bytes[end..<word.start] : []
                let isClose = between.allSatisfy { !(0x30...0x39).contains($0) && !(0x41...0x5A).contains($0 & 0xDF) }
                if isClose, between.count < 4 { text += between.filter { $0 != 0x2A } } else { text.append(0x20) }
            }
            text += bytes[word.start..<word.end]
            end = word.end
        }
        if let last = some.last, let end = percentEnd(of: last) { text += bytes[last.end..<end] }
        return String(decoding: text, as: UTF8.self)
    }
}

extension String {
    /// Its UTF-8, up to a number of bytes.
    func firstBytes(_ most: Int) -> [UInt8] {
        var text = self
        return text.withUTF8 { Array($0.prefix(most)) }
    }
}
