import Foundation
import JSON
import Kitchen
import Testing

@Suite struct AmountTests {
    @Test(arguments: [
        ("3/2", "cup", "1 ½ cups"), ("1", "cup", "1 cup"), ("750", "gram", "750 g"), ("6/5", "kilogram", "1.2 kg"),
        ("1/3", "teaspoon", "⅓ tsp"), ("2", "clove", "2 cloves"), ("2", "loaf", "2 loaves"), ("1/7", "gram", "0.14 g"),
        ("250/3", "milliliter", "83.3 ml"), ("7/13", "cup", "0.54 cup"),
    ])
    func `an amount reads as people write it`(value: String, unit: String, text: String) throws {
        let number = try #require(Rational(value))
        let measure = try #require(MeasureUnit(rawValue: unit))
        let amount = Amount(number, unit: measure)
        #expect(amount.display == text)
    }

    @Test func `a range is put in order and an empty one is a value`() {
        #expect(Amount(Rational(3), max: Rational(2)).text == "2–3")
        #expect(Amount(Rational(2), max: Rational(2)).max == nil)
    }

    @Test func `the wire shape has all four members`() throws {
        let amount = Amount(try Rational(3, over: 2), unit: .fluidOunce)
        let json = String(decoding: amount.jsonBytes(), as: UTF8.self)
        #expect(json == #"{"value":"3/2","max":null,"text":"1 ½","unit":"fluid ounce"}"#)
        #expect(try JSONReader.read(Amount.self, from: Array(json.utf8)) == amount)
    }

    @Test func `an exact amount printed is read back as the same quantity`() throws {
        var random = SplitMix(seed: 11)
        let parser = IngredientParser()
        let units = MeasureUnit.allCases.filter { [.mass, .volume].contains($0.dimension) }
        for _ in 0..<500 {
            let value = try Rational(
                Int64.random(in: 1...4_000, using: &random),
                over: Int64.random(in: 1...60, using: &random)
            )
            let amount = Amount(value, unit: units.randomElement(using: &random))
            let line = parser.parse("\(amount.description) flour")
            #expect(line.amount == amount, "\(amount.description)")
        }
    }

    @Test func `units of one dimension relate exactly`() throws {
        let cup = try #require(MeasureUnit.cup.factor)
        #expect(try cup / #require(MeasureUnit.tablespoon.factor) == Rational(16))
        #expect(try #require(MeasureUnit.gallon.factor) == #require(Rational("3785.411784")))
        #expect(try #require(MeasureUnit.pound.factor) == #require(Rational("453.59237")))
        #expect(try #require(MeasureUnit.pound.factor) / #require(MeasureUnit.ounce.factor) == Rational(16))
    }
}
