import Testing

@testable import Kitchen

/// How far what is to be bought may be from what is needed.
@Suite struct ShopFigureTests {
    private let parser = IngredientParser()

    /// How much a text says, in the base unit of its measures: `½ cup + 1 tbsp`.
    private func measure(of text: String) throws -> Double {
        var sum = 0.0
        for part in text.split(separator: " + ") {
            let amount = try #require(parser.parse(part + " flour").amount, "\(text)")
            sum += try amount.value.doubleValue * #require(amount.unit?.factor, "\(text)").doubleValue
        }
        return sum
    }

    private func check(
        _ value: Rational,
        _ unit: MeasureUnit,
        in systems: [MeasurementSystem],
        least: Double = 0.95
    ) throws {
        let exact = try (value * #require(unit.factor)).doubleValue
        for system in systems {
            let text = PurchaseText(system: system).text(of: [Amount(value, unit: unit)])
            let share = try measure(of: text) / exact
            #expect(share > least - 1e-6 && share < 1.1 + 1e-6, "\(value) \(unit) in \(system): \(text)")
        }
    }

    @Test func `quarter spoons to twenty cups are at most a tenth above, and a twentieth below`() throws {
        for quarters in 1...(20 * 64) {
            try check(Rational(Int64(quarters), over: 4), .tablespoon, in: [.us, .imperial])
            // In metric kitchens a spoon of 14.8 ml is one of 15 ml.
            try check(Rational(Int64(quarters), over: 4), .tablespoon, in: [.metric])
            try check(Rational(Int64(quarters), over: 64), .cup, in: [.us, .metric])
        }
    }

    @Test func `half ounces to five pounds are at most a tenth above, and a twentieth below`() throws {
        for halves in 1...160 {
            try check(Rational(Int64(halves), over: 2), .ounce, in: [.us, .imperial, .metric])
            try check(Rational(Int64(halves), over: 32), .pound, in: [.us, .imperial, .metric])
        }
    }

    @Test func `grams and milliliters to five kilograms and liters are at most a tenth above`() throws {
        for fives in 1...1000 {
            try check(Rational(fives * 5), .gram, in: [.metric])
            // "2 oz/60 g", and a quarter of a liter is a cup; no scale shows ounces for five grams.
            if fives > 1 { try check(Rational(fives * 5), .gram, in: [.us, .imperial], least: 0.94) }
            try check(Rational(fives * 5), .milliliter, in: [.metric])
            try check(Rational(fives * 5), .milliliter, in: [.us], least: 0.945)
        }
    }

    @Test(
        arguments: [
            ("9", .tablespoon, "½ cup + 1 tbsp"), ("13", .tablespoon, "¾ cup + 1 tbsp"),
            ("14", .tablespoon, "¾ cup + 2 tbsp"), ("17", .tablespoon, "1 ⅛ cups"), ("7", .tablespoon, "7 tbsp"),
            ("8", .teaspoon, "8 tsp"),
            ("17/2", .ounce, "8 ½ oz"), ("60", .gram, "2 oz"), ("250", .milliliter, "1 cup"),
        ] as [(String, MeasureUnit, String)]
    )
    func `what no cup measures is told in cups and spoons`(value: String, unit: MeasureUnit, text: String) throws {
        let amount = try Amount(#require(Rational(value)), unit: unit)
        #expect(PurchaseText(system: .us).text(of: [amount]) == text)
    }
}
