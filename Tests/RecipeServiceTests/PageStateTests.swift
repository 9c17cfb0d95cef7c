import Markup
import Testing
import Values

@testable import RecipeService

/// Pages that carry the recipe as data for their own scripts.
@Suite struct PageStateTests {
    private func read(_ html: String) throws -> ExtractedRecipe? {
        try PageReader.recipe(in: try #require(try HTMLDocument(text: html, budget: .ample)), url: "https://a.example/")
    }

    private func script(_ json: String, title: String = "Leek tart | Kitchen") -> String {
        """
        <html><head><title>\(title)</title></head><body><h2>\(title)</h2>
        <script id="state" type="application/json">\(json)</script></body></html>
        """
    }

    private func texts(_ lines: [ExtractedRecipe.Line]) -> [String] {
        lines.map { line in line.section.map { "\($0): " + line.text } ?? line.text }
    }

    @Test func `a recipe is found by the names of its members, with groups, times and servings`() throws {
        let json = """
            {"page":{"menu":["a","b"],"recipe":{"title":"Leek tart","servings":4,"prep_time":20,"cookingTime":35,"totalTime":"55 min",
            "ingredientGroups":[{"title":"Base","ingredients":["200 g flour","100 g butter"]},
            {"title":"","ingredients":["3 leeks","2 eggs"]}],
            "instructionGroups":[{"title":"Base","instructions":[{"instruction":"Knead flour and butter."}]},
            {"steps":["1. Fry the leeks.","Bake with the eggs."]}]}}}
            """
        let recipe = try #require(try read(script(json)))
        #expect(recipe.title == "Leek tart")
        #expect(texts(recipe.ingredients) == ["Base: 200 g flour", "Base: 100 g butter", "3 leeks", "2 eggs"])
        #expect(texts(recipe.steps) == ["Base: Knead flour and butter.", "Fry the leeks.", "Bake with the eggs."])
        #expect(recipe.servings == 4)
        #expect(recipe.prepMinutes == 20)
        #expect(recipe.cookMinutes == 35)
        #expect(recipe.totalMinutes == 55)
        #expect(recipe.foundByWording == [.ingredients, .steps])
    }

    @Test func `amount, unit and food that are apart make a line`() throws {
        let json = """
            {"title":"Leek tart","steps":[{"fields":{"content":"Bake it all."}}],"ingredients":[
            {"fields":{"qty":"2","preText":"tablespoons ","measurement":"tablespoons","postText":", soft",
            "ingredient":{"fields":{"title":"butter"}}}},
            {"amount":3,"unit":{"name_singular":"slice","name_plural":"slices"},"ingredient":{"name_singular":"ham","name_plural":"hams"}},
            {"amount":2,"unit":{"abbreviation":"pcs."},"ingredient":{"name_singular":"leek","name_plural":"leeks"},"suffix":"from the garden"},
            {"amount":300,"unit":{"abbreviation":"g"},"food_inflection":"plural","food":{"singular":"pea","plural":"peas"}},
            {"amount":null,"unit":"bunch","name":"dill"},{"quantity":"a little","name":"salt"}]}
            """
        #expect(
            try read(script(json))?.ingredients.map(\.text) == [
                "2 tablespoons butter, soft", "3 slices ham", "2 leeks from the garden", "300 g peas", "dill",
                "a little salt",
            ]
        )
    }

    @Test(arguments: [
        ("[0.25,12.5,0.5,75]", ["1 leek", "50 g butter", "2 eggs", "300 g flour"]),
        ("[1,50,2,300]", ["1 leek", "50 g butter", "2 eggs", "300 g flour"]),
        ("[0.5,12.3,0.5,75]", ["½ leek", "12.3 g butter", "½ egg", "75 g flour"]),
    ])
    func `amounts for one are multiplied where few of them are whole and all are for the servings`(
        amounts: String,
        lines: [String]
    ) throws {
        let values = amounts.dropFirst().dropLast().split(separator: ",")
        let foods = [("leek", ""), ("butter", "g"), ("egg", ""), ("flour", "g")]
        let items = zip(values, foods).map { amount, food in
            let plural = food.1.isEmpty ? food.0 + "s" : food.0
            return #"{"amount":\#(amount),"unit":"\#(food.1)","food":{"singular":"\#(food.0)","plural":"\#(plural)"}}"#
        }
        let list = items.joined(separator: ",")
        let json = #"{"title":"Leek tart","servings":4,"ingredients":[\#(list)],"method":["Bake it."]}"#
        #expect(try read(script(json))?.ingredients.map(\.text) == lines)
    }

