extension Amount {
    /// The amount as text in a measurement system: `1 ½ cups`, `750 g`, `1.2 kg`.
    ///
    /// An amount that is already in the system only changes to its handiest unit. A converted amount is rounded to what
    /// a cook would measure, so this is for display only; sums use exact amounts. Spoons are used in every system.
    public func display(in system: MeasurementSystem) -> String {
        guard let unit, let factor = unit.factor, unit.dimension == .mass || unit.dimension == .volume,
            let low = try? value * factor, let high = try? (max ?? value) * factor
        else { return display }
        // Up to four spoons are measured in spoons in every system.
        if unit == .teaspoon || unit == .tablespoon, high <= Rational(75) { return display }
        if system == .metric, unit.isMetric, low >= .one, high < Rational(1000), unit == .gram || unit == .milliliter {
            return display
        }
        let scale = unit.dimension == .mass ? system.mass(grams: low) : system.volume(milliliters: low)
        if scale.unit == unit { return display }
        guard let size = scale.unit.factor, let first = try? low / size, let last = try? high / size else {
            return display
        }
        return Amount(scale.rounded(first), max: scale.rounded(last), unit: scale.unit).display
    }
}

extension MeasurementSystem {
    /// A unit, and the steps in which it is measured.
    fileprivate struct Scale {
        var unit: MeasureUnit
        /// How many parts of a unit a cook can distinguish.
        var parts: [Int64]

        /// The nearest measurable amount; never zero.
        func rounded(_ value: Rational) -> Rational {
            let number = value.doubleValue
            var best = value
            var error = Double.infinity
            for part in parts {
                let steps = (number * Double(part)).rounded()
                guard steps >= 1, steps < 1e12, let candidate = try? Rational(Int64(steps), over: part) else {
                    continue
                }
                let distance = abs(candidate.doubleValue - number)
                if distance < error { (best, error) = (candidate, distance) }
            }
            return best
        }
    }

    fileprivate func mass(grams: Rational) -> Scale {
        switch self {
        case .metric:
            if grams >= Rational(1000) { return Scale(unit: .kilogram, parts: [100]) }
            return Scale(unit: .gram, parts: [grams < Rational(10) ? 10 : 1])
        case .us, .imperial:
            let pound = Rational(lowestTerms: 45_359_237, 100_000)
            return grams >= pound ? Scale(unit: .pound, parts: [4, 8]) : Scale(unit: .ounce, parts: [4])
        }
    }

    fileprivate func volume(milliliters: Rational) -> Scale {
        let (teaspoon, tablespoon) = (Rational(5), Rational(15))
        let small = Rational(45)
        if milliliters < Rational(14) { return Scale(unit: .teaspoon, parts: [1, 2, 4, 8]) }
        switch self {
        case .metric:
            if milliliters < small, isSpoons(milliliters, tablespoon) {
                return Scale(unit: .tablespoon, parts: [1, 2])
            }
            if milliliters < small, isSpoons(milliliters, teaspoon) { return Scale(unit: .teaspoon, parts: [1, 2]) }
            if milliliters >= Rational(1000) { return Scale(unit: .liter, parts: [100]) }
            return Scale(unit: .milliliter, parts: [1])
        case .us:
            if milliliters < Rational(59) { return Scale(unit: .tablespoon, parts: [1, 2]) }
            if milliliters < Rational(1890) { return Scale(unit: .cup, parts: [1, 2, 3, 4]) }
            return Scale(unit: .quart, parts: [1, 2, 4])
        case .imperial:
            if milliliters < small { return Scale(unit: .tablespoon, parts: [1, 2]) }
            if milliliters < Rational(568) { return Scale(unit: .imperialFluidOunce, parts: [1, 2]) }
            return Scale(unit: .imperialPint, parts: [1, 2, 4])
        }
    }

    /// Whether this is close to a number of spoons and so was probably meant as such.
    private func isSpoons(_ milliliters: Rational, _ spoon: Rational) -> Bool {
        guard let count = try? milliliters / spoon else { return false }
        return abs(count.doubleValue - count.doubleValue.rounded()) < 0.05
    }
}
