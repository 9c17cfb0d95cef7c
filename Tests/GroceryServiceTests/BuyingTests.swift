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
        let request = GroceryListRequest(recipes: recipes.map { GroceryRecipeRequest(recipeID: $0, servings: 4) })
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
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list is in the household's language and measures`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let told = await grocery.deliver(
                "household.changed",
                from: "account",
                sequence: 1,
                #"{"measurement_system":"metric","language":"de-AT"}"#
            )
            #expect(told.status == 204)
            let cake = grocery.cookbook.add("Kuchen", ["1 cup skim milk", "2 EL Zucker", "1 (14.5 oz) can corn"])
            let list = try await make(grocery, [cake])
            #expect(list.items.map(\.name) == ["Milch (entrahmt)", "Dosenmais", "Zucker"])
            #expect(list.items.map(\.text) == ["240 ml", "1 Dose (410 g)", "2 EL"])
            let read = await grocery.client.get(GroceryPaths.list(list.id) + "?measurement_system=us")
            let body: GroceryListBody = try read.decode()
            #expect(body.items.map(\.text) == ["1 Tasse", "1 Dose (14 ½ oz)", "2 EL"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `taking a recipe away takes what it said`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let cake = grocery.cookbook.add("Cake", ["3 egg yolks", "100 g butter or margarine"])
            let bread = grocery.cookbook.add("Bread", ["1 egg", "50 g butter"])
            let made = try await make(grocery, [cake, bread])
            #expect(made.items.map(\.text) == ["150 g", "4"])
            #expect(made.items.map(\.note) == ["or margarine", nil])
            var list = try #require(
                try await grocery.store.find(made.id, in: grocery.household, now: grocery.clock.now)
            )
            try list.takeAway(kitchen: Consolidation()) { $0.recipe == cake }
            #expect(list.sortedItems.map(\.text) == ["50 g", "1"])
            #expect(list.sortedItems.map(\.note) == [nil, nil])
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
}
