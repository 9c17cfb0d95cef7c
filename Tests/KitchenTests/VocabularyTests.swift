import Testing
import Values

@testable import Kitchen

/// The words of a language are files, which the kitchen reads strictly.
@Suite struct VocabularyTests {
    @Test func `the words that come with Larder are read, English first`() throws {
        try Vocabulary.check()
        #expect(Vocabulary.standard.languages == [.en, .de, .es, .fr])
        #expect(Language(rawValue: "fr") == .fr)
        #expect(Language(rawValue: "xx") == nil)
    }

    @Test func `what is sold beside a food is said of foods that are known`() {
        let beside = Vocabulary.standard.buying.beside
        #expect(beside["parmesan"] == ["rind"])
        for food in beside.keys { #expect(FoodTable.standard.food(listed: food) != nil, "\(food)") }
    }

    /// The files of an invented language; nothing else in Larder knows it.
    private static let invented = [
        "units.txt": "# Spellings\ncup: kuup\ntablespoon: munn spuun",
        "numbers.txt": "2: dwo\n1/2: haaf",
        "grammar.txt": "article: te\nof: uf\nheading: fer\ndone: kopt\nbefore: kopt\nends: fer",
        "categories.txt": "frozen: yskald\nnoun dairy: molkding\nending produce: wortel",
        "allergens.txt": "milk: molk",
        "entries.txt": "one: te\nnote: nit\nwhole: molk and floorn",
        "shown.txt": """
        category produce: Grun
        category meat: Fleesk
        category dairy: Molk
        category pantry: Kast
        category frozen: Yskald
        category other: Oars
        unit cup: kuup, kuups
        """,
        "buying.txt": "kind smoked: rookt\noptional: miskien",
        "variants.txt": "dairy-free: molk\nbefore: zonner\nword vegan: plantig\nstem gluten-free: gluut\nending: loss",
        "foods.txt": "flour: floorn\nmilk: molk,\n    wit molk\nbutter: boter",
    ]

    @Test func `a language is added by adding its folder`() throws {
        let words = try WordFolder()
        for (file, text) in Self.invented { try words.write(text, to: "xx/\(file)") }
        let vocabulary = try Vocabulary(folder: words.folder)
        #expect(vocabulary.languages == [.en, .de, .es, .fr, Language(code: "xx")])
        let foods = FoodTable(vocabulary)
        let parser = IngredientParser(foods: foods)

        let line = parser.parse("dwo kuups floorn")
        #expect(line.amount == Amount(Rational(2), unit: .cup))
        #expect(line.food?.id == "flour")
        #expect(line.allergens == [.gluten])
        #expect(parser.parse("haaf munn spuun uf kopt boter").amount?.unit == .tablespoon)
        #expect(parser.parse("haaf munn spuun uf kopt boter").food?.id == "butter")
        #expect(parser.parse("dwo kuups zonner molk boter").food?.id == "dairy-free-butter")
        #expect(parser.parse("plantig boter").food?.id != "butter")
        #expect(foods.food(named: "gluutloss floorn")?.allergens.contains(.gluten) == false)
        #expect(foods.food(id: "milk")?.names[Language(code: "xx")] == ["molk", "wit molk"])
        #expect(IngredientParser.heading(in: "Fer te saus", words: vocabulary) == "Fer te saus")
        #expect(MeasureUnit(named: "munn spuun", words: vocabulary) == .tablespoon)
        let kitchen = Consolidation(foods: foods, language: Language(code: "xx"))
        let bought = try kitchen.items([Contribution(line: parser.parse("dwo kuups rookt butter"), source: 0)])
        #expect(bought.map(\.name) == ["boter (rookt)"] && bought.map(\.text) == ["2 cups"])
        let categorizer = Categorizer(foods: foods)
        #expect(categorizer.classify("grooble molkding").category == .dairy)
        #expect(categorizer.classify("yskald grooble").category == .frozen)
        #expect(categorizer.classify("groobelwortel").category == .produce)
        #expect(AllergenReader(foods: foods).understands("molk"))

        // The others are read as before, and without the folder nobody knows the new one.
        #expect(parser.parse("2 tasses de farine").food?.id == "flour")
        let standard = IngredientParser().parse("dwo kuups floorn")
        #expect(standard.food == nil && standard.amount == nil)
    }

    @Test func `several spaces between words are one`() throws {
        let words = try WordFolder()
        _ = try words.append("food-unit: vaso  roto\n", to: "es/grammar.txt")
        #expect(words.fault() == nil)
    }

    @Test(arguments: [
        ("fr/units.txt", "grammz: gz", "there is no unit “grammz”"),
        ("fr/units.txt", "knob: litre", "“knob” occurs twice in this file"),
        ("fr/units.txt", "glug: zut,\n   litre", "“litre” already means the unit “liter”"),
        ("fr/units.txt", "glug: zut, zut", "“zut” occurs twice under “glug”"),
        ("fr/units.txt", "glug: zut,, zit", "a word is missing"),
        ("fr/units.txt", "glug:", "a word is missing"),
        ("fr/units.txt", "glug: demi-zut", "“demi-zut” is not a word"),
        ("fr/units.txt", "glug zut", "neither a comment nor “key: word, word”"),
        ("fr/units.txt", "\n  zut", "no entry that this line continues"),
        ("fr/units.txt", "glug:\tzut", "a tab"),
        ("de/numbers.txt", "many: viele", "“many” is not a number"),
        ("de/numbers.txt", "99: zwei", "“zwei” already means the number 2"),
        ("es/grammar.txt", "verb: comer", "there is no class of words “verb”"),
        ("es/grammar.txt", "lean: muy magra", "“muy magra” is not one word"),
        ("es/grammar.txt", "food-unit: vaso", "“vaso” is not two words"),
        ("es/variants.txt", "word sin vegan: zorka", "there is no kind of food “word sin vegan”"),
        ("es/variants.txt", "word veg: zorka", "there is no kind of food “word veg”"),
        ("es/categories.txt", "noun toys: pelota", "there is no category “toys”"),
        ("es/categories.txt", "noun frozen: queso", "“queso” is already listed under “dairy”"),
        ("es/categories.txt", "toys: pelota", "there is no class of words “toys”"),
        ("es/allergens.txt", "wool: lana", "there is no allergen “wool”"),
        ("es/allergens.txt", "milk eggs: huevo", "“huevo” is already listed under “eggs”"),
        ("es/variants.txt", "wool-free: lana", "there is no kind of food “wool-free”"),
        ("es/variants.txt", "word sugar-free: vegana", "“vegana” already means “vegan”"),
        ("fr/foods.txt", "moonberry: baie de lune", "there is no food “moonberry”"),
        ("fr/foods.txt", "onion: autre oignon", "“onion” occurs twice in this file"),
        ("fr/entries.txt", "verb: manger", "there is no class of words “verb”"),
        ("fr/entries.txt", "dish: bien manger", "“bien manger” is not one word"),
        ("brands.txt", "moonberry: lunella", "there is no food or class “moonberry”"),
        ("brands.txt", "made toys: lunella", "there is no food or class “made toys”"),
        ("brands.txt", "sold dairy: lunella", "there is no food or class “sold dairy”"),
        ("brands.txt", "onion: nutella", "“nutella” occurs twice with different meanings"),
        ("brands.txt", "onion: lunella,, luna", "a name is missing"),
        ("foods.txt", "onion", "there are two foods “onion”"),
        ("foods.txt", "moonberry cup=much", "“cup=much” is not understood"),
        ("foods.txt", "moonberry taste=sweet", "“taste=sweet” is not understood"),
        ("foods.txt", "moonberry has=gluten,wool", "“has=gluten,wool” is not understood"),
        ("foods.txt", "moonberry made=wood", "“made=wood” is not understood"),
        ("foods.txt", "[fruit]", "there is no category “fruit”"),
        ("foods.txt", "  moonberry", "neither “[category]” nor “food fact=value …” under one"),
    ])
    func `what is not understood is refused with its file and line`(file: String, text: String, reason: String) throws {
        let words = try WordFolder()
        let first = try words.append(text, to: file)
        let fault = try #require(words.fault())
        // The line with the fault is the last one of those that were added, but where that one only goes on.
        let line = first + text.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(fault == "\(file):\(line): \(reason)")
    }

    @Test func `a name of two foods is refused, in whatever languages`() throws {
        let words = try WordFolder()
        for (name, text) in Self.invented { try words.write(text, to: "xx/\(name)") }
        try words.write("# Names\nflour: floorn\nmilk: Farine", to: "xx/foods.txt")
        #expect(words.fault() == "xx/foods.txt:3: “Farine” is already a name of “flour”")
        try words.write("flour: floorn\nmilk: molk,,", to: "xx/foods.txt")
        #expect(words.fault() == "xx/foods.txt:2: a name is missing")
    }

    @Test func `a food without an English name is refused`() throws {
        let words = try WordFolder()
        _ = try words.append("moonberry\n", to: "foods.txt")
        #expect(words.fault() == "en/foods.txt: there is no name of “moonberry”")
    }

    @Test func `a file that is missing, or that nobody reads, is named`() throws {
        let missing = "is missing: copy the build's *.resources folders next to the executable"
        let words = try WordFolder()
        try words.remove("de/units.txt")
        #expect(words.fault() == "de/units.txt: \(missing)")
        try words.remove("de")
        #expect(words.fault() == nil)
        try words.write("", to: "it/unit.txt")
        #expect(words.fault() == "it/unit.txt: is not a vocabulary file")
        try words.remove("it")
        for folder in ["Notes", "i", "ital", "it2", "i~", "i`"] {
            try words.write("", to: "\(folder)/foods.txt")
            #expect(words.fault() == "\(folder)/foods.txt: is not a vocabulary file")
            try words.remove(folder)
        }
        try words.remove("brands.txt")
        #expect(words.fault() == "brands.txt: \(missing)")
        try words.remove("foods.txt")
        #expect(words.fault() == "foods.txt: \(missing)")
        let nowhere = ResourceFolder(path: "/nowhere/words")
        #expect(throws: VocabularyError.self) { try Vocabulary(folder: nowhere) }
    }
}
