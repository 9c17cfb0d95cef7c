import Kitchen
import Testing

@Suite struct AllergenTests {
    private let parser = IngredientParser()

    @Test func `a recipe's allergens name the line that brings them`() {
        let lines = ["2 cups flour", "3 eggs", "1 cup coconut milk", "1 tbsp unobtainium"].map(parser.parse)
        let report = AllergenReader().report(on: lines)
        #expect(report.contains == [.eggs, .gluten])
        #expect(report.because.filter { $0.certainty == .certain }.map(\.line) == ["2 cups flour", "3 eggs"])
        #expect(report.unknown == ["1 tbsp unobtainium"])
    }

    @Test func `an alternative only may bring its allergens`() {
        let report = AllergenReader().report(on: [parser.parse("butter or margarine")])
        #expect(report.contains.isEmpty)
        #expect(report.mayContain.contains(.milk))
    }

    @Test(arguments: [
        ("1 cup milk, 1 egg", [Allergen.eggs, .milk]), ("salt, pepper and butter", [.milk]),
        ("Salz, Pfeffer, Senf", [.mustard]), ("harina, huevo y pan rallado", [.eggs, .gluten]),
        ("pan, queso", [.gluten, .milk]), ("2 tomatoes, egg whites", [.eggs]),
        ("1 Dose Kokosmilch, Sojasauce nach Geschmack", [.gluten, .soybeans]),
        ("2 tbsp vegan butter and 1 cup milk", [.milk]),
    ])
    func `every food of a line brings its allergens`(line: String, expected: [Allergen]) {
        #expect(AllergenReader().report(on: [parser.parse(line)]).contains == expected)
    }

    @Test(arguments: [
        "1 lb pasta, gluten-free", "1 cup butter lettuce, torn", "1 can coconut milk, shaken", "cheese, vegan",
    ])
    func `what a line says behind a comma is no food of its own`(line: String) {
        #expect(AllergenReader().report(on: [parser.parse(line)]).contains == [])
    }
}
