/// Reads amounts in front of a title, behind it, and alone.
struct TypedAmounts {
    let known: TypedFood
    var words: EntryWords { known.words }

    /// An amount: what was typed of it, and the index after it.
    struct Found {
        var amounts: [Amount]
        var text: String
        var next: Int
    }

    /// The amount at the start of a text that has more to say.
    func front(_ text: TypedText) -> Found? {
        guard let first = text.tokens.first else { return nil }
        let start = first.kind == .times && text.kind(1) == .number ? 1 : 0
        if words.has([.definite, .partitive], first), !isOne(text, 0) { return nil }
        if let number = firstNumber(text, from: start), !isCount(text, number) { return nil }
        if isSome(text, start) { return nil }
        guard let found = read(text, at: start), hasName(text, found.next) else { return bare(text, at: start) }
        return isUnit(text, found, from: start) ? found : bare(text, at: start)
    }

    /// The amount that is all that a text says.
    func only(_ text: TypedText) -> Found? {
        var start = 0
        if text.kind(0) == .times, text.count > 1 { start = 1 }
        if text.word(start)?.word.has(.bound) == true { return nil }
        guard let number = firstNumber(text, from: start) ?? (text.word(start)?.word.unit).map({ _ in start }) else {
            return nil
        }
        if text.kind(number) == .number, !isCount(text, number) { return nil }
        let ended = text.withEnd(from: start)
        guard let found = read(ended, at: 0), found.next == ended.count - 1, isPlain(found.amounts) else { return nil }
        return Found(amounts: found.amounts, text: found.text, next: text.count)
    }

    /// The amount at the end of a text, and where the name before it ends.
    func behind(_ text: TypedText) -> (found: Found, end: Int)? {
        guard !known.isName(text, text.all) else { return nil }
        for start in text.all.dropFirst() {
            let token = text.tokens[start]
            guard token.spaced, isStart(text, start), !isNumbered(text, by: start - 1) else { continue }
            let name = text.part(0..<start)
            guard name.hasWords else { continue }
            let rest = text.part(start..<text.count)
            if isCounter(rest, of: name) {
                return (Found(amounts: [Amount(rest.tokens[0].number)], text: rest.string, next: text.count), start)
            }
            guard let found = only(rest) else { continue }
            let meaning = known.meaning(of: name)
            if found.amounts[0].unit == nil {
                let value = found.amounts[0].value
                let isUsual = value <= Rational(30) || [Rational(36), Rational(48)].contains(value)
                guard token.kind == .times || isUsual && (meaning.isKnown || known.hasName(name)) else { continue }
                if token.kind != .times, let last = name.tokens.last, last.kind == .word, last.end - last.start == 1 {
                    continue
                }
            }
            // The strength of a medicine is not an amount to buy.
            if found.amounts[0].unit?.dimension == .mass, Self.medicines.contains(meaning.food?.id ?? "") { continue }
            return (found, start)
        }
        return nil
    }

    /// The amount in the middle of a text, and the end of the name before it: "Kartoffeln 2 kg Sack".
    func inside(_ text: TypedText) -> (found: Found, end: Int)? {
        guard text.count <= Self.mostTokens else { return nil }
        for start in text.all.dropFirst() {
            guard text.kind(start) == .number, text.tokens[start].spaced, !isNumbered(text, by: start - 1),
                case let meaning = known.meaning(of: text.part(0..<start)),
                meaning.isKnown, meaning.category != .other
            else { continue }
            for next in (start + 1..<min(start + 3, text.count)).reversed() {
                guard text.tokens[next].spaced, var found = only(text.part(start..<next)), found.amounts[0].unit != nil
                else { continue }
                found.next = next
                return (found, start)
            }
        }
        return nil
    }

    /// Nobody looks for an amount in the middle of more than that.
    private static let mostTokens = 16

    private static let medicines: Set<String> = ["medicine", "painkiller", "vitamins", "cough-drop"]

    /// Whether an amount may begin at this token.
    private func isStart(_ text: TypedText, _ index: Int) -> Bool {
        switch text.kind(index) {
        case .number, .vulgar: true
        case .times: text.kind(index + 1) == .number
        case .word:
            text.tokens[index].word.number != nil
                || text.tokens[index].word.has(.about) && [.number, .vulgar].contains(text.kind(index + 1))
                || words.has(.pack, text.tokens[index])
                    && text.tokens[(index + 1)...].prefix(2).contains { $0.kind == .number }
        default: false
        }
    }

