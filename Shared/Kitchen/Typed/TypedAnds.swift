/// Decides where "and" joins two things to buy, and where it is part of a name.
struct TypedAnds {
    let known: TypedFood
    private static let and = WordKey("and".utf8.map { $0 })
    private var words: EntryWords { known.words }

    /// The parts of a text between the “and”s that join things.
    func split(_ text: TypedText) -> [Range<Int>] {
        guard !text.tokens.contains(where: { words.has(.task, $0) }) else { return [text.all] }
        let ands = text.all.filter { isAnd(text, $0) }
        var result: [Range<Int>] = []
        var start = 0
        for (place, and) in ands.enumerated() {
            let end = place + 1 < ands.count ? ands[place + 1] : text.count
            guard and > start, and + 1 < end, isBetween(text, start..<and, and, and + 1..<end) else { continue }
            result.append(start..<and)
            start = and + 1
        }
        return result + [start..<text.count]
    }

    /// Where a text begins behind an “and”: "beer, chips, and salsa".
    func start(of text: TypedText) -> Int { text.count > 1 && isWord(text, 0) ? 1 : 0 }

    private func isAnd(_ text: TypedText, _ index: Int) -> Bool {
        guard index > 0, isWord(text, index), text.tokens[index].spaced else { return false }
        return index + 1 < text.count && text.tokens[index + 1].spaced
    }

    /// Whether a word is “and” in some language.
    private func isWord(_ text: TypedText, _ index: Int) -> Bool {
        guard let token = text.word(index), token.word.has(.and) || words.has(.and, token) else { return false }
        let letter = text.bytes[token.start] | 0x20
        // A single letter with an accent is none of them.
        guard letter < 0x80 else { return false }
        // The Spanish “e” comes only before an i; else it is a letter: "vitamin E cream".
        guard token.end - token.start == 1, letter == UInt8(ascii: "e") else { return true }
        guard let next = text.word(index + 1) else { return false }
        return [UInt8(ascii: "i"), UInt8(ascii: "h")].contains(text.bytes[next.start] | 0x20)
    }

    private func isBetween(_ text: TypedText, _ left: Range<Int>, _ and: Int, _ right: Range<Int>) -> Bool {
        guard !isName(text, over: and), text.kind(and - 1) != .hyphen, !isDescribing(text, left),
            !isDescribing(text, right)
        else {
            return false
        }
        let first = text.tokens[right.lowerBound]
        if words.has([.note], first), !words.has(.partitive, first), !first.word.has(.article) { return false }
        if first.word.has(.of), !words.has(.partitive, first), !isOf(text.tokens[left.lowerBound]) { return false }
        let (before, after) = (text.part(left), text.part(right))
        let isKnown = known.meaning(of: after).isKnown
        if left.dropFirst().contains(where: { words.has(.person, text.tokens[$0]) }),
            TypedAmounts(known: known).front(after) == nil
        {
            return false
        }
        // "3 yaourts nature et 3 aux fruits": what stands behind the number says which.
        if let count = TypedAmounts(known: known).front(after), let next = after.word(count.next), next.word.has(.link),
            !words.has(.partitive, next), known.name(after, at: count.next) == nil
        {
            return false
        }
        if isShared(before, after) { return false }
        let sign = text.tokens[and]
        if text.bytes[sign.start] == UInt8(ascii: "&"), isCapital(text, and - 1), isCapital(text, and + 1), !isKnown {
            return false
        }
        return isKnown || known.meaning(of: before).isKnown || before.count <= 3
    }

    private func isOf(_ token: Token) -> Bool { token.word.has(.of) }

    /// Whether a known name, or a phrase that is one thing, goes over the “and”.
    private func isName(_ text: TypedText, over and: Int) -> Bool {
        for start in max(0, and - 4)..<and {
            for end in stride(from: min(text.count, and + 5), to: and + 1, by: -1) {
                // “&” is “and” in phrases.
                let key = FoodResolver.phraseKey(text.tokens[start..<end])
                let spoken = FoodResolver.phraseKey(
                    text.tokens[and + 1..<end],
                    after: FoodResolver.phraseKey(text.tokens[start..<and]).appending(Self.and)
                )
                if text.bytes[text.tokens[and].start] == UInt8(ascii: "&"), words.whole.contains(spoken) { return true }
                if words.whole.contains(key) || known.foods.words.brands.brand(key) != nil { return true }
                if known.foods.food(key: key) != nil, !words.several.contains(key) { return true }
            }
        }
        return false
    }

    /// "red and green peppers": only describing words on one side.
    private func isDescribing(_ text: TypedText, _ range: Range<Int>) -> Bool {
        text.tokens[range].allSatisfy {
            $0.kind != .word || $0.word.has([.descriptor, .size, .done, .adverb, .after, .article])
        }
            && !known.isName(text, range)
            || text.tokens[range].allSatisfy { $0.kind == .word && $0.word.has([.descriptor, .size]) }
    }

    /// "dog and cat food", "ham and pineapple pizza": what comes before “and” describes the noun at the end.
    private func isShared(_ before: TypedText, _ after: TypedText) -> Bool {
        guard before.count == 1, after.count > 1, let first = before.tokens.first, let last = after.tokens.last,
            first.kind == .word, last.kind == .word
        else { return false }
        let key = FoodResolver.phraseKey([first, last][...])
        if known.foods.food(key: key) != nil { return true }
        let isSingular = before.bytes.last.map { $0 | 0x20 != UInt8(ascii: "s") } ?? false
        return words.has(.dish, last) && isSingular && !words.has(.alone, first) && known.isName(before, before.all)
            && known.name(after, at: 0) != nil
    }

    private func isCapital(_ text: TypedText, _ index: Int) -> Bool {
        text.word(index).map { (0x41...0x5A).contains(text.bytes[$0.start]) } ?? false
    }
}
