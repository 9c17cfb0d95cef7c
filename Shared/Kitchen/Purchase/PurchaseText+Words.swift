/// Animals, and amounts in words.
extension PurchaseText {
    /// Whether the food is a whole animal, which a butcher cuts.
    var isAnimal: Bool {
        guard let food, food.category == .meat, Language.shown != .en else { return false }
        return Self.animals.contains(food.id) || food.gramsPerPiece ?? .zero >= Rational(900)
    }

    static let animals: Set<String> = [
        "chicken", "whole-chicken", "hen", "stewing-hen", "stewing-chicken", "rooster", "capon", "duck", "goose",
        "turkey",
        "rabbit", "hare", "lamb", "suckling-pig", "pheasant", "guinea-fowl", "rotisserie-chicken", "free-range-chicken",
    ]

    /// "½ cup + 1 tbsp": so many spoons are measured with a cup first.
    func cupsAndSpoons(_ amount: Amount) -> String {
        guard amount.unit == .tablespoon, amount.max == nil, amount.value > Rational(8), amount.value < Rational(16)
        else { return written(amount) }
        let cups = amount.value < Rational(12) ? Rational(lowestTerms: 1, 2) : Rational(lowestTerms: 3, 4)
        guard let inCups = try? cups * Rational(16), let rest = try? amount.value - inCups, rest > .zero else {
            return written(Amount(cups, unit: .cup))
        }
        return written(Amount(cups, unit: .cup)) + " + " + written(Amount(rest, unit: .tablespoon))
    }

    /// An amount in the words of `Language.shown`.
    func written(_ amount: Amount) -> String {
        // "1 ⅛ pinches" are two, but half a pinch may be all.
        if amount.unit == .pinch, amount.max == nil, !amount.value.isWhole, amount.value != Rational(lowestTerms: 1, 2)
        {
            return written(Amount(Rational(Int(amount.value.ceiling)), unit: .pinch))
        }
        var number = amount.text
        // "1 ½ kg" is read more easily than "1.5 kg", but other languages write "1,5 kg".
        if Language.shown == .en, amount.unit == .kilogram || amount.unit == .liter, amount.max == nil,
            [2, 4].contains(amount.value.denominator)
        {
            number = Amount(amount.value).text
        }
        if amount.unit?.dimension == .mass, amount.max == nil, amount.value.denominator % 5 == 0 {
            number = amount.value.decimalText
        }
        return amount.display(number)
    }
}
