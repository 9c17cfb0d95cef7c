import Kitchen
import Testing

/// What each unit is, exactly.
@Suite struct UnitTests {
    // A US gallon is 231 cubic inches of 2.54 cm each; an imperial one 4.54609 l; a pound 0.45359237 kg.
    private static let sizes: [(unit: MeasureUnit, size: String)] = [
        (.milligram, "1/1000"), (.gram, "1"), (.kilogram, "1000"), (.ounce, "45359237/1600000"),
        (.pound, "45359237/100000"), (.milliliter, "1"), (.centiliter, "10"), (.deciliter, "100"), (.liter, "1000"),
        (.teaspoon, "157725491/32000000"), (.dessertspoon, "157725491/16000000"), (.tablespoon, "473176473/32000000"),
        (.fluidOunce, "473176473/16000000"), (.jigger, "1419529419/32000000"), (.cup, "473176473/2000000"),
        (.pint, "473176473/1000000"), (.quart, "473176473/500000"), (.gallon, "473176473/125000"),
        (.imperialFluidOunce, "454609/16000"), (.imperialCup, "454609/1600"), (.imperialPint, "454609/800"),
        (.imperialQuart, "454609/400"), (.imperialGallon, "454609/100"), (.millimeter, "1"), (.centimeter, "10"),
        (.inch, "127/5"), (.piece, "1"), (.dozen, "12"),
    ]

    @Test func `every unit of a fixed size has exactly that`() {
        let sizes = Dictionary(uniqueKeysWithValues: Self.sizes)
        for unit in MeasureUnit.allCases { #expect(unit.factor?.description == sizes[unit], "\(unit)") }
    }

    @Test func `sums of one unit stay in it, and are what the pieces are`() throws {
        for (unit, size) in Self.sizes where unit.dimension == .mass || unit.dimension == .volume {
            let line = IngredientLine(text: "x", amount: Amount(Rational(2), unit: unit), food: nil, name: "zzkq")
            let items = try Consolidation().items([1, 2, 3].map { Contribution(line: line, source: $0) })
            let sum = try #require(items.first?.quantities.first)
            #expect(items.count == 1 && items[0].quantities.count == 1)
            let factor = try #require(sum.unit?.factor)
            #expect(try sum.value * factor == Rational(6) * #require(Rational(size)), "\(unit)")
        }
    }

    @Test func `metric and imperial units are told from the others`() {
        let metric: Set<MeasureUnit> = [
            .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter, .millimeter, .centimeter,
            .celsius,
        ]
        let imperial: Set<MeasureUnit> = [
            .imperialFluidOunce, .imperialCup, .imperialPint, .imperialQuart, .imperialGallon,
        ]
        for unit in MeasureUnit.allCases {
            #expect(unit.isMetric == metric.contains(unit), "\(unit)")
            #expect(unit.isImperial == imperial.contains(unit), "\(unit)")
        }
    }

    @Test func `the way through the shop`() {
        let way: [Kitchen.Category] = [.produce, .meat, .dairy, .pantry, .frozen, .other]
        #expect(way.map(\.order) == Array(0...5))
        #expect(Kitchen.Category.allCases.sorted() == way)
    }

    @Test func `the largest and the least number are read and printed`() throws {
        let most = "9223372036854775807"
        #expect(Rational(most)?.numerator == .max)
        #expect(Rational("-" + most)?.numerator == -.max)
        #expect(Rational("9223372036854775808") == nil)
        #expect(Rational("1/" + most)?.denominator == .max)
        #expect(Rational("-0.5") == Rational("-1/2"))
        #expect(Rational("0.000000000000000001")?.denominator == 1_000_000_000_000_000_000)
        #expect(Rational("0.0000000000000000001") == nil)
        for text in ["1:", "1/-2", ".", "-", "+1.5", "1 ", "0.5/2"] { #expect(Rational(text) == nil, "\(text)") }
        #expect(try Rational(.max, over: .max) == .one)
    }
}
