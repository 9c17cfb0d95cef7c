import Markup
import Testing
import Values

@testable import RecipeService

@Suite struct PageReaderTests {
    private func read(_ html: String, url: String = "https://www.example.org/soup/") throws -> ExtractedRecipe? {
        try PageReader.recipe(in: try #require(try HTMLDocument(text: html, budget: .ample)), url: url)
    }

    private func page(_ json: String, head: String = "") -> String {
        """
        <html><head>\(head)<title>A page</title><script type="application/ld+json">\(json)</script></head>
        <body><h1>Heading</h1></body></html>
        """
    }

    @Test func `a recipe in a graph is found with all it says`() throws {
        let recipe = try #require(
            try read(
                page(
                    """
                    {"@context":"https://schema.org","@graph":[
                     {"@type":"WebPage","@id":"#page","name":"Page"},
                     {"@type":"ImageObject","@id":"#pic","url":"/pic.jpg","width":100},
                     {"@type":["Thing","Recipe"],"name":"Leek &amp;amp; potato soup","recipeYield":["6","6 servings"],
                      "prepTime":"PT15M","cookTime":"P0DT1H5M","image":{"@id":"#pic"},
                      "keywords":"soup, Winter,soup","recipeCategory":["Main"],"recipeCuisine":"French",
                      "publisher":{"@type":"Organization","name":"Example Kitchen"},
                      "recipeIngredient":["For the soup:","2 leeks <b>sliced</b>","&frac12; l&nbsp;water","salt ((to taste))"],
                      "recipeInstructions":[
                       {"@type":"HowToSection","name":"Prepare","itemListElement":[
                         {"@type":"HowToStep","text":"Slice the leeks.<br>Wash them."},"Peel."]},
                       {"@type":"HowToStep","name":"Simmer","text":"Cook for an hour."},
                       {"@type":"HowToStep","name":"Serve the soup...","text":"Serve the soup hot."},
                       {"@type":"HowToStep","name":"Step 4","itemListElement":{"@type":"HowToDirection","text":"Eat."}}],
                      "nutrition":{"@type":"NutritionInformation","calories":"200 kcal"}}]}
                    """
                )
            )
        )
        #expect(recipe.title == "Leek & potato soup")
        #expect(recipe.servings == 6)
        #expect((recipe.prepMinutes, recipe.cookMinutes, recipe.totalMinutes) == (15, 65, 80))
        #expect(recipe.imageURL == "https://www.example.org/pic.jpg")
        #expect(recipe.tags == ["soup", "Winter", "Main", "French"])
        #expect(recipe.siteName == "Example Kitchen")
        #expect(recipe.ingredients.map(\.text) == ["2 leeks sliced", "½ l water", "salt (to taste)"])
        #expect(recipe.ingredients.map(\.section) == ["For the soup", "For the soup", "For the soup"])
        #expect(
            recipe.steps.map(\.text) == [
                "Slice the leeks.", "Wash them.", "Peel.", "Cook for an hour.", "Serve the soup hot.", "Eat.",
            ]
        )
        #expect(recipe.steps.map(\.section) == ["Prepare", "Prepare", "Prepare", "Simmer", nil, nil])
        #expect(recipe.nutrition == ["calories": "200 kcal"])
    }

    @Test(arguments: [
        #"{"@type":"Recipe","name":"A","recipeIngredient":"1 egg\n2 eggs","recipeInstructions":"Mix.\n\nBake."}"#,
        #"[{"@type":"http://schema.org/Recipe","name":["A"],"ingredients":["1 egg","2 eggs"],"recipeInstructions":["Mix.","Bake."]}]"#,
        #"{"@type":"Article","mainEntity":{"@type":"Recipe","headline":"A","recipeIngredient":["1 egg","2 eggs"],"recipeInstructions":{"@type":"ItemList","itemListElement":[{"text":"Mix."},{"text":"Bake."}]}}}"#,
        #"{"@type":"Recipe","name":"A","recipeIngredient":"<ul><li>1 egg</li><li>2 eggs</li></ul>","recipeInstructions":"<p>1</p><p>Mix.</p><p>Bake.</p>",}"#,
        #"{"@type":"Recipe","name":"A","recipeIngredient":[{"name":"egg","amount":1},{"name":"eggs","amount":"2"}],"recipeInstructions":[[{"name":"Mix."}],[{"description":"Bake."}]]}"#,
    ])
    func `the shapes that sites use mean the same`(json: String) throws {
        let recipe = try #require(try read(page(json)))
        #expect(recipe.title == "A")
        #expect(recipe.ingredients.map(\.text) == ["1 egg", "2 eggs"])
        #expect(recipe.steps.map(\.text) == ["Mix.", "Bake."])
    }

    @Test func `of several recipes the fullest is taken`() throws {
        let recipe = try read(
            page(
                """
                [{"@type":"Recipe","name":"Teaser"},
                 {"@type":"Recipe","name":"Real","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."},
                 {"@type":"Recipe","name":"Other","recipeIngredient":["2 eggs"]}]
                """
            )
        )
        #expect(recipe?.title == "Real")
    }

    @Test func `microdata is read where there is no linked data`() throws {
        let recipe = try #require(
            try read(
                """
                <html><head><meta property="og:site_name" content="Site"></head><body>
                <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
                <img itemprop="image" src="/a.jpg"><meta itemprop="prepTime" content="PT20M">
                <time itemprop="cookTime" datetime="PT10M">10 min</time>
                <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ann</b></span>
                Serves <span itemprop="recipeYield">4 people</span>
                <ul><li itemprop="recipeIngredient">1 <b>leek</b></li><li itemprop="ingredients">salt</li></ul>
                <ol itemprop="recipeInstructions"><li>Cut.</li><li>Boil.</li></ol></div></body></html>
                """
            )
        )
        #expect(recipe.title == "Soup")
        #expect(recipe.siteName == "Site")
        #expect(recipe.servings == 4)
        #expect((recipe.prepMinutes, recipe.cookMinutes) == (20, 10))
        #expect(recipe.imageURL == "https://www.example.org/a.jpg")
        #expect(recipe.ingredients.map(\.text) == ["1 leek"] || recipe.ingredients.map(\.text) == ["1 leek", "salt"])
        #expect(recipe.steps.map(\.text) == ["Cut.", "Boil."])
    }

    @Test func `a page without markup is read by its headings`() throws {
        let recipe = try #require(
            try read(
                """
                <html><head><title>Soup</title></head><body><nav><a>Home</a></nav><h1>Leek soup</h1><p>A story.</p>
                <h2>Ingredients</h2><ul><li>2 leeks</li><li>1 l water</li></ul>
                <h2>Method</h2><ol><li>Cut.</li><li>Boil.</li></ol><h2>Comments</h2><p>Nice!</p></body></html>
                """
            )
        )
        #expect(recipe.title == "Leek soup")
        #expect(recipe.ingredients.map(\.text) == ["2 leeks", "1 l water"])
        #expect(recipe.steps.map(\.text) == ["Cut.", "Boil."])
    }

    @Test(arguments: [
        "<p>Nothing here.</p>", "<script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"x\"}</script>",
        "<script type='application/ld+json'>{{{</script>", "<h2>Ingredients</h2>",
    ])
    func `a page without a recipe gives none`(html: String) throws {
        #expect(try read(html) == nil)
    }

    @Test func `scripts in a recipe's text do not survive as markup`() throws {
        let recipe = try #require(
            try read(
                page(
                    #"{"@type":"Recipe","name":"A<img src=x onerror=alert(1)>","recipeIngredient":["&lt;script&gt;alert(1)&lt;/script&gt;1 egg"],"image":"javascript:alert(1)"}"#
                )
            )
        )
        #expect(recipe.title == "A")
        #expect(recipe.ingredients.map(\.text) == ["1 egg"])
        #expect(recipe.imageURL == nil)
    }

    @Test(arguments: [
        ("PT1H30M", 90), ("PT90M", 90), ("P0Y0M0DT0H35M0.000S", 35), ("P1DT2H", 1560), ("PT45S", 45), ("PT5400S", 90),
        ("PT1M30S", 2), ("pt45m", 45), ("45", 45),
        ("1 hr 20 mins", 80), ("1 ½ hours", 90), ("1 1/2 hours", 90), ("1h20", 60), ("20 Minuten", 20), ("2 Std.", 120),
        ("1:15 h", 75), ("12:05", 725), ("Time: 20 min", 20), ("1:75 h", 4500), ("PT0M", nil), ("", nil), ("soon", nil),
        ("PT", nil),
    ])
    func `times are read`(text: String, expected: Int?) {
        #expect(CookingTime.minutes(text) == expected)
    }

    @Test(arguments: [
        ("4", 4), ("Serves 4-6", 4), ("makes 2 dozen cookies", 24), ("1 dozen", 12), ("about 12 pieces", 12),
        ("a loaf", nil), ("0", nil), ("100000", nil), ("", nil),
    ])
    func `yields are read`(text: String, expected: Int?) {
        #expect(Servings.count(in: [text]) == expected)
    }

    @Test(arguments: [
        ("https://a.org/x.jpg", "https://a.org/x.jpg"), ("/x.jpg", "https://b.org/x.jpg"),
        ("//c.org/x.jpg", "https://c.org/x.jpg"), ("x.jpg", "https://b.org/p/x.jpg"), ("javascript:alert(1)", nil),
        ("data:image/png;base64,xx", nil), ("", nil), ("http://", nil),
    ])
    func `addresses are made absolute, and only the web's are kept`(text: String, expected: String?) {
        #expect(PageURL.resolved(text, against: "https://b.org/p/q") == expected)
    }
}

extension WorkBudget {
    /// What a page may cost, with time for a build without optimizations.
    static var ample: WorkBudget {
        WorkBudget(Limits(steps: Limits.page.steps, bytes: Limits.page.bytes, milliseconds: 60_000))
    }
}
