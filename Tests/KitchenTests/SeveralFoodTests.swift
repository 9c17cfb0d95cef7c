import Testing

@testable import Kitchen

/// Lines that name several foods: each is bought, in its own amount.
@Suite struct SeveralFoodTests {
    private let parser = IngredientParser()

    private func bought(_ line: String, _ language: Language, times scale: Rational = .one) throws -> String {
        let kitchen = Consolidation(language: language)
        let share = Contribution(line: parser.parse(line), scale: scale, source: 0)
        let items = try Language.$shown.withValue(language) { try kitchen.items([share]) }
        return items.map { item in
            let text = item.text.isEmpty ? item.name : "\(item.text) \(item.name)"
            return item.note.map { "\(text) (\($0))" } ?? text
        }.joined(separator: ", ")
    }

    @Test(arguments: [
        (Language.de, "1 EL Essig und 2 EL Öl", "1 EL Essig, 2 EL Öl"),
        (.de, "2 EL Öl und einen EL Essig", "1 EL Essig, 2 EL Öl"),
        (.de, "1 Zwiebel und 2 Knoblauchzehen", "2 Zehen Knoblauch, 1 Zwiebel"),
        (.en, "2 tbsp oil and 1 tbsp vinegar", "2 tbsp oil, 1 tbsp vinegar"),
        (.en, "2 tbsp oil, 1 tbsp vinegar and 1 tsp sugar", "2 tbsp oil, 1 tsp sugar, 1 tbsp vinegar"),
        (.en, "two tablespoons oil and one tablespoon vinegar", "2 tbsp oil, 1 tbsp vinegar"),
        (.en, "2 tbsp oil and a pinch of salt", "2 tbsp oil, 1 pinch salt"),
        (.en, "1 cup flour plus 2 tbsp sugar", "1 cup flour, 2 tbsp sugar"),
        (.en, "1 cup flour, plus 2 tbsp sugar", "1 cup flour, 2 tbsp sugar"),
        (.en, "1 cup plus 2 tbsp flour", "1 ⅛ cups flour"),
        (.en, "2 carrots and 1 onion, chopped", "2 carrot, 1 onion"),
        (.fr, "2 c. à soupe d'huile et 1 c. à soupe de vinaigre", "2 c. à s. huile, 1 c. à s. vinaigre"),
        (.fr, "1 oignon et 2 gousses d'ail", "2 gousses ail, 1 oignon"),
        (.es, "2 cucharadas de aceite y 1 cucharada de vinagre", "2 cdas. aceite, 1 cda. vinagre"),
    ])
    func `each food of a line has its own amount`(language: Language, line: String, items: String) throws {
        #expect(try bought(line, language) == items)
    }

    @Test func `the amounts of a line grow together, also on a list that is added up anew`() throws {
        let line = "100 g Butter und 50 g Zucker"
        #expect(try bought(line, .de, times: Rational(2)) == "200 g Butter, 100 g Zucker")
        let kitchen = Consolidation(language: .de)
        let sugar = try #require(try kitchen.items([Contribution(line: parser.parse(line), source: 0)]).last)
        // A stored line has the line's amount, whichever of its foods the item is.
        let share = Recount.Share(text: line, amount: Amount(Rational(200), unit: .gram), isTyped: false)
        let identity = Recount.Identity(key: sugar.key, food: sugar.food, name: sugar.name, category: sugar.category)
        #expect(try kitchen.recount([share], of: identity).quantities == [Amount(Rational(100), unit: .gram)])
    }

    @Test(arguments: [
        (
            "Marshmallows, strawberries, bananas, dried apricot/mango/papaya",
            "banana, strawberry, dried apricot/mango/papaya, marshmallow"
        ),
        ("Strawberries, bananas, apricot/mango/papaya", "apricot/mango/papaya, banana, strawberry"),
        ("Lettuce, tomato, onion, pickles, special sauce", "lettuce, onion, tomato, pickle, special sauce"),
        ("Carrots, onions, celery, all diced", "carrot, celery, onion"),
        ("Salt, pepper, paprika, to taste", "black pepper, paprika, salt"),
        ("Rice, beans, and salsa, for serving", "beans, rice, salsa"),
        ("Strawberries, bananas, etc", "banana, strawberry"),
        (
            "Lettuce, tomato, onion, pickles, cheese, bacon, ketchup, mustard",
            "lettuce, onion, tomato, bacon, cheese, ketchup, mustard, pickle"
        ),
        ("Lettuce, tomatoes, cheese for serving", "lettuce, tomato, cheese"),
    ])
    func `nothing of a list of foods is lost, and what is done with them is none`(line: String, items: String) throws {
        #expect(try bought(line, .en) == items)
    }

