/// Amounts that do not stand in front of the name.
extension LineReader {
    /// More pieces than these without a unit are no amount: "Mehl, 405".
    private static let mostPieces = Rational(30)

    /// "Bandnudeln, 400 g", "thon, 1 boîte, égoutté", "cornichons : une dizaine": the line with that amount in front of the
    /// food; nil if it has an amount there, or none behind a comma or colon.
    ///
    /// In "Mehl, gesiebt, 200 g" there may be words between, but of "Salz, Pfeffer, 2" nobody knows what there are two of.
    func withAmountInFront(isFood: (ArraySlice<Token>) -> Bool) -> [UInt8]? {
        guard isWithoutNumber, start < end, kind(start) == .word else { return nil }
        let ends = endsOutsideBrackets
        for (place, comma) in ends.enumerated() {
            let next = place + 1 < ends.count ? ends[place + 1] : end
            // "Eier: 3", but not what the line is for: "Teig: 3".
            if kind(comma) == .colon, !isFood(tokens[start..<comma]) { return nil }
            // "Tomates, une dizaine"
            let first = isArticle(comma + 1) && word(comma + 2).number != nil ? comma + 2 : comma + 1
            guard let behind = endOfAmount(first, next, isFood) else {
                if isFood(tokens[(comma + 1)..<next]) { return nil }
                continue
            }
            let amount = bytes[tokens[first].start..<tokens[behind - 1].end]
            var line = Array(bytes[..<tokens[start].start]) + amount + [0x20]
            line += bytes[tokens[start].start..<tokens[comma].start]
            // "Sahne, 200 ml oder Milch"; brackets need no comma.
            if behind < next { line += kind(behind) == .open ? [0x20] : [0x2C, 0x20] }
            let rest = behind < tokens.count ? tokens[behind].start : bytes.count
            return line + bytes[rest...]
        }
        return withBracketInFront(isFood) ?? withCountInFront(isFood) ?? withSizedCountInFront(isFood)
    }

    /// "Lauch 1 kleine Stange", "Zwiebel ½ große, gehackt", "Zitrone 1/2": how many, of what size, behind all of the name.
    private func withSizedCountInFront(_ isFood: (ArraySlice<Token>) -> Bool) -> [UInt8]? {
        let last = tokens[start..<end].firstIndex { [.comma, .open, .semicolon].contains($0.kind) } ?? end
        guard last > start + 1,
            let number = (max(start + 1, last - 5)..<last).first(where: { [.number, .vulgar].contains(kind($0)) }),
            let quantity = amountReader.quantity(at: number),
            !tokens[start..<number].contains(where: { $0.kind != .word }),
            !word(number - 1).has([.with, .and, .plus, .or, .of, .to, .about, .from, .link, .each]),
            (quantity.max ?? quantity.value) <= Self.mostPieces, isFood(tokens[start..<number])
        else { return nil }
        let size = pastSizes(quantity.next, last)
        var index = size
        let unit = word(index).unit
        if index < last, let unit {
            guard index > quantity.next, unit.dimension != .length, unit.dimension != .temperature else { return nil }
            index += 1
        }
        // "Apfel 1 großer säuerlicher", "Weißbrot 2 dicke Scheiben"
        while index < last, word(index).has([.size, .descriptor, .after, .done]) { index += 1 }
        // But not "Milch 1,5".
        let isFraction = tokens[number..<quantity.next].contains { [.slash, .vulgar].contains($0.kind) }
        guard index == last, last > quantity.next || isFraction else { return nil }
        let rest = last < tokens.count ? [0x20] + bytes[tokens[last].start...] : []
        return Array(bytes[..<tokens[start].start]) + bytes[tokens[number].start..<tokens[last - 1].end] + [0x20]
            + bytes[tokens[start].start..<tokens[number - 1].end] + rest
    }

    /// "Albahaca 5 hojas", "Hefe 1/2 Würfel", "Salz eine Prise": pieces that end the line.
    private func withCountInFront(_ isFood: (ArraySlice<Token>) -> Bool) -> [UInt8]? {
        guard let number = startOfCount, let unit = word(end - 1).unit,
            [Dimension.count, .none].contains(unit.dimension),
            // "Lemon peel studded with 2 cloves"
            !word(number - 1).has([.with, .and, .plus, .or, .of, .to, .about, .from, .link, .each]),
            isFood(tokens[start..<number]), !tokens[start..<number].contains(where: { $0.kind != .word })
        else { return nil }
        let amount = bytes[tokens[number].start..<tokens[end - 1].end]
        return Array(bytes[..<tokens[start].start]) + amount + [0x20]
            + bytes[tokens[start].start..<tokens[number - 1].end]
    }

    /// Where the number begins that stands before the last word: "1", "1 1/2", "½", "eine".
    private var startOfCount: Int? {
        if end - 2 > start, isArticle(end - 2) { return end - 2 }
        return (max(start + 1, end - 5)..<max(start + 1, end - 1)).first { index in
            [.number, .vulgar].contains(kind(index)) && amountReader.quantity(at: index)?.next == end - 1
        }
    }

    /// "Jambon blanc (4 tranches)", "Zwiebeln (2)": an amount in brackets behind all of the name.
    private func withBracketInFront(_ isFood: (ArraySlice<Token>) -> Bool) -> [UInt8]? {
        guard let open = tokens[start..<end].firstIndex(where: { $0.kind == .open }), open > start,
            let close = closing(open), close == end - 1, close > open + 1, isFood(tokens[start..<open]),
            let quantity = amountReader.quantity(at: amountReader.skippingApproximation(open + 1)),
            quantity.next <= close
        else { return nil }
        let unit = quantity.next < close ? word(quantity.next).unit : nil
        guard quantity.next + (unit == nil ? 0 : 1) == close, unit?.dimension != .length,
            unit?.dimension != .temperature,
            unit != nil || (quantity.max ?? quantity.value) <= Self.mostPieces
        else { return nil }
        return Array(bytes[..<tokens[start].start]) + bytes[tokens[open + 1].start..<tokens[close - 1].end] + [0x20]
            + bytes[tokens[start].start..<tokens[open].start]
    }

