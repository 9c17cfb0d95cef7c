import Testing
import Values

@testable import Kitchen

/// What the file of foods can say of one, and how names find it.
@Suite struct FoodFileTests {
    /// A language without words, but for the headings that none may lack.
    private static func writeEmptyLanguage(to words: WordFolder) throws {
        for name in Vocabulary.files { try words.write("", to: "xx/\(name)") }
        let headings = Category.allCases.map { "category \($0.rawValue): \($0.rawValue)" }
        try words.write(headings.joined(separator: "\n"), to: "xx/shown.txt")
    }

    @Test func `a food has the facts of its line`() throws {
        let words = try WordFolder()
        let lines = [
            "[dairy]", "moona cup=120 each=7/2 piece=clove has=milk,eggs may=nuts made=meat,fish? staple=yes",
            "moonb made=pork", "moonc made=pork,meat", "moond made=pork?", "moone made=honey,pork?",
            "moonf made=pork?,meat? staple=ask", "moong cat=frozen", "[other]", "moonh",
        ]
        _ = try words.append(lines.joined(separator: "\n") + "\n", to: "foods.txt")
        let ids = "abcdefgh".map { "moon\($0)" }
        // The names of a language may stand in any order.
        _ = try words.append(
            ids.reversed().map { "\($0): \($0), zz\($0)" }.joined(separator: "\n") + "\n",
            to: "en/foods.txt"
        )
        let table = FoodTable(try Vocabulary(folder: words.folder))
        let foods = try ids.map { try #require(table.food(id: $0)) }
        for (food, id) in zip(foods, ids) {
            #expect(food.name == id && table.food(named: "zz\(id)")?.id == id)
        }
        #expect(foods[0].gramsPerCup == Rational(120) && foods[0].gramsPerPiece?.description == "7/2")
        #expect(foods[0].pieceUnit == .clove && foods[0].allergens == [.milk, .eggs] && foods[0].mayContain == [.nuts])
        #expect(foods[0].origins == [.meat] && foods[0].possibleOrigins == [.fish])
        #expect(foods.map(\.category) == [.dairy, .dairy, .dairy, .dairy, .dairy, .dairy, .frozen, .other])
        #expect(foods.map(\.staple) == [.assumed, .no, .no, .no, .no, .asked, .no, .no])
        // Pork is meat: certainly if it certainly is pork, and perhaps if nothing else is certain.
        #expect(foods[1].origins == [.pork, .meat] && foods[2].origins == [.pork, .meat])
        #expect(foods[3].origins == [] && foods[3].possibleOrigins == [.pork, .meat])
        #expect(foods[4].origins == [.honey] && foods[4].possibleOrigins == [.pork])
        #expect(foods[5].possibleOrigins == [.pork, .meat])
    }

    @Test(arguments: [
        "cup=x", "each=", "each=x", "piece=blob", "cat=toys", "staple=no", "staple=", "may=wool", "made=wool?", "cup",
    ])
    func `a fact that is none is refused`(fact: String) throws {
        let words = try WordFolder()
        _ = try words.append("[dairy]\nmoona \(fact)\n", to: "foods.txt")
        #expect(words.fault()?.hasSuffix("“\(fact)” is not understood") == true)
    }

    @Test func `a word has letters, digits, apostrophes and the sign for and`() throws {
        let words = try WordFolder()
        try Self.writeEmptyLanguage(to: words)
        var refused = ""
        for letter in "@AZ[`az{&'(0-é" {
            try words.write("2: qq\(letter)q", to: "xx/numbers.txt")
            if words.fault()?.hasSuffix("“qq\(letter)q” is not a word") == true { refused.append(letter) }
        }
        #expect(refused == "@[`{(-")
    }

    @Test func `words are read without the spaces and line ends around them`() throws {
        let words = try WordFolder()
        let file = "units.txt"
        _ = try words.append("\nknob-of: x", to: "fr/\(file)")
        #expect(words.fault()?.contains("there is no unit “knob-of”") == true)
        let other = try WordFolder()
        let text = "cup:  kuup  ,\n  kopp ,  munn  spuun\n   , kopje\n\n\nknob:klont"
        try Self.writeEmptyLanguage(to: other)
        try other.write(text, to: "xx/units.txt")
        let vocabulary = try Vocabulary(folder: other.folder)
        for (name, unit) in [
            ("kuup", MeasureUnit.cup), ("kopp", .cup), ("munn spuun", .cup), ("kopje", .cup), ("klont", .knob),
        ] {
            #expect(MeasureUnit(named: name, words: vocabulary) == unit, "\(name)")
        }
    }

    @Test func `a folder of words is told what it lacks without reading it`() throws {
        func fault(_ words: WordFolder) -> String? {
            do throws(VocabularyError) {
                _ = try Vocabulary.languages(in: words.folder)
                return nil
            } catch {
                return error.description.replacing(words.folder.path + "/", with: "")
            }
        }
        let missing = "is missing: copy the build's *.resources folders next to the executable"
        let words = try WordFolder()
        #expect(fault(words) == nil)
        try words.write("", to: "de/more.txt")
        #expect(fault(words) == "de/more.txt: is not a vocabulary file")
        try words.remove("de/more.txt")
        try words.write("", to: "de/deep/foods.txt")
        #expect(fault(words) == "de/deep/foods.txt: is not a vocabulary file")
        try words.remove("de/deep")
        try words.write("", to: "notes.txt")
        #expect(fault(words) == "notes.txt: is not a vocabulary file")
        try words.remove("notes.txt")
        try words.remove("en")
        #expect(fault(words) == "en/allergens.txt: \(missing)")
        try words.remove("foods.txt")
        #expect(fault(words) == "foods.txt: \(missing)")
    }
}
