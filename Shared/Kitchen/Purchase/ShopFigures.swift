/// Figures that can be read and bought: the nearest in steps of a scale, never more than a tenth above what is needed, and
/// hardly below it.
struct ShopFigures {
    /// Whether the figures are metric.
    var isMetric: Bool

    /// How much less than an exact amount may be bought; in kitchens a cup is a cup.
    private var slack: Double { isMetric ? 0.015 : 0.04 }

    /// A weight: `350 g`, `1 ¼ kg`, `6 ½ oz`, `2 lb`.
    func mass(grams: Rational) -> Amount {
        let value = grams.doubleValue
        if isMetric {
            switch value {
            // "0.18 ounce" are five grams.
            case ..<10: return step(value, [[1]], .gram, slack: 0.03)
            case ..<200: return fives(value, .gram)
            case ..<975: return step(value, [[10, 25]], .gram)
            case ..<10_000: return step(value / 1000, [[0.25, 0.1]], .kilogram)
            default: return step(value / 1000, [[0.5]], .kilogram)
            }
        }
        let ounces = value / 28.349523125
        // "2 oz/60 g" are two ounces.
        if ounces < 15.5 { return step(ounces, [[ounces < 2 ? 0.25 : 0.5], [0.25], [0.125]], .ounce, slack: 0.06) }
        let pounds = step(ounces / 16, [[ounces < 160 ? 0.25 : 0.5]], .pound)
        // "500 g" are far less than a pound and a quarter.
        return pounds.value.doubleValue * 16 > ounces * Self.most ? step(ounces, [[1]], .ounce) : pounds
    }

    /// A metric volume: `250 ml`, `1 ½ l`.
    func metricVolume(milliliters: Rational) -> Amount {
        let value = milliliters.doubleValue
        switch value {
        case ..<100: return fives(value, .milliliter)
        case ..<975: return step(value, [[10, 25]], .milliliter)
        default: return step(value / 1000, [[0.25, 0.1]], .liter)
        }
    }

    /// Five by five: "31 g" of flour are thirty, as 35 are far more.
    private func fives(_ value: Double, _ unit: MeasureUnit) -> Amount {
        let fives = step(value, [[5]], unit)
        return Self.isNear(fives.value.doubleValue, value) ? fives : step(value, [[5], [1]], unit, slack: 0.05)
    }

    /// Spoons: `1 ½ tbsp`, `¾ tsp`.
    func spoons(milliliters: Rational) -> Amount {
        let spoons = milliliters.doubleValue / 4.92892159375
        if spoons < 2.9 { return step(spoons, [[spoons < 0.2 ? 0.125 : 0.25, 1 / 3.0], [0.125]], .teaspoon) }
        // Eight teaspoons are far less than three tablespoons.
        let isWhole = abs(spoons - spoons.rounded()) < 0.02 && spoons > 6 && spoons < 9
        if isWhole, !Self.isNear((spoons / 1.5).rounded(.up) * 1.5, spoons) { return step(spoons, [[1]], .teaspoon) }
        let tablespoons = step(spoons / 3, [[0.5], [0.25]], .tablespoon)
        // Four teaspoons are less than one and a half tablespoons.
        guard spoons < 5.9 else { return tablespoons }
        let teaspoons = step(spoons, [[0.5]], .teaspoon)
        return teaspoons.value.doubleValue < tablespoons.value.doubleValue * 3 - 0.1 ? teaspoons : tablespoons
    }

    /// US cups, or quarts of much that is poured; spoons where no cup is near enough.
    ///
    /// Nine tablespoons are between half a cup and two thirds.
    func cups(milliliters: Rational, isLiquid: Bool, isFromMetric: Bool = false) -> Amount {
        let cups = milliliters.doubleValue / 236.5882365
        if cups < 0.24 { return spoons(milliliters: milliliters) }
        if isLiquid, cups > 11.9 { return step(cups / 4, [[0.5], [0.25]], .quart) }
        // A quarter of a liter is a cup.
        let steps = step(
            cups,
            cups < 4 ? [[0.25, 1 / 3.0], cups < 1 ? [] : [0.125]] : cups < 8 ? [[0.5]] : [[1]],
            .cup,
            slack: isFromMetric ? 0.055 : 0.05
        )
        return cups < 1 && !Self.isNear(steps.value.doubleValue, cups) ? spoons(milliliters: milliliters) : steps
    }

    /// US fluid ounces.
    func fluidOunces(milliliters: Rational) -> Amount {
        step(milliliters.doubleValue / 29.5735295625, [[0.5], [0.25]], .fluidOunce)
    }

    /// Imperial pints or fluid ounces.
    func imperialVolume(milliliters: Rational) -> Amount {
        let value = milliliters.doubleValue
        if value < 560 { return step(value / 28.4130625, [[0.5], [0.25]], .imperialFluidOunce) }
        return step(value / 568.26125, [[0.25], [0.125]], .imperialPint)
    }

    /// How much more than what is needed may be bought.
    private static let most = 1.1

    private static func isNear(_ figure: Double, _ value: Double) -> Bool { figure <= value * most + 1e-9 }

    /// The nearest multiple of a step that is enough, and no less than one step.
    ///
    /// Finer steps are for what is far from all multiples of the ones before.
    private func step(_ value: Double, _ scales: [[Double]], _ unit: MeasureUnit, slack: Double? = nil) -> Amount {
        let slack = slack ?? self.slack
        var found = Rational.one
        for steps in scales {
            var error = Double.infinity
            for size in steps {
                let least = (value * (1 - slack) / size - 1e-9).rounded(.up)
                let count = max(1, least, (value / size).rounded())
                guard abs(count * size - value) < error - 1e-9, count < 1e12 else { continue }
                error = abs(count * size - value)
                // All steps are whole numbers, or one over a whole number.
                let parts = size < 1 ? Int64((1 / size).rounded()) : 1
                let whole = size < 1 ? Int64(count) : Int64(count * size)
                found = (try? Rational(whole, over: parts)) ?? found
            }
            if Self.isNear(found.doubleValue, value) { break }
        }
        return Amount(found, unit: unit)
    }
}
