import Markup
import Testing
import Values

@testable import RecipeService

/// Pages whose markup says less than they show, or nothing.
@Suite struct VisiblePageTests {
    private func read(_ html: String) throws -> ExtractedRecipe? {
        try PageReader.recipe(in: try #require(try HTMLDocument(text: html, budget: .ample)), url: "https://a.example/")
    }

    private func page(_ json: String, _ body: String) -> String {
        """
        <html><head><title>A page</title><script type="application/ld+json">\(json)</script></head><body>\(body)</body></html>
        """
    }

    private func texts(_ lines: [ExtractedRecipe.Line]) -> [String] {
        lines.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    private let cake = """
        {"@type":"Recipe","name":"Plum cake","recipeIngredient":["300 g flour","150 g butter","1 kg plums","50 g sugar","50 g butter"],
        "recipeInstructions":["Rub the butter into the flour.","Press it into a tin.","Halve the plums.","Bake for an hour."]}
        """

    @Test func `groups that only the page shows are kept, with equal lines in their own group`() throws {
        let recipe = try #require(
            try read(
                page(
                    cake,
                    """
                    <h1>Plum cake</h1><h2>Ingredients</h2>
                    <div class="group"><h4>Base</h4><ul><li>300 g flour</li><li>150 g butter</li></ul></div>
                    <div class="group"><h4>Topping:</h4><ul><li>1 kg plums</li><li><span>50 g</span> <span>sugar</span></li>
                    <li>50 g butter</li></ul></div>
                    """
                )
            )
        )
        #expect(
            texts(recipe.ingredients) == [
                "Base: 300 g flour", "Base: 150 g butter", "Topping: 1 kg plums", "Topping: 50 g sugar",
                "Topping: 50 g butter",
            ]
        )
    }

