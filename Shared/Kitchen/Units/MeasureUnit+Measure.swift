extension MeasureUnit {
    /// What this unit measures.
    public var dimension: Dimension {
        switch self {
        case .milligram, .gram, .kilogram, .ounce, .pound:
            .mass
        case .milliliter, .centiliter, .deciliter, .liter, .teaspoon, .dessertspoon, .tablespoon, .fluidOunce, .jigger,
            .cup, .pint, .quart, .gallon, .imperialFluidOunce, .imperialCup, .imperialPint, .imperialQuart,
            .imperialGallon:
            .volume
        case .millimeter, .centimeter, .inch:
            .length
        case .celsius, .fahrenheit:
            .temperature
        case .pinch, .dash, .drop, .splash, .drizzle, .handful, .knob, .scoop, .shot, .glass, .squeeze, .thumb, .glug,
            .grating, .grind, .twist, .measure, .nub, .grain, .dollop, .lump, .sprinkling:
            .none
        default:
            .count
        }
    }

    /// Whether this is a unit of weight or volume, which a line may give twice.
    var isMeasure: Bool { dimension == .mass || dimension == .volume }

    /// Whether this is a unit of the metric system.
    public var isMetric: Bool {
        switch self {
        case .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter, .millimeter, .centimeter,
            .celsius:
            true
        default:
            false
        }
    }

    /// How many grams, milliliters, millimeters or (for a dozen) pieces this unit is, exactly; nil if it has no fixed
    /// size.
    ///
    /// Spoons and cups are the US customary ones, defined by 231 cubic inches to a gallon; the imperial gallon is
    /// 4.54609 liters (UK Weights and Measures Act 1985, schedule 1).
    public var factor: Rational? {
        switch self {
        case .gram, .milliliter, .millimeter, .piece: .one
        case .milligram: Rational(lowestTerms: 1, 1000)
        case .kilogram, .liter: Rational(1000)
        case .ounce: Rational(lowestTerms: 45_359_237, 1_600_000)
        case .pound: Rational(lowestTerms: 45_359_237, 100_000)
        case .centiliter, .centimeter: Rational(10)
        case .deciliter: Rational(100)
        case .teaspoon: Self.milliliters(teaspoons: 1)
        case .dessertspoon: Self.milliliters(teaspoons: 2)
        case .tablespoon: Self.milliliters(teaspoons: 3)
        case .fluidOunce: Self.milliliters(teaspoons: 6)
        case .jigger: Self.milliliters(teaspoons: 9)
        case .cup: Self.milliliters(teaspoons: 48)
        case .pint: Self.milliliters(teaspoons: 96)
        case .quart: Self.milliliters(teaspoons: 192)
        case .gallon: Self.milliliters(teaspoons: 768)
        case .imperialFluidOunce: Self.milliliters(imperialOunces: 1)
        case .imperialCup: Self.milliliters(imperialOunces: 10)
        case .imperialPint: Self.milliliters(imperialOunces: 20)
        case .imperialQuart: Self.milliliters(imperialOunces: 40)
        case .imperialGallon: Self.milliliters(imperialOunces: 160)
        case .inch: Rational(lowestTerms: 127, 5)
        case .dozen: Rational(12)
        default: nil
        }
    }

    /// A US gallon is 3785.411784 ml and 768 teaspoons.
    private static func milliliters(teaspoons: Int64) -> Rational? {
        try? Rational(157_725_491, over: 32_000_000) * Rational(teaspoons, over: 1)
    }

    /// An imperial gallon is 4546.09 ml and 160 fluid ounces.
    private static func milliliters(imperialOunces: Int64) -> Rational? {
        try? Rational(454_609, over: 16_000) * Rational(imperialOunces, over: 1)
    }

    /// Whether this is an imperial unit that differs from the US customary one of the same name.
    public var isImperial: Bool {
        switch self {
        case .imperialFluidOunce, .imperialCup, .imperialPint, .imperialQuart, .imperialGallon: true
        default: false
        }
    }

    /// The name after a number: `g`, `cups`, `cloves`.
    public func label(plural: Bool) -> String {
        switch self {
        case .milligram: "mg"
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .milliliter: "ml"
        case .centiliter: "cl"
        case .deciliter: "dl"
        case .liter: "l"
        case .teaspoon: "tsp"
        case .tablespoon: "tbsp"
        case .fluidOunce: "fl oz"
        case .imperialFluidOunce: "imperial fl oz"
        case .millimeter: "mm"
        case .centimeter: "cm"
        case .celsius: "°C"
        case .fahrenheit: "°F"
        case .sachet: plural ? "packets" : "packet"
        default: plural ? pluralName : rawValue
        }
    }

    private var pluralName: String {
        switch self {
        case .loaf: "loaves"
        case .leaf: "leaves"
        case .half: "halves"
        case .dozen: "dozen"
        case .bunch, .inch, .box, .pinch, .dash, .splash, .batch, .branch, .pouch, .glass: rawValue + "es"
        case .patty: "patties"
        default: rawValue + "s"
        }
    }
}
