extension LineReader {
    /// "À 150 g", "de 1,6 kg environ": the size of each piece or package behind the name.
    func size(at start: Int) -> Amount? {
        if let weight = weightOfOne(at: start) ?? sizeOfPackage(at: start) { return weight }
        let index =
            kind(start) == .comma && word(start + 1).has(.each) && !word(start + 1).has(.article)
            ? start + 1 : start
        guard word(index).has([.each, .of]), let first = amounts.first,
            first.unit == nil || first.unit?.dimension == .count,
            let found = amountReader.measured(at: amountReader.skippingApproximation(index + 1)),
            found.amount.unit?.isMeasure == true
        else { return nil }
        var next = pastEach(found.next)
        while word(next).has([.about, .each, .article]) || word(next).number != nil { next += 1 }
        // "1 coq de 2,5 kg coupé en morceaux"
        let isDone = word(index).has(.of) && word(next).has([.done, .after]) && !word(next).has(.descriptor)
        return next >= end || isDone || [.comma, .open, .semicolon].contains(kind(next)) ? found.amount : nil
    }

    /// "1 brisket, about 5 to 6 pounds", "1 Becher Crème fraîche, 150 g": what the one piece or package weighs.
    private func weightOfOne(at comma: Int) -> Amount? {
        guard kind(comma) == .comma, amounts.count == 1,
            amounts[0].unit == nil || amounts[0].unit?.isPackage == true, amounts[0].max == nil,
            let found = amountReader.measured(at: amountReader.skippingApproximation(comma + 1)),
            found.amount.unit?.dimension == .mass
        else { return nil }
        // "6 steaks, 4 ounces each"
        let isEach = pastEach(found.next) > found.next && (amounts[0].unit == nil || amounts[0].unit == .fillet)
        let next = isEach ? pastEach(found.next) : found.next
        guard isEach || amounts[0].value == .one else { return nil }
        return next >= end || [.comma, .open, .semicolon].contains(kind(next)) ? found.amount : nil
    }

    /// "1 brique de crème liquide 20 cl", "1 Dose Mais 300 g": what is in each package, or what the one piece weighs.
    private func sizeOfPackage(at number: Int) -> Amount? {
        guard kind(number) == .number, kind(number - 1) == .word, amounts.count == 1, let first = amounts.first,
            first.unit.map(\.isPackage) ?? (first == Amount(.one)),
            !word(number - 1).has([.of, .each, .about, .and, .or, .to, .plus, .from]),
            let found = amountReader.measured(at: number), let unit = found.amount.unit, unit.isMetric,
            unit.isMeasure, unit.dimension == .mass || first.unit != nil
        else { return nil }
        return found.next >= end || [.comma, .open, .semicolon].contains(kind(found.next)) ? found.amount : nil
    }

    /// The index behind a word for each piece, or behind "c/u".
    private func pastEach(_ index: Int) -> Int {
        if word(index).has(.each) { return index + 1 }
        let isShort =
            kind(index) == .word && kind(index + 1) == .slash && kind(index + 2) == .word && letter(index) == 0x63
            && letter(index + 2) == 0x75
        return isShort ? index + 3 : index
    }

    /// A word of one letter, in lower case; nil if it has more.
    private func letter(_ index: Int) -> UInt8? {
        tokens[index].end == tokens[index].start + 1 ? bytes[tokens[index].start] | 0x20 : nil
    }

