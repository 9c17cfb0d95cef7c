/// How large pieces are.
extension PurchaseText {
    /// "1 piece (3 inches)" of ginger, or what it weighs if that is more than a shaving.
    func rootSize(of quantities: [Amount], _ grams: Double) -> Amount.Size? {
        if quantities.count == 1, let amount = quantities.first {
            if amount.unit == .inch || amount.unit == .centimeter, let unit = amount.unit {
                return Amount.Size(value: amount.value, max: amount.max, unit: unit)
            }
            if let size = amount.size, amount.value == .one { return size }
        }
        guard grams >= 20, !quantities.contains(where: { $0.unit == .piece || $0.unit == .knob || $0.unit == nil })
        else { return nil }
        let figures = ShopFigures(isMetric: system == .metric || quantities.contains { $0.unit?.isMetric == true })
        var weight = figures.mass(grams: Rational(Int(grams.rounded())))
        // Nobody cuts a root to an eighth of an ounce.
        if weight.unit == .ounce, weight.value.denominator == 8,
            let more = try? weight.value + Rational(lowestTerms: 1, 8)
        {
            weight = Amount(more, unit: .ounce)
        }
        return weight.unit.map { Amount.Size(value: weight.value, unit: $0) }
    }

    /// What is in a package of a solid food whose size is said as a volume: the ounces on it are those of a scale.
    func weightOfContents(_ amount: Amount) -> Amount? {
        guard let food, food.shop?.isLiquid != true, let unit = amount.unit, unit.dimension == .volume,
            food.category != .frozen, food.category != .dairy
        else { return nil }
        let figures = ShopFigures(isMetric: true)
        // Berries are sold by the dry pint, heaped.
        if unit == .pint, food.category == .produce, let weight = try? amount.converted(to: .gram, of: food),
            let heaped = try? weight.scaled(by: Rational(lowestTerms: 6, 5))
        {
            return heaped.inFigures(.gram) { figures.mass(grams: $0) }
        }
        if unit == .fluidOunce { return amount.inFigures(.ounce) { figures.mass(grams: $0) } }
        guard unit.isSpoon, let grams = try? amount.converted(to: .gram, of: food) else { return nil }
        return grams.inFigures(.gram) { figures.mass(grams: $0) }
    }

    /// Whether so few slices of something large are sold cut: of a watermelon.
    func isCutOfLarge(_ amount: Amount, _ share: Rational, _ food: Food) -> Bool {
        amount.unit == .slice && food.gramsPerPiece ?? .zero >= Rational(1500)
            && (amount.max ?? amount.value).doubleValue * share.doubleValue < 0.5
    }

    /// Whether a shop sells halves and quarters of it: of watermelons and pumpkins.
    var isCutAtCounter: Bool {
        Language.shown != .en && food?.category == .produce && food?.gramsPerPiece.map { $0 >= Rational(2000) } == true
    }

    /// Whether bread is cut or weighed in a language whose word for a loaf is that for bread: "300 g de pan", "4 tranches de
    /// pain".
    func isCutLoaf(_ pack: ShopFacts.Pack, _ quantities: [Amount]) -> Bool {
        pack.unit == .loaf && !isStick && (Language.shown == .fr || Language.shown == .es)
            && quantities.allSatisfy { $0.unit == .slice || $0.unit?.dimension == .mass }
    }

    /// Whether bread is baked in sticks.
    var isStick: Bool { food.map { $0.id.hasSuffix("baguette") || $0.id == "ciabatta" } ?? false }

    /// "½ pot d'huile", "1/2 Becher Zucker": the pot is a measure, as nobody sells these foods in it.
    func isMeasuredInPots(_ amount: Amount) -> Bool {
        if amount.unit == .yogurtPot { return true }
        guard Language.shown != .en, amount.size == nil, !amount.value.isWhole || amount.max != nil,
            let unit = amount.unit, [.pot, .container, .tub, .jar].contains(unit), let food
        else { return false }
        return food.isPoured
    }

    /// How large something flat is: `10 inch`, `25 cm`.
    func across(_ length: Amount) -> String {
        guard Language.shown == .en, length.unit == .inch else { return written(length) }
        return Amount(length.value, max: length.max).text + " inch"
    }

    /// A length in the household's measures: `20 cm` for eight inches.
    func length(_ amount: Amount) -> Amount {
        guard system == .metric, amount.unit == .inch else { return amount }
        func centimeters(_ inches: Rational) -> Rational {
            let exact = inches.doubleValue * 2.54
            return exact < 10 ? Rational(lowestTerms: Int64((exact * 2).rounded()), 2) : Rational(Int(exact.rounded()))
        }
        return Amount(centimeters(amount.value), max: amount.max.map(centimeters), unit: .centimeter)
    }

    /// Whether it is sold frozen, by volume.
    var isFrozenByVolume: Bool {
        guard let food, food.category == .frozen else { return false }
        return ["ice-cream", "sorbet", "sherbet", "gelato", "frozen-yogurt"].contains(where: food.id.hasSuffix)
    }

    /// Whether a liter of it weighs about a kilogram, as of sauces and what is spooned from a cup.
    var isLikeWater: Bool {
        guard let food, food.category == .dairy || food.category == .pantry, let cup = food.gramsPerCup else {
            return false
        }
        return cup >= Rational(222) && cup <= Rational(265) && !food.id.hasSuffix("cheese") && food.id != "butter"
    }

    /// Whether it is a chili, which is bought by the piece however small it is.
    func isChili(_ food: Food) -> Bool {
        ["chili", "jalapeno", "habanero", "serrano-pepper"].contains { food.id.hasSuffix($0) }
    }

    /// Whether an amount counts grains of a spice that is measured as well: 12 peppercorns beside a tablespoon.
    func isGrains(_ amount: Amount, of quantities: [Amount]) -> Bool {
        guard food?.category == .pantry, food?.gramsPerPiece == nil, amount.size == nil else { return false }
        return (amount.unit == nil || amount.unit == .clove) && quantities.contains { $0.unit?.isSpoon == true }
    }
}
