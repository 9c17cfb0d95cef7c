import Kitchen
import Testing

/// What is bought for lines of recipes.
@Suite struct PurchaseTests {
    private let parser = IngredientParser()

    /// The rows of a table, without what they are indented by.
    private func rows(_ table: String) -> [(lines: [String], items: String)] {
        table.split(separator: "\n").map { row in
            let sides = row.split(separator: " → ", maxSplits: 1).map(String.init)
            return (sides[0].split(separator: ";").map { String($0.drop { $0 == " " }) }, sides[1])
        }
    }

    private func shares(_ lines: [String]) -> [Contribution<Int>] {
        lines.enumerated().map { Contribution(line: parser.parse($1), source: $0) }
    }

    private func bought(_ lines: [String], _ kitchen: Consolidation = Consolidation()) throws -> String {
        let items = try Language.$shown.withValue(kitchen.language) { try kitchen.items(shares(lines)) }
        return items.map { item in
            let text = item.text.isEmpty ? item.name : "\(item.text) \(item.name)"
            return item.note.map { "\(text) (\($0))" } ?? text
        }.joined(separator: ", ")
    }

    @Test(arguments: [
        PurchaseLines.names, PurchaseLines.choices, PurchaseLines.amounts, PurchaseLines.wording,
        PurchaseLines.alternatives, PurchaseLines.meanings, PurchaseLines.products, PurchaseLines.said,
        PurchaseLines.pieces, PurchaseLines.wanted, PurchaseLines.needed, PurchaseLines.parts, PurchaseLines.measured,
        PurchaseLines.kept, PurchaseLines.unsaid, PurchaseLines.heeded, PurchaseLines.apart, PurchaseLines.joined,
        PurchaseLines.accounted, PurchaseLines.weighed,
        PurchaseLines.loose, PurchaseLines.regrouped, PurchaseLines.otherWords, PurchaseLines.deciding,
        PurchaseLines.beside, PurchaseLines.sold, PurchaseLines.clauses,
    ])
    func `lines are bought as a shopper would`(table: String) throws {
        for (lines, items) in rows(table) {
            #expect(try bought(lines) == items, "\(lines)")
        }
    }

    @Test(arguments: [
        ("3 lb beef", "1.4 kg beef", "3 lb beef"),
        ("2 ¾ lb beef", "1 ¼ kg beef", "2 ¾ lb beef"),
        ("1 cup flour", "125 g flour", "1 cup flour"),
        ("5 cups flour", "625 g flour", "5 cups flour"),
        ("5 cups sugar", "1 kg sugar", "5 cups sugar"),
        ("1 cup milk", "240 ml milk", "1 cup milk"),
        ("½ gallon vanilla ice cream", "1.9 l vanilla ice cream", "½ gallon vanilla ice cream"),
        (
            "Vegetable oil (for frying; about 4 cups)", "950 ml vegetable oil (for frying)",
            "4 cups vegetable oil (for frying)"
        ),
        ("2 cups cubed tropical fruit", "460 g tropical fruit", "2 cups tropical fruit"),
        ("1 quart milk", "950 ml milk", "1 quart milk"),
        ("3 cups diced ham", "420 g ham", "15 oz ham"),
        ("1 stick butter", "115 g butter", "1 stick butter"),
        ("2 tbsp sugar", "2 tbsp sugar", "2 tbsp sugar"),
        ("1 (14.5 oz) can corn", "1 can (410 g) canned corn", "1 can (14 ½ oz) canned corn"),
        ("1 can (400 g) corn", "1 can (400 g) canned corn", "1 can (14 oz) canned corn"),
        ("1 (5 lb) beef roast", "1 × 2 ¼ kg beef roast", "1 × 5 lb beef roast"),
        ("250 g mushrooms", "250 g mushroom", "9 oz mushroom"),
        ("2 cups zork", "475 ml zork", "2 cups zork"),
        ("2 oz brandy", "60 ml brandy", "2 oz brandy"),
        ("2 tbsp ground beef", "30 g ground beef", "2 tbsp ground beef"),
        ("½ cup sliced almonds", "50 g sliced almond", "½ cup sliced almond"),
        ("1 cup scallops", "225 g scallop", "8 oz scallop"),
        ("½ cup Truvia natural sweetener", "100 g Truvia natural sweetener", "½ cup Truvia natural sweetener"),
        ("2 fl oz zork", "60 ml zork", "2 fl oz zork"),
        ("2 cups cooked spinach", "600 g spinach", "20 cups spinach"),
        ("2 cups zorkberry puree", "480 g zorkberry puree", "2 cups zorkberry puree"),
        ("1 cup zorky pasta", "100 g zorky pasta", "1 cup zorky pasta"),
        ("1 cup tomato puree", "250 g tomato puree", "1 cup tomato puree"),
        ("1 (10 oz) can tomato puree", "1 can (280 g) tomato puree", "1 can (10 oz) tomato puree"),
        ("1 (12 fl oz) can chicken", "1 can (340 g) canned chicken", "1 can (12 fl oz) canned chicken"),
        (
            "1 package (1 ½ tsp) active dry yeast", "1 package (5 g) active dry yeast",
            "1 package (1 ½ tsp) active dry yeast"
        ),
        ("1 (32 oz) carton chicken broth", "1 carton (950 ml) chicken broth", "1 carton (32 oz) chicken broth"),
    ])
    func `amounts are in the household's measures`(line: String, metric: String, us: String) throws {
        #expect(try bought([line], Consolidation(system: .metric)) == metric)
        #expect(try bought([line], Consolidation(system: .us)) == us)
    }

