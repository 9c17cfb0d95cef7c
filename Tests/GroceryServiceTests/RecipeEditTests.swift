import Database
import Foundation
import GroceryAPI
import HTTP
import JSON
import Kitchen
import MenuAPI
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Lists whose recipes are changed by somebody.
@Suite struct RecipeEditTests {
    @Test(arguments: Engine.allCases)
    func `a list changes by what was changed in a recipe, and a second time by nothing`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["50 g flour", "1 l milk", "salt", "2 eggs"])
            var kitchen = try await EditedKitchen(grocery, [(bread, 8)])
            let flour = try await kitchen.list().item("flour")
            try await kitchen.edit(bread, ["500 g flour", "1 l milk", "2 eggs", "3 lemons"])
            #expect(try await kitchen.items() == ["egg: 4", "flour: 1 kilogram", "lemon: 6", "milk: 2 liter"])
            #expect(try await kitchen.list().item("flour").id == flour.id, "it is the same item")
            let before = try await kitchen.list()
            try await kitchen.edit(bread, ["3 lemons", "500 g flour", "1 l milk", "2 eggs"])
            #expect(try await kitchen.list() == before, "neither another order nor a second event changes anything")
            // For other servings: the same lines for half as many are twice as much.
            try await kitchen.edit(bread, servings: 2, ["500 g flour", "1 l milk", "2 eggs", "3 lemons"])
            #expect(try await kitchen.items() == ["egg: 8", "flour: 2 kilogram", "lemon: 12", "milk: 4 liter"])
            try await kitchen.edit(bread, [])
            #expect(try await kitchen.items().isEmpty)
            try await kitchen.edit(bread, ["50 g flour"])
            #expect(try await kitchen.items() == ["flour: 100 gram"])
            #expect(try await kitchen.list().notices.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is ticked stays, and what is too much of it is said`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["50 g flour", "1 l milk", "2 eggs"])
            var kitchen = try await EditedKitchen(grocery, [(bread, 4)])
            for name in ["flour", "egg", "milk"] { try await kitchen.tick(name) }
            let ticked = try await kitchen.list().items
            try await kitchen.edit(bread, servings: 2, ["500 g flour", "1 l milk"])
            let list = try await kitchen.list()
            for item in ticked { #expect(list.items.contains(item), "ticked items are never touched") }
            #expect(list.items.filter { !$0.checked }.map(\.name).sorted() == ["flour", "milk"])
            #expect(list.notices.map(\.text) == ["egg (2) bought for a meal that needs less now"])
            // Off the list it is still known, also when the line comes back.
            grocery.clock.advance(.seconds(3601))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            try await kitchen.edit(bread, servings: 2, ["500 g flour", "1 l milk", "2 eggs"])
            #expect(try await kitchen.items() == ["egg: 2", "flour: 950 gram", "milk: 1 liter"])
            #expect(try await kitchen.list().notices.isEmpty)
            try await kitchen.edit(bread, ["2 eggs"])
            #expect(try await kitchen.items().isEmpty)
            let left = "milk (1 l), flour (50 g) bought for a meal that needs less now"
            let notices = try await kitchen.list().notices.map(\.text)
            #expect(notices == [left])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what somebody took off, wrote or has at home stays so`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["500 g flour", "1 tbsp olive oil", "100 g sugar", "3 eggs"])
            var kitchen = try await EditedKitchen(grocery, [(bread, 4)], have: ["olive oil"])
            let sugar = try await kitchen.list().item("sugar").id
            _ = await grocery.client.send(.delete, GroceryPaths.item(sugar, of: kitchen.id))
            let flour = try await kitchen.list().item("flour").id
            let path = GroceryPaths.item(flour, of: kitchen.id)
            #expect(await grocery.client.send(.patch, path, #"{"text": "2 kg flour"}"#).status == 200)
            try await kitchen.edit(bread, ["700 g flour", "2 tbsp olive oil", "100 g sugar", "3 eggs"])
            let list = try await kitchen.list()
            #expect(list.summary.sorted() == ["egg: 3", "flour: 2 kilogram"])
            #expect(try list.item("flour").wanted == "700 g flour")
            #expect(list.staples.map(\.text) == ["2 tbsp"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `only meals that are still to be cooked change, and only on lists that are not pinned`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions"])
            var kitchen = try await EditedKitchen(grocery, [(soup, 4)])
            let direct = GroceryListID.random
            let request = GroceryListRequest(recipes: [GroceryRecipeRequest(recipeID: soup)])
            #expect(await grocery.client.send(.put, GroceryPaths.list(direct), request.text).status == 201)
            try await kitchen.edit(soup, ["5 onions"])
            #expect(try await kitchen.items() == ["onion: 5"])
            #expect(try await grocery.list(direct).summary == ["onion: 2"], "made from the recipe, it follows nothing")

            let path = GroceryPaths.list(kitchen.id)
            #expect(await grocery.client.send(.patch, path, #"{"pinned": true}"#).status == 200)
            try await kitchen.edit(soup, ["3 onions", "1 lemon"])
            #expect(try await kitchen.items() == ["onion: 5"])
            #expect(await grocery.client.send(.patch, path, #"{"pinned": false}"#).status == 200)
            #expect(try await kitchen.items() == ["lemon: 1", "onion: 3"], "let go, it catches up")

            grocery.cookbook.setToCook(soup, [])
            try await kitchen.edit(soup, ["9 onions"], isToCook: false)
            #expect(try await kitchen.items() == ["lemon: 1", "onion: 3"])
            // Nor is anything known of a recipe that was deleted meanwhile.
            grocery.cookbook.remove(soup)
            try await kitchen.tell(soup)
            #expect(try await kitchen.items() == ["lemon: 1", "onion: 3"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `what concerns nobody's shopping asks nobody, and what cannot be asked is told again`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions"])
            var kitchen = try await EditedKitchen(grocery, [(soup, 4)])
            grocery.cookbook.change(soup, ["5 onions"])
            try await kitchen.tell(soup, buying: nil)
            #expect(try await kitchen.items() == ["onion: 2"])
            grocery.cookbook.leave()
            let fact = RecipeChanged(recipeID: soup, title: "Soup", version: 9, buying: true)
            grocery.cookbook.setToCook(soup, Set(kitchen.meals.map(\.itemID.uuid)))
            let refused = await grocery.deliver("recipe.changed", from: "recipe", sequence: 99, fact.text)
            #expect(refused.status == 503)
            grocery.cookbook.leave(false)
            #expect(await grocery.deliver("recipe.changed", from: "recipe", sequence: 99, fact.text).status == 204)
            #expect(try await kitchen.items() == ["onion: 5"])
        }
    }
}

