import Kitchen
import Testing

/// Tables of lines, each with all that the kitchen reads in it.
@Suite struct ReadingTests {
    private let parser = IngredientParser()

    /// The rows of a table: what is written, and behind the arrow what is read.
    private func rows(_ table: String) -> [(written: String, read: String)] {
        table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
            let halves = row.split(separator: " →", maxSplits: 1)
            return (String(halves[0]), halves.count > 1 ? String(halves[1].drop { $0 == " " }) : "")
        }
    }

    /// Joins the parts of what was read, without empty ones at the end.
    private func joined(_ parts: [String]) -> String {
        parts[..<((parts.lastIndex { !$0.isEmpty } ?? -1) + 1)].joined(separator: " | ")
    }

    @Test func `a line is told apart into amounts, name, preparation and remarks`() {
        for (written, read) in rows(AmountLines.text + "\n" + NameLines.text) {
            let line = parser.parse(written)
            let found = joined([
                line.amounts.isEmpty ? "none" : line.amounts.map(\.display).joined(separator: " + "),
                line.name, line.preparation, line.note,
                line.optional ? "optional" : "",
            ])
            #expect(found == read, "\(written)")
            #expect(line.text == written && line.amount == line.amounts.first)
        }
    }

    @Test func `a line has its food, its category, what it contains and how sure that is`() {
        for (written, read) in rows(FoodLines.text) {
            let line = parser.parse(written)
            let found = joined([
                line.food?.id ?? "-", line.category.rawValue, "\(line.confidence)",
                line.allergens.map(\.rawValue).joined(separator: " "),
            ])
            #expect(found == read, "\(written)")
        }
    }

    @Test func `lines of one thing are added up as a shopper would write it, and exactly`() throws {
        let kitchen = Consolidation()
        for (written, read) in rows(SumLines.text) {
            let shares = written.split(separator: ";").map {
                Contribution(line: parser.parse(String($0.drop { $0 == " " })), source: 0)
            }
            let found = try kitchen.items(shares).map { item in
                let exact = item.quantities.map(\.description).joined(separator: " + ")
                return item.text.isEmpty ? item.name : "\(item.text) \(item.name) = \(exact)"
            }
            #expect(found.joined(separator: ", ") == read, "\(written)")
        }
    }

    @Test func `a line has at most two thousand bytes, and a heading 120 in nine words or signs`() {
        func long(_ count: Int) -> String { "2 cups " + String(repeating: "a", count: count - 7) }
        #expect(parser.parse(long(2000)).amount == Amount(Rational(2), unit: .cup))
        #expect(parser.parse(long(2001)).amount == nil && parser.parse(long(2001)).name == long(2001))
        func heading(_ count: Int) -> String? {
            IngredientParser.heading(in: "For the " + String(repeating: "a", count: count - 9) + ":")
        }
        #expect(heading(120)?.utf8.count == 119 && heading(121) == nil)
        for (text, found) in [
            ("For a b c d e f g:", "For a b c d e f g"), ("For a b c d e f g h:", nil),
            ("for the a b c d e f g", "for the a b c d e f g"),
            ("for the a b c d e f g h", nil), ("- Sauce:", "Sauce"), ("Sauce: hot:", nil), ("Sauce, hot:", nil),
            ("Sauce ½:", nil),
            ("Sauce 2:", nil), ("-:", nil), ("for the", nil), ("for sauce", nil), ("the sauce", nil),
            ("- for the sauce", "for the sauce"),
            ("Sauce :", "Sauce"), (": Sauce", nil),
        ] as [(String, String?)] {
            #expect(IngredientParser.heading(in: text) == found, "\(text)")
        }
        #expect(parser.parse("Sauce:").confidence == 0.1 && parser.parse("2 3 4 eggs").confidence == 0.1)
        #expect(IngredientParser.version == 40, "whoever changes how lines are read raises it, and this")
    }

    @Test(arguments: [
        ("5.1 tbsp", "75 ml", "⅓ cup", "2 ½ imperial fl oz"), ("0.01 kg", "10 g", "¼ oz", "¼ oz"),
        ("0.0104 kg", "10 g", "¼ oz", "¼ oz"), ("0.0096 kg", "9.6 g", "¼ oz", "¼ oz"),
        ("1 g", "1 g", "0.04 oz", "0.04 oz"),
        ("0.9 g", "0.9 g", "0.03 oz", "0.03 oz"), ("0.001 kg", "1 g", "0.04 oz", "0.04 oz"),
        ("4.5 cl", "45 ml", "3 tbsp", "1 ½ imperial fl oz"), ("4.49 cl", "3 tbsp", "3 tbsp", "3 tbsp"),
        ("3 cl", "2 tbsp", "2 tbsp", "2 tbsp"), ("1.5 cl", "1 tbsp", "1 tbsp", "1 tbsp"),
        ("1.57 cl", "1 tbsp", "1 tbsp", "1 tbsp"), ("1.58 cl", "16 ml", "1 tbsp", "1 tbsp"),
        ("2 cl", "4 tsp", "1 ½ tbsp", "1 ½ tbsp"), ("1.4 cl", "14 ml", "1 tbsp", "1 tbsp"),
        ("1.39 cl", "2 ⅞ tsp", "2 ⅞ tsp", "2 ⅞ tsp"), ("1 cl", "2 tsp", "2 tsp", "2 tsp"),
        ("10 dl", "1 l", "4 ¼ cups", "1 ¾ imperial pints"),
        ("1 pinch", "1 pinch", "1 pinch", "1 pinch"), ("2 inches", "2 inches", "2 inches", "2 inches"),
        ("1 kg", "1 kg", "2 ¼ lb", "2 ¼ lb"), ("0.999 kg", "999 g", "2 ¼ lb", "2 ¼ lb"),
        ("1 l", "1 l", "4 ¼ cups", "1 ¾ imperial pints"),
        ("1 quart", "946 ml", "4 cups", "1 ¾ imperial pints"), ("1 gallon", "3.79 l", "4 quarts", "6 ¾ imperial pints"),
        ("1 imperial pint", "568 ml", "2 ⅓ cups", "1 imperial pint"), ("1 lb", "454 g", "1 lb", "1 lb"),
        ("3-4 lb", "1.36–1.81 kg", "3–4 lb", "3–4 lb"), ("1 jigger", "3 tbsp", "3 tbsp", "3 tbsp"),
    ])
    func `a household's measures begin and end where they say`(
        text: String,
        metric: String,
        us: String,
        imperial: String
    )
        throws
    {
        let amount = try #require(parser.parse("\(text) water").amount)
        #expect(amount.display(in: .metric) == metric)
        #expect(amount.display(in: .us) == us)
        #expect(amount.display(in: .imperial) == imperial)
    }
}