    @Test func `another recipe than the page's is not taken`() throws {
        let json = #"{"related":[{"title":"Plum cake","ingredients":["1 kg plums","2 eggs"],"steps":["Bake it."]}]}"#
        #expect(try read(script(json)) == nil)
    }

    @Test func `data is read from an attribute, too, and fills in what microdata leaves out`() throws {
        let json = #"{"props":{"name":"Leek tart","ingredients":["3 leeks","2 eggs"],"directions":["Bake it."]}}"#
        let recipe = try #require(
            try read(
                """
                <html><head><title>Leek tart</title></head><body data-page='\(json)'>
                <div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Leek tart</h2>
                <meta itemprop="totalTime" content="PT40M"></div></body></html>
                """
            )
        )
        #expect(recipe.ingredients.map(\.text) == ["3 leeks", "2 eggs"])
        #expect(recipe.steps.map(\.text) == ["Bake it."])
        #expect(recipe.totalMinutes == 40)
    }

    @Test func `what markup says is not replaced`() throws {
        let state = #"{"title":"Leek tart","ingredients":["1 onion","2 eggs","3 figs"],"steps":["Eat it."]}"#
        let known = """
            {"@type":"Recipe","name":"Leek tart","recipeIngredient":["3 leeks","2 eggs"],"recipeInstructions":["Bake it."]}
            """
        let page = script(state) + "<script type=\"application/ld+json\">\(known)</script>"
        #expect(try read(page)?.ingredients.map(\.text) == ["3 leeks", "2 eggs"])
    }

    @Test func `of much data the first two mebibytes are kept`() throws {
        let much = "{\"a\":\"" + String(repeating: "x", count: 3 << 20) + "\"}"
        let document = try #require(try HTMLDocument(text: script(much), budget: .ample))
        #expect(document.state.reduce(0) { $0 + $1.count } <= 2 << 20)
        let deep = String(repeating: #"{"a":["#, count: 5000) + String(repeating: "]}", count: 5000)
        #expect(try read(script(deep)) == nil)
    }

    @Test func `units, shares and names for more than one are read from their members`() throws {
        let json = """
            {"recipe":{"title":"Leek tart","ingredients":[
            {"prefix":"good","amount":300,"unit":{"abbreviation":"g"},"ingredient":{"name_singular":"leek","name_plural":"leeks"},
            "ingredient_inflection":"default"},
            {"prefix":"baked","amount":200,"unit":{"abbreviation":"g"},"ingredient":{"name_singular":"ham","name_plural":"hams"}},
            {"prefix":"30 g","amount":2,"unit":{"abbreviation":"g"},"ingredient":{"name_singular":"roll","name_plural":"rolls"}},
            {"amount":2.5,"unit":{"abbreviation":"dl"},"ingredient":{"name_singular":"milk"}},
            {"amount":0.75,"unit":{"abbreviation":"tsp"},"ingredient":{"name_singular":"salt"}},
            {"amount":1.2,"unit":{"abbreviation":"kg"},"ingredient":{"name_singular":"flour"}}],
            "instructions":["Fry the leeks.","Bake all."]}}
            """
        #expect(
            try read(script(json))?.ingredients.map(\.text) == [
                "300 g good leeks", "200 g baked ham", "2 30 g rolls", "2½ dl milk", "¾ tsp salt", "1.2 kg flour",
            ]
        )
    }
}