    @Test(arguments: [
        ("1 cup skim milk", Language.de, "240 ml Milch (entrahmt)"),
        ("2 tomatoes", .fr, "2 tomates"),
        ("2 Möhren", .de, "2 Möhren"),
        ("2 Karotten", .en, "2 carrot"),
        ("200 g gluten-free flour", .de, "200 g glutenfreies Mehl"),
        ("3 Eigelb", .de, "3 Eier"),
        ("1 Knoblauchzehe", .de, "1 Zehe Knoblauch"),
        ("50 g Butter oder Margarine", .de, "50 g Butter (oder Margarine)"),
        ("500 g gekochter Reis", .de, "165 g Reis"),
        ("1,2 kg Kartoffeln", .de, "1,2 kg Kartoffeln"),
        ("125 g de beurre doux", .fr, "125 g beurre doux"),
        ("2 cucharadas de harina", .es, "2 cdas. harina"),
        ("2 gousses d'ail", .fr, "2 gousses ail"),
        ("4 Schnitzel à 150 g", .de, "4 × 150 g Schnitzel"),
        ("4 Rinderrouladen (à ca. 180 g)", .de, "4 × 180 g Rinderrouladen"),
        ("2 Dosen Tomaten à 400 g", .de, "2 Dosen (400 g) Tomaten"),
        ("2 gestr. TL Backpulver", .de, "2 TL Backpulver"),
        ("ein paar Stiele Koriander", .de, "1 Bund Koriander"),
        ("½ Bund Schnittlauch, in Röllchen", .de, "1 Bund Schnittlauch"),
        ("1 TL Majoran, gerebelt", .de, "1 TL Majoran (getrocknet)"),
        ("1,5 kg Schweineschulter mit Schwarte", .de, "1,5 kg Schweineschulter mit Schwarte"),
        ("je 1 rote und gelbe Paprikaschote", .de, "1 gelbe Paprika, 1 rote Paprika"),
        ("1 poivron rouge et 1 poivron vert", .fr, "1 poivron rouge, 1 poivron vert"),
        ("6 tomates bien mûres", .fr, "6 tomates (bien mûres)"),
        ("200 g de confiture de mûres", .fr, "200 g confiture de mûres"),
        ("1 tranche épaisse de jambon de Bayonne", .fr, "1 tranche jambon de Bayonne (épaisse)"),
        ("quelques brins de thym", .fr, "1 botte thym"),
        ("1 bouquet de persil plat", .fr, "1 botte persil plat"),
        ("1 bouquet garni", .fr, "1 bouquet garni"),
        ("2 cuillerées à soupe de rhum", .fr, "2 c. à s. rhum"),
        ("1 boîte de tomates pelées (400 g)", .fr, "1 boîte (400 g) tomates pelées"),
        ("200 g de petits pois", .fr, "200 g petits pois"),
        ("1 poulet de 1,6 kg environ", .fr, "1 × 1,6 kg poulet"),
        ("150 g de jamón serrano picado", .es, "150 g jamón serrano"),
        ("4 lomos de merluza (unos 150 g cada uno)", .es, "4 × 150 g lomos de merluza"),
        ("1 rama de romero", .es, "1 manojo romero"),
        ("ralladura de 1 naranja", .es, "1 naranja"),
        ("1 bote pequeño de mayonesa", .es, "1 bote mayonesa (bote pequeño)"),
    ])
    func `names and units are in the household's language`(line: String, language: Language, text: String) throws {
        #expect(try bought([line], Consolidation(language: language, system: .metric)) == text)
    }

    @Test(arguments: [
        ("1-inch-thick; such as 12-ounce steaks", "2.5 cm thick; such as 340 g steaks"),
        ("¾- to 1-inch-thick", "2–2.5 cm thick"), ("or 1 chicken, 4 to 5 lb., cut", "or 1 chicken, 1.8–2.25 kg, cut"),
        ("1 cup: or margarine; 2 tbsp: or oil", "225 g: or margarine; 2 tbsp: or oil"),
        ("or 7-Up in 2 cans", "or 7-Up in 2 cans"), ("preferably white", "preferably white"),
    ])
    func `measures in notes are the household's`(note: String, metric: String) throws {
        let butter = try #require(parser.parse("butter").food)
        let kitchen = Consolidation()
        #expect(kitchen.note(note, of: butter, key: butter.id, in: .metric) == metric)
        #expect(kitchen.note(note, of: butter, key: butter.id, in: .us) == note)
    }