/// A menu that is being cooked, its list, and recipes that are changed.
private struct EditedKitchen {
    let grocery: Grocery
    let menu = MenuID.random
    let id = GroceryListID.random
    let meals: [MenuMeal]
    private var sequence: Int64 = 0

    init(_ grocery: Grocery, _ recipes: [(RecipeID, Int)], have: [String]? = nil) async throws {
        self.grocery = grocery
        meals = recipes.map { MenuMeal(itemID: .random, recipeID: $0, servings: $1, cooked: false) }
        let menu = menu
        let request = GroceryListRequest(
            recipes: meals.map {
                GroceryRecipeRequest(recipeID: $0.recipeID, servings: $0.servings, menuID: menu, menuItemID: $0.itemID)
            },
            source: GroceryListSource(type: .menu, menuID: menu),
            have: have
        )
        let answer = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
        #expect(answer.status == 201, "\(answer)")
        grocery.cookbook.setShopping(MenuShopping(menuID: menu, listID: id, planning: false, meals: meals))
    }

    /// Changes a recipe, and tells of it at least once.
    mutating func edit(
        _ recipe: RecipeID,
        servings: Int = 4,
        _ lines: [String],
        isToCook: Bool = true
    ) async throws {
        grocery.cookbook.change(recipe, servings: servings, lines)
        if isToCook {
            grocery.cookbook.setToCook(recipe, Set(meals.filter { $0.recipeID == recipe }.map(\.itemID.uuid)))
        }
        try await tell(recipe)
        let before = try await list()
        try await tell(recipe)
        #expect(try await list() == before, "a second event changes nothing")
    }

    mutating func tell(_ recipe: RecipeID, buying: Bool? = true) async throws {
        sequence += 1
        let fact = RecipeChanged(recipeID: recipe, title: "Other", version: Int(sequence), buying: buying)
        let answer = await grocery.deliver("recipe.changed", from: "recipe", sequence: sequence, fact.text)
        #expect(answer.status == 204, "\(answer)")
    }

    func list() async throws -> GroceryListBody { try await grocery.list(id) }

    func items() async throws -> [String] { try await list().items.filter { !$0.checked }.summary.sorted() }

    func tick(_ name: String) async throws {
        let item = try await list().item(name)
        #expect(await grocery.client.post(GroceryPaths.checked(item.id, of: id)).status == 200)
    }
}

extension [GroceryItemBody] {
    /// Each item's amounts as exact text.
    fileprivate var summary: [String] {
        map { item in
            let amounts = item.quantities.map { [$0.value, $0.unit].compactMap { $0 }.joined(separator: " ") }
            return ([item.name + ":"] + amounts).joined(separator: " ")
        }
    }
}
