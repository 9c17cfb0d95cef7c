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
}
