/// Amounts as a shop sells them, for people: rounded to what can be bought, while the sums stay exact.
struct PurchaseText {
    /// What is bought; nil if the table does not know it.
    var food: Food?
    /// Whether it is the food itself, not a dried, frozen or other kind of it.
    var isPlain = true
    /// The system of measures; nil for those that were used.
    var system: MeasurementSystem?
    /// What a food that the table does not know weighs about as much as.
    var similar: Food?

    /// Amounts side by side: `1 ½ kg + 2 cans (400 g)`.
    func text(of quantities: [Amount]) -> String {
        let quantities = inPackages(withoutPots(withoutKnobs(quantities)))
        if let pack = packs(of: quantities) { return text(pack) }
        // "1 serving cooking spray" is no amount.
        if food?.category == .pantry, quantities.allSatisfy({ $0.unit == .serving }) { return "" }
        let sold = together(quantities.filter { $0.unit?.isTouch != true && !isGrains($0, of: quantities) })
        return (sold.isEmpty ? quantities : sold).map(text).joined(separator: " + ")
    }

    private func text(_ amount: Amount) -> String {
        var amount = amount
        if let weight = weightOfSpears(amount) { return weight }
        if let pieces = pieces(of: amount) { amount = pieces }
        guard let unit = amount.unit else { return counted(amount) }
        switch unit.dimension {
        case .mass:
            if let poured = poured(amount) { return written(volume(poured, .fluidOunce)) }
            return written(mass(amount, unit, inMetric: isMetric(unit)))
        case .volume: return cupsAndSpoons(volume(amount, unit))
        case .count:
            if unit == .stick, isMetric(unit), let grams = grams(of: amount) {
                return written(mass(grams, .gram, inMetric: true))
            }
            return counted(amount)
        case .length: return written(length(amount))
        default: return written(amount)
        }
    }

    /// "4 cups asparagus, cut up": a shop has it by weight, and nobody counts the spears in a cup.
    private func weightOfSpears(_ amount: Amount) -> String? {
        guard Language.shown == .en, isPlain, food?.pieceUnit == .spear, let unit = amount.unit,
            unit.dimension == .volume, let weight = grams(of: amount), weight.value >= Rational(100)
        else { return nil }
        return written(mass(weight, .gram, inMetric: isMetric(unit)))
    }

    // MARK: Weight and volume

    private func mass(_ amount: Amount, _ unit: MeasureUnit, inMetric isMetric: Bool) -> Amount {
        let figures = ShopFigures(isMetric: isMetric)
        // Nobody weighs eight grams of spinach.
        let least = Rational(10)
        if figures.isMetric, food?.category == .produce, let grams = grams(of: amount), grams.value < least,
            (grams.max ?? grams.value) < least
        {
            return Amount(least, unit: .gram)
        }
        // An ounce or two more than a pound is what a package says.
        if !figures.isMetric, !unit.isMetric, amount.isHandy, unit == .pound || amount.value <= Rational(48) {
            return amount
        }
        return amount.inFigures(unit) { figures.mass(grams: $0) } ?? amount
    }

    private func volume(_ amount: Amount, _ unit: MeasureUnit) -> Amount {
        guard let factor = unit.factor, let milliliters = try? amount.value * factor else { return amount }
        let figures = ShopFigures(isMetric: isMetric(unit))
        let isLiquid = food?.shop?.isLiquid ?? false
        // Bottles of sodas and spirits hold liters everywhere.
        if unit == .liter, Language.shown == .en, isBottled { return amount }
        if figures.isMetric, !unit.isMetric, !unit.isSpoon, let food, food.isWeighedInCans,
            let weight = try? amount.converted(to: .gram, of: food)
        {
            return mass(weight, .gram, inMetric: true)
        }
        if figures.isMetric, food?.category == .meat, !isLiquid, let solid = solid(amount, unit) { return solid }
        if milliliters.doubleValue < 62, unit.isSpoon || unit.isMetric && !figures.isMetric {
            return amount.inFigures(unit) { figures.spoons(milliliters: $0) } ?? amount
        }
        // "5 ml (1 c. à thé) de cannelle": nobody weighs a spoon of it.
        if !isLiquid, unit == .milliliter, Language.shown != .en,
            [2.5, 5, 7.5, 10, 15].contains(milliliters.doubleValue)
        {
            return amount
        }
        // Ice cream is sold by volume.
        if figures.isMetric, isFrozenByVolume {
            return amount.inFigures(unit) { figures.metricVolume(milliliters: $0) } ?? amount
        }
        // "200 ml crema ácida": so much is printed on the cup.
        let isPrinted = unit.isMetric && Language.shown != .en && isLikeWater
        if !isLiquid, !isPrinted, isWeighed(unit), let solid = solid(amount, unit) { return solid }
        if figures.isMetric, isLiquid || unit.isMetric || unit == .fluidOunce || food?.isSauce == true {
            return amount.inFigures(unit) { figures.metricVolume(milliliters: $0) } ?? amount
        }
        if system == .imperial && isLiquid || unit.isImperial && system != .us {
            return amount.inFigures(unit) { figures.imperialVolume(milliliters: $0) } ?? amount
        }
        // "2 tazas de fríjoles": nobody knows what they weigh, but how large a cup is.
        if food == nil, unit == .cup, amount.value >= Rational(lowestTerms: 1, 2), Language.shown != .en {
            return amount
        }
        // In metric kitchens nobody has a cup.
        if system == .metric {
            return amount.inFigures(unit) { figures.metricVolume(milliliters: $0) } ?? amount
        }
        if !unit.isMetric, [.fluidOunce, .pint, .quart, .gallon].contains(unit), amount.isHandy { return amount }
        return amount.inFigures(unit) {
            figures.cups(milliliters: $0, isLiquid: isLiquid, isFromMetric: unit.isMetric)
        } ?? amount
    }

