import Kitchen
import Testing

/// Words typed with one letter wrong, and words that are near the name of a food and are none.
@Suite struct SpellingTests {
    private static let parser = IngredientParser()

    @Test(arguments: [
        ("zuchini", "en", "zucchini"), ("2 Zuchinis", "en", "zucchini"), ("brocolli", "en", "broccoli"),
        ("cinammon", "en", "cinnamon"), ("tumeric", "en", "turmeric"), ("parmesean", "en", "parmesan"),
        ("worchestershire", "en", "worcestershire-sauce"), ("mozarela", "en", "mozzarella"),
        ("tomatos", "en", "tomato"),
        ("500 g avacado", "en", "avocado"), ("chiken", "en", "chicken"), ("strawbery", "en", "strawberry"),
        ("Brokoli", "de", "broccoli"), ("Petersille", "de", "parsley"), ("Zuchini", "de", "zucchini"),
        ("Champinons", "de", "mushroom"), ("carote", "fr", "carrot"), ("tomattes", "fr", "tomato"),
        ("courgete", "fr", "zucchini"), ("tomattes", "es", "tomato"), ("zanaoria", "es", "carrot"),
    ])
    func `a word with one letter wrong is that food, under the title typed`(
        text: String,
        language: String,
        food: String
    ) throws {
        let language = try #require(Language(rawValue: language))
        let typed = TypedEntry(language: language).readOne(text)
        #expect(typed.food?.id == food)
        #expect(typed.key == food)
        #expect(text.hasSuffix(typed.title))
    }

    @Test(arguments: [
        "Nutela", "poppers", "funnel", "camper", "cartoon", "current", "bandana", "stolen",
        "surgeon", "buttery", "cheesy", "boiler", "magnet", "padding", "better", "Melton Mowbray",
        "unobtainium",
    ])
    func `a word for something else is no food`(text: String) {
        let food = TypedEntry().readOne(text).food?.id
        #expect(food == nil || text == "Nutela" && food == "chocolate-spread")
    }

    @Test(arguments: [("Kirche", "de"), ("Mantel", "de"), ("cadena", "es"), ("camisa", "es"), ("chenal", "fr")])
    func `nor is one of another language`(text: String, language: String) throws {
        let language = try #require(Language(rawValue: language))
        #expect(TypedEntry(language: language).readOne(text).food == nil)
    }

    @Test func `the household's own foods are no slips`() {
        let own = Food(id: "zuchini", name: "Zuchini", category: .frozen)
        let foods = FoodTable.standard.adding([own])
        #expect(TypedEntry(foods: foods).readOne("zuchini").food?.id == own.id)
        let corrected = FoodTable.standard.correcting(["zuchini": .frozen])
        #expect(TypedEntry(foods: corrected).readOne("zuchini").food == nil)
    }

    @Test func `lines of recipes with such a word are one item with the others`() throws {
        let lines = ["2 cups shredded mozarela cheese", "1 cup shredded mozzarella cheese"].map(Self.parser.parse)
        let items = try Consolidation().items(lines.enumerated().map { Contribution(line: $1, source: $0) })
        #expect(items.count == 1)
        #expect(items.first?.food?.id == "mozzarella")
    }

    @Test(arguments: [("100 g hazlenuts", Allergen.nuts), ("200 g Haselnüse", .nuts), ("200 g avelanas", .nuts)])
    func `an allergen is told of such a word in any language, and the line stays one that is not known`(
        text: String,
        allergen: Allergen
    ) {
        let report = AllergenReader().report(on: [Self.parser.parse(text)])
        #expect(report.contains == [allergen])
        #expect(report.unknown == [text])
    }
}
