/// Reads packs by what is in them: "6 pack", "6-pack", "6er Pack", "10er", "pack of 6", "2 x 6 pack".
struct TypedPacks {
    let words: EntryWords

    /// The pieces in the pack, and the index after it.
    struct Found {
        var amount: Amount
        var next: Int
    }

    /// How many pieces are usual in a pack that is sold as one.
    private static let usual: Set<Int64> = [4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 32, 36, 48]

    /// The pack at an index, if there is one.
    func read(_ text: TypedText, at start: Int) -> Found? {
        if let found = counted(text, at: start) { return found }
        if let token = text.tokens.indices.contains(start) ? text.tokens[start] : nil, token.kind == .number,
            let found = counted(text, at: text.kind(start + 1) == .times ? start + 2 : start + 1),
            let value = try? token.number * found.amount.value
        {
            return Found(amount: Amount(value), next: found.next)
        }
        return named(text, at: start)
    }

    /// "6 pack", "6-pack", "6er Pack".
    private func counted(_ text: TypedText, at start: Int) -> Found? {
        guard text.tokens.indices.contains(start) else { return nil }
        let token = text.tokens[start]
        let value = token.kind == .number ? token.number : token.word.number ?? .zero
        guard value >= Rational(2), value.isWhole else { return nil }
        let isJoined = text.kind(start + 1) == .hyphen
        let next = isJoined ? start + 2 : start + 1
        guard let word = text.word(next), words.has(.pack, word) else { return nil }
        let isEnding = !word.spaced && word.end - word.start == 2
        guard isEnding && token.kind == .number || word.end - word.start > 2 || word.spaced else { return nil }
        // "6 packs" are six of them.
        guard text.bytes[word.end - 1] != UInt8(ascii: "s"),
            isEnding || isJoined || Self.usual.contains(value.numerator)
        else { return nil }
        var after = next + 1
        if isEnding {
            if text.kind(after) == .hyphen { after += 1 }
            if text.word(after)?.word.unit == .package || text.word(after).map({ words.has(.pack, $0) }) == true {
                after += 1
            }
        }
        return Found(amount: Amount(value), next: after)
    }

    /// "pack of 6", "a box of 24", "pack de 6", "pack 4".
    private func named(_ text: TypedText, at start: Int) -> Found? {
        var index = start
        if let token = text.word(index), words.has(.one, token) { index += 1 }
        guard let unit = text.word(index)?.word.unit, unit.dimension == .count,
            case let number = text.word(index + 1)?.word.has(.of) == true ? index + 2 : index + 1,
            number > index + 1 || text.word(index).map({ words.has(.pack, $0) }) == true,
            text.kind(number) == .number, text.tokens[number].number.isWhole,
            text.word(number + 1)?.word.has(.hardUnit) != true
        else { return nil }
        return Found(amount: Amount(text.tokens[number].number), next: number + 1)
    }
}
