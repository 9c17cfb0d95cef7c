/// What tells an amount from a number in a name.
extension TypedAmounts {
    /// Whether a number counts or measures: not "00 flour", "60W", "80/20", "3 in 1", "7 Up", "8 years".
    func isCount(_ text: TypedText, _ index: Int) -> Bool {
        let token = text.tokens[index]
        if token.kind == .word { return isWordCount(text, index) }
        guard token.kind == .number else { return true }
        let digits = text.bytes[token.start..<token.end]
        if digits.count > 1, digits.first == UInt8(ascii: "0"),
            digits.dropFirst().first.map({ $0 >= 0x30 && $0 <= 0x39 }) == true
        {
            return false
        }
        if let name = known.name(text, at: index), name.end > index + 1, known.isSpelled(text, index..<name.end) {
            return false
        }
        guard index + 1 < text.count else { return true }
        let next = text.tokens[index + 1]
        switch next.kind {
        case .percent: return false
        case .slash where token.number > Rational(16): return false
        case .colon where !next.spaced && text.kind(index + 2) == .number: return false
        case .hyphen where !next.spaced: return isHyphenated(text, index + 2)
        case .word:
            if words.has(.time, next), next.word.unit == nil { return false }
            if isIn(text, index + 1) { return false }
            return next.spaced || next.word.unit != nil || words.has(.pack, next)
        default: return true
        }
    }

    /// Whether a spoon or a cup measures what comes after it: not "4 C batteries", "2 cup holders".
    private func isMeasured(_ text: TypedText, _ found: Found, _ meaning: TypedFood.Meaning) -> Bool {
        guard !meaning.isKnown else { return meaning.category != .other }
        guard let word = text.word(found.next - 1), word.end - word.start > 1 else { return false }
        return word.word.has(.of) || found.amounts[0].value <= .one || text.bytes[word.end - 1] == UInt8(ascii: "s")
    }

    private func isWordCount(_ text: TypedText, _ index: Int) -> Bool {
        guard let value = text.tokens[index].word.number, value < .one else {
            return known.name(text, at: index) == nil
        }
        // "half fat milk", "medias negras" are no halves.
        if let name = known.name(text, at: index), name.end > index + 1 { return false }
        guard let next = text.word(index + 1) else { return false }
        if text.bytes[text.tokens[index].end - 1] == UInt8(ascii: "s") { return false }
        return words.has(.one, next) || next.word.unit != nil
            || known.hasName(text.part(index + 1..<text.count)) && !next.word.has(.descriptor)
    }

    /// "6-pack", "2-3" count; "4-cheese", "3-in-1" do not.
    private func isHyphenated(_ text: TypedText, _ index: Int) -> Bool {
        guard let next = text.word(index) else { return true }
        return next.word.unit != nil && !isIn(text, index) || words.has(.pack, next)
    }

    private func isIn(_ text: TypedText, _ index: Int) -> Bool {
        guard text.word(index)?.word.unit == .inch else { return false }
        let next = text.kind(index + 1) == .hyphen ? index + 2 : index + 1
        return text.kind(next) == .number
    }

    /// Whether the unit of an amount in front of a name is one, and not a word of the name: "2 can openers".
    func isUnit(_ text: TypedText, _ found: Found, from start: Int) -> Bool {
        guard let unit = found.amounts.first?.unit else { return true }
        guard !found.amounts.contains(where: { $0.unit == .milligram }), unit.dimension != .length else { return false }
        let rest = text.part(found.next..<text.count)
        let meaning = known.meaning(of: rest)
        if [.teaspoon, .tablespoon, .dessertspoon, .cup].contains(unit) {
            return isMeasured(text, found, meaning)
        }
        guard unit.dimension == .count || unit.dimension == Dimension.none else { return true }
        // "2 glass cleaners", "sacs poubelle": the unit is a word of a name.
        var name = start
        while name < found.next, text.word(name)?.word.unit == nil || text.tokens[name].word.number != nil { name += 1 }
        if name < found.next, known.isName(text, name..<text.count), !known.isName(text, found.next..<text.count) {
            return false
        }
        let isOf = text.word(found.next - 1)?.word.has(.of) == true
        // "loaf of bread", "Bund Petersilie"; but "glass cleaner" has no glass.
        if name == start { return meaning.isKnown && (isOf || [.bunch, .sprig, .dozen].contains(unit)) }
        if isOf || meaning.isKnown { return true }
        return name < found.next && text.bytes[text.tokens[name].end - 1] == UInt8(ascii: "s")
    }

    /// "Toilet paper 12 rolls": a word that is a food by itself, and counts what is none.
    func isCounter(_ text: TypedText, of name: TypedText) -> Bool {
        guard text.count == 2, text.kind(0) == .number, let counter = text.word(1), words.has(.counter, counter) else {
            return false
        }
        let meaning = known.meaning(of: name)
        return meaning.isKnown && meaning.category == .other
    }
}