    /// Whether a solid food is weighed where its measure is a volume.
    private func isWeighed(_ unit: MeasureUnit) -> Bool {
        system == .metric || system == .imperial || food?.category == .meat || system == nil && unit.isMetric
    }

    /// A volume of a solid food as a weight.
    private func solid(_ amount: Amount, _ unit: MeasureUnit) -> Amount? {
        if food == nil, let similar, unit != .fluidOunce, !unit.isSpoon || similar.id == "powder" {
            guard let weight = try? amount.converted(to: .gram, of: similar) else { return nil }
            return mass(weight, .gram, inMetric: isMetric(unit))
        }
        guard let food, food.shop?.isLiquid != true else { return nil }
        if let weight = try? amount.converted(to: .gram, of: food) {
            return mass(weight, .gram, inMetric: isMetric(unit))
        }
        // What is cut small weighs about the same; meat and fish leave less air.
        guard food.category != .other, unit != .fluidOunce, !food.isSauce, let factor = unit.factor,
            let grams = try? factor
                * (food.category == .meat ? Rational(lowestTerms: 4, 5) : Rational(lowestTerms: 1, 2)),
            let weight = try? amount.scaled(by: grams)
        else { return nil }
        return mass(Amount(weight.value, max: weight.max, unit: .gram), .gram, inMetric: isMetric(unit))
    }

    /// Whether to show metric measures where this unit was used.
    private func isMetric(_ unit: MeasureUnit) -> Bool {
        switch system {
        case .metric: true
        case .us, .imperial: false
        case nil: unit.isMetric
        }
    }

    private func grams(of amount: Amount) -> Amount? {
        guard let food else { return nil }
        return try? amount.converted(to: .gram, of: food)
    }

    /// Ounces of what is poured: recipes mean fluid ounces.
    private func poured(_ amount: Amount) -> Amount? {
        // Sums of many ounces are in pounds.
        let isPounds = amount.unit == .pound && amount.size == nil
        guard amount.unit == .ounce || isPounds, food?.shop?.isLiquid == true,
            system != .us || amount.size != nil || isPounds
        else {
            return nil
        }
        let ounces = isPounds ? (try? amount.scaled(by: Rational(16))) ?? amount : amount
        return Amount(ounces.value, max: ounces.max, unit: .fluidOunce)
    }

    // MARK: Pieces

    /// Cups of something that is sold by the piece, such as onions, in pieces.
    private func pieces(of amount: Amount) -> Amount? {
        guard let food, isPlain, food.category == .produce || food.id == "egg", food.shop?.pack == nil,
            food.shop?.isLiquid != true
        else {
            return nil
        }
        // "10 thin slices jalapeño" are from one.
        if isChili(food), amount.unit == .slice || amount.unit == .ring || amount.unit == .round {
            return (try? amount.scaled(by: Rational(lowestTerms: 1, 12))).map { Amount($0.value, max: $0.max) }
        }
        // "18 thin slices cucumber"
        if food.id == "cucumber", amount.unit == .slice || amount.unit == .round {
            return (try? amount.scaled(by: Rational(lowestTerms: 1, 24))).map { Amount($0.value, max: $0.max) }
        }
        if let share = amount.unit?.share, food.pieceUnit == nil, food.gramsPerPiece ?? .zero >= Rational(25),
            !isCutOfLarge(amount, share, food)
        {
            return (try? amount.scaled(by: share)).map { Amount($0.value, max: $0.max) }
        }
        guard amount.unit?.dimension == .volume,
            let each = food.gramsPerPiece,
            food.pieceUnit != nil
                || each >= Rational(isChili(food) ? 2 : amount.unit?.isSpoon == true ? 5 : 25),
            let pieces = try? amount.converted(to: food.pieceUnit ?? .piece, of: food)
        else { return nil }
        // "8 quarts tomatoes": nobody counts so many.
        if Language.shown == .en, each >= Rational(25), each < Rational(300), food.pieceUnit == nil,
            pieces.value > Rational(20), amount.unit == .quart || amount.unit == .gallon
        {
            return nil
        }
        // A cup of watermelon is a piece of one.
        if each >= Rational(1500), (pieces.max ?? pieces.value).doubleValue < 0.3 { return nil }
        return pieces
    }

