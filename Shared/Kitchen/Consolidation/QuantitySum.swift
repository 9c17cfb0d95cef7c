/// Exact sums of the amounts of one food, separated by what can be added.
///
/// Metric and US customary measures are summed separately in their own base units, which keeps numbers small; they are
/// combined only if both are present.
struct QuantitySum {
    /// A sum with its upper end; its base unit is known from the property.
    struct Range {
        var low: Rational = .zero
        var high: Rational = .zero
        var isEmpty = true

        mutating func add(_ low: Rational, _ high: Rational) throws(QuantityError) {
            self.low = try self.low + low
            self.high = try self.high + high
            isEmpty = false
        }

        mutating func add(_ other: Range, times factor: Rational) throws(QuantityError) {
            guard !other.isEmpty else { return }
            try add(other.low * factor, other.high * factor)
        }
    }

    var grams = Range()
    var ounces = Range()
    var milliliters = Range()
    var teaspoons = Range()
    var pieces = Range()
    /// Cans, cloves, pinches: each unit separately.
    var others: [MeasureUnit: Range] = [:]
    /// Packages and pieces of a size, each size separately.
    var sized: [Package: Range] = [:]
    /// The units that were used, so that sums are shown in them.
    private(set) var units: [MeasureUnit] = []
    /// Amounts that could not be added exactly.
    var apart: [Amount] = []

    /// What has a size: cans of 400 g, or pieces of it.
    struct Package: Hashable {
        var unit: MeasureUnit?
        var size: Amount.Size
    }

    static let ouncesToGrams = Rational(lowestTerms: 45_359_237, 1_600_000)
    static let millilitersToTeaspoons = Rational(lowestTerms: 32_000_000, 157_725_491)
    static let teaspoonsToMilliliters = Rational(lowestTerms: 157_725_491, 32_000_000)
    static let cupsInTeaspoon = Rational(lowestTerms: 1, 48)

    /// The sum of these amounts, in any order: they are sorted first.
    init(_ amounts: [Amount]) {
        for amount in amounts.sorted(by: Self.precedes) {
            do throws(QuantityError) {
                try add(amount)
            } catch {
                apart.append(amount)
            }
        }
    }

    static func precedes(_ left: Amount, _ right: Amount) -> Bool {
        if left.unit != right.unit { return (left.unit?.rawValue ?? "") < (right.unit?.rawValue ?? "") }
        if left.value != right.value { return left.value < right.value }
        let (high, other) = (left.max ?? left.value, right.max ?? right.value)
        if high != other { return high < other }
        return (left.size?.value ?? .zero) < (right.size?.value ?? .zero)
    }

    /// Notes that a unit was used.
    mutating func use(_ unit: MeasureUnit) {
        if !units.contains(unit) { units.append(unit) }
    }

    private mutating func add(_ amount: Amount) throws(QuantityError) {
        let low = amount.value
        let high = amount.max ?? amount.value
        if let size = amount.size {
            try sized[Package(unit: amount.unit, size: size), default: Range()].add(low, high)
            return
        }
        guard let unit = amount.unit, unit != .piece else {
            try pieces.add(low, high)
            return
        }
        switch unit {
        case .gram, .kilogram, .milligram:
            guard let factor = unit.factor else { return }
            try grams.add(low * factor, high * factor)
        case .ounce: try ounces.add(low, high)
        case .pound: try ounces.add(low * Rational(16), high * Rational(16))
        case .dozen: try pieces.add(low * Rational(12), high * Rational(12))
        default:
            if unit.dimension == .volume, unit.isMetric || unit.isImperial, let factor = unit.factor {
                try milliliters.add(low * factor, high * factor)
            } else if let spoons = unit.teaspoons {
                try teaspoons.add(low * spoons, high * spoons)
            } else {
                try others[unit, default: Range()].add(low, high)
            }
        }
        use(unit)
    }
}

extension MeasureUnit {
    /// How many teaspoons a US customary measure has; nil for other units.
    var teaspoons: Rational? {
        switch self {
        case .teaspoon: .one
        case .dessertspoon: Rational(2)
        case .tablespoon: Rational(3)
        case .fluidOunce: Rational(6)
        case .jigger: Rational(9)
        case .cup: Rational(48)
        case .pint: Rational(96)
        case .quart: Rational(192)
        case .gallon: Rational(768)
        default: nil
        }
    }
}
