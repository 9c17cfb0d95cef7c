import Kitchen
import Testing

/// How long lines may be for the rules that look through all of their words: to the byte.
@Suite struct LimitTests {
    /// A line with so many spaces before its last word that it has a number of bytes.
    private func padded(_ line: String, to count: Int) throws -> String {
        let space = try #require(line.lastIndex(of: " "))
        return line[..<space] + String(repeating: " ", count: 1 + count - line.utf8.count) + line[space...].dropFirst()
    }

    private func bought(_ line: String, _ language: Language) -> String {
        CaseKind.bought.answer(line, language: language, system: .metric).split { $0 == " " }.joined(separator: " ")
    }

    @Test(arguments: [
        ("2 huevos + 1 para pintar", Language.es, 160), ("1 huevo por persona", .es, 160),
        ("1 huevo y 2 yemas", .es, 200), ("Salz, Pfeffer, 1 Lorbeerblatt", .de, 160),
        ("100 g Mandeln, geschält", .de, 200), ("2 EL Sonnenblumen- oder Rapsöl", .de, 200),
        ("3 oignons, 1 feuille de laurier, thym", .fr, 160), ("¼ teaspoon red pepper, crushed", .en, 80),
        ("one 28-ounce can plus one 14-ounce can tomatoes", .en, 120), ("2 eggs and 2 egg yolks", .en, 200),
        ("an egg wash made by beating 1 egg with 1 tablespoon water", .en, 200),
        ("1 tsp cumin plus 1 tomato", .en, 200),
    ])
    func `a line below the limit is looked through, and one at the limit is not`(
        line: String,
        language: Language,
        limit: Int
    ) throws {
        #expect(bought(try padded(line, to: limit - 1), language) == bought(line, language))
        #expect(bought(try padded(line, to: limit), language) != bought(line, language))
    }

    @Test func `of a name four hundred bytes are looked at, of a unit a hundred`() {
        func behind(_ count: Int, _ word: String) -> String {
            String(repeating: " ", count: count - word.utf8.count) + word
        }
        #expect(FoodTable.standard.food(named: behind(400, "milk"))?.id == "milk")
        #expect(FoodTable.standard.food(named: behind(401, "milk")) == nil)
        #expect(Categorizer().classify(behind(400, "milk")).food?.id == "milk")
        #expect(Categorizer().classify(behind(401, "milk")).food == nil)
        #expect(MeasureUnit(named: behind(100, "cup")) == .cup && MeasureUnit(named: behind(101, "cup")) == nil)
    }
}
