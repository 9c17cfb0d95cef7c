import Foundation
import JSON
import Kitchen
import TestSupport
import Testing

@Suite struct IngredientParserTests {
    private let parser = IngredientParser()

    @Test(arguments: [
        ("2 cups flour, sifted", "2 cups", "flour", "sifted"),
        ("1 ½ tsp. salt", "1 ½ tsp", "salt", ""),
        ("1-1/2 cups sugar", "1 ½ cups", "sugar", ""),
        ("2½ tablespoons honey", "2 ½ tbsp", "honey", ""),
        ("2–3 cloves garlic, minced", "2–3 cloves", "garlic", "minced"),
        ("2 to 3 large eggs, lightly beaten", "2–3", "eggs", "lightly beaten"),
        ("about 750 g potatoes", "750 g", "potatoes", ""),
        ("10g/½oz butter", "10 g", "butter", ""),
        ("1 cup (240 ml) milk", "1 cup", "milk", ""),
        ("2 (14 oz) cans chickpeas", "2 cans", "chickpeas", ""),
        ("1 x 400g tin lentils", "1 can", "lentils", ""),
        ("2 x 100g spinach", "200 g", "spinach", ""),
        ("1 tablespoon plus 1 teaspoon olive oil", "4 tsp", "olive oil", ""),
        ("one and a half pounds carrots", "1 ½ lb", "carrots", ""),
        ("a pinch of salt", "1 pinch", "salt", ""),
        ("½ cup finely chopped parsley", "½ cup", "parsley", "finely, chopped"),
        ("4 garlic cloves", "4 cloves", "garlic", ""),
        ("Rice – 200 g", "200 g", "Rice", ""),
        ("200 g de farine", "200 g", "farine", ""),
        ("1 cuillère à soupe d’huile d’olive", "1 tbsp", "huile d’olive", ""),
        ("2 EL Olivenöl", "2 tbsp", "Olivenöl", ""),
        ("1,5 kg Kartoffeln", "1.5 kg", "Kartoffeln", ""),
        ("2 dientes de ajo, picados", "2 cloves", "ajo", "picados"),
        ("2 gousses d’ail", "2 cloves", "ail", ""),
        ("1/4 de taza de azúcar", "¼ cup", "azúcar", ""),
        ("1,000 g bread flour", "1000 g", "bread flour", ""),
        ("½ a cucumber", "½", "cucumber", ""),
        ("200 g glass noodles", "200 g", "glass noodles", ""),
        ("50 g de noix du Brésil", "50 g", "noix du Brésil", ""),
        ("1 noix de beurre", "1 knob", "beurre", ""),
        ("1 cup half and half", "1 cup", "half and half", ""),
        ("1 taza y media de arroz", "1 ½ cups", "arroz", ""),
        ("2 Knoblauchzehen", "2 cloves", "Knoblauchzehen", ""),
        ("sal al gusto", "", "sal", "al gusto"),
        ("250 g de beurre mou", "250 g", "beurre", "mou"),
        ("100 g weiche Butter", "100 g", "Butter", "weiche"),
        ("2 oeufs battus", "2", "oeufs", "battus"),
        ("Healthy pinch of mint leaves", "1 pinch", "mint leaves", ""),
        ("1-inch piece (20g) ginger, unpeeled", "1 piece", "ginger", "unpeeled"),
        ("1 imperial pint milk", "1 imperial pint", "milk", ""),
    ])
    func `amount, name and preparation are told apart`(line: String, amount: String, name: String, done: String) {
        let parsed = parser.parse(line)
        #expect(parsed.text == line)
        #expect(parsed.amount?.display ?? "" == amount)
        #expect(parsed.name == name)
        #expect(parsed.preparation == done)
    }

    @Test func `all amounts of a line are kept`() {
        #expect(parser.parse("2 (14 oz) cans chickpeas").amounts.map(\.display) == ["2 cans", "14 oz"])
        #expect(parser.parse("10g/½oz butter").amounts.map(\.display) == ["10 g", "½ oz"])
    }

    @Test func `remarks, options and alternatives are noticed`() {
        #expect(parser.parse("½ cup raisins (optional)").optional)
        #expect(!parser.parse("½ cup raisins").optional)
        #expect(parser.parse("salt, to taste").preparation == "to taste")
        #expect(parser.parse("butter or margarine").food?.id == "butter")
        #expect(parser.parse("olive or vegetable oil").food?.id == "olive-oil")
        #expect(parser.parse("1 onion (about the size of a fist)").note == "about the size of a fist")
    }

    @Test(arguments: [
        ("For the sauce:", "For the sauce"), ("Sauce:", "Sauce"), ("For the sauce", "For the sauce"),
        ("Für den Teig:", "Für den Teig"), ("Pour la pâte :", "Pour la pâte"), ("Para la salsa", "Para la salsa"),
    ])
    func `a heading is no ingredient`(line: String, heading: String) {
        #expect(IngredientParser.heading(in: line) == heading)
        let parsed = parser.parse(line)
        #expect(parsed.name == heading)
        #expect(parsed.food == nil)
        #expect(parsed.confidence <= 0.1)
    }

    @Test(arguments: ["oil for frying", "For dusting: 2 tbsp flour", "2 eggs:", "salt", "for frying", ":", ""])
    func `an ingredient is no heading`(line: String) {
        #expect(IngredientParser.heading(in: line) == nil)
    }

    @Test(arguments: [
        "", " ", "???", "1/0", "½", "12", "((((", "- - -", "🍅", "99999999999999999999 cups", "salt or", "1 (", "a",
    ])
    func `a line that is not understood is kept whole with low confidence`(line: String) {
        let parsed = parser.parse(line)
        #expect(parsed.text == line)
        #expect(parsed.confidence <= 0.9)
        #expect(parsed.name.utf8.count <= line.utf8.count)
    }

    @Test func `random bytes never crash and long lines stay linear`() {
        var random = SplitMix(seed: 3)
        let pieces = [
            "1", "½", "/", "-", " ", "(", ")", ",", "cup", "or", "and", "x", "of", "oz", "é", "🍅", "plus", "to",
        ]
        for round in 0..<3_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                if round % 2 == 0 {
                    bytes.append(UInt8.random(in: 0...255, using: &random))
                } else {
                    bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(parser.parse(text).text == text)
        }
        let long = String(repeating: "(1/2 x 3, or ", count: 150)
        #expect(processorTime(of: { _ = parser.parse(long) }) < .milliseconds(500))
        #expect(parser.parse(String(repeating: "a", count: 10_000)).confidence == 0)
    }

    @Test func `the wire shape comes back unchanged`() throws {
        let line = parser.parse("2 (14 oz) cans chickpeas, drained")
        let json = line.jsonBytes()
        #expect(try JSONReader.read(IngredientLine.self, from: json) == line)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
        #expect(
            Set(object.keys) == [
                "text", "amount", "amounts", "food", "name", "preparation", "note", "optional", "category",
                "allergens", "confidence",
            ]
        )
    }
}
