import Testing
import Values

@testable import Kitchen

/// Amounts and headings in the languages that people read.
@Suite struct ShownLanguageTests {
    private func shown(_ amount: Amount, in language: Language, _ system: MeasurementSystem? = nil) -> String {
        Language.$shown.withValue(language) { Consolidation().text(of: [amount], food: nil, key: "", in: system) }
    }

    private func half(_ count: Int64, _ unit: MeasureUnit) throws -> Amount {
        Amount(try Rational(count, over: 2), unit: unit)
    }

    @Test func `a unit is written for one and for many`() throws {
        let texts = try Language.allCases.map { language in
            [try half(2, .can), try half(6, .can), try half(3, .cup), try half(4, .cup)].map { shown($0, in: language) }
        }
        #expect(
            Dictionary(uniqueKeysWithValues: zip(Language.allCases, texts)) == [
                .en: ["1 can", "3 cans", "1 ½ cups", "2 cups"], .de: ["1 Dose", "3 Dosen", "1 ½ Tassen", "2 Tassen"],
                .fr: ["1 boîte", "3 boîtes", "1 ½ tasse", "2 tasses"],
                .es: ["1 lata", "3 latas", "1 ½ tazas", "2 tazas"],
            ]
        )
    }

    @Test func `decimals have the language's mark`() throws {
        let amount = Amount(try Rational(13, over: 10), unit: .kilogram)
        #expect(shown(amount, in: .en) == "1.3 kg" && shown(amount, in: .de, .metric) == "1,3 kg")
        #expect(amount.display == "1.3 kg", "outside of an answer nothing changes")
    }

    @Test func `every unit and every category has a word`() {
        for language in Language.allCases {
            for category in Category.allCases { #expect(category.title(in: language) != category.rawValue) }
            guard language != .en else { continue }
            for unit in MeasureUnit.allCases where !unit.isMetric && unit != .fahrenheit {
                #expect(language.words?.label(of: unit, plural: true) != nil, "\(language): \(unit)")
            }
        }
        #expect(Language(tag: "de-CH") == .de && Language(tag: "pl") == .en)
    }

    @Test func `what is written is read again as the same amount`() throws {
        // Not cans and slices: in French a can is called as a box is, and slices are only read before "de".
        let units = [MeasureUnit.cup, .tablespoon, .teaspoon, .package, .bunch, .clove, .bottle, .pinch]
        for language in Language.allCases {
            for unit in units {
                let amount = Amount(Rational(2), unit: unit)
                let line = IngredientParser().parse("\(shown(amount, in: language)) xyz")
                #expect(line.amount == amount, "\(language): \(line.text)")
            }
        }
    }

    @Test(arguments: [
        ("category meat: x", "there is no"), ("unit foo: x", "there is no unit “foo”"),
        ("unit can: a, b, c", "neither"),
        ("odd: x", "there is no class of words “odd”"),
    ])
    func `a file is read strictly`(_ line: String, _ reason: String) throws {
        let words = try WordFolder()
        _ = try words.append(line.replacing("meat", with: "meet"), to: "de/shown.txt")
        #expect(words.fault()?.contains(reason) == true, "\(words.fault() ?? "no fault")")
    }
}
