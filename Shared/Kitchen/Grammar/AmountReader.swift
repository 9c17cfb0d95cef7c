/// Reads quantities and units from tokens, not names.
struct AmountReader {
    let tokens: [Token]
    let lexicon: Lexicon

    /// A value or a range, and the index after it.
    struct Quantity {
        var value: Rational
        var max: Rational?
        var next: Int
    }

    /// An amount, and the index after it.
    struct Found {
        var amount: Amount
        var next: Int
    }

    func kind(_ index: Int) -> Token.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }
    func word(_ index: Int) -> WordInfo {
        tokens.indices.contains(index) && tokens[index].kind == .word ? tokens[index].word : WordInfo()
    }
    func spaced(_ index: Int) -> Bool { index < tokens.count ? tokens[index].spaced : true }

    /// Skips "about", "a generous", sizes.
    func skippingApproximation(_ start: Int) -> Int {
        var index = start
        while index < tokens.count {
            // "Una naranja" is one, "unas naranjas" are some.
            if word(index).has(.article), tokens[index].end - tokens[index].start < 4 { break }
            // "Petite cuillère" is a unit.
            if word(index).has(.size), lexicon.unitPhrase(tokens, at: index) != nil { break }
            // "Très peu de sel"
            let isVeryLittle = isVery(tokens[index]) && word(index + 1).has(.about)
            // "Petits pois" are not small.
            if word(index).has([.about, .size]) && !isFood(at: index) || isVeryLittle
                || tokens[index].kind == .other && isTilde(index)
            {
                index += 1
            } else if word(index).has(.bound), word(index + 1).has(.boundEnd) {
                index += 2
            } else {
                break
            }
        }
        return index
    }

    private func isTilde(_ index: Int) -> Bool { tokens[index].end - tokens[index].start == 1 }

    /// One number: `2`, `1 ½`, `1 1/2`, `3/4`, `two`, `one and a half`, `½`.
    func number(at index: Int) -> Quantity? {
        guard index < tokens.count else { return nil }
        let token = tokens[index]
        switch token.kind {
        case .vulgar:
            return Quantity(value: token.number, next: index + 1)
        case .number:
            if kind(index + 1) == .percent { return nil }
            // "1 dizaine d'olives"
            if token.number == .one, let tens = word(index + 1).number, tens > Rational(5), word(index + 2).has(.of) {
                return Quantity(value: tens, next: index + 2)
            }
            return mixed(token.number, after: index + 1)
        case .word:
            guard let value = token.word.number, !isVery(token) else { return nil }
            if value > .one, isOfMinutes(index + 1) { return nil }
            // "half and half" is a cream.
            if value < .one, word(index + 1).has(.and), word(index + 2).number == value { return nil }
            if value < .one {
                return Quantity(value: value, next: word(index + 1).has(.article) ? index + 2 : index + 1)
            }
            if let sum = tens(value, at: index) { return sum }
            // "one half" is a half, "two and a half" is both together.
            if value == .one, let part = word(index + 1).number, part < .one { return number(at: index + 1) }
            var next = index + 1
            if word(next).has(.and), word(next + 1).has(.article) { next += 2 }
            if let part = word(next).number, part < .one, let sum = try? value + part, next > index + 1 {
                return Quantity(value: sum, next: next + 1)
            }
            return Quantity(value: value, next: index + 1)
        default:
            return nil
        }
    }

    /// A number or a range of two.
    func quantity(at start: Int) -> Quantity? {
        guard let one = number(at: start) else { return nil }
        var low = pairs(one)
        var next = low.next
        // "3½- to 4-pound" has both.
        if kind(next) == .hyphen { next += 1 }
        let dashed = next > low.next
        if kind(next) == .hyphen { next += 1 }
        let said = word(next).has([.to, .or]) && kind(next) == .word
        if said { next += 1 }
        // "15-to-16 ounce"
        if dashed, said, kind(next) == .hyphen { next += 1 }
        guard dashed || said, let high = number(at: skippingApproximation(next)), high.next > next else { return low }
        // "2 14-ounce", "10-inch" are not ranges; a range increases.
        guard high.value > low.value else { return low }
        low.max = high.value
        low.next = high.next
        return low
    }

    /// "2 Paar Würstchen" are four.
    private func pairs(_ one: Quantity) -> Quantity {
        guard word(one.next).has(.pair), kind(one.next + 1) == .word, let twice = try? one.value * Rational(2) else {
            return one
        }
        return Quantity(value: twice, next: one.next + 1)
    }

    /// The unit at an index, and the index after it.
    func unit(at start: Int) -> (MeasureUnit, Int)? {
        if let phrase = lexicon.unitPhrase(tokens, at: start) { return phrase }
        guard let unit = word(start).unit, !isFood(at: start) else { return nil }
        // Words that are also foods count as units only if something follows them.
        var next = pastEnding(start + 1)
        // "1 boîte 4/4 de tomates": how French cans are called.
        if unit == .can, kind(next) == .number, kind(next + 1) == .slash, kind(next + 2) == .number,
            word(next + 3).has(.of) || tokens[next].number == tokens[next + 2].number
        {
            next += 3
        }
        if !word(start).has(.hardUnit), unit.dimension != .none {
            guard next < tokens.count else { return nil }
            if kind(next) == .plus || tokens[next].word.has(.plus), kind(next + 1) == .number { return (unit, next) }
            // "1 can 100% pure pumpkin"
            let isShare = kind(next) == .number && kind(next + 1) == .percent || unit == .bunch && kind(next) == .close
            // "1 jar 3-cheese sauce", "1 package 15 bean mixture"
            let isOfSeveral =
                unit.isPackage && kind(next) == .number
                && (kind(next + 1) == .hyphen && kind(next + 2) == .word
                    // "1 package 12-inch pizza crust"
                    && (word(next + 2).unit == nil || word(next + 2).unit?.dimension == .length)
                    || kind(next + 1) == .word && word(next + 1).unit == nil && tokens[next].number > Rational(4))
            guard tokens[next].kind == .word || tokens[next].kind == .open || isShare || isOfSeveral else {
                return nil
            }
            if unit == .leaf, !word(next).has(.of) { return nil }
            // "2 Knoblauchzehen (gepresst), Salz": the word is the food as well.
            if unit == .clove, kind(next) == .open {
                let close = tokens[next...].firstIndex { $0.kind == .close } ?? tokens.count
                guard kind(close + 1) == .word else { return nil }
            }
            // "1 box thawed frozen spinach"
            // "1 package finely shredded cabbage"
            // "1 package seasoned croutons"
            // "1 bottle well-chilled Champagne"
            // "1 can seasoned diced tomatoes"
            // "2 sticks softened butter"
            let isJoined = kind(next + 1) == .hyphen && kind(next + 2) == .word && !spaced(next + 1)
            let isBefore =
                (unit.isPackage || [.stick, .sheet, .cube, .block].contains(unit))
                && (kind(next + 1) == .word || isJoined)
                && (word(next).has(.before) || isJoined
                    || word(next).has(.adverb) && word(next + 1).has(.before)
                    || word(next).has(.after) && word(next + 1).has(.before) && kind(next + 2) == .word
                    || word(next).has(.after) && !word(next + 1).has([.and, .or, .ends, .stop, .after, .done, .to]))
            if word(next).has([.ends, .after]), !word(next).has([.of, .descriptor]), !isBefore {
                return nil
            }
        }
        return (unit, next)
    }

    /// The index after an ending that is left open: "2 Zehe/n Knoblauch".
    private func pastEnding(_ index: Int) -> Int {
        guard kind(index) == .slash, kind(index + 1) == .word, !spaced(index), !spaced(index + 1),
            tokens[index + 1].end - tokens[index + 1].start < 3, tokens[index + 1].word.unit == nil
        else { return index }
        return index + 2
    }

    /// Whether a word that may be a unit begins the name of a food.
    func isFood(at index: Int) -> Bool { lexicon.isFood(tokens, at: index) }

    /// A counted unit after descriptive words: "2 fat cloves garlic", "1 medium-size bunch".
    func describedUnit(at start: Int) -> (MeasureUnit, Int)? {
        var index = start
        while index < min(start + 4, tokens.count), word(index).has([.size, .descriptor]) || kind(index) == .hyphen {
            index += 1
        }
        guard index > start, let found = unit(at: index), found.0.dimension == .count || found.0.dimension == .none
        else { return packedUnit(at: start) }
        return found
    }

    /// A measure after how it is filled: "4 packed cups", "2 loosely packed tablespoons", "1 packed handful".
    private func packedUnit(at start: Int) -> (MeasureUnit, Int)? {
        let manner = word(start).has(.adverb) ? start + 1 : start
        guard word(manner).has(.done), word(manner).unit == nil, let found = unit(at: manner + 1),
            found.0.dimension == .volume || found.0 == .handful
        else { return nil }
        return found
    }

    /// An amount with a unit; a range may repeat the unit.
    func measured(at start: Int) -> Found? {
        guard let quantity = quantity(at: skippingApproximation(start)).map(added) else { return nil }
        var index = quantity.next
        if kind(index) == .hyphen { index += 1 }
        guard let (unit, next) = unit(at: skippingApproximation(index)) ?? describedUnit(at: index) else { return nil }
        var amount = Amount(quantity.value, max: quantity.max, unit: unit)
        // "200 cc" are no teaspoons.
        if unit == .teaspoon, quantity.value >= Rational(20), isCubic(index, next) {
            amount.unit = .milliliter
        }
        amount = multiplied(amount, by: next - 1)
        var end = next
        if amount.max == nil, kind(next) == .hyphen || word(next).has(.to),
            let high = self.quantity(at: skippingApproximation(next + 1)), high.max == nil,
            let (other, after) = self.unit(at: high.next),
            let range = Self.range(from: amount, to: Amount(high.value, unit: other))
        {
            amount = range
            end = after
        }
        return Found(amount: amount, next: end)
    }

    /// "750 ml - 1 l": a range in the unit of its lower end; nil if the other end is no more, or no exact number of them.
    static func range(from low: Amount, to high: Amount) -> Amount? {
        guard let unit = low.unit, let other = high.unit else { return nil }
        var most = high.value
        if other != unit {
            // Of spoons and cups the first is what is wanted: "2 teaspoons to 2 tablespoons chile powder".
            guard other.isMetric && unit.isMetric || unit.dimension == .mass, other.dimension == unit.dimension,
                other.isMeasure, other.isMetric == unit.isMetric,
                let factor = other.factor, let own = unit.factor, let same = try? most * factor / own
            else { return nil }
            most = same
        }
        return most > low.value ? Amount(low.value, max: most, unit: unit) : nil
    }
}