    /// Amounts with cups, pieces and heads of something that is sold by the piece as one.
    private func together(_ quantities: [Amount]) -> [Amount] {
        guard quantities.count > 1, food?.pieceUnit == nil else { return quantities }
        if let bunches = bunchesOfHeads(quantities) { return [bunches] }
        var sum = Amount(.zero)
        var rest: [Amount] = []
        let isCounted = food?.category == .produce && quantities.contains { $0.size == nil }
        for amount in quantities {
            let pieces = pieces(of: amount) ?? amount
            // "1 (1-pound) onion" beside others is one of them.
            guard pieces.size == nil || isCounted && pieces.unit == nil,
                pieces.unit == nil || [.head, .bulb].contains(pieces.unit) && food?.gramsPerPiece != nil,
                let low = try? sum.value + pieces.value,
                let high = try? (sum.max ?? sum.value) + (pieces.max ?? pieces.value)
            else {
                rest.append(amount)
                continue
            }
            sum = Amount(low, max: high)
        }
        return rest.count + 1 < quantities.count ? [sum] + rest : quantities
    }

    /// "1 bunch broccoli" beside cups of florets: as many bunches as have all of its heads, of which each has two or so.
    private func bunchesOfHeads(_ quantities: [Amount]) -> Amount? {
        guard Language.shown == .en, food?.id == "broccoli", quantities.contains(where: { $0.unit == .bunch }) else {
            return nil
        }
        var sum = Rational.zero
        for amount in quantities {
            let heads = amount.unit == .bunch ? try? amount.scaled(by: Rational(2)) : pieces(of: amount) ?? amount
            guard let heads, heads.size == nil, [nil, .head, .bunch].contains(heads.unit),
                let more = try? sum + (heads.max ?? heads.value)
            else { return nil }
            sum = more
        }
        return (try? sum / Rational(2)).map { Amount($0, unit: .bunch) }
    }

    /// Pieces and packages, rounded up to whole ones: `3`, `2 cans (400 g)`, `1 × 5 lb`.
    private func counted(_ amount: Amount) -> String {
        // "1/4 de gallina", "1/2 Hähnchen": animals are sold in halves and quarters.
        if amount.unit == nil, amount.size == nil, amount.max == nil, amount.value < .one, isAnimal || isCutAtCounter {
            return written(amount)
        }
        if isMeasuredInPots(amount) { return written(amount) }
        // "1 ½ sticks": a stick has marks, and half of one is often enough.
        if amount.unit == .stick, amount.value > .one, amount.max == nil, let halves = try? amount.value * Rational(2),
            halves.isWhole, Language.shown == .en
        {
            return written(amount)
        }
        var whole = amount.roundedUp
        // "3 whole cloves" are three.
        if whole.unit == .clove, food?.id == "cloves" { whole.unit = nil }
        guard let size = amount.size else { return written(whole) }
        // "8 × 10 inches" would be how long and wide one is.
        if whole.unit == nil, size.unit.dimension == .length {
            return "\(whole.text) (\(across(sized(size))))"
        }
        let text = written(sized(size))
        return whole.unit == nil ? "\(whole.text) × \(text)" : "\(written(whole)) (\(text))"
    }

    private func sized(_ size: Amount.Size) -> Amount {
        let amount = Amount(size.value, max: size.max, unit: size.unit)
        if size.unit.dimension == .length { return length(amount) }
        if system == .metric, let weight = weightOfContents(amount) { return weight }
        // What is heavier than water is weighed in its can.
        let isHeavy = food?.isWeighedInCans == true || food?.gramsPerCup.map { $0 > Rational(255) } ?? false
        if system == .metric, !isHeavy, let poured = poured(amount) { return volume(poured, .fluidOunce) }
        if system == .metric, !size.unit.isMetric, food?.category == .produce, let solid = solid(amount, size.unit) {
            return solid
        }
        // Bottles of two liters and of 750 ml are sold as such everywhere.
        if size.unit.isMetric == isMetric(size.unit) || size.unit.isMetric && size.unit.dimension == .volume {
            return amount
        }
        // Sachets of a gram say so.
        if size.unit == .gram, size.value < Rational(5) { return amount }
        return size.unit.dimension == .mass
            ? mass(amount, size.unit, inMetric: isMetric(size.unit))
            : amount.inFigures(size.unit) { milliliters in
                let figures = ShopFigures(isMetric: isMetric(size.unit))
                return figures.isMetric
                    ? figures.metricVolume(milliliters: milliliters)
                    : figures.fluidOunces(milliliters: milliliters)
            } ?? amount
    }
}
