import Testing
import Values

@testable import RecipeService

/// What is read of the linked data of a recipe, up to each limit.
@Suite struct RecipeReaderTests {
    private func read(_ members: String) throws -> ExtractedRecipe {
        let budget = WorkBudget.ample
        let data = try LinkedData([Array("{\"@type\":\"Recipe\",\(members)}".utf8)], budget)
        let node = try #require(data.recipes.first)
        return try RecipeReader(node, in: data, base: "https://a.org/p/", PlainText(budget)).recipe()
    }

    private func ingredients(_ value: String) throws -> [ExtractedRecipe.Line] {
        try read(#""recipeIngredient":"# + value).ingredients
    }

    @Test func `one or two texts hold a line each time they break, of more each is one line`() throws {
        #expect(try ingredients(#""a\nb""#).map(\.text) == ["a", "b"])
        #expect(try ingredients(#"["a\nb","c"]"#).map(\.text) == ["a", "b", "c"])
        #expect(try ingredients(#"["a\nb","c","d"]"#).map(\.text) == ["a b", "c", "d"])
        #expect(try ingredients(#"["","a"," "]"#).map(\.text) == ["a"])
    }

    @Test func `names are read in any case, but the right one first, and tags are words`() throws {
        let recipe = try read(
            #""Name":"Wrong","name":"Soup","RecipeIngredient":["1 leek"],"recipeinstructions":"Cut.""#
        )
        #expect(recipe.title == "Soup")
        #expect(recipe.ingredients.map(\.text) == ["1 leek"])
        #expect(recipe.steps.map(\.text) == ["Cut."])
        let tags = try read(#""keywords":"soup, filtertime: <30mins, & leeks, 5 ingredients, page=2, vegan""#).tags
        #expect(tags == ["soup", "5 ingredients", "vegan"])
    }

    @Test func `lists within lists are read four deep, with their headings`() throws {
        #expect(try ingredients(#"[[[["a"]]]]"#).map(\.text) == ["a"])
        #expect(try ingredients(#"[[[[["a"]]]]]"#).isEmpty)
        let list = #"[{"name":"Sauce","itemListElement":["a",{"ingredients":"b"}]},{"recipeIngredient":["c"]}]"#
        #expect(
            try ingredients(list) == [
                .init(section: "Sauce", text: "a"), .init(section: "Sauce", text: "b"), .init(text: "c"),
            ]
        )
        let parts = #"[{"amount":2,"unit":"g","name":"salt"},{"value":"1","unitText":"l","text":"milk"},{"x":1}]"#
        #expect(try ingredients(parts).map(\.text) == ["2 g salt", "1 l milk"])
    }

    @Test func `a heading of ingredients has a colon, no number and at most sixty characters`() throws {
        let long = String(repeating: "x", count: 59)
        #expect(try ingredients(#"["Sauce:","a","b"]"#).map(\.section) == ["Sauce", "Sauce"])
        #expect(try ingredients(#"["\#(long):","a","b"]"#).map(\.section) == [long, long])
        #expect(try ingredients(#"["x\#(long):","a","b"]"#).map(\.section) == [nil, nil, nil])
        #expect(try ingredients(#"["Sauce 2:","a","b"]"#).map(\.section) == [nil, nil, nil])
        #expect(try ingredients(#"["a:","b:","c:"]"#).map(\.text) == ["a:", "b:", "c:"])
        #expect(try ingredients(#"["salt ((sea))","(a))","c"]"#).map(\.text) == ["salt (sea)", "(a))", "c"])
    }

    @Test func `at most two thousand lines are read`() throws {
        func list(_ count: Int) -> String { "[" + String(repeating: #""a","#, count: count) + "]" }
        #expect(try ingredients(list(2001)).count == 2000)
        #expect(try ingredients("[\(list(2001))]").count == 2000)
        #expect(try read(#""recipeInstructions":\#(list(2001))"#).steps.count == 2000)
    }

    @Test func `a time or yield may be an object, or one of many`() throws {
        #expect(try read(#""recipeYield":{"value":"6"}"#).servings == 6)
        #expect(try read(#""yield":[{"minValue":5}]"#).servings == 5)
        #expect(try read(#""recipeYield":["9 pieces",{"@value":"serves 3"}]"#).servings == 3)
        #expect(try read(#""prepTime":{"maxValue":"PT5M"}"#).prepMinutes == 5)
        #expect(try read(#""cookTime":["soon","PT7M"]"#).cookMinutes == 7)
        #expect(try read(#""performTime":"PT8M""#).cookMinutes == 8)
        let late = #"["# + String(repeating: #""soon","#, count: 99) + #""PT7M"]"#
        #expect(try read(#""prepTime":"# + late).prepMinutes == 7)
        #expect(try read(#""prepTime":["soon","# + late.dropFirst()).prepMinutes == nil)
        #expect(try read(#""recipeYield":[\#(String(repeating: #""x","#, count: 99))"4"]"#).servings == 4)
        #expect(try read(#""recipeYield":[\#(String(repeating: #""x","#, count: 100))"4"]"#).servings == nil)
    }

    @Test func `the whole time is what is said, or preparing and cooking together`() throws {
        func total(_ members: String) throws -> Int? { try read(members).totalMinutes }
        #expect(try total(#""prepTime":"PT5M","cookTime":"PT7M""#) == 12)
        #expect(try total(#""prepTime":"PT5M""#) == 5)
        #expect(try total(#""cookTime":"PT7M""#) == 7)
        #expect(try total(#""name":"x""#) == nil)
        #expect(try total(#""prepTime":"PT5M","totalTime":"PT9M""#) == 9)
    }

    @Test func `tags have two to forty characters, are told once, and are twelve at most`() throws {
        func tags(_ text: String) throws -> [String] { try read(#""keywords":"\#(text)""#).tags }
        let (forty, more) = (String(repeating: "x", count: 40), String(repeating: "x", count: 41))
        #expect(try tags("a,bb;cc|dd,BB, \(forty) ,\(more)") == ["bb", "cc", "dd", forty])
        let many = (10..<23).map { "t\($0)" }
        #expect(try tags(many.joined(separator: ",")) == Array(many.prefix(12)))
        let lists = #""keywords":[{"name":"one"},"two"],"recipeCategory":"one","recipeCuisine":["three"]"#
        #expect(try read(lists).tags == ["one", "two", "three"])
        let split = #""keywords":"\#(many.prefix(11).joined(separator: ","))","recipeCuisine":["xx","yy"]"#
        #expect(try read(split).tags.suffix(2) == ["t20", "xx"])
    }

    @Test func `a picture is the first address, four deep`() throws {
        func image(_ value: String) throws -> String? { try read(#""image":"# + value).imageURL }
        #expect(try image(#""/a.jpg""#) == "https://a.org/a.jpg")
        #expect(try image(#"[{"url":"javascript:x"},{"contentUrl":"b.jpg"}]"#) == "https://a.org/p/b.jpg")
        #expect(try image(#"[[["a.jpg"]]]"#) == "https://a.org/p/a.jpg")
        #expect(try image(#"[[[["a.jpg"]]]]"#) == nil)
        #expect(try image(#"{"url":{"url":{"url":"a.jpg"}}}"#) == "https://a.org/p/a.jpg")
        #expect(try image(#"{"url":{"url":{"url":{"url":"a.jpg"}}}}"#) == nil)
        #expect(try read(#""thumbnailUrl":"t.jpg""#).imageURL == "https://a.org/p/t.jpg")
        let others = String(repeating: #"":","#, count: 99)
        #expect(try image("[\(others)\"a.jpg\"]") == "https://a.org/p/a.jpg")
        #expect(try image("[\":\",\(others)\"a.jpg\"]") == nil)
    }

    @Test func `facts have short names and texts, and are thirty at most`() throws {
        func facts(_ members: String) throws -> [String: String] { try read(#""nutrition":{\#(members)}"#).nutrition }
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        #expect(
            try facts(#""@type":"x","a":"1","b":"","c":{"value":2},"d":["3"],"e":true"#) == [
                "a": "1", "c": "2", "d": "3",
            ]
        )
        #expect(try facts(#""\#(text(40))":"\#(text(100))""#).count == 1)
        #expect(try facts(#""\#(text(41))":"1""#).isEmpty)
        #expect(try facts(#""a":"\#(text(101))""#).isEmpty)
        func many(_ count: Int) -> String { (0..<count).map { #""f\#($0)":"1""# }.joined(separator: ",") }
        #expect(try facts(many(30)).count == 30)
        #expect(try facts(many(31)).count == 30)
        #expect(try read(#""nutrition":"none""#).nutrition.isEmpty)
    }

    @Test func `the site is who publishes, or whoever wrote it`() throws {
        #expect(try read(#""publisher":{"name":"P"},"author":{"name":"A"}"#).siteName == "P")
        #expect(try read(#""author":[{"name":"A"},{"name":"B"}]"#).siteName == "A")
        #expect(try read(#""author":{"name":" "}"#).siteName == nil)
        #expect(try read(#""author":"A""#).siteName == nil)
        #expect(try read(#""headline":["A","B"]"#).title == "A")
    }
}
