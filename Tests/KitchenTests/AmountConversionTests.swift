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
        ("999 g", "999 g", "2 ¼ lb", "2 ¼ lb"),
        ("1000 g", "1 kg", "2 ¼ lb", "2 ¼ lb"),
        ("1000 ml", "1 l", "4 ¼ cups", "1 ¾ imperial pints"),
        ("900 ml", "900 ml", "3 ¾ cups", "1 ½ imperial pints"),
        ("1889 ml", "1.89 l", "8 cups", "3 ¼ imperial pints"),
        ("1890 ml", "1.89 l", "2 quarts", "3 ¼ imperial pints"),
        ("13 ml", "13 ml", "2 ⅝ tsp", "2 ⅝ tsp"),
        ("14 ml", "14 ml", "1 tbsp", "1 tbsp"),
        ("0.5 oz", "14 g", "½ oz", "½ oz"),
        ("0.25 oz", "7.1 g", "¼ oz", "¼ oz"),
        ("0.5 g", "0.5 g", "0.02 oz", "0.02 oz"),
        ("453 g", "453 g", "16 oz", "16 oz"),
        ("454 g", "454 g", "1 lb", "1 lb"),
        ("44 ml", "44 ml", "3 tbsp", "3 tbsp"),
        ("45 ml", "45 ml", "3 tbsp", "1 ½ imperial fl oz"),
        ("58 ml", "58 ml", "4 tbsp", "2 imperial fl oz"),
        ("59 ml", "59 ml", "¼ cup", "2 imperial fl oz"),
        ("567 ml", "567 ml", "2 ⅓ cups", "20 imperial fl oz"),
        ("568 ml", "568 ml", "2 ⅓ cups", "1 imperial pint"),
        ("5 tbsp", "5 tbsp", "5 tbsp", "5 tbsp"),
        ("6 tbsp", "89 ml", "⅓ cup", "3 imperial fl oz"),
        ("15 tsp", "15 tsp", "15 tsp", "15 tsp"),
        ("1 fl oz", "2 tbsp", "2 tbsp", "2 tbsp"),
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