    @Test func `what holds for a part is said in the household's language`() throws {
        #expect(
            try bought(["100 g Butter oder Margarine", "50 g Butter"], Consolidation(language: .de, system: .metric))
                == "150 g Butter (100 g: oder Margarine)"
        )
    }

    @Test func `what is not for the shop is left out, and told`() throws {
        let lines = [
            "2 cups warm water", "Special equipment: a deep-fry thermometer", "For the sauce:", "see note",
            "*Tamarind paste is available at markets", "1 cup flour", "Garnish: parsley",
        ]
        let found = try Consolidation().consolidate(shares(lines))
        #expect(found.items.map(\.name) == ["parsley", "flour"])
        #expect(found.items.map(\.note) == ["optional", nil])
        #expect(found.leftOut.map(\.contribution.source) == [0, 1, 2, 3, 4])
        #expect(found.leftOut.map(\.reason) == [.water, .equipment, .heading, .reference, .reference])
    }

    @Test(arguments: [
        ("Giblets from the turkey", LeftOutReason.reference), ("½ cup reserved pineapple juice", .reference),
        ("Ingredient info: Vanilla paste is sold in jars. It replaces vanilla extract.", .reference),
        ("2 cups cool water", .water), ("Wooden spoon", .equipment), ("Mixing bowl", .equipment),
        ("1 recipe pâte brisée (recipe follows)", .reference), ("a mortar and pestle", .equipment),
        ("A 9-inch pie pan", .equipment), ("Harissa mayo, for serving, recipe follows", .reference),
        ("One-third of these ingredients is used for each of the three cake layers.", .reference),
        ("Ice cream maker", .equipment), ("2 cups pan juices from the turkey roasting pan", .reference),
        ("2 tbsp breast milk", .reference), ("½ cup pan drippings", .reference), ("4 ice cubes", .water),
        ("3 cups crushed ice", .water),
        ("Large block of tea ice", .water), ("½ cup poaching water", .water), ("brown paper bag", .equipment),
        ("48 (about) 6-inch skewers", .equipment), ("Makes about 1 cup", .reference),
        ("Fennel oil, recipe follows", .reference), ("Neck, giblets, and liver", .reference),
        ("wings and bones reserved from the duck", .reference), ("¼ cup reserved oyster juice", .reference),
        ("10 metal or bamboo skewers soaked in water", .equipment),
        (
            "Soften 6 cups of chocolate ice cream. Mix in ½ tsp cinnamon. Freeze, and continue with the cake.",
            .reference
        ),
    ])
    func `titles, sentences and tools are not for the shop`(line: String, reason: LeftOutReason) throws {
        let found = try Consolidation().consolidate(shares([line]))
        #expect(found.items.isEmpty && found.leftOut.map(\.reason) == [reason])
        #expect(try bought(["Worcestershire Sauce"]) == "worcestershire sauce")
    }

    @Test func `what somebody typed for the list is taken as it is`() throws {
        let typed = ["2 l water", "3 egg yolks", "salt and pepper"].enumerated().map {
            Contribution(line: parser.parse($1), isTyped: true, source: $0)
        }
        let found = try Consolidation().consolidate(typed)
        #expect(found.leftOut.isEmpty)
        #expect(Set(found.items.map(\.name)) == ["water", "egg yolk", "salt and pepper"])
    }

    @Test func `more than is usual at home is to be bought`() throws {
        let kitchen = Consolidation()
        let cases = [("100 g butter", false), ("1.5 kg butter", true), ("butter", false), ("3 lb flour", true)]
        for (line, isMore) in cases {
            let item = try #require(try kitchen.items(shares([line])).first)
            #expect(kitchen.isMoreThanUsual(item) == isMore, "\(line)")
        }
    }

    @Test func `an item is added up anew from its stored lines as it was from the recipes'`() throws {
        let kitchen = Consolidation()
        let lines = ["3 egg yolks", "2 egg whites", "1 egg", "2 cups cooked rice", "1 (8 oz) package cream cheese"]
        let twice = shares(lines).map { Contribution(line: $0.line, scale: Rational(2), source: $0.source) }
        for item in try kitchen.items(twice) {
            let stored = try item.contributions.map {
                Recount.Share(text: $0.line.text, amount: try $0.amount(), isTyped: false)
            }
            let identity = Recount.Identity(key: item.key, food: item.food, name: item.name, category: item.category)
            let sum = try kitchen.recount(stored, of: identity)
            #expect(sum.quantities == item.quantities && sum.text == item.text && sum.note == item.note)
        }
    }

    @Test func `sizes are part of what is stored`() throws {
        let item = try #require(try Consolidation().items(shares(["2 (400 g) cans chickpeas"])).first)
        let amount = try #require(item.quantities.first)
        #expect(amount.size == Amount.Size(value: Rational(400), unit: .gram))
        #expect(try amount.scaled(by: Rational(2)).size == amount.size)
    }
}