    @Test func `headings above steps become their sections`() throws {
        let recipe = try #require(
            try read(
                page(
                    cake,
                    """
                    <h2>Method</h2><h3>Base</h3><ol><li>Rub the butter into the flour.</li><li>Press it into a tin.</li></ol>
                    <h3>Topping</h3><ol><li>Halve the plums.</li><li>Bake for an hour.</li></ol>
                    """
                )
            )
        )
        #expect(recipe.steps.map(\.section) == ["Base", "Base", "Topping", "Topping"])
        #expect(recipe.steps.map(\.text).first == "Rub the butter into the flour.")
    }

    @Test func `amounts that the markup leaves out are read from the page`() throws {
        let recipe = try #require(
            try read(
                page(
                    #"{"@type":"Recipe","name":"Soup","recipeIngredient":["leeks","cream","nutmeg"],"recipeInstructions":"Boil."}"#,
                    "<ul><li>2 leeks</li><li>200 ml cream</li><li>1 pinch nutmeg</li></ul>"
                )
            )
        )
        #expect(recipe.ingredients.map(\.text) == ["2 leeks", "200 ml cream", "1 pinch nutmeg"])
    }

    @Test func `lines that the page does not show stay as the markup has them`() throws {
        let recipe = try #require(try read(page(cake, "<p>300 g flour</p><p>Nothing else.</p>")))
        #expect(
            texts(recipe.ingredients) == ["300 g flour", "150 g butter", "1 kg plums", "50 g sugar", "50 g butter"]
        )
    }

    @Test func `a file is a logo by its words, not by letters within one`() throws {
        let html = """
            <html><head><meta property="og:image" content="/silicone-moulds.jpg"></head><body><h1>Soup</h1>
            <h2>Ingredients</h2><ul><li>2 leeks</li></ul><h2>Method</h2><ol><li>Cut.</li></ol></body></html>
            """
        #expect(try read(html)?.imageURL == "https://a.example/silicone-moulds.jpg")
        #expect(try read(html.replacing("silicone-moulds", with: "site_logo"))?.imageURL == nil)
    }

    @Test func `two lines with amounts are a recipe, a summary is none`() throws {
        let list = "<h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li><li>1 onion</li><li>salt</li></ul>"
        func ingredients(_ json: String) throws -> [String]? {
            try read(
                page(#"{"@type":"Recipe","name":"A","recipeIngredient":\#(json),"recipeInstructions":"Boil."}"#, list)
            )?
            .ingredients.map(\.text)
        }
        #expect(try ingredients(#"["3 eggs","100 g rice"]"#) == ["3 eggs", "100 g rice"])
        #expect(try ingredients(#"["leek, onion"]"#)?.count == 4)
        #expect(try ingredients(#"["2 leeks"]"#)?.count == 4)
    }

    @Test func `parts of a drink, and foods that begin like a verb, are ingredients`() throws {
        let lines = [
            "2 parts gin", "1 part lime juice", "Juice of 1 lemon", "Cream cheese, softened, as much as you like",
        ]
        let recipe = try read(
            """
            <h1>Two things</h1><ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>
            <p>Stir the gin and the lime juice in a glass for a minute.</p><p>Spread the cheese on toast and serve it.</p>
            """
        )
        #expect(recipe?.ingredients.map(\.text) == lines)
    }

    @Test func `a step that tells a time is no time of the recipe`() throws {
        let recipe = try read(
            """
            <h1>Peas</h1><h2>Ingredients</h2><ul><li>200 g peas</li><li>1 onion</li></ul><h2>Method</h2>
            <ol><li>Cook 20 minutes until soft</li><li>Bake for 10 minutes.</li></ol>
            """
        )
        #expect(recipe?.steps.count == 2)
        #expect(recipe?.cookMinutes == nil && recipe?.totalMinutes == nil)
    }

    @Test func `headings among the markup's lines are lost nowhere`() throws {
        let json = """
            {"@type":"Recipe","name":"A","recipeIngredient":["Dough","300 g flour","Topping","1 kg plums"],
            "recipeInstructions":["Dough","Knead the flour.","Topping","Halve the plums."]}
            """
        let body = """
            <h4>Dough</h4><ul><li>300 g flour</li></ul><h4>Topping</h4><ul><li>1 kg plums</li></ul>
            <h3>Dough</h3><p>Knead the flour.</p><h3>Topping</h3><p>Halve the plums.</p>
            """
        let recipe = try #require(try read(page(json, body)))
        #expect(texts(recipe.ingredients) == ["Dough: 300 g flour", "Topping: 1 kg plums"])
        #expect(texts(recipe.steps) == ["Dough: Knead the flour.", "Topping: Halve the plums."])
        // The plums stand under another heading there: what heads nothing stays a line.
        let other = try #require(
            try read(page(json, body.replacing("<h4>Topping</h4>", with: "<h4>Topping</h4><h4>Fruit</h4>")))
        )
        #expect(texts(other.ingredients) == ["Dough: 300 g flour", "Topping", "Fruit: 1 kg plums"])
    }

    @Test func `a heading that heads nothing stays a line`() throws {
        let json =
            #"{"@type":"Recipe","name":"A","recipeIngredient":["2 eggs","100 g rice","Mint sauce"],"recipeInstructions":"Mix."}"#
        let recipe = try #require(
            try read(page(json, "<ul><li>2 eggs</li><li>100 g rice</li></ul><h4>Mint sauce</h4>"))
        )
        #expect(texts(recipe.ingredients).last == "Mint sauce")
    }

    @Test func `a page without markup is read to the end of its method, not into what follows`() throws {
        let recipe = try #require(
            try read(
                """
                <nav><ul><li><a href="/b">Bread</a></li><li><a href="/c">Cheese</a></li></ul></nav>
                <h1>Rice with peas</h1><p>My grandmother made this dish on every Sunday of her life, and so do I.</p>
                <p>Serves 3</p><div><div><div>200 g</div><div>rice</div></div><div><div>150 g</div><div>peas</div></div>
                <div><div>1</div><div>onion</div></div></div>
                <div><p>Chop the onion and fry it in a pan for 5 minutes.</p>
                <p>Add the rice and the peas, cover and cook for 20 minutes.</p></div>
                <p>You will also like our other dishes. What did you think of it?</p>
                <section id="comments"><p>Lovely, thank you so much for sharing this with us!</p></section>
                """
            )
        )
        #expect(recipe.title == "Rice with peas")
        #expect(recipe.servings == 3)
        #expect(recipe.ingredients.map(\.text) == ["200 g rice", "150 g peas", "1 onion"])
        #expect(
            recipe.steps.map(\.text) == [
                "Chop the onion and fry it in a pan for 5 minutes.",
                "Add the rice and the peas, cover and cook for 20 minutes.",
            ]
        )
    }

    @Test func `a list in two systems of measures is taken once`() throws {
        let recipe = try #require(
            try read(
                """
                <h1>Scones</h1><h2>Ingredients</h2><ul><li>225 g flour</li><li>50 g butter</li><li>150 ml buttermilk</li></ul>
                <ul><li>8 oz flour</li><li>2 oz butter</li><li>5 fl oz buttermilk</li></ul>
                <h2>Method</h2><ol><li>Rub the butter into the flour.</li><li>Stir in the buttermilk and bake.</li></ol>
                """
            )
        )
        #expect(recipe.ingredients.map(\.text) == ["225 g flour", "50 g butter", "150 ml buttermilk"])
        #expect(recipe.steps.count == 2)
    }

    @Test(arguments: [
        ("<p>Vorbereitung: 20 Min.</p><p>Kochzeit</p><p>1 Std.</p>", 20, 60, 80),
        ("<p>Total time: 45 minutes</p>", nil, nil, 45),
    ])
    func `times are read where they stand near the list`(facts: String, prep: Int?, cook: Int?, total: Int?) throws {
        let recipe = try #require(
            try read(
                """
                <h1>Suppe</h1>\(facts)<h2>Zutaten</h2><ul><li>2 Stangen Lauch</li><li>1 l Wasser</li></ul>
                <h2>Zubereitung</h2><ol><li>Lauch schneiden.</li><li>Im Wasser kochen.</li></ol>
                """
            )
        )
        #expect(recipe.prepMinutes == prep)
        #expect(recipe.cookMinutes == cook)
        #expect(recipe.totalMinutes == total)
    }
}