    private var endsOutsideBrackets: [Int] {
        var depth = 0
        return (start..<end).filter { index in
            if kind(index) == .open { depth += 1 }
            if kind(index) == .close { depth -= 1 }
            return depth == 0 && (kind(index) == .comma || kind(index) == .colon) && index > start && index + 1 < end
        }
    }

    /// Where the amount ends that these tokens are, or begin with before words about how or what else: "400 g", "eine
    /// Handvoll", "1 kleine Dose (150 g)", "2 EL zum Braten"; nil if they are anything else.
    private func endOfAmount(_ from: Int, _ end: Int, _ isFood: (ArraySlice<Token>) -> Bool) -> Int? {
        var index = amountReader.skippingApproximation(from)
        let quantity = index < end ? amountReader.quantity(at: index) : nil
        // "Quelques brins"
        let isSome = index > from && word(index).unit != nil && word(index).unit != .leaf
        guard index < end, quantity != nil || isArticle(index) || isSome else { return nil }
        index = quantity?.next ?? (isSome ? index : index + 1)
        if kind(index) == .open, let close = closing(index), close + 1 < end { index = close + 1 }
        if kind(index) == .hyphen { index += 1 }
        index = pastSizes(index, end)
        let unit = amountReader.lexicon.unitPhrase(tokens, at: index) ?? word(index).unit.map { ($0, index + 1) }
        if let unit, unit.1 <= end {
            guard unit.0.dimension != .length, unit.0.dimension != .temperature, !namesFood(index, isFood) else {
                return nil
            }
            index = unit.1
        } else if quantity.map({ ($0.max ?? $0.value) > Self.mostPieces }) ?? true {
            return nil
        }
        if unit != nil { index = pastMeasure(index, end) }
        index = pastSizes(index, end)
        let behind = index
        if kind(index) == .open, let close = closing(index), close < end { index = pastSizes(close + 1, end) }
        let isElse = kind(index) == .plus || word(index).has([.or, .ends, .done, .after, .adverb, .plus])
        if index == end || isElse || word(index).has(.each) && index + 1 == end { return behind }
        // "Paprika, 1 rote"
        if unit == nil, tokens[index..<end].allSatisfy({ $0.kind == .word && $0.word.has(.descriptor) }) {
            return behind
        }
        // "100 g en taquitos" is about how, but "500 g Penne" about something else.
        return unit != nil && kind(index) == .word && !isFood(tokens[index..<end]) ? behind : nil
    }

    /// Whether a unit says of what.
    ///
    /// As in "Öl, 1 Thymianzweig". A short word is a unit alone, even if it is a food as well: "clove".
    private func namesFood(_ unit: Int, _ isFood: (ArraySlice<Token>) -> Bool) -> Bool {
        tokens[unit].end - tokens[unit].start > 8 && isFood(tokens[unit...unit])
    }

    /// "2 Dosen à 150 g", "1 bote de 400 g", "750 g - 1 kg": the index behind another measure, if there is one.
    private func pastMeasure(_ index: Int, _ end: Int) -> Int {
        guard word(index).has([.each, .of, .to]) || kind(index) == .hyphen,
            let size = amountReader.measured(at: index + 1), size.next <= end
        else { return index }
        return size.next
    }

    private func pastSizes(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, word(index).has([.size, .about]) { index += 1 }
        return index
    }

    /// "Salt – 14 g", "Water ¼ cup (59 grams)": the amount is after the name; false if there is none.
    mutating func readTrailingAmount() -> Bool {
        var index = name.first ?? tokens.count
        while index < end {
            if kind(index) == .open {
                guard let close = closing(index) else { return false }
                index = close + 1
                continue
            }
            if kind(index) == .number || kind(index) == .vulgar, let found = amountReader.measured(at: index) {
                amounts.insert(found.amount, at: 0)
                let start = index
                name.removeAll { $0 >= start }
                // "Farine T110 200 g": the number of a sort stays.
                while let last = name.last, tokens[last].kind != .word, tokens[last].kind != .number {
                    name.removeLast()
                }
                let range = tokens[start].start
                preparations.removeAll { $0.upperBound > range }
                return true
            }
            if kind(index) == .comma { return false }
            index += 1
        }
        return false
    }

    /// "Entre 500 g y 1 kg de patatas", "zwischen 2 und 3 Zwiebeln"; false if there is no such range.
    mutating func readBetween() -> Bool {
        guard word(at).has(.between), let low = amountReader.quantity(at: at + 1) else { return false }
        let first = amountReader.measured(at: at + 1)
        let and = first?.next ?? low.next
        guard word(and).has(.and), let high = amountReader.quantity(at: and + 1) else { return false }
        if let last = amountReader.measured(at: and + 1), let unit = last.amount.unit {
            let from = Amount(low.value, unit: first?.amount.unit ?? unit)
            guard let range = AmountReader.range(from: from, to: last.amount) else { return false }
            amounts.append(range)
            at = last.next
        } else {
            guard first == nil, high.value > low.value else { return false }
            amounts.append(Amount(low.value, max: high.value))
            at = high.next
        }
        skipOf()
        return true
    }

    /// Reads the first word of the name as a unit.
    mutating func readUnitInName(_ unit: MeasureUnit) {
        amounts[0].unit = unit
        name = Array(name.dropFirst().drop { tokens[$0].kind != .word })
    }
}
