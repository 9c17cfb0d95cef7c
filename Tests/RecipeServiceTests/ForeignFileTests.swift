import TestSupport
import Testing
import Values

@testable import RecipeService

private typealias Line = RecipeContent.Line

/// Files of apps that write one object a recipe come in whole.
@Suite
struct ForeignFileTests {
    @Test func `a file of Paprika comes in with its pictures`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.paprikaFile) == .paprika)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.paprikaFile)
        #expect(recipes.map(\.content.title) == ["Leek soup", "Pie"])
        let soup = try #require(recipes.first)
        #expect(
            soup.content.ingredients == [
                Line(text: "2 leeks"), Line(text: "500 ml stock"),
                Line(section: "For the croutons", text: "2 slices of bread"),
            ]
        )
        #expect(soup.content.steps.map(\.text) == ["Wash the leeks.", "Boil them.", "Fry the bread."])
        #expect(soup.content.details.notes == "Warm & quick\n\nFreezes well.")
        #expect(soup.content.details.rating == 4)
        #expect(soup.content.nutrition == ["Calories": "210", "Fat": "7 g"])
        #expect(soup.content.times == RecipeContent.Times(prep: 10, cook: 65))
        #expect(soup.content.servings == 3)
        #expect(soup.content.tags == ["Soups", "Winter", "Easy"])
        #expect(soup.content.origin == .init(kind: "url", url: "https://example.org/leek", name: "Aunt Agnes"))
        #expect(soup.picture == .bytes(ForeignFixtures.picture))
        #expect(soup.entry == "Leek soup.paprikarecipe")
        #expect(soup.remarks == [])
        #expect(recipes[1].picture == nil)
        // One recipe alone.
        #expect(try ForeignFixtures.recipes(TestZip.gzip(ForeignFixtures.json(ForeignFixtures.paprika()))).count == 1)
    }

    @Test func `marks of Paprika are headings, recipes and pictures`() throws {
        var file = ForeignFixtures.paprika()
        file["ingredients"] = "1 onion\n*Spices*\n1 tsp cumin *heaped*\n2 * 400 g tomatoes"
        file["directions"] =
            "*Start*\nMake the [recipe:Dumplings] first. [photo:1]\n[photo:2]\nServe with [recipe:Rice]."
        let recipe = try #require(ForeignFixtures.recipes(TestZip.gzip(ForeignFixtures.json(file))).first?.content)
        #expect(
            recipe.ingredients == [
                Line(text: "1 onion"), Line(section: "Spices", text: "1 tsp cumin heaped"),
                Line(section: "Spices", text: "2 * 400 g tomatoes"),
            ]
        )
        #expect(
            recipe.steps == [
                Line(section: "Start", text: "Make the Dumplings first."),
                Line(section: "Start", text: "Serve with Rice."),
            ]
        )
    }

    @Test func `a file of Mela comes in with its groups`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.melaFile) == .mela)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.melaFile)
        #expect(recipes.map(\.content.title) == ["Flat bread", "Naan"])
        let bread = try #require(recipes.first)
        #expect(
            bread.content.ingredients == [
                Line(section: "Dough", text: "300 g flour"), Line(section: "Dough", text: "180 ml water"),
                Line(section: "To serve", text: "1 clove garlic"),
            ]
        )
        #expect(bread.content.steps.map(\.section) == ["Dough", "Dough", "Bake"])
        #expect(bread.content.details.notes == "From the pan.\n\nBest fresh.\n\nabout 200 kcal each")
        #expect(bread.content.times == RecipeContent.Times(prep: 15, cook: 20, total: 35))
        #expect(bread.content.servings == 6)
        // What is no address is a name.
        #expect(bread.content.origin == .init(kind: "manual", url: nil, name: "Grandmother's book"))
        #expect(bread.picture == .bytes(ForeignFixtures.picture))
        let single = try ForeignFixtures.recipes(ForeignFixtures.json(ForeignFixtures.mela()), named: "a.melarecipe")
        #expect(single.map(\.content) == [bread.content])
    }

    @Test func `folders of Nextcloud Cookbook come in with the pictures beside`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.nextcloudFile) == .nextcloudCookbook)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.nextcloudFile)
        #expect(recipes.map(\.content.title) == ["Rice pudding", "Bean stew"])
        #expect(recipes.map(\.picture) == [.bytes(ForeignFixtures.picture), nil])
        let pudding = recipes[0].content
        #expect(pudding.ingredients.map(\.text) == ["200 g rice", "1 l milk & cream"])
        #expect(pudding.steps.map(\.text) == ["Stir slowly.", "Wait."])
        #expect(pudding.tags == ["sweet", "milk", "Dessert"])
        #expect(pudding.times == RecipeContent.Times(prep: 5, cook: 40, total: 45))
        #expect(pudding.details.notes == "Sweet.")
        #expect(pudding.nutrition == ["calories": "300 kcal"])
        #expect(recipes[1].remarks == [.toolsLeftOut])
    }

    @Test func `a list of RecipeSage comes in with headings, notes and addresses of pictures`() throws {
        #expect(try ForeignFixtures.kind(ForeignFixtures.recipeSageFile) == .recipeSage)
        let recipes = try ForeignFixtures.recipes(ForeignFixtures.recipeSageFile, named: "sage.json")
        #expect(recipes.map(\.entry) == ["sage.json #1", "sage.json #2"])
        let curry = recipes[0]
        #expect(
            curry.content.ingredients == [
                Line(section: "Paste", text: "2 chillies"), Line(section: "Rest", text: "1 tin coconut milk"),
            ]
        )
        #expect(curry.content.steps == [Line(section: "Start", text: "Pound it.")])
        #expect(curry.content.details.notes == "Sweet.\n\nMild.")
        #expect(curry.content.origin == .init(kind: "url", url: "https://example.org/curry", name: "A cook"))
        #expect(curry.picture == .address("https://example.org/curry.jpg"))
        #expect(curry.remarks == [.picturesLeftOut])
    }

    @Test func `bare objects of Schema org come in, alone, in a list, and in a graph`() throws {
        let one = ForeignFixtures.schemaOrg()
        #expect(try ForeignFixtures.kind(ForeignFixtures.json(one)) == .schemaOrg)
        for value: Any in [one, [one], ["recipes": [one]], ["@graph": [["@type": "WebSite", "name": "x"], one]]] {
            let recipes = try ForeignFixtures.recipes(ForeignFixtures.json(value))
            #expect(recipes.map(\.content.title) == ["Rice pudding"], "\(value)")
        }
        let two = ["@graph": [one, ForeignFixtures.schemaOrg("Other")]]
        #expect(try ForeignFixtures.recipes(ForeignFixtures.json(two)).map(\.entry) == ["file #1", "file #2"])
    }

    @Test func `reading goes on where it had come to, and stops when told`() throws {
        let all = try ForeignFixtures.items(ForeignFixtures.nextcloudFile)
        #expect(try ForeignFixtures.items(ForeignFixtures.nextcloudFile, skipping: 1) == Array(all.dropFirst()))
        #expect(try ForeignFixtures.items(ForeignFixtures.nextcloudFile, skipping: 9) == [])
        try ScratchFile(ForeignFixtures.recipeSageFile).with { path in
            var count = 0
            try ForeignFile.read(path, named: "a") { _ in
                count += 1
                return false
            }
            #expect(count == 1)
        }
    }

    @Test(arguments: ["", "hello", "{}", "[]", "[1,2]", #"{"a":1}"#, "<html><body>no recipe</body></html>"])
    func `what is no recipe file is unknown`(text: String) throws {
        #expect(throws: ForeignFileError.self) { try ForeignFixtures.kind(Array(text.utf8)) }
        #expect(throws: ForeignFileError.self) { try ForeignFixtures.items(Array(text.utf8)) }
    }
}
