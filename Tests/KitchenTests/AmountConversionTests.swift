import Kitchen
import Testing

@Suite struct AmountConversionTests {
    private func amount(_ text: String) throws -> Amount {
        try #require(IngredientParser().parse("\(text) water").amount)
    }

    // The exact numbers follow from 231 cubic inches to a US gallon, 4.54609 l to an imperial one, 0.45359237 kg to a pound.
    @Test(arguments: [
        ("1234 g", "kg", "617/500"),
        ("1 cup", "tablespoon", "16"),
        ("1 cup", "ml", "473176473/2000000"),
        ("2 imperial cups", "imperial pint", "1"),
        ("1 imperial cup", "ml", "454609/1600"),
        ("1 imperial gallon", "imperial fl oz", "160"),
        ("1 pound", "ounce", "16"),
        ("1 lb", "g", "45359237/100000"),
        ("1 quart", "us_pint", "2"),
        ("1 Liter", "Milliliter", "1000"),
        ("1 dozen", "piece", "12"),
    ])
    func `a conversion is exact`(text: String, unit: String, value: String) throws {
        let unit = try #require(MeasureUnit(named: unit))
        let converted = try #require(try amount(text).converted(to: unit))
        #expect(converted.value.description == value)
    }

    @Test func `a conversion there and back is nothing`() throws {
        for unit in MeasureUnit.allCases {
            for other in MeasureUnit.allCases where other.dimension == unit.dimension {
                let amount = Amount(try Rational(7, over: 3), max: Rational(5), unit: unit == .piece ? nil : unit)
                guard let converted = try amount.converted(to: other) else { continue }
                #expect(try converted.converted(to: unit) == amount)
            }
        }
    }

    @Test func `a food relates weight, space and pieces`() throws {
        let flour = Food(id: "f", name: "f", category: .pantry, gramsPerCup: Rational(125))
        #expect(try amount("2 cups").converted(to: .gram, of: flour) == Amount(Rational(250), unit: .gram))
        let egg = Food(id: "e", name: "e", category: .dairy, gramsPerPiece: Rational(50))
        #expect(try amount("100 g").converted(to: .piece, of: egg) == Amount(Rational(2)))
        #expect(try amount("100 g").converted(to: .cup, of: egg) == nil)
        #expect(try amount("100 g").converted(to: .cup) == nil)
        let garlic = Food(
            id: "g",
            name: "g",
            category: .produce,
            gramsPerPiece: Rational(5),
            pieceUnit: .clove
        )
        #expect(try amount("3 cloves").converted(to: .gram, of: garlic) == Amount(Rational(15), unit: .gram))
        #expect(try amount("3").converted(to: .gram, of: garlic) == nil)
    }

    @Test(arguments: ["g2", "", "cup cup", "lemon", "2 g", "%"])
    func `what is no unit has none`(name: String) {
        #expect(MeasureUnit(named: name) == nil)
    }

    @Test func `every unit is found by its own name`() {
        for unit in MeasureUnit.allCases { #expect(MeasureUnit(named: unit.rawValue) == unit) }
    }

    @Test(arguments: [
        ("2 cups", "473 ml", "2 cups", "16 ½ imperial fl oz"),
        ("750 g", "750 g", "1 ⅝ lb", "1 ⅝ lb"),
        ("1200 g", "1.2 kg", "2 ⅝ lb", "2 ⅝ lb"),
        ("100 g", "100 g", "3 ½ oz", "3 ½ oz"),
        ("8 oz", "227 g", "8 oz", "8 oz"),
        ("250 ml", "250 ml", "1 cup", "9 imperial fl oz"),
        ("3 tbsp", "3 tbsp", "3 tbsp", "3 tbsp"),
        ("2-3 cups", "473–710 ml", "2–3 cups", "16 ½–25 imperial fl oz"),
        ("1 ½ cups", "355 ml", "1 ½ cups", "12 ½ imperial fl oz"),
        ("2 cloves", "2 cloves", "2 cloves", "2 cloves"),
        ("3", "3", "3", "3"),
    ])
    func `an amount is shown in the household's measures`(
        text: String,
        metric: String,
        us: String,
        imperial: String
    ) throws {
        let amount = try amount(text)
        #expect(amount.display(in: .metric) == metric)
        #expect(amount.display(in: .us) == us)
        #expect(amount.display(in: .imperial) == imperial)
    }
}
