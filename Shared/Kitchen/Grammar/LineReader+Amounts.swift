extension LineReader {
    /// All amounts at the front: the main one, then others for the same thing.
    mutating func readAmounts() {
        // "A" is written as "à" is without its accent.
        let isEach = word(at).has(.each) && !word(at).has(.article)
        if isEach, kind(at + 1) == .number || kind(at + 1) == .vulgar || isArticle(at + 1) { at += 1 }
        if readBetween() { return }
        // "De 750 g a 1 kg de mejillones"
        if word(at).has(.of), kind(at + 1) == .number, amountReader.measured(at: at + 1)?.amount.max != nil { at += 1 }
        let start = at
        at = amountReader.skippingApproximation(at)
        if at > start, readSome() { return }
        if isArticle(at), at + 1 < tokens.count {
            readArticle()
        } else if let found = amountReader.measured(at: at) {
            amounts.append(found.amount)
            at = found.next
        } else if let quantity = amountReader.quantity(at: at) {
            readCount(quantity)
        } else if let next = sizedPinch() {
            amounts.append(Amount(.one, unit: word(next).unit))
            at = next + 1
        } else if let unit = word(at).unit, word(at).has(.bareUnit), kind(at + 1) == .word {
            // "tsp thyme leaves": a missing number means one.
            amounts.append(Amount(.one, unit: unit))
            at += 1
        } else if let unit = word(at).unit, !amountReader.isFood(at: at),
            word(at + 1).has(.of) || unit.dimension == .none || unit == .bunch || unit == .sprig,
            tokens[at].kind == .word, tokens[at].end - tokens[at].start > 1, at + 1 < tokens.count
        {
            // "Pinch of salt", "Bottle of wine"
            amounts.append(Amount(.one, unit: unit))
            at += 1
        } else {
            return
        }
        readCanFormat()
        skipArticle()
        readMoreAmounts()
        skipShape()
        skipCut()
        skipOf()
    }

    /// "15 g chunk ginger", "14 ounce can tomatoes": the measure is used, not the shape.
    private mutating func skipShape() {
        guard let unit = amounts.first?.unit, unit.dimension != .count, unit.dimension != .none,
            !amountReader.isFood(at: at), let shape = word(at).unit,
            shape.dimension == .count || shape == .knob || shape == .lump,
            kind(at + 1) == .open && unit.dimension == .length
                || kind(at + 1) == .word
                    && (!word(at + 1).has([.ends, .after]) || word(at + 1).has([.of, .descriptor]))
        else { return }
        if kind(at + 1) == .open {
            // "1-inch piece (20 g) ginger": one piece; the brackets give a better size.
            amounts.insert(Amount(.one, unit: shape), at: 0)
        }
        at += 1
        if kind(at) == .open { readMoreAmounts() }
    }

    /// "a pinch of salt", "an onion", "a 400 g tin", "a few": the article means one.
    private mutating func readArticle() {
        // "Un peu de muscade" is no number.
        if word(at + 1).has(.about), word(at + 2).has(.of) {
            at += 2
            return
        }
        // "Ein bisschen Zucker"
        if word(at + 1).has(.about), kind(at + 2) == .word, word(at + 2).unit == nil, word(at + 2).number == nil,
            bytes[tokens[at].start] | 0x20 == UInt8(ascii: "e")
        {
            at += 2
            return
        }
        let next = amountReader.skippingApproximation(at + 1)
        // "Ein halber Kohl", "un par de zanahorias"
        if let number = word(next).number, number < .one || word(next + 1).has(.of) {
            at = next
            if let quantity = amountReader.quantity(at: next) { readCount(quantity) }
            return
        }
        // "A chilled 1-liter bottle soda"
        let isCold = kind(next + 1) == .number && word(next).has(.after)
        if let found = amountReader.measured(at: isCold ? next + 1 : next) {
            at = next
            readPackage(count: .one, max: nil, first: found)
            return
        }
        if let (unit, after) = amountReader.unit(at: next) {
            amounts.append(amountReader.multiplied(Amount(.one, unit: unit), by: after - 1))
            at = after
            return
        }
        guard tokens[at + 1].kind == .word else { return }
        amounts.append(Amount(.one))
        at += 1
    }

    /// A bare number: pieces, packages ("2 (14 oz) cans") or a multiplication ("2 x 400g").
    private mutating func readCount(_ quantity: AmountReader.Quantity) {
        at = quantity.next
        if let found = bracketed(at: at) {
            readPackage(count: quantity.value, max: quantity.max, first: found)
            return
        }
        var inner = at
        let times = kind(inner) == .times
        if times { inner += 1 }
        if kind(inner) == .open { inner += 1 }
        if word(inner).has(.article) { inner += 1 }
        if readCounted(quantity) { return }
        if inner > at || kind(at) == .number, let found = amountReader.measured(at: inner) {
            at = inner
            readPackage(count: quantity.value, max: quantity.max, first: found, times: times)
            return
        }
        // "1x Dose Mais"
        if times, let (unit, next) = amountReader.unit(at: inner) {
            amounts.append(Amount(quantity.value, max: quantity.max, unit: unit))
            at = next
            return
        }
        if let found = amountReader.measured(at: inner), kind(inner) == .vulgar || word(inner).number != nil {
            at = inner
            readPackage(count: quantity.value, max: quantity.max, first: found)
            return
        }
        // "2 large cloves", "3 heaped tablespoons", "1/4 de taza" have words before the unit.
        let after = amountReader.skippingApproximation(word(at).has(.of) ? at + 1 : at)
        if let (unit, next) = amountReader.unit(at: after) ?? amountReader.describedUnit(at: at) {
            amounts.append(Amount(quantity.value, max: quantity.max, unit: unit))
            at = next
            return
        }
        if let found = weightBehindManner() {
            readPackage(count: quantity.value, max: quantity.max, first: found)
            return
        }
        amounts.append(Amount(quantity.value, max: quantity.max))
        if kind(at) == .number, kind(at + 1) == .number { isContradictory = true }
    }

    /// The size of a package, then the package: "400g/14oz tins".
    private mutating func readPackage(
        count: Rational,
        max: Rational?,
        first: AmountReader.Found,
        times: Bool = false
    ) {
        var inside = [first.amount]
        at = first.next
        while kind(at) == .slash || kind(at) == .comma || word(at).has(.or),
            let more = amountReader.measured(at: at + 1)
        {
            inside.append(more.amount)
            at = more.next
        }
        if kind(at) == .hyphen { at += 1 }
        if word(at).has([.each, .size]) { at += 1 }
        if kind(at) == .open, let end = closing(at) { at = end + 1 }
        while at < tokens.count, kind(at) != .close, kind(at) != .word, kind(at) != .open { at += 1 }
        if kind(at) == .close { at += 1 }
        let after = amountReader.skippingApproximation(at)
        if let (unit, next) = amountReader.unit(at: after), unit.dimension == .count {
            amounts.append(Amount(count, max: max, unit: unit))
            at = next
        } else if let (unit, next) = amountReader.unit(at: after), unit == .jigger {
            // "1 (1.5 fluid ounce) jigger gin": the brackets only say how much that is.
            amounts.append(Amount(count, max: max, unit: unit))
            at = next
        } else if word(after).unit == .scoop, let product = try? first.amount.scaled(by: count) {
            // "4 (1/4-cup) scoops sorbet": what they come to.
            amounts.append(product)
            at = after + 1
            return
        } else if times, max == nil, let product = try? first.amount.scaled(by: count) {
            amounts.append(product)
            return
        } else {
            amounts.append(Amount(count, max: max))
        }
        amounts += inside
    }

    /// "10g/½oz", "1 cup (240 ml)", "3 tablespoons plus 1 teaspoon", "1 cup, 2 tablespoons".
    private mutating func readMoreAmounts() {
        while at < tokens.count {
            if kind(at) == .comma, tokens[min(at + 1, tokens.count - 1)].word.has(.plus) { at += 1 }
            if addBehindBracket() { continue }
            let bracket = kind(at) == .open
            let joined: Bool =
                switch tokens[at].kind {
                case .slash, .plus, .open, .comma, .other: true
                case .word: word(at).has([.or, .and, .to]) || tokens[at].word.has(.plus) || isSize(at)
                default: false
                }
            let start = joined ? at + 1 : at
            guard joined || kind(at) == .number || kind(at) == .vulgar || kind(at) == .hyphen,
                let found = amountReader.measured(at: kind(at) == .hyphen ? at + 1 : start)
            else { return }
            if bracket {
                guard let end = closing(at) else {
                    // "1 cup (8 oz/250 ml milk": nobody closed it.
                    amounts.append(found.amount)
                    at = found.next
                    continue
                }
                readBracketAmounts(from: at + 1, to: end)
                at = end + 1
            } else {
                let isOther = kind(at) == .slash || word(at).has([.or, .to])
                if !joined, amounts.last?.unit == found.amount.unit { isContradictory = true }
                // "2 tablespoons and ¼ cup"
                let isAnd = word(at).has(.and) && amounts.count == 1 && amounts[0].unit?.dimension == .volume
                let isAdded = kind(at) == .plus || tokens[at].word.has(.plus) || isAnd
                // "A pinch plus ¼ teaspoon" is more than the teaspoon says by next to nothing.
                if isAdded, amounts.count == 1, amounts[0].unit?.dimension == Dimension.none,
                    found.amount.unit?.isMeasure == true
                {
                    amounts[0] = found.amount
                } else if !isOther, let last = amounts.last,
                    let sum = Self.sum(last, found.amount, isAdded: isAdded)
                        ?? (isAdded ? Self.sum(found.amount, last, isAdded: true) : nil)
                {
                    amounts[amounts.count - 1] = sum
                } else {
                    amounts.append(found.amount)
                }
                at = found.next
            }
        }
    }

    /// Amounts in brackets; the text is a note unless it has only amounts.
    mutating func readBracketAmounts(from start: Int, to end: Int) {
        var index = start
        var only = true
        while index < end {
            if let found = amountReader.measured(at: index), found.next <= end {
                amounts.append(found.amount)
                index = found.next
            } else {
                only = only && tokens[index].kind != .word
                index += 1
            }
        }
        if !only, let range = text(start..<end) { notes.append(range) }
    }
}
