import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct HouseholdFoodTests {
    @Test(arguments: Engine.allCases)
    func `a list knows the household's foods: its own, its densities, its places`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.say(grocery.household) { foods in
                foods.foods = [
                    .own(
                        Food(
                            id: "crumble-mix",
                            name: "crumble mix",
                            category: .frozen,
                            names: [.de: ["Streusel"]],
                            gramsPerCup: Rational(100)
                        )
                    ),
                    .overrule(FoodOverride(food: "milk", category: .other, staple: .assumed)),
                ]
                foods.corrections = [CategoryCorrection(name: "xyzzy", category: .meat)]
            }
            let list = try await grocery.makeList(["2 cups crumble mix", "100 g Streusel", "1 l milk", "xyzzy"])
            #expect(try list.item("crumble mix").category == "frozen")
            #expect(try list.item("crumble mix").quantities.map(\.value) == ["300"])
            #expect(try list.item("milk").category == "other")
            #expect(try list.item("xyzzy").category == "meat")
            let staples = await grocery.client.get(GroceryPaths.staples)
            #expect(staples.text.contains(#""food":"milk""#))
            // Another household has none of it.
            let body = GroceryListRequest(title: "Theirs", items: ["1 l milk"]).text
            let theirs = await grocery.stranger.send(.put, GroceryPaths.list(.random), body)
            #expect(try theirs.decode(GroceryListBody.self).item("milk").category == "dairy")
        }
    }

    @Test(arguments: Engine.allCases)
    func `one call a request asks for news, and an overrule counts at once`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList((1...50).map { "\($0) eggs and \($0) onions" })
            #expect(grocery.cookbook.foodCalls == 1, "never one per item")
            grocery.cookbook.say(grocery.household) { foods in
                foods.foods = [.overrule(FoodOverride(food: "milk", category: .frozen))]
            }
            let added = await grocery.client.post("\(GroceryPaths.list(list.id))/items", #"{"text":"2 l milk"}"#)
            #expect(try added.decode(GroceryItemBody.self).category == "frozen")
            #expect(grocery.cookbook.foodCalls == 2)
            // A food that the household deletes again leaves what is on its lists as it was.
            grocery.cookbook.say(grocery.household) { foods in
                foods.foods = [.own(Food(id: "gone-soon", name: "gone soon", category: .meat))]
            }
            let path = "\(GroceryPaths.list(list.id))/items"
            _ = await grocery.client.post(path, #"{"text":"2 gone soon"}"#)
            grocery.cookbook.say(grocery.household) { $0.foods = [] }
            let more = await grocery.client.post(path, #"{"text":"2 l milk"}"#)
            #expect(more.status == 201)
            let item = try await grocery.list(list.id).item("gone soon")
            #expect(item.food?.id == "gone-soon" && item.category == "meat")
            let noted = await grocery.client.send(.patch, "\(path)/\(item.id)", #"{"note":"soon"}"#)
            #expect(noted.status == 200)
        }
    }

    @Test func `without the recipe service groceries go on with what was known`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            grocery.cookbook.say(grocery.household) { foods in
                foods.foods = [.overrule(FoodOverride(food: "milk", category: .frozen))]
            }
            let list = try await grocery.makeList(["1 l milk"])
            grocery.cookbook.leave()
            let path = "\(GroceryPaths.list(list.id))/items"
            for _ in 1...3 { #expect(await grocery.client.post(path, #"{"text":"2 l milk"}"#).status == 201) }
            #expect(try await grocery.list(list.id).item("milk").category == "frozen")
            #expect(grocery.cookbook.foodCalls == 2, "who does not answer is not asked at every turn")
            let item = try await grocery.list(list.id).item("milk")
            let moved = await grocery.client.send(.patch, "\(path)/\(item.id)", #"{"category":"pantry"}"#)
            #expect(moved.status == 200 && grocery.cookbook.corrections.isEmpty)
            grocery.cookbook.leave(false)
            grocery.clock.advance(.seconds(6))
            _ = await grocery.client.post(path, #"{"text":"2 l milk"}"#)
            #expect(grocery.cookbook.foodCalls == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `another category for an item is told to the recipe service, with the change itself`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["xyzzy", "1 l milk"])
            let item = try list.item("xyzzy")
            let path = GroceryPaths.item(item.id, of: list.id)
            for body in [#"{"note":"big"}"#, #"{"category":"frozen"}"#, #"{"category":"frozen"}"#] {
                #expect(await grocery.client.send(.patch, path, body).status == 200)
            }
            let correction = CategoryCorrection(name: "xyzzy", category: .frozen)
            #expect(grocery.cookbook.corrections.allSatisfy { $0 == correction })
            #expect(!grocery.cookbook.corrections.isEmpty)
            let events = try await grocery.db.of(grocery.household).query(
                """
                SELECT payload FROM outbox
                WHERE household_id = \(grocery.household) AND kind = 'list.category_corrected'
                """
            ).values(as: String.self)
            #expect(events == [#"{"name":"xyzzy","category":"frozen"}"#], "once, for it changed once")
            // Nobody who may not change the list teaches the household's kitchen anything.
            let viewer = grocery.member(.viewer)
            #expect(await viewer.send(.patch, path, #"{"category":"meat"}"#).status == 403)
            #expect(await grocery.stranger.send(.patch, path, #"{"category":"meat"}"#).status == 404)
            #expect(grocery.cookbook.corrections.allSatisfy { $0 == correction })
        }
    }

    @Test(arguments: Engine.allCases)
    func `lists are read in a measurement system while the exact amounts stay`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 cups milk", "2 1/2 onions", "1 tsp salt"])
            let request = GroceryListRequest(recipes: [.init(recipeID: soup)], have: ["salt"])
            let path = GroceryPaths.list(.random)
            #expect(await grocery.client.send(.put, path, request.text).status == 201)
            let metric = await grocery.client.get("\(path)?measurement_system=metric")
            let list = try metric.decode(GroceryListBody.self)
            #expect(try list.item("milk").text == "475 ml")
            #expect(try list.item("onion").text == "3")
            #expect(
                try list.item("milk").quantities == [
                    GroceryAmount(value: "2", text: "2", unit: "cup", display: "473 ml")
                ]
            )
            #expect(try await grocery.list(list.id).item("milk").text == "2 cups")
            let text = await grocery.client.get("\(path)?measurement_system=metric", headers: ["Accept": "text/plain"])
            #expect(text.text.contains("milk – 475 ml"))
            let preview = await grocery.client.post("\(GroceryPaths.preview)?measurement_system=metric", request.text)
            #expect(preview.text.contains(#""text":"475 ml""#))
            let shared = await grocery.client.post("\(path)/shares", #"{"role":"view"}"#)
            let page = try sharePath(shared)
            #expect(await grocery.guest.get("\(page)?measurement_system=metric").text.contains("475 ml"))
            #expect(await grocery.client.get("\(path)?measurement_system=x").status == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `headings in recipes are not bought`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let pie = grocery.cookbook.add("Pie", ["For the dough:", "200 g flour"])
            let request = GroceryListRequest(recipes: [.init(recipeID: pie)])
            let made = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
            let names = try made.decode(GroceryListBody.self).items.map(\.name)
            #expect(names == ["flour"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the allergens of a list are those of what will be bought`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 l milk", "3 eggs"])
            let milk = try list.item("milk")
            _ = await grocery.client.send(.patch, GroceryPaths.item(milk.id, of: list.id), #"{"name":"oat milk"}"#)
            let path = "\(GroceryPaths.list(list.id))/allergens"
            let answer = await grocery.client.get(path)
            #expect(answer.status == 200 && answer.text == #"{"allergens":["milk"]}"#)
            #expect(Set(grocery.cookbook.asked) == ["oat milk", "eggs"])
            #expect(await grocery.stranger.get(path).status == 404)
        }
    }
}
