extension LineReader {
    /// "À 150 g", "de 1,6 kg environ": the size of each piece or package behind the name.
    func size(at index: Int) -> Amount? {
        guard word(index).has([.each, .of]), let first = amounts.first,
            first.unit == nil || first.unit?.dimension == .count,
            let found = amountReader.measured(at: index + 1), found.amount.unit?.isMeasure == true
        else { return nil }
        var next = found.next
        while word(next).has([.about, .each, .article]) || word(next).number != nil { next += 1 }
        return next >= end || [.comma, .open, .semicolon].contains(kind(next)) ? found.amount : nil
    }

    /// Reads such a size; false if there is none.
    mutating func readSize(at index: Int) -> Bool {
        guard let size = size(at: index) else { return false }
        amounts.append(size)
        var rest = index
        while rest < end, kind(rest) != .comma { rest += 1 }
        if rest + 1 < end { addPreparation(Array((rest + 1)..<end)[...]) }
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
