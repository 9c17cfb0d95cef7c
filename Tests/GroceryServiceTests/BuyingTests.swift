import GroceryAPI
import HTTP
import JSON
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Lists made from recipes are ones to shop from.
@Suite struct BuyingTests {
    private func make(_ grocery: Grocery, _ recipes: [RecipeID]) async throws -> GroceryListBody {
        let wanted = recipes.map {
            GroceryRecipeRequest(recipeID: $0, servings: 4, menuID: .random, menuItemID: .random)
        }
        let request = GroceryListRequest(recipes: wanted)
        let answer = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
        #expect(answer.status == 201, "\(answer)")
        return try answer.decode()
    }

    @Test(arguments: Engine.allCases)
    func `what is not for the shop is told once, and goes with its recipe`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 l water", "2 onions", "see note"])
            let stew = grocery.cookbook.add("Stew", ["1 l water", "500 g beef"])
            let list = try await make(grocery, [soup, stew])
            #expect(list.items.map(\.name) == ["onion", "beef"])
            #expect(list.leftOut.map(\.text) == ["1 l water", "see note"])
            #expect(list.leftOut.map(\.reason) == ["water", "reference"])
            #expect(list.leftOut.map { $0.sources.compactMap(\.recipeTitle) } == [["Soup", "Stew"], ["Soup"]])
            #expect(try await grocery.list(list.id) == list)

