import Kitchen
import Testing

/// Where an ingredient's name ends, and what a line with too many numbers is.
@Suite struct NameEndTests {
    @Test(arguments: [
        ("2 cups flour for dusting", "flour"), ("2 cups flour such as spelt", "flour"),
        ("2 cups flour about 1 lb", "flour"), ("2 cups flour about the best", "flour about the best"),
        ("1 egg plus yolk", "egg"), ("1 egg for 2", "egg"),
    ])
    func `a name ends before what it is for, what it is like and how much that is`(text: String, name: String) {
        #expect(IngredientParser().parse(text).name == name)
    }

    @Test func `numbers side by side are not understood`() {
        let line = IngredientParser().parse("2 3 4 eggs")
        #expect(line.amount == nil && line.name == "2 3 4 eggs")
        #expect(line.confidence < 0.2)
    }
}
