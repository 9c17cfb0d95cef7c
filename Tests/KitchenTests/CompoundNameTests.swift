import Kitchen
import Testing

/// Names whose words promise an allergen that is not there, or hide one that is.
@Suite struct CompoundNameTests {
    @Test func `a compound name brings what its head brings`() {
        let parser = IngredientParser()
        for entry in CompoundNames.text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let halves = entry.split(separator: ":")
            let words = halves.count > 1 ? halves[1].split(separator: " ") : []
            let expected = words.compactMap { Allergen(rawValue: String($0)) }.sorted()
            #expect(words.count == expected.count, "\(entry)")
            #expect(parser.parse(String(halves[0])).allergens.sorted() == expected, "\(entry)")
        }
    }
}