            var kept = try #require(
                try await grocery.store.find(list.id, in: grocery.household, now: grocery.clock.now)
            )
            try kept.takeAway(kitchen: Consolidation()) { $0.recipe == soup }
            #expect(kept.leftOut.map(\.text) == ["1 l water"])
            #expect(kept.leftOut.first?.lines.count == 1)
            let cleared = await grocery.client.post("\(GroceryPaths.list(list.id))/clear")
            #expect(try cleared.decode(GroceryListBody.self).leftOut.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list is in the household's language and measures`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.speak("de-AT")
            grocery.cookbook.measure(in: .metric)
            let cake = grocery.cookbook.add("Kuchen", ["1 cup skim milk", "2 EL Zucker", "1 (14.5 oz) can corn"])
            let list = try await make(grocery, [cake])
            #expect(list.items.map(\.name) == ["Milch (entrahmt)", "Dosenmais", "Zucker"])
            #expect(list.items.map(\.text) == ["240 ml", "1 Dose (410 g)", "2 EL"])
            let read = await grocery.client.get(GroceryPaths.list(list.id) + "?measurement_system=us")
            let body: GroceryListBody = try read.decode()
            #expect(body.items.map(\.text) == ["1 Tasse", "1 Dose (14 ½ Unzen)", "2 EL"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `notes that recipes have written are in the household's measures`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let chops = grocery.cookbook.add("Chops", ["4 (1-inch-thick) pork chops"])
            let made = try await make(grocery, [chops])
            for (system, note) in [("metric", "2.5 cm thick"), ("us", "1-inch-thick")] {
                let read = await grocery.client.get(GroceryPaths.list(made.id) + "?measurement_system=\(system)")
                let body: GroceryListBody = try read.decode()
                #expect(body.items.map(\.note) == [note])
            }
            let item = "\(GroceryPaths.list(made.id))/items/\(made.items[0].id)"
            let written = await grocery.client.send(.patch, item, #"{"note":"the 1-inch ones"}"#)
            #expect(written.status == 200, "\(written)")
            let read = await grocery.client.get(GroceryPaths.list(made.id) + "?measurement_system=metric")
            #expect(try read.decode(GroceryListBody.self).items.map(\.details.note) == ["the 1-inch ones"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `taking a recipe away takes what it said`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let cake = grocery.cookbook.add("Cake", ["3 egg yolks", "100 g butter or margarine"])
            let bread = grocery.cookbook.add("Bread", ["1 egg", "50 g butter"])
            let made = try await make(grocery, [cake, bread])
            #expect(made.items.map(\.text) == ["150 g", "4"])
            #expect(made.items.map(\.note) == ["100 g: or margarine", nil])
            var list = try #require(
                try await grocery.store.find(made.id, in: grocery.household, now: grocery.clock.now)
            )
            try list.takeAway(kitchen: Consolidation()) { $0.recipe == cake }
            #expect(list.sortedItems.map(\.text) == ["50 g", "1"])
            #expect(list.sortedItems.map(\.note) == [nil, nil])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list follows with all that a line buys, and with what is left out`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let lines = ["1 l water", "salt and pepper", "1 tsp salt", "2 (14 oz) cans corn"]
            let soup = grocery.cookbook.add("Soup", lines)
            let made = try await make(grocery, [soup])
            #expect(made.items.map(\.name) == ["black pepper", "canned corn", "salt"])
            var list = try #require(
                try await grocery.store.find(made.id, in: grocery.household, now: grocery.clock.now)
            )
            let source = try #require(list.sources.first)
            var meals = try list.meals(of: list.sources, settled: [])
            func follow(_ servings: Int) throws -> [String] {
                let wishes = MealWishes(scope: .named, servings: [source: servings])
                try list.follow(wishes, &meals, kitchen: Consolidation(), newID: { .random })
                return list.sortedItems.map { "\($0.name) \($0.text)" }
                    + list.leftOut.flatMap(\.lines).map { "- \($0.amount?.display ?? "")" }
            }
            let before = list.items
            let larger = ["black pepper ", "canned corn 4 cans (14 oz)", "salt 2 tsp", "- 2 l"]
            #expect(try follow(8) == larger)
            #expect(try follow(4) == ["black pepper ", "canned corn 2 cans (14 oz)", "salt 1 tsp", "- 1 l"])
            #expect(Set(list.items) == Set(before))
            let corn = try #require(list.items.firstIndex { $0.name == "canned corn" })
            list.items[corn].checkedAt = grocery.clock.now
            #expect(try follow(0) == ["canned corn 2 cans (14 oz)"])
            #expect(list.surpluses.flatMap(\.items).map(\.text) == ["2 cans (14 oz)"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was left out can be put on`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 l water", "2 onions"])
            let made = try await make(grocery, [soup])
            let items = "\(GroceryPaths.list(made.id))/items"
            #expect(await grocery.client.post(items, #"{"text":"1 l water"}"#).status == 201)
            let list = try await grocery.list(made.id)
            #expect(list.leftOut.isEmpty && list.items.map(\.name) == ["onion", "water"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `more of a staple than is usual at home is to be bought`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let little = grocery.cookbook.add("Cake", ["100 g butter"])
            let much = grocery.cookbook.add("Buffet", ["1.5 kg butter"])
            func preview(_ recipe: RecipeID) async throws -> GroceryPreview {
                let request = GroceryListRequest(recipes: [GroceryRecipeRequest(recipeID: recipe, servings: 4)])
                return try await grocery.client.send(.post, GroceryPaths.preview, request.text).decode()
            }
            #expect(try await preview(little).checkYouHave.map(\.name) == ["butter"])
            let large = try await preview(much)
            #expect(large.checkYouHave.isEmpty && large.items.map(\.text) == ["1 ½ kg"])
        }
    }

    @Test func `what is too much is weighed where people weigh it`() {
        func text(_ name: String, _ unit: MeasureUnit, in system: MeasurementSystem?) -> String {
            let food = IngredientParser().parse(name).food
            return Surplus.Item(name: "", text: "", quantities: [Amount(Rational(2), unit: unit)], food: food)
                .text(in: system, foods: .standard)
        }
        #expect(text("flour", .cup, in: .metric) == "250 g")
        #expect(text("flour", .cup, in: .us) == "2 cups")
        #expect(text("flour", .cup, in: nil) == "2 cups")
        #expect(text("flour", .tablespoon, in: .metric) == "2 tbsp")
        #expect(text("milk", .cup, in: .metric) == "473 ml")
        #expect(text("zork", .cup, in: .metric) == "473 ml")
    }
}
