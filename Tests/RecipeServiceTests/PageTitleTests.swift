import Markup
import Testing
import Values

@testable import RecipeService

/// What a page says beside its linked data, and pages that mark their parts in attributes.
@Suite struct PageTitleTests {
    private func read(_ html: String) throws -> ExtractedRecipe? {
        try PageReader.recipe(
            in: try #require(try HTMLDocument(text: html, budget: .ample)),
            url: "https://www.a.org/p/"
        )
    }
    private static let linked = #"""
        <script type="application/ld+json">
        {"@type":"Recipe","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."}
        </script>
        """#

    @Test(arguments: [
        ("<title>Best soup | My Site</title>", "", "Best soup"),
        ("<title>Best soup - My Site</title>", "", "Best soup"),
        ("<title>Best soup – My Site</title>", "", "Best soup"),
        ("<title>Best soup :: My Site</title>", "", "Best soup"),
        ("<title>Ab | My Site</title>", "", "Ab | My Site"), ("<title>Abc | My Site</title>", "", "Abc"),
        ("<title>Best soup</title>", "", "Best soup"),
        ("<title>My best soup</title>", "<h1>Best SOUP</h1>", "Best SOUP"),
        ("<title>Soup</title>", "<h1>Welcome</h1><h1></h1><h1>Best soup of all</h1>", "Best soup of all"),
        ("<title>Soup | Site</title>", "<h1>Welcome</h1>", "Soup"),
        ("", "<h1></h1><h1>Welcome</h1><h1>Soup</h1>", "Welcome"),
        ("", "", ""), ("<title>A</title><meta property='og:title' content='Soup'>", "", "Soup"),
    ])
    func `a recipe without a name has the page's`(head: String, body: String, title: String) throws {
        let html = "<html><head>\(head)\(Self.linked)</head><body>\(body)</body></html>"
        #expect(try read(html)?.title == title)
    }

    @Test func `a heading of more than two thousand bytes is only a title where there is no other`() throws {
        func title(_ head: String, _ count: Int) throws -> String? {
            let heading = "Soup " + String(repeating: "x", count: count - 5)
            return try read("<html><head>\(head)\(Self.linked)</head><body><h1>\(heading)</h1></body></html>")?.title
        }
        #expect(try title("<title>Soup</title>", 2000)?.count == 2000)
        #expect(try title("<title>Soup</title>", 2001) == "Soup")
        #expect(try title("", 2001)?.count == 2001)
    }

    @Test func `the picture and the name of the site are what the page says of itself`() throws {
        let head = "<meta property='og:image' content='/og.jpg'><meta property='og:site_name' content='Site &amp; Co'>"
        let page = try #require(try read("<html><head>\(head)\(Self.linked)</head></html>"))
        #expect(page.imageURL == "https://www.a.org/og.jpg" && page.siteName == "Site & Co")
        let plain = try #require(try read("<html><head>\(Self.linked)</head></html>"))
        #expect(plain.imageURL == nil && plain.siteName == "a.org")
    }

    @Test func `of two recipes that say as much the first one is taken`() throws {
        func recipe(_ name: String, _ more: String = "") -> String { #"{"@type":"Recipe","name":"\#(name)"\#(more)}"# }
        func title(_ recipes: String...) throws -> String? {
            let json = "[\(recipes.joined(separator: ","))]"
            return try read("<script type='application/ld+json'>\(json)</script><h2>Method</h2><p>Cut.</p>")?.title
        }
        let egg = #","recipeIngredient":["1 egg"]"#
        #expect(try title(recipe("A", egg), recipe("B", egg)) == "A")
        #expect(try title(recipe("A"), recipe("B", egg)) == "B")
        #expect(try title(recipe("A", egg), recipe("B", egg + #","recipeYield":4"#)) == "B")
        #expect(try title(recipe("A", #","recipeInstructions":"Cut.""#), recipe("B", egg)) == "B")
        let whole = egg + #","recipeInstructions":"Cut.","recipeYield":4"#
        #expect(try title(recipe("A", whole), recipe("B", whole)) == "A")
    }

    @Test func `the parts that linked data leaves out are taken from the page`() throws {
        let json = #"{"@type":"Recipe","name":"Soup","recipeIngredient":["1 egg"]}"#
        let html = "<script type='application/ld+json'>\(json)</script><h2>Method</h2><p>Cut.</p>"
        #expect(try read(html)?.steps.map(\.text) == ["Cut."])
        let marked =
            "<div itemscope itemtype='http://schema.org/Recipe'><p itemprop='recipeInstructions'>Mix.</p></div>"
        #expect(try read(html + marked)?.steps.map(\.text) == ["Mix."])
        let lines = ##""recipeIngredient":["1 a","1 b","1 a","1 b"],"recipeInstructions":["a","b","a","b"]"##
        let page = "<html itemscope itemtype='http://schema.org/Recipe'><body><div itemscope>"
        #expect(try read(page + "<p itemprop='recipeInstructions'>Mix.</p></div>")?.steps.map(\.text) == ["Mix."])
        let twice = ##"{"@type":"Recipe","name":"Soup",\##(lines)}"##
        let read = try #require(try read("<script type='application/ld+json'>\(twice)</script>"))
        #expect(read.ingredients.count == 2 && read.steps.count == 2)
    }

    // MARK: - Attributes

    private func marked(
        _ inner: String,
        _ scope: String = "itemscope itemtype='https://schema.org/Recipe'"
    ) throws
        -> ExtractedRecipe?
    {
        try read("<html><body><div \(scope)><p itemprop='recipeIngredient'>1 egg</p>\(inner)</div></body></html>")
    }

    @Test(arguments: [
        "itemscope itemtype='https://schema.org/Recipe'", "vocab='https://schema.org/' typeof='Recipe'",
        "typeof='v:recipe'", "itemscope itemtype='Thing Recipe'", "class='x'",
        "itemscope itemtype='\(String(repeating: "x", count: 1993)) Recipe'",
    ])
    func `a scope is told by its type, and where there is none the page is one`(scope: String) throws {
        #expect(try marked("<b itemprop='name'>Soup</b>", scope)?.ingredients.map(\.text) == ["1 egg"])
    }

    @Test func `an attribute says more than the text`() throws {
        #expect(try marked("<b itemprop='name' content='Soup'>x</b>")?.title == "Soup")
        #expect(try marked("<b itemprop='name' content=''>Soup</b>")?.title == "Soup")
        for (element, url) in [
            ("<a itemprop='image' href='/a.jpg'>x</a>", "/a.jpg"), ("<link itemprop='image' href='/b.jpg'>", "/b.jpg"),
            ("<img itemprop='image' src='/c.jpg'>", "/c.jpg"),
            ("<img itemprop='image' data-src='/d.jpg' src='/c.jpg'>", "/d.jpg"),
            ("<img itemprop='image' data-lazy-src='/e.jpg' src='/c.jpg'>", "/e.jpg"),
        ] {
            #expect(try marked(element)?.imageURL == "https://www.a.org" + url, "\(element)")
        }
        #expect(try marked("<time itemprop='cookTime' datetime='PT9M'>x</time>")?.cookMinutes == 9)
        #expect(try marked("<time itemprop='cookTime'>8 min</time>")?.cookMinutes == 8)
        #expect(try marked("<data itemprop='recipeYield' value='6'>x</data>")?.servings == 6)
        #expect(try marked("<meter itemprop='recipeYield'>5</meter>")?.servings == 5)
    }

    @Test func `properties of things within are not the recipe's`() throws {
        let author = "<div itemprop='author' itemscope><b itemprop='name'>Ann</b></div>"
        #expect(try marked(author + "<b itemprop='name'>Soup</b>")?.title == "Soup")
        #expect(try marked(author)?.siteName == "Ann")
        #expect(try marked("<div itemscope><b itemprop='name'>Other</b></div>")?.title == "")
        #expect(try marked("<div><b itemprop='name'>Soup</b></div>")?.title == "Soup")
        #expect(try marked("<div itemprop='x'><b itemprop='name'>Soup</b></div>")?.title == "Soup")
        let step = "<div itemprop='recipeInstructions'>Mix.<b itemprop='name'>Other</b></div>"
        #expect(try marked(step)?.title == "")
        // Several of one name are a list, and a name may have a prefix.
        #expect(
            try marked("<i property='schema:recipeIngredient'>2 leeks</i>")?.ingredients.map(\.text) == [
                "1 egg", "2 leeks",
            ]
        )
        #expect(try marked("<i property='og:name'>Soup</i>")?.title == "")
        #expect(try marked("<i itemprop='headline x name'>Soup</i>")?.title == "Soup")
    }

    @Test func `an element has at most twenty properties`() throws {
        func names(_ count: Int) -> String { String(repeating: "x ", count: count) }
        #expect(try marked("<i itemprop='\(names(19))name'>Soup</i>")?.title == "Soup")
        #expect(try marked("<i itemprop='\(names(20))name'>Soup</i>")?.title == "")
    }
}
