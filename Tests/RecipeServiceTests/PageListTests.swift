import Markup
import Testing
import Values

@testable import RecipeService

/// Lists that a page's markup cuts, and those that only its visible text has.
@Suite struct PageListTests {
    private func read(_ json: String?, _ body: String) throws -> ExtractedRecipe {
        let script = json.map { "<script type=\"application/ld+json\">\($0)</script>" } ?? ""
        let html = "<html><head><title>Stew</title>\(script)</head><body>\(body)</body></html>"
        let page = try #require(try HTMLDocument(text: html, budget: .ample))
        return try #require(try PageReader.recipe(in: page, url: "https://a.example/"))
    }

    private func recipe(_ ingredients: String, _ steps: String = #"["Cut the beef.","Stew it."]"#) -> String {
        #"{"@type":"Recipe","name":"Stew","recipeIngredient":\#(ingredients),"recipeInstructions":\#(steps)}"#
    }

    private func texts(_ lines: [ExtractedRecipe.Line]) -> [String] {
        lines.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    @Test func `lines cut at their commas are put together as the page shows them`() throws {
        let list = "<ul><li>250 g beef, diced</li><li>1 onion</li><li>40 g butter, soft, plus more</li></ul>"
        let cut = recipe(#"["250 g beef"," diced"," 1 onion"," 40 g butter"," soft"," plus more"]"#)
        #expect(
            try read(cut, list).ingredients.map(\.text) == [
                "250 g beef, diced", "1 onion", "40 g butter, soft, plus more",
            ]
        )
    }

    @Test func `lines that a page shows one by one are not put together, though it shows them together, too`() throws {
        let list = "<p>2 leeks, 1 onion</p><ul><li>2 leeks</li><li>1 onion</li><li>salt</li></ul>"
        #expect(
            try read(recipe(#"["2 leeks","1 onion","salt"]"#), list).ingredients.map(\.text)
                == ["2 leeks", "1 onion", "salt"]
        )
    }

    @Test func `an amount that one line lacks is read from the page`() throws {
        let list = "<ul><li>2 leeks</li><li>1 onion</li><li>1/2 bunch of parsley</li><li>salt, 2 kinds</li></ul>"
        let bare = recipe(#"["2 leeks","1 onion","of parsley","salt"]"#)
        #expect(
            try read(bare, list).ingredients.map(\.text) == ["2 leeks", "1 onion", "1/2 bunch of parsley", "salt"]
        )
    }

    @Test func `a list that the markup cuts off goes on as the page shows it`() throws {
        let list = """
            <h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li><li>1 l stock</li></ul>
            <ul><li>3 carrots</li><li>200 g celery</li></ul>
            """
        let cut = recipe(#"["500 g beef","2 onions","1 l stock"]"#)
        #expect(
            try read(cut, list).ingredients.map(\.text)
                == ["500 g beef", "2 onions", "1 l stock", "3 carrots", "200 g celery"]
        )
        let again = list.replacing("3 carrots", with: "1 lb beef").replacing("200 g celery", with: "5 cups stock")
        #expect(try read(cut, again).ingredients.count == 3)
    }

    @Test func `a part that is listed twice is kept once`() throws {
        let twice = recipe(
            #"["1 kg potatoes","2 onions","4 tbsp oil","1 tsp salt","1 egg","1 egg","4 tbsp oil","1 tsp salt"]"#
        )
        #expect(
            try read(twice, "").ingredients.map(\.text)
                == ["1 kg potatoes", "2 onions", "4 tbsp oil", "1 tsp salt", "1 egg"]
        )
    }

    @Test func `lines broken within texts are lines, if most begin with amounts`() throws {
        let glued = recipe(#"["3 tbsp oil\n2 cloves garlic","1 leek","1 tsp salt\n1 cup broth\njuice of a lime"]"#)
        #expect(
            try read(glued, "").ingredients.map(\.text)
                == ["3 tbsp oil", "2 cloves garlic", "1 leek", "1 tsp salt 1 cup broth juice of a lime"]
        )
    }

    @Test func `a whole number is written without its zeros`() throws {
        let decimal = recipe(#"["500.0 g beef","2.0  eggs","0.5 tsp salt","1.00 l milk"]"#)
        #expect(try read(decimal, "").ingredients.map(\.text) == ["500 g beef", "2 eggs", "0.5 tsp salt", "1 l milk"])
    }

    @Test func `of an article as method only the numbered list is kept`() throws {
        let article =
            #""Stew is a dish of my youth.\nCut the beef.\nStew it for hours.\nhttps://a.example/more\nMore stews""#
        let body = """
            <p>Stew is a dish of my youth.</p><ol><li>Cut the beef.</li><li>Stew it for hours.</li></ol>
            <p>https://a.example/more</p><p>More stews</p>
            """
        #expect(
            try read(recipe(#"["500 g beef"]"#, article), body).steps.map(\.text) == [
                "Cut the beef.", "Stew it for hours.",
            ]
        )
    }

    @Test func `without markup a short text between two lists is a heading, and texts around the steps are none`()
        throws
    {
        let body = """
            <h1>Stew</h1><h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li></ul><p>To serve</p>
            <ul><li>200 g rice</li><li>parsley</li></ul><h2>Method</h2><ol><li>Cut the beef and the onions.</li>
            <li>Fry the beef in a pan for 10 minutes.</li><li>Stew it for 2 hours.</li></ol><p>Add a note</p><p>Beef stew</p>
            """
        let recipe = try read(nil, body)
        #expect(texts(recipe.ingredients) == ["500 g beef", "2 onions", "To serve: 200 g rice", "To serve: parsley"])
        #expect(recipe.steps.count == 3)
    }

    @Test func `without markup an article behind the list of steps is none of them`() throws {
        let body = """
            <h1>Stew</h1><h2>Ingredients</h2><ul><li>500 g beef</li><li>2 onions</li></ul><h2>Directions</h2><ol>
            <li>Cut the beef and the onions.</li><li>Fry the beef in a pan.</li><li>Stew it for 2 hours.</li></ol>
            <p>First you cut the beef and chop the onions, and then you fry them in a pan.</p>
            <p>Now add the beef and stir it well, and simmer the onions with it.</p>
            """
        #expect(try read(nil, body).steps.count == 3)
    }

    @Test func `without markup a heading among the ingredients heads a part of them`() throws {
        let body = """
            <h1>Buns</h1><h2>Ingredients</h2><ul><li>500 g flour</li><li>300 ml milk</li><li>2 eggs</li></ul>
            <h2>Glaze</h2><ul><li>100 g honey</li><li>1 tsp cinnamon</li></ul>
            <h2>Method</h2><ol><li>Mix the flour, milk and eggs.</li><li>Bake the buns for 20 minutes.</li></ol>
            """
        #expect(
            texts(try read(nil, body).ingredients) == [
                "500 g flour", "300 ml milk", "2 eggs", "Glaze: 100 g honey", "Glaze: 1 tsp cinnamon",
            ]
        )
    }
}
