import Markup
import Testing
import Values

@testable import RecipeService

/// Pages whose markup says less of the ingredients than their lists show.
@Suite struct NamedIngredientsTests {
    private func read(_ ingredients: String, _ body: String) throws -> [String] {
        let json = """
            {"@type":"Recipe","name":"Bean stew","recipeIngredient":\(ingredients),"recipeInstructions":["Boil it.","Eat it."]}
            """
        let html = """
            <html><head><title>Bean stew</title><script type="application/ld+json">\(json)</script></head>
            <body><h1>Bean stew</h1>\(body)</body></html>
            """
        let page = try #require(try HTMLDocument(text: html, budget: .ample))
        let recipe = try #require(try PageReader.recipe(in: page, url: "https://www.pantry.example/"))
        #expect(!recipe.foundByWording.contains(.ingredients))
        return recipe.ingredients.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    private static let table = """
        <h2>Ingredients</h2><table>
        <tr><th>Amount</th><th>Measure</th><th>Food</th></tr>
        <tr><td>2</td><td>cups</td><td><a href="/1">dried white beans</a><br><small>soaked overnight</small></td></tr>
        <tr><td>1</td><td>tbsp</td><td><a href="/2">oil</a></td><td>*</td></tr>
        <tr><th colspan="4">Crumble topping</th></tr>
        <tr><td>½</td><td>cup</td><td><a href="/3">bread crumbs</a><br><small>toasted</small></td></tr>
        <tr><td>1</td><td>tsp</td><td><a href="/4">salt</a></td></tr>
        </table><h2>Method</h2><ol><li>Boil it.</li><li>Eat it.</li></ol>
        """

    @Test func `names of foods are read with the amounts of the page's table, and with its groups`() throws {
        #expect(
            try read(#"["beans","oil","bread crumbs","salt"]"#, Self.table) == [
                "2 cups dried white beans soaked overnight", "1 tbsp oil",
                "Crumble topping: ½ cup bread crumbs toasted", "Crumble topping: 1 tsp salt",
            ]
        )
    }

    @Test func `a list of other foods is not taken for that of the markup`() throws {
        let names = ["rice", "peas", "stock", "butter"]
        #expect(try read(#"["rice","peas","stock","butter"]"#, Self.table) == names)
    }

    @Test func `lines that have their amounts are not replaced`() throws {
        let lines = ["2 cups beans", "1 tbsp oil", "½ cup bread crumbs", "1 tsp salt"]
        #expect(
            try read(#"["2 cups beans","1 tbsp oil","½ cup bread crumbs","1 tsp salt"]"#, Self.table).map {
                $0.replacing("Crumble topping: ", with: "")
            } == lines
        )
    }

    @Test func `a break in the only cell of a row parts lines`() throws {
        let body = "<h2>Ingredients</h2><table><tr><td>2 cups beans<br>1 tbsp oil<br>1 tsp salt</td></tr></table>"
        #expect(try read(#"["beans","oil","salt"]"#, body) == ["2 cups beans", "1 tbsp oil", "1 tsp salt"])
    }

    @Test func `a number that the markup has cut at its point is made whole`() throws {
        let body = "<ul><li>2 cups beans</li><li>1.5 tbsp oil</li><li>15 g salt</li></ul>"
        #expect(
            try read(#"["2 cups beans","5 tbsp oil","5 g salt"]"#, body) == [
                "2 cups beans", "1.5 tbsp oil", "5 g salt",
            ]
        )
    }

    @Test func `words are put in the order of the page where the markup turns amounts round`() throws {
        let body = "<ul><li>200 g beans</li><li>30 g butter</li><li>pinch salt</li><li>black pepper</li></ul>"
        #expect(
            try read(#"["beans 200g","butter 30g","salt pinch","black pepper"]"#, body)
                == ["200 g beans", "30 g butter", "pinch salt", "black pepper"]
        )
        let plain = "<ul><li>200 g beans</li><li>pinch salt</li></ul>"
        #expect(try read(#"["200 g beans","salt pinch"]"#, plain) == ["200 g beans", "salt pinch"])
    }

    @Test func `the page's order is kept where it shows just the lines of the markup`() throws {
        let body = "<ul><li>2 cups beans</li><li>1 tbsp oil</li><li>1 tsp salt</li></ul>"
        let json = #"["1 tsp salt","2 cups beans","1 tbsp oil"]"#
        #expect(try read(json, body) == ["2 cups beans", "1 tbsp oil", "1 tsp salt"])
        // With something between them the list is no copy of the markup's.
        let other = body.replacing("<li>1 tbsp", with: "<li>see below</li><li>1 tbsp")
        #expect(try read(json, other) == ["1 tsp salt", "2 cups beans", "1 tbsp oil"])
    }

    @Test func `a list that goes on may use a food again, but is not the same in other measures`() throws {
        let start = "<li>200 g beans</li><li>100 g butter</li><li>1 onion</li><li>2 carrots</li>"
        let known = #"["200 g beans","100 g butter","1 onion","2 carrots"]"#
        let more = "<h3>For the sauce</h3><ul><li>50 g butter</li><li>300 ml milk</li><li>30 g flour</li></ul>"
        let steps = "<h2>Method</h2><ol><li>Boil it.</li><li>Eat it.</li></ol>"
        let grown = try read(known, "<h2>Ingredients</h2><ul>\(start)</ul>" + more + steps)
        #expect(grown.count == 7)
        #expect(grown.last == "For the sauce: 30 g flour")
        let ounces = "<ul><li>7 oz beans</li><li>4 oz butter</li><li>1 onion</li><li>2 carrots</li></ul>"
        #expect(try read(known, "<h2>Ingredients</h2><ul>\(start)</ul>" + ounces + steps).count == 4)
    }
}