    @Test(arguments: [
        ("1 lb shrimp, shelled and, if desired, deveined", false),
        ("5 cardamom pods if desired", true), ("lemon wedges for garnish if desired", true),
        ("1 cup olives, if desired", true),
        ("cheese, for serving if desired", true),
    ])
    func `only what may be left out as a whole is optional`(line: String, isOptional: Bool) throws {
        #expect(try bought(line, .en).contains("optional") == isOptional)
    }

    @Test(arguments: [
        (Language.de, "1 TL Zucker, etwas Butter", "Butter, 1 TL Zucker"),
        (.de, "Salz, etwas Muskatnuss", "Muskatnuss, Salz"),
        (.de, "1 TL Salz, eine Prise Pfeffer", "1 Prise Pfeffer, 1 TL Salz"),
        (.en, "salt, pepper, a little butter", "butter, black pepper, salt"),
        (.en, "1 tsp salt, pinch of pepper", "black pepper, 1 tsp salt"),
        (.en, "1 cup sugar, a large egg", "egg, 1 cup sugar"),
        (.fr, "100 g de sucre, un peu de beurre", "beurre, 100 g sucre"),
        (.es, "1 cebolla, un poco de perejil", "1 cebolla, perejil"),
    ])
    func `a food behind a comma with an amount in words is bought`(
        language: Language,
        line: String,
        items: String
    ) throws {
        #expect(try bought(line, language) == items)
    }

    @Test(arguments: [
        ("8 oz cheese, fresh mozzarella", "8 oz cheese"), ("1 squash, a butternut", "1 squash"),
        ("2 cups flour, some sifted", "2 cups flour"), ("1 onion, half of it diced", "1 onion"),
        ("butter, a little melted", "butter"), ("1 chicken, a little over 3 pounds", "1 whole chicken"),
        ("1 cup milk, a bit more if needed", "1 cup milk"),
    ])
    func `what is said of a food behind a comma is no other food`(line: String, items: String) throws {
        #expect(try bought(line, .en).split(separator: " (")[0] == items)
    }

    @Test(arguments: [
        ("1 demi citron", "½"), ("un demi citron", "½"), ("2 demi-citrons", "1"), ("1 halbe Zitrone", "½"),
        ("1 half lemon", "½"), ("1 medio limón", "½"), ("2 half-pint jars jam", "2 jars"), ("1 half and half", "1"),
    ])
    func `a word for a part behind a number is a part of it`(line: String, amount: String) {
        #expect(parser.parse(line).amount?.display.hasPrefix(amount) == true, "\(parser.parse(line).amounts)")
    }

    @Test func `a half lemon is added to lemons`() throws {
        let kitchen = Consolidation(language: .fr)
        let shares = ["1 demi citron", "2 citrons"].map { Contribution(line: parser.parse($0), source: $0) }
        #expect(try kitchen.items(shares).map(\.quantities) == [[Amount(try Rational(5, over: 2))]])
    }

    @Test(arguments: [
        (Language.de, "500 g Rindfleisch (aus der Schulter)", "500 g Rindfleisch (Schulter)"),
        (.de, "500 g Rindfleisch (Schulter)", "500 g Rindfleisch (Schulter)"),
        (.de, "800 g Rindfleisch (zum Schmoren)", "800 g Rindfleisch (zum Schmoren)"),
        (.en, "2 lb beef (from the shoulder)", "2 lb beef (shoulder)"),
        (.fr, "1 kg de porc (dans l'échine)", "1 kg porc (échine)"),
        (.es, "1 kg de ternera (de la pierna)", "1 kg ternera (pierna)"),
    ])
    func `brackets say which part of the animal`(language: Language, line: String, item: String) throws {
        #expect(try bought(line, language) == item)
    }

    @Test func `a typed word means what it means in the household's language`() {
        let german = TypedEntry(language: .de).readOne("Pommes")
        #expect(german.food?.id == "french-fries" && german.category == .frozen && german.key == "french-fries")
        #expect(german.title == "Pommes")
        #expect(TypedEntry(language: .de).readOne("1 kg Pommes").category == .frozen)
        #expect(TypedEntry(language: .fr).readOne("pommes").food?.id == "apple")
        #expect(TypedEntry().readOne("Äpfel").food?.id == "apple")
    }
}
