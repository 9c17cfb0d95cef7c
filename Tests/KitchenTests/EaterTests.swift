import Kitchen
import Testing

@Suite struct EaterTests {
    private let parser = IngredientParser()
    private let reader = AllergenReader()

    private func warnings(_ eater: Eater, _ lines: String...) -> [EaterReason] {
        reader.warnings(for: [eater], on: lines.map(parser.parse)).first?.reasons ?? []
    }

    @Test func `each person is told what concerns them, the certain first`() {
        let ana = Eater(id: "a", name: "Ana", allergies: [.milk], diets: [.vegetarian])
        let ben = Eater(id: "b", name: "Ben")
        let cleo = Eater(id: "c", name: "Cleo", allergies: [.fish])
        let lines = ["butter or margarine", "200 g bacon", "1 onion"].map(parser.parse)
        let found = reader.warnings(for: [ana, ben, cleo], on: lines)
        #expect(found.map(\.eater) == ["a"])
        #expect(
            found[0].reasons == [
                EaterReason(cause: .diet(.vegetarian), line: "200 g bacon", certainty: .certain),
                EaterReason(cause: .allergy(.milk), line: "butter or margarine", certainty: .possible),
            ]
        )
    }

    @Test(arguments: [
        ("kiwi", "2 kiwis, peeled", Certainty.certain), ("Kiwi", "2 kiwifruit", .certain),
        ("cilantro", "1 bunch fresh coriander", .certain), ("Koriander", "1 bunch cilantro", .certain),
        ("coconut", "1 cup coconut milk", .possible), ("dairy", "100 g cheddar", .certain),
        ("Nüsse", "1 cup walnuts", .certain), ("shellfish", "6 oysters", .certain),
        ("lactose", "1 cup cream", .certain), ("tomato", "1 tomato or apple", .possible),
        ("dragonfruit dust", "1 tsp dragonfruit dust", .possible),
    ])
    func `a food in a person's words is found`(ingredient: String, line: String, certainty: Certainty) {
        let found = warnings(Eater(id: "a", name: "Ana", ingredients: [ingredient]), line)
        #expect(found.contains(EaterReason(cause: .ingredient(ingredient), line: line, certainty: certainty)))
    }

    @Test(arguments: [
        ("nuts", "1 tsp nutmeg"), ("egg", "2 eggplants"), ("milk", "1 cup coconut water"), ("kiwi", "3 apples"),
        ("butter", "1 butternut squash"),
    ])
    func `a word inside another word is nobody's food`(ingredient: String, line: String) {
        #expect(warnings(Eater(id: "a", name: "Ana", ingredients: [ingredient]), line).isEmpty)
    }

    @Test func `intolerances are read like single foods`() {
        let found = warnings(Eater(id: "a", name: "Ana", intolerances: ["lactose", "onion"]), "1 onion", "1 cup milk")
        #expect(found.map(\.cause) == [.intolerance("lactose"), .intolerance("onion")])
    }

    @Test func `an unknown line is a reason for those who must take care, and for nobody else`() {
        let careful = Eater(id: "a", name: "Ana", allergies: [.lupin])
        #expect(
            warnings(careful, "1 tbsp unobtainium")
                == [EaterReason(cause: .unknownLine, line: "1 tbsp unobtainium", certainty: .possible)]
        )
        #expect(warnings(Eater(id: "b", name: "Ben"), "1 tbsp unobtainium").isEmpty)
    }

    @Test func `a word that means nothing here is known to be so`() {
        #expect(reader.understands("kiwi"))
        #expect(reader.understands("Laktose"))
        #expect(!reader.understands("histamine"))
    }
}
