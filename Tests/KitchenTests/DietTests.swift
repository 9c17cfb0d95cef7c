import Kitchen
import Testing

@Suite struct DietTests {
    private let parser = IngredientParser()
    private let reader = AllergenReader()

    private func report(_ lines: String...) -> AllergenReport { reader.report(on: lines.map(parser.parse)) }

    private func food(
        _ allergens: [Allergen] = [],
        may: [Allergen] = [],
        made: [Origin] = [],
        maybe: [Origin] = []
    )
        -> Food
    {
        Food(
            id: "x",
            name: "x",
            category: .other,
            allergens: allergens,
            mayContain: may,
            origins: made,
            possibleOrigins: maybe
        )
    }

    /// Which diets each thing that a food can be made of is against.
    @Test(arguments: [
        (Origin.meat, [Diet.pescatarian, .vegan, .vegetarian]), (.gelatine, [.pescatarian, .vegan, .vegetarian]),
        (.rennet, [.pescatarian, .vegan, .vegetarian]), (.honey, [.vegan]), (.animal, [.vegan]),
        (.alcohol, [.halal]), (.fish, [.vegan, .vegetarian]), (.treif, [.kosher]),
        (.insect, [.kosher, .pescatarian, .vegan, .vegetarian]),
        (.pork, [.halal, .kosher, .pescatarian, .vegan, .vegetarian]),
    ])
    func `an origin is against these diets`(origin: Origin, diets: [Diet]) {
        #expect(Diet.allCases.filter { food(made: [origin]).verdict(for: $0) == .conflicts }.sorted() == diets)
        // Of what only some kinds are made, nothing is certain.
        for diet in Diet.allCases { #expect(food(maybe: [origin]).verdict(for: diet) != .conflicts) }
        for diet in diets { #expect(food(maybe: [origin]).verdict(for: diet) == .mayConflict) }
    }

    @Test(arguments: [
        (Allergen.gluten, [Diet.glutenFree]), (.milk, [.dairyFree, .vegan]), (.eggs, [.vegan]),
        (.fish, [.vegan, .vegetarian]), (.crustaceans, [.kosher, .vegan, .vegetarian]),
        (.molluscs, [.kosher, .vegan, .vegetarian]), (.nuts, [.nutFree]), (.peanuts, [.nutFree]), (.celery, []),
    ])
    func `an allergen is against these diets`(allergen: Allergen, diets: [Diet]) {
        #expect(Diet.allCases.filter { food([allergen]).verdict(for: $0) == .conflicts }.sorted() == diets)
        #expect(Diet.allCases.filter { food(may: [allergen]).verdict(for: $0) == .mayConflict }.sorted() == diets)
    }

    @Test func `gelatine is uncertain where the animal matters`() {
        #expect(food(made: [.gelatine]).verdict(for: .halal) == .mayConflict)
        #expect(food(made: [.gelatine]).verdict(for: .kosher) == .mayConflict)
    }

    @Test(arguments: [
        ("200 g bacon", [Diet.halal, .kosher, .pescatarian, .vegan, .vegetarian]),
        ("1 lb chicken thighs", [.pescatarian, .vegan, .vegetarian]), ("1 cup honey", [.vegan]),
        ("1 cup red wine", [.halal]), ("2 cups broccoli", []), ("2 cups coconut milk", []),
        ("100 g parmesan", [.dairyFree, .pescatarian, .vegan, .vegetarian]),
        ("6 salmon fillets", [.vegan, .vegetarian]),
        ("1 cup all-purpose flour", [.glutenFree]),
        ("2 EL Schweineschmalz", [.halal, .kosher, .pescatarian, .vegan, .vegetarian]),
        ("200 g de lardons", [.halal, .kosher, .pescatarian, .vegan, .vegetarian]), ("3 huevos", [.vegan]),
        ("1 cup peanut butter", [.nutFree]), ("gluten-free flour", []), ("Nudeln ohne Ei", [.glutenFree]),
        ("vegan butter", []),
    ])
    func `a line is against these diets`(line: String, diets: [Diet]) {
        #expect(report(line).conflicts == diets)
    }

    @Test func `meat with milk is not kosher, and both lines say so`() {
        let mixed = report("500 g beef", "1 cup milk", "2 onions")
        #expect(mixed.verdict(for: .kosher) == .conflicts)
        #expect(mixed.dietsBecause.filter { $0.diet == .kosher }.map(\.line) == ["500 g beef", "1 cup milk"])
        #expect(report("500 g beef", "2 onions").verdict(for: .kosher) == .suits)
        #expect(report("1 cup milk", "6 salmon fillets").verdict(for: .kosher) == .suits)
    }

    @Test func `what is meat and perhaps has milk is one or the other beside a line that surely is`() {
        let foods = HouseholdFoods(
            version: 1,
            foods: [
                .own(Food(id: "a", name: "zorkwurst", category: .meat, mayContain: [.milk], origins: [.meat])),
                .own(Food(id: "b", name: "zorkpie", category: .dairy, allergens: [.milk], possibleOrigins: [.meat])),
            ]
        ).table()
        let (parser, reader) = (IngredientParser(foods: foods), AllergenReader(foods: foods))
        func certain(_ lines: String...) -> [String] {
            reader.report(on: lines.map(parser.parse)).dietsBecause
                .filter { $0.diet == .kosher && $0.certainty == .certain }.map(\.line)
        }
        #expect(certain("1 zorkwurst", "1 cup milk") == ["1 zorkwurst", "1 cup milk"])
        #expect(certain("1 zorkpie", "500 g beef") == ["1 zorkpie", "500 g beef"])
        #expect(certain("1 zorkwurst", "500 g beef") == [])
        #expect(certain("1 zorkpie", "1 cup milk") == [])
    }

    @Test func `meat and milk in one food are no matter of other diets`() {
        let (sure, perhaps) = (food([.milk], made: [.meat]), food(may: [.milk], made: [.meat]))
        #expect(sure.verdict(for: .kosher) == .conflicts && perhaps.verdict(for: .kosher) == .mayConflict)
        for diet in [Diet.halal, .glutenFree, .nutFree] {
            #expect(sure.verdict(for: diet) == .suits && perhaps.verdict(for: diet) == .suits)
        }
    }

    @Test(arguments: [
        ("2 cups flour", DietVerdict.conflicts), ("2 cups flour (gluten-free)", .suits),
        ("2 cups flour, gluten-free", .suits), ("2 cups flour (gluten-free or not)", .conflicts),
        ("2 cups flour (sifted)", .conflicts),
    ])
    func `a remark that only says what is lacking counts`(line: String, verdict: DietVerdict) {
        #expect(report(line).verdict(for: Diet.glutenFree) == verdict)
    }

    @Test func `an unknown line makes nothing free of anything`() {
        let found = report("2 eggs", "1 tbsp unobtainium")
        #expect(found.unknown == ["1 tbsp unobtainium"])
        #expect(found.verdict(for: Allergen.eggs) == .contains)
        #expect(found.verdict(for: Allergen.milk) == .unknown)
        #expect(found.verdict(for: Diet.vegan) == .conflicts)
        #expect(found.verdict(for: Diet.vegetarian) == .unknown)
        let known = report("2 eggs", "1 cup sugar")
        #expect(known.verdict(for: Allergen.milk) == .freeOf)
        #expect(known.verdict(for: Diet.vegetarian) == .suits)
    }

    @Test func `of an alternative only what all have is certain`() {
        let found = report("200 g bacon or tofu")
        #expect(found.verdict(for: Diet.vegetarian) == .mayConflict)
        #expect(found.verdict(for: Allergen.soybeans) == .mayContain)
        #expect(report("beef or shrimp").verdict(for: Diet.vegetarian) == .conflicts)
        #expect(report("beef or shrimp").verdict(for: Diet.pescatarian) == .mayConflict)
        #expect(!report("butter or unobtainium").unknown.isEmpty)
    }

    @Test func `a heading is nothing to eat`() {
        #expect(report("For the sauce:", "2 onions").unknown.isEmpty)
    }

    @Test func `nothing at all is free of everything`() {
        #expect(report().verdict(for: Allergen.gluten) == .freeOf)
        #expect(report().verdict(for: Diet.kosher) == .suits)
    }
}
