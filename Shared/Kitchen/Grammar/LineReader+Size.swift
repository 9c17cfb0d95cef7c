extension LineReader {
    /// "À 150 g", "de 1,6 kg environ": the size of each piece or package behind the name.
    func size(at start: Int) -> Amount? {
        let index =
            kind(start) == .comma && word(start + 1).has(.each) && !word(start + 1).has(.article)
            ? start + 1 : start
        guard word(index).has([.each, .of]), let first = amounts.first,
            first.unit == nil || first.unit?.dimension == .count,
            let found = amountReader.measured(at: amountReader.skippingApproximation(index + 1)),
            found.amount.unit?.isMeasure == true
        else { return nil }
        var next = found.next
        while word(next).has([.about, .each, .article]) || word(next).number != nil { next += 1 }
        return next >= end || [.comma, .open, .semicolon].contains(kind(next)) ? found.amount : nil
    }

    /// Reads such a size; false if there is none.
    mutating func readSize(at index: Int) -> Bool {
        guard let size = size(at: index) else { return false }
        amounts.append(size)
        var rest = index + 1
        while rest < end, kind(rest) != .comma { rest += 1 }
        if rest + 1 < end { addPreparation(Array((rest + 1)..<end)[...]) }
        return true
    }

    /// "1 cup julienne strips of peppers": what it is cut into is none of the name.
    mutating func skipCut() {
        guard amounts.first?.unit?.isMeasure == true else { return }
        var index = at
        while index < at + 3, word(index).has([.done, .size, .adverb, .descriptor]) { index += 1 }
        guard let shape = word(index).unit, shape.dimension == .count, !shape.isPackage || shape == .cube,
            word(index + 1).has(.of), kind(index + 2) == .word, let cut = text(at..<(index + 1))
        else { return }
        preparations.append(cut)
        at = index + 2
    }

    /// "1 (10 count) package": the brackets say how many are in a package; false if there are none.
    mutating func readCounted(_ quantity: AmountReader.Quantity) -> Bool {
        guard kind(at) == .open, kind(at + 1) == .number, kind(at + 2) == .word, kind(at + 3) == .close,
            word(at + 2).unit == nil, let (unit, next) = amountReader.unit(at: at + 4), unit.isPackage,
            let count = text((at + 1)..<(at + 3))
        else { return false }
        amounts.append(Amount(quantity.value, max: quantity.max, unit: unit))
        notes.append(count)
        at = next
        return true
    }

    /// "1 (3 1/2) pound roast": a measure whose number alone is in brackets.
    func bracketed(at open: Int) -> AmountReader.Found? {
        guard kind(open) == .open, let quantity = amountReader.quantity(at: open + 1), kind(quantity.next) == .close
        else { return nil }
        let start = kind(quantity.next + 1) == .hyphen ? quantity.next + 2 : quantity.next + 1
        guard let (unit, next) = amountReader.unit(at: start), unit.isMeasure else { return nil }
        return AmountReader.Found(amount: Amount(quantity.value, max: quantity.max, unit: unit), next: next)
    }

    /// "good grating of nutmeg", "healthy pinch of salt": the index of the unit.
    func sizedPinch() -> Int? {
        var index = at
        while index < min(at + 2, tokens.count),
            word(index).has([.size, .descriptor]) || tokens[index].word.has(.strong)
        { index += 1 }
        guard index > at, word(index).unit?.dimension == Dimension.none, word(index + 1).has(.of) else { return nil }
        return index
    }
}
