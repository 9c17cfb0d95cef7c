/// Fractions and halves.
extension AmountReader {
    /// A fraction that follows a whole number.
    func mixed(_ whole: Rational, after index: Int) -> Quantity {
        if kind(index) == .vulgar, !isCount(whole, at: index, beforeSizeUpTo: index + 1),
            let sum = try? whole + tokens[index].number
        {
            return Quantity(value: sum, next: index + 1)
        }
        if let fraction = slashed(index - 1) { return fraction }
        guard whole.isWhole else { return Quantity(value: whole, next: index) }
        if let half = half(whole, at: index) { return half }
        if spaced(index), let fraction = slashed(index), fraction.value < .one, let sum = try? whole + fraction.value {
            // "4 1/2-pint baskets" and "4 1/4-cup scoops" are four.
            let (measure, filled) = (word(fraction.next + 1).unit, word(fraction.next + 2).unit)
            if kind(fraction.next) == .hyphen,
                measure == .pint && filled == .container || measure == .cup && filled == .scoop
            {
                return Quantity(value: whole, next: index)
            }
            if isCount(whole, at: index, beforeSizeUpTo: fraction.next) { return Quantity(value: whole, next: index) }
            if isLow(fraction, under: sum) { return Quantity(value: whole, next: index) }
            return Quantity(value: sum, next: fraction.next)
        }
        // "1 - 1/2 cups" as well, as no range goes down.
        let joined = word(index).has(.and) || kind(index) == .hyphen
        if joined {
            if let fraction = slashed(index + 1), fraction.value < .one, whole >= .one,
                let sum = try? whole + fraction.value
            {
                return Quantity(value: sum, next: fraction.next)
            }
            let isOne = !spaced(index) && !spaced(index + 1)
            if kind(index + 1) == .vulgar, word(index).has(.and) || isOne && whole >= .one,
                let sum = try? whole + tokens[index + 1].number
            {
                return Quantity(value: sum, next: index + 2)
            }
        }
        return Quantity(value: whole, next: index)
    }

    /// "2 ¼-ounce envelopes", "4 ¾-ounce packages": more than one, so that the number before their size says how many, and
    /// the fraction how large they are.
    private func isCount(_ whole: Rational, at index: Int, beforeSizeUpTo end: Int) -> Bool {
        let isJoined = kind(end) == .hyphen
        let place = end + (isJoined ? 2 : 1)
        guard index == 1, whole > .one, word(isJoined ? end + 1 : end).unit == .ounce, tokens.indices.contains(place),
            let unit = word(place).unit
        else { return false }
        let length = tokens[place].end - tokens[place].start
        return unit == .package && length == "packages".utf8.count
            || unit == .sachet && (length == "envelopes".utf8.count || length == "sachets".utf8.count)
    }

    /// A number before a word for a part, "1 demi citron", "2 halbe Zitronen"; but "2 half-pint jars" are two.
    private func half(_ count: Rational, at index: Int) -> Quantity? {
        guard spaced(index), let part = word(index).number, part < .one, let value = try? count * part else {
            return nil
        }
        let isJoined = kind(index + 1) == .hyphen && !isDemi(index)
        let next = kind(index + 1) == .hyphen ? index + 2 : index + 1
        // "2 half-pints" are a pint.
        let isMeasure =
            isJoined && word(next).unit?.isMeasure == true
            && !(next + 1..<next + 4).contains { word($0).unit?.isPackage == true }
        guard kind(next) == .word, !word(next).has(.and),
            word(next).unit == nil || count == .one && !isJoined || isMeasure
        else { return nil }
        return Quantity(value: value, next: next)
    }

    /// "1 + 4 cloves": two numbers that have their unit together.
    func added(_ first: Quantity) -> Quantity {
        guard first.max == nil, kind(first.next) == .plus || word(first.next).has(.plus),
            let more = number(at: first.next + 1), unit(at: more.next) != nil, let sum = try? first.value + more.value
        else { return first }
        return Quantity(value: sum, next: more.next)
    }

    /// Whether words are an abbreviation of cubic centimetres: "cc", "c c".
    func isCubic(_ index: Int, _ end: Int) -> Bool {
        let key = tokens[index..<end].reduce(WordKey.empty) { $1.kind == .word ? $0.appending($1.key) : $0 }
        return Self.cubic.contains(key)
    }

    /// "20 dag" are 200 g, "2 Stamperl" 4 cl: an amount whose unit is spelled as several of it.
    func multiplied(_ amount: Amount, by spelling: Int) -> Amount {
        let flags = word(spelling)
        // A German pound is metric.
        let factor = flags.has(.tens) ? 10 : flags.has(.twice) ? 2 : flags.has(.halfKilo) ? 500 : 1
        return factor == 1 ? amount : (try? amount.scaled(by: Rational(factor))) ?? amount
    }

    /// How much is in a French can of a format that ends before an index: "1 boîte 4/4" has 850 ml.
    func canFormat(before end: Int) -> Amount? {
        guard end > 3, kind(end - 1) == .number, kind(end - 2) == .slash, kind(end - 3) == .number,
            let parts = try? tokens[end - 3].number / tokens[end - 1].number, let size = try? parts * Rational(850)
        else { return nil }
        return Amount(Rational(Int(size.floor)), unit: .milliliter)
    }

    /// "Demi-sachet" is half of one, "half-pint" a size.
    private func isDemi(_ index: Int) -> Bool { WordKey.empty.appending(tokens[index].key) == Self.demi }

    private static let cubic = [FoodKey.key(of: "cc"), FoodKey.key(of: "c c")]
    private static let demi = FoodKey.key(of: "demi")

    /// `3/4`, written with a slash.
    private func slashed(_ index: Int) -> Quantity? {
        guard kind(index) == .number, kind(index + 1) == .slash, kind(index + 2) == .number,
            let value = try? tokens[index].number / tokens[index + 2].number, value > .zero
        else { return nil }
        return Quantity(value: glued(index) ?? value, next: index + 3)
    }

    /// The fractions of measuring cups and scales.
    private static let kitchenParts: Set<Rational> = [Rational(2), Rational(3), Rational(4), Rational(8)]

    /// "11/4 pounds" are 1 ¼, a "141/2-ounce can" has 14 ½: nobody writes eleven quarters.
    ///
    /// Exact amounts are written as fractions of any size, "731/2 cups", but never before a hyphen.
    private func glued(_ index: Int) -> Rational? {
        let (whole, parts) = (tokens[index].number, tokens[index + 2].number)
        guard whole.isWhole, whole >= Rational(10), Self.kitchenParts.contains(parts),
            whole < Rational(100) || whole < Rational(1000) && kind(index + 3) == .hyphen
        else { return nil }
        let (ones, rest) = (whole.numerator / 10, whole.numerator % 10)
        guard rest > 0, rest < parts.numerator, let part = try? Rational(rest, over: parts.numerator) else {
            return nil
        }
        return try? Rational(Int(ones)) + part
    }
}