    /// "2 boîtes de 400 g de tomates": the size of what is counted.
    func isSize(_ index: Int) -> Bool {
        word(index).has([.of, .each]) && amounts.last?.unit?.dimension == .count
            && amountReader.measured(at: index + 1)?.amount.unit?.isMeasure == true
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

    /// "½ cup (1 stick) plus 2 tablespoons", "1 cup minus 2 tablespoons": more or less of the same; false if there is none.
    mutating func addBehindBracket() -> Bool {
        let close = kind(at) == .open ? closing(at) : nil
        let sign = close.map { $0 + 1 } ?? at
        guard amounts.count == 1, sign + 1 < tokens.count, let found = amountReader.measured(at: sign + 1) else {
            return false
        }
        let isMinus = kind(sign) == .word && tokens[sign].word.has(.minus)
        let total =
            isMinus
            ? Self.difference(amounts[0], found.amount) : Self.sum(amounts[0], found.amount, isAdded: close != nil)
        guard isMinus || close != nil && tokens[sign].word.has(.plus), let total else { return false }
        if let close, let note = text((at + 1)..<close) { notes.append(note) }
        amounts[0] = total
        at = found.next
        return true
    }

    /// What is left of an amount without another one of the same kind.
    private static func difference(_ first: Amount, _ second: Amount) -> Amount? {
        guard first.max == nil, second.max == nil, let factor = first.unit?.factor, let small = second.unit?.factor,
            first.unit?.dimension == second.unit?.dimension, let ratio = try? small / factor,
            let less = try? second.value * ratio, less < first.value, let value = try? first.value - less
        else { return nil }
        return Amount(value, unit: first.unit)
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

    /// "1 boîte 4/4 de tomates", "1 boîte (4/4) de tomates": the format is the size of the can.
    mutating func readCanFormat() {
        guard amounts.count == 1, amounts[0].unit == .can else { return }
        if let size = amountReader.canFormat(before: at) {
            amounts.append(size)
        } else if kind(at) == .open, kind(at + 4) == .close, let size = amountReader.canFormat(before: at + 4) {
            amounts.append(size)
            at += 5
        }
    }

    /// "1 well-trimmed 3- to 4-pound roast": the weight of each piece behind how it is.
    func weightBehindManner() -> AmountReader.Found? {
        var next = at
        while next < at + 4, kind(next) == .hyphen || word(next).has([.adverb, .done, .after]) { next += 1 }
        guard next > at, kind(next) == .number || kind(next) == .vulgar,
            let found = amountReader.measured(at: next), found.amount.unit?.dimension == .mass,
            kind(found.next - 2) == .hyphen, kind(found.next) == .word
        else { return nil }
        return found
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
        guard index > at, word(index).unit?.dimension == Dimension.none, word(index + 1).has([.of, .plus]) else {
            return nil
        }
        return index
    }

    /// "1 tablespoon plus 1 teaspoon" is four teaspoons, "1 lb 5 oz" is 21 ounces; nil if both give the same amount.
    ///
    /// With a plus between them they are two amounts, however large the second one is.
    static func sum(_ first: Amount, _ second: Amount, isAdded: Bool = false) -> Amount? {
        // A stick of butter is eight tablespoons.
        if isAdded, first.unit == .stick, first.max == nil, second.unit?.dimension == .volume,
            let spoons = try? first.value * Rational(8)
        {
            let stick = Amount(spoons, unit: .tablespoon)
            return sum(stick, second, isAdded: true) ?? sum(second, stick, isAdded: true)
        }
        guard first.max == nil, second.max == nil, let unit = first.unit, let other = second.unit,
            unit.dimension == other.dimension, unit.isMetric == other.isMetric, let factor = unit.factor,
            let small = other.factor, factor >= small, let ratio = try? factor / small,
            let scaled = try? first.value * ratio, let value = try? scaled + second.value,
            isAdded || second.value < scaled || unit == other
        else { return nil }
        if let whole = try? value / ratio, [1, 2, 4, 8].contains(whole.denominator) {
            return Amount(whole, unit: unit)
        }
        return Amount(value, unit: other)
    }

    /// "1 Dose Tomaten (stückig, 400 g)": the size behind a comma in brackets.
    mutating func readSizeInBracket(from start: Int, to end: Int) {
        // "A rib roast (trimmed weight about 10 pounds)"
        if amounts.first == Amount(.one), amounts.count == 1 || amounts.count == 2 && amounts[1].unit == .stalk,
            let number = (start..<end).first(where: { kind($0) == .number || kind($0) == .vulgar }),
            let found = amountReader.measured(at: number), found.next == end, found.amount.unit?.dimension == .mass
        {
            amounts = [amounts[0], found.amount]
            return
        }
        // "8 cups mixed vegetables (such as carrots and peppers; about 1 pound)"
        if amounts.count == 1, amounts[0].unit?.dimension == .volume,
            let semicolon = (start..<end).last(where: { kind($0) == .semicolon }),
            let found = amountReader.measured(at: amountReader.skippingApproximation(semicolon + 1)),
            found.next == end, found.amount.unit?.dimension == .mass
        {
            amounts.append(found.amount)
            return
        }
        guard amounts.count == 1, amounts[0].unit?.isPackage == true,
            let comma = (start..<end).last(where: { kind($0) == .comma }),
            let found = amountReader.measured(at: word(comma + 1).has(.each) ? comma + 2 : comma + 1),
            found.next == end, found.amount.unit?.isMeasure == true
        else { return }
        amounts.append(found.amount)
    }
}
