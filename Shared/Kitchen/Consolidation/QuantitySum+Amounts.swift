extension QuantitySum {
    /// The sums as amounts in common units: weight, volume, pieces, then everything else by name.
    func amounts() -> [Amount] {
        var result: [Amount] = []
        if let mass = mass() { result.append(mass) }
        if let volume = volume() { result.append(volume) }
        if !pieces.isEmpty { result.append(Self.amount(pieces, nil)) }
        for (unit, range) in others.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            result.append(Self.amount(range, unit))
        }
        for (package, range) in sized.sorted(by: { Self.precedes($0.key, $1.key) }) {
            var amount = Self.amount(range, package.unit)
            amount.size = package.size
            result.append(amount)
        }
        return result + apart
    }

    private static func precedes(_ left: Package, _ right: Package) -> Bool {
        func order(_ package: Package) -> (String, String, Rational, Rational) {
            let size = package.size
            return (package.unit?.rawValue ?? "", size.unit.rawValue, size.value, size.max ?? size.value)
        }
        return order(left) < order(right)
    }

    private static func amount(_ range: Range, _ unit: MeasureUnit?) -> Amount {
        Amount(range.low, max: range.high == range.low ? nil : range.high, unit: unit)
    }

    /// A sum converted from its base unit; `size` is the unit's size in base units.
    private static func amount(_ range: Range, _ unit: MeasureUnit, of size: Rational) -> Amount? {
        guard let low = try? range.low / size, let high = try? range.high / size else { return nil }
        return Amount(low, max: high == low ? nil : high, unit: unit)
    }

    private func mass() -> Amount? {
        var metric = grams
        if !ounces.isEmpty {
            if grams.isEmpty {
                let pounds = ounces.low >= Rational(16) || !units.contains(.ounce)
                if pounds, let amount = Self.amount(ounces, .pound, of: Rational(16)),
                    amount.isHandy || !units.contains(.ounce)
                {
                    return amount
                }
                return Self.amount(ounces, .ounce)
            }
            guard (try? metric.add(ounces, times: Self.ouncesToGrams)) != nil else {
                return Self.amount(grams, .gram)
            }
        }
        guard !metric.isEmpty else { return nil }
        if metric.low >= Rational(1000) { return Self.amount(metric, .kilogram, of: Rational(1000)) }
        return Self.amount(metric, .gram)
    }

    private func volume() -> Amount? {
        if milliliters.isEmpty { return teaspoons.isEmpty ? nil : customary() }
        if teaspoons.isEmpty, let imperial = imperial() { return imperial }
        var metric = milliliters
        if !teaspoons.isEmpty, (try? metric.add(teaspoons, times: Self.teaspoonsToMilliliters)) == nil {
            return Self.amount(milliliters, .milliliter)
        }
        if metric.low >= Rational(1000) { return Self.amount(metric, .liter, of: Rational(1000)) }
        return Self.amount(metric, .milliliter)
    }

    /// The sum in imperial measures, if only those were used.
    private func imperial() -> Amount? {
        let used = units.filter { $0.dimension == .volume }
        guard !used.isEmpty, used.allSatisfy(\.isImperial) else { return nil }
        for unit in [MeasureUnit.imperialGallon, .imperialQuart, .imperialPint, .imperialCup, .imperialFluidOunce] {
            guard used.contains(unit), let size = unit.factor, let amount = Self.amount(milliliters, unit, of: size),
                amount.isHandy, amount.value >= .one
            else { continue }
            return amount
        }
        return MeasureUnit.imperialFluidOunce.factor.flatMap { Self.amount(milliliters, .imperialFluidOunce, of: $0) }
    }

    /// The largest measure that gives a handy number; large ones only if they were used.
    private func customary() -> Amount? {
        let used = units.filter { $0.teaspoons != nil }
        if used.count == 1, let unit = used.first, unit != .teaspoon, unit != .tablespoon, let size = unit.teaspoons {
            return Self.amount(teaspoons, unit, of: size)
        }
        for unit in [MeasureUnit.gallon, .quart, .pint, .cup, .fluidOunce, .tablespoon, .teaspoon] {
            guard let size = unit.teaspoons, used.contains(unit) || [.cup, .tablespoon, .teaspoon].contains(unit),
                let amount = Self.amount(teaspoons, unit, of: size), amount.isHandy,
                amount.value >= (unit == .cup ? Rational(lowestTerms: 1, 4) : .one) || unit == .teaspoon
            else { continue }
            if unit == .teaspoon, amount.value > Rational(12) { break }
            return amount
        }
        let cups = teaspoons.low >= Rational(12)
        return Self.amount(teaspoons, cups ? .cup : .teaspoon, of: cups ? Rational(48) : .one)
    }
}

extension Amount {
    /// Whether measuring cups or spoons can measure this number.
    var isHandy: Bool {
        [value, max ?? value].allSatisfy { [1, 2, 3, 4, 8].contains($0.denominator) }
    }
}