    /// Whether the word before a number says that it is none: "size 4", "SPF 50".
    func isNumbered(_ text: TypedText, by index: Int) -> Bool {
        text.word(index).map { words.has(.number, $0) } ?? false
    }

    /// The amount at an index, whatever comes after it.
    private func read(_ text: TypedText, at start: Int) -> Found? {
        if let pack = TypedPacks(words: words).read(text, at: start) {
            return ended(text, start, pack.next, [pack.amount])
        }
        var from = start
        // "a couple of lemons": the article says nothing.
        if isOne(text, start), let next = text.word(start + 1)?.word.number, next > .one { from += 1 }
        if let token = text.word(start), token.word.has(.article), !token.word.has(.about), !isOne(text, start) {
            return nil
        }
        var reader = LineReader(bytes: text.bytes, lexicon: known.lexicon)
        reader.at = from
        reader.readAmounts()
        if reader.amounts.isEmpty, let token = text.word(start), token.word.unit == .dozen {
            return ended(text, start, start + 1, [Amount(.one, unit: .dozen)])
        }
        guard !reader.amounts.isEmpty, !reader.isContradictory else { return nil }
        return ended(text, start, reader.at, reader.amounts)
    }

    private func ended(_ text: TypedText, _ start: Int, _ next: Int, _ amounts: [Amount]) -> Found {
        var next = next
        while let kind = text.kind(next), [.times, .hyphen, .colon, .comma, .close].contains(kind) { next += 1 }
        if let token = text.word(next), token.word.has(.of), next < text.count - 1, next > start { next += 1 }
        var last = next
        while last > start + 1, let token = text.word(last - 1), token.word.unit == nil,
            token.word.has([.of, .article])
        {
            last -= 1
        }
        while last > start + 1, text.word(last - 1) == nil, ![.number, .vulgar].contains(text.kind(last - 1)) {
            last -= 1
        }
        let isArticle = last == start + 1 && isOne(text, start)
        return Found(amounts: amounts, text: isArticle ? "1" : text.exactly(start..<last), next: next)
    }

    /// Only the number, where the word after it is not its unit: "2 can openers".
    private func bare(_ text: TypedText, at start: Int) -> Found? {
        let reader = AmountReader(tokens: text.tokens, lexicon: known.lexicon)
        let from = reader.skippingApproximation(start)
        if let quantity = reader.quantity(at: from), hasName(text, quantity.next), text.kind(quantity.next) != .percent
        {
            guard quantity.value >= .one || text.word(from) == nil else { return nil }
            return ended(text, start, quantity.next, [Amount(quantity.value, max: quantity.max)])
        }
        guard isOne(text, start), hasName(text, start + 1) else { return nil }
        return Found(amounts: [Amount(.one)], text: "1", next: start + 1)
    }

    private func hasName(_ text: TypedText, _ next: Int) -> Bool {
        next < text.count && text.tokens[next...].contains { [.word, .number].contains($0.kind) }
    }

    private func firstNumber(_ text: TypedText, from start: Int) -> Int? {
        let reader = AmountReader(tokens: text.tokens, lexicon: known.lexicon)
        var index = reader.skippingApproximation(start)
        if isOne(text, index) { index = reader.skippingApproximation(index + 1) }
        return text.kind(index) == .number || text.kind(index) == .vulgar || text.word(index)?.word.number != nil
            ? index : nil
    }

    /// Whether a word is an article that means one; the Spanish “unos” does not.
    private func isOne(_ text: TypedText, _ index: Int) -> Bool {
        guard let token = text.word(index), words.has(.one, token) else { return false }
        return text.bytes[token.end - 1] | 0x20 != UInt8(ascii: "s")
    }

    /// "a few lemons" has no number.
    private func isSome(_ text: TypedText, _ start: Int) -> Bool {
        guard isOne(text, start), let next = text.word(start + 1) else { return false }
        return words.has(.some, next)
    }

    private func isPlain(_ amounts: [Amount]) -> Bool {
        !amounts.contains {
            $0.unit == .milligram || $0.unit?.dimension == .length || $0.unit?.dimension == .temperature
        }
    }
}
