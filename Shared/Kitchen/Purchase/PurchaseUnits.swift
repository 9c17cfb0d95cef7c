extension MeasureUnit {
    /// About how much of a whole fruit or vegetable it is.
    var share: Rational? {
        switch self {
        case .half: Rational(lowestTerms: 1, 2)
        case .quarter: Rational(lowestTerms: 1, 4)
        case .wedge, .slice, .round, .rasher, .segment, .strip: Rational(lowestTerms: 1, 8)
        case .ball, .chunk, .cube: Rational(lowestTerms: 1, 24)
        case .leaf: Rational(lowestTerms: 1, 12)
        default: nil
        }
    }

    /// Whether it is a spoon.
    var isSpoon: Bool { self == .teaspoon || self == .tablespoon || self == .dessertspoon }

    /// Whether nobody buys it by this unit: a pinch, a dash.
    var isTouch: Bool {
        dimension == .none && self != .handful && self != .glass && self != .scoop && self != .measure
    }
}

extension Food {
    /// Whether it is measured by volume although it is not poured.
    var isSauce: Bool { ["sauce", "marinade", "paste", "dressing", "pectin"].contains { id.hasSuffix($0) } }

    /// Whether it is poured, but sold by weight in cans: tomato puree.
    var isWeighedInCans: Bool { id == "passata" || id == "enchilada-sauce" }

    /// Whether it is poured or spooned into what it is measured with, as nobody sells it in pots.
    var isPoured: Bool {
        Self.poured.contains(id) || isInYogurtPots
    }

    /// Whether it is measured with the pot of the yogurt in a cake: flour, sugar, oil.
    var isInYogurtPots: Bool { ["-oil", "flour", "sugar"].contains { id.hasSuffix($0) } }

    private static let poured: Set<String> = [
        "oil", "vegetable-oil", "flour", "sugar", "milk", "cornstarch", "cocoa-powder", "semolina", "rice",
        "ground-almond", "ground-hazelnut", "mineral-water", "desiccated-coconut",
    ]
}

extension Amount {
    /// Whether nobody measures a spice so: three, or half a pound.
    var isOfPieces: Bool {
        guard let unit else { return true }
        return unit == .piece || unit == .kilogram || unit == .gram && value >= Rational(100)
    }

    /// Both ends as what a shop sells of an amount in a unit's base unit.
    func inFigures(_ unit: MeasureUnit, _ figure: (Rational) -> Amount) -> Amount? {
        guard let factor = unit.factor, let low = try? value * factor, let high = try? (max ?? value) * factor else {
            return nil
        }
        let last = figure(high)
        let first = figure(low)
        // A tablespoon to four teaspoons are three to four.
        if first.unit?.isSpoon == true, last.unit == .teaspoon, let same = try? first.converted(to: .teaspoon) {
            return Amount(same.value, max: last.value, unit: .teaspoon)
        }
        // "2-3 TL" are not a tablespoon.
        if first.unit == .teaspoon, last.unit == .tablespoon, last.value <= Rational(2), let high = try? high / factor,
            unit == .teaspoon
        {
            return Amount(first.value, max: high, unit: .teaspoon)
        }
        return first.unit == last.unit ? Amount(first.value, max: last.value, unit: last.unit) : last
    }

    /// Whole pieces; a tenth of a piece more does not require another one.
    var roundedUp: Amount {
        guard let slack = try? Rational(1, over: 10), let low = try? value - slack,
            let high = try? (max ?? value) - slack
        else { return self }
        return Amount(
            Rational(Int(Swift.max(1, low.ceiling))),
            max: Rational(Int(Swift.max(1, high.ceiling))),
            unit: unit
        )
    }
}
