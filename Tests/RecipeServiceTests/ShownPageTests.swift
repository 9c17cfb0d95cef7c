import Markup
import Testing
import Values

@testable import RecipeService

/// What pages show decides between several readings of their markup.
@Suite struct ShownPageTests {
    private func read(_ json: String?, _ body: String, title: String = "Stew") throws -> ExtractedRecipe {
        let script = json.map { "<script type=\"application/ld+json\">\($0)</script>" } ?? ""
        let html = "<html><head><title>\(title)</title>\(script)</head><body>\(body)</body></html>"
        let page = try #require(try HTMLDocument(text: html, budget: .ample))
        return try #require(try PageReader.recipe(in: page, url: "https://www.pantry.example/"))
    }

    private func recipe(_ ingredients: String, _ steps: String = #"["Cut the beef.","Stew it."]"#) -> String {
        #"{"@type":"Recipe","name":"Stew","recipeIngredient":\#(ingredients),"recipeInstructions":\#(steps)}"#
    }

    private func texts(_ lines: [ExtractedRecipe.Line]) -> [String] {
        lines.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    @Test func `a line that the page calls a title heads a group, and is no line`() throws {
        let list = """
            <div class="i">1 kg beef</div><div class="i">2 onions</div><div class="list__title">Green sauce</div>
            <div class="i">1 bunch parsley</div><div class="i">2 tbsp oil</div>
            """
        let json = recipe(#"["1 kg beef","2 onions","Green sauce","1 bunch parsley","2 tbsp oil"]"#)
        #expect(
            texts(try read(json, list).ingredients) == [
                "1 kg beef", "2 onions", "Green sauce: 1 bunch parsley", "Green sauce: 2 tbsp oil",
            ]
        )
        // Where the page calls all lines so, none heads others.
        let all = list.replacing("class=\"i\"", with: "class=\"list__title\"")
        #expect(try read(json, all).ingredients.map(\.text).contains("Green sauce"))
    }

    @Test func `amounts behind the foods are put before them, as the page shows them`() throws {
        let list = "<ul><li>500 g beef (lean)</li><li>75 g butter</li><li>1 lemon</li><li>Salt</li></ul>"
        #expect(
            try read(recipe(#"["beef 500g","butter 75g","lemon 1","Salt"]"#), list).ingredients.map(\.text)
                == ["500 g beef (lean)", "75 g butter", "1 lemon", "Salt"]
        )
        // "00" belongs to the flour.
        let flour = "<ul><li>00 flour</li><li>2 eggs</li></ul>"
        #expect(try read(recipe(#"["flour 00","2 eggs"]"#), flour).ingredients.map(\.text) == ["flour 00", "2 eggs"])
    }

    @Test func `amounts that run into words are set apart, as the page shows them`() throws {
        let list = "<ul><li>400 g beef</li><li>1 clove garlic</li><li>2 onions</li></ul>"
        #expect(
            try read(recipe(#"["400g beef","1clove garlic","2 onions"]"#), list).ingredients.map(\.text)
                == ["400 g beef", "1 clove garlic", "2 onions"]
        )
        #expect(
            try read(recipe(#"["400g beef","1 clove garlic","2 onions"]"#), list).ingredients.map(\.text)
                == ["400g beef", "1 clove garlic", "2 onions"]
        )
    }

    @Test func `a list inside an item is a group, which ends with it`() throws {
        let body = """
            <h2>Ingredients</h2><ul><li>500 g beef</li><li><strong>Garnish</strong><ul><li>1 bunch parsley</li><li>1 lemon</li></ul></li>
            <li>2 cups stock</li></ul><h2>Method</h2><ol><li>Fry the beef in the pan.</li><li>Add the stock and simmer.</li></ol>
            """
        #expect(
            texts(try read(nil, body).ingredients) == [
                "500 g beef", "Garnish: 1 bunch parsley", "Garnish: 1 lemon", "2 cups stock",
            ]
        )
    }

    @Test func `headings for parts of the ingredients and of the method do not end them`() throws {
        let body = """
            <h3>Ingredients for the filling</h3><ul><li>500 g beef</li><li>1 onion</li></ul>
            <h3>Ingredients for the dip</h3><ul><li>200 g yogurt</li><li>1 clove garlic</li></ul>
            <h3>Method for the filling</h3><p>Fry the beef with the onion.</p><p>Season it with salt.</p>
            <h3>Method for the dip</h3><p>Stir the garlic into the yogurt.</p>
            <h3>Putting it together</h3><h4>Step 1</h4><p>Fill the dough with the beef, and boil it for ten minutes.</p>
            """
        let recipe = try read(nil, body)
        #expect(
            texts(recipe.ingredients) == [
                "500 g beef", "1 onion", "Ingredients for the dip: 200 g yogurt",
                "Ingredients for the dip: 1 clove garlic",
            ]
        )
        #expect(recipe.steps.map(\.text).last == "Fill the dough with the beef, and boil it for ten minutes.")
        #expect(recipe.steps.count == 4)
        #expect(recipe.steps[2].section == "Method for the dip")
    }

    @Test func `short names of steps that the page hides are left out`() throws {
        let steps = """
            [{"@type":"HowToSection","name":"Meat","itemListElement":[
            {"@type":"HowToStep","name":"Prep","text":"Cut the beef."},
            {"@type":"HowToStep","name":"Cook","text":"Stew it for an hour."}]}]
            """
        let json = recipe(#"["1 kg beef","2 onions"]"#, steps)
        let body = "<h4>Meat</h4><ul><li>Cut the beef.</li><li>Stew it for an hour.</li></ul>"
        #expect(texts(try read(json, body).steps) == ["Meat: Cut the beef.", "Meat: Stew it for an hour."])
        let named = "<p>Prep</p><p>Cut the beef.</p><p>Cook</p><p>Stew it for an hour.</p>"
        #expect(
            texts(try read(json, named).steps) == ["Meat: Prep\nCut the beef.", "Meat: Cook\nStew it for an hour."]
        )
        let told = json.replacing("Prep", with: "Cut up all of the meat").replacing(
            "Cook",
            with: "Let it stew for long"
        )
        #expect(try read(told, body).steps[0].text == "Cut up all of the meat\nCut the beef.")
    }

    @Test func `an article's words before a numbered list, and links behind it, are no steps`() throws {
        let steps = """
            ["This is what grandmother had on Sundays.","Cut the beef.","Fry the onions.","Stew it.","More soups","Serve with bread."]
            """
        let body = """
            <p>This is what grandmother had on Sundays.</p><ol><li>Cut the beef.</li><li>Fry the onions.</li><li>Stew it.</li></ol>
            <p><a href="/more">More soups</a></p><p>Serve with bread.</p>
            """
        #expect(
            try read(recipe(#"["1 kg beef","2 onions"]"#, steps), body).steps.map(\.text)
                == ["Cut the beef.", "Fry the onions.", "Stew it.", "Serve with bread."]
        )
        let told = steps.replacing("This is what grandmother had", with: "Gather all that")
        let shown = body.replacing("This is what grandmother had", with: "Gather all that")
        #expect(try read(recipe(#"["1 kg beef","2 onions"]"#, told), shown).steps.count == 5)
    }

    @Test func `the site's name behind a title is cut where the main heading is without it`() throws {
        let json = recipe(#"["1 kg beef","2 onions"]"#)
        let named = json.replacing(#""Stew""#, with: #""Stew - Pantry""#)
        #expect(try read(named, "<h1>Stew</h1>").title == "Stew")
        #expect(try read(named, "<h1>Beef</h1>").title == "Stew - Pantry")
        let other = json.replacing(#""Stew""#, with: #""Stew - the classic""#)
        #expect(try read(other, "<h1>Stew</h1>").title == "Stew - the classic")
    }

    @Test func `microdata in the page's title does not name the recipe`() throws {
        let html = """
            <html itemscope itemtype="http://schema.org/Recipe"><head><title itemprop="name">Plum cake Recipe - (4.8/5)</title></head>
            <body><h1>Plum cake</h1><p itemprop="recipeIngredient">1 kg plums</p><p itemprop="recipeIngredient">2 eggs</p>
            <p itemprop="recipeInstructions">Bake it.</p></body></html>
            """
        let page = try #require(try HTMLDocument(text: html, budget: .ample))
        #expect(try PageReader.recipe(in: page, url: "https://a.example/")?.title == "Plum cake")
    }

    @Test func `a heading among the ingredients of the markup is none`() throws {
        #expect(
            try read(recipe(#"["Ingredients","1 kg beef","2 onions"]"#), "").ingredients.map(\.text)
                == ["1 kg beef", "2 onions"]
        )
    }

    @Test(arguments: [
        ("<dl><dt>Preparation time</dt><dd>About 1 h</dd></dl>", 60),
        ("<p>Elkészítési idő: 25-30 perc</p>", 30), ("<p>Cooking time: 80 minutes</p>", 80),
    ])
    func `the time beside the list is the total where it is the only one`(shown: String, minutes: Int) throws {
        let body = shown + "<ul><li>1 kg beef</li><li>2 onions</li></ul>"
        #expect(try read(recipe(#"["1 kg beef","2 onions"]"#), body).totalMinutes == minutes)
    }
}
