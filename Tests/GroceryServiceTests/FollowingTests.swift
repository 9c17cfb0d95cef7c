import Database
import GroceryAPI
import HTTP
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A menu that is being cooked, and its list.
private struct Kitchen {
    let grocery: Grocery
    let menu = MenuID.random
    let list = GroceryListID.random
    private(set) var meals: [MenuMeal] = []
    private var sequence: Int64 = 0

    init(_ grocery: Grocery, _ recipes: [(RecipeID, Int)]) async throws {
        self.grocery = grocery
        meals = recipes.map { MenuMeal(itemID: .random, recipeID: $0, servings: $1, cooked: false) }
        _ = await grocery.client.send(.put, GroceryPaths.list(list), request(draft: true).text)
        _ = await grocery.client.post(GroceryPaths.activate(list))
    }

    func request(draft: Bool? = nil, following: GroceryFollowing? = nil, have: [String]? = nil) -> GroceryListRequest {
        GroceryListRequest(
            recipes: meals.filter { !$0.cooked }.map {
                GroceryRecipeRequest(
                    recipeID: $0.recipeID,
                    servings: $0.servings,
                    menuID: menu,
                    menuItemID: $0.itemID
                )
            },
            source: GroceryListSource(type: .menu, menuID: menu),
            have: have,
            draft: draft,
            following: following
        )
    }

    /// Changes the meals, and tells the list.
    mutating func change(planning: Bool = false, _ body: (inout [MenuMeal]) -> Void = { _ in }) async throws {
        body(&meals)
        let event = MenuShopping(menuID: menu, listID: list, planning: planning, meals: planning ? nil : meals)
        sequence += 1
        // At least once.
        for _ in 1...2 {
            let answer = await grocery.deliver("menu.shopping_changed", from: "menu", sequence: sequence, event.text)
            #expect(answer.status == 204, "\(answer)")
        }
    }

    func items() async throws -> [String] { try await grocery.list(list).summary.sorted() }

    func tick(_ name: String, _ isTicked: Bool = true) async throws {
        let item = try #require(
            try await grocery.list(list).items.first { $0.name == name && $0.checked != isTicked }
        )
        let path = GroceryPaths.checked(item.id, of: list)
        let answer = isTicked ? await grocery.client.post(path) : await grocery.client.send(.delete, path)
        #expect(answer.status == 200)
    }

    func edit(_ name: String, _ body: String) async throws {
        let item = try await grocery.list(list).item(name)
        let answer = await grocery.client.send(.patch, GroceryPaths.item(item.id, of: list), body)
        #expect(answer.status == 200, "\(answer)")
    }

    func notices() async throws -> [String] { try await grocery.list(list).notices.map(\.text) }
}

@Suite struct FollowingTests {
    @Test(arguments: Engine.allCases)
    func `a list follows its menu by the difference`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["500 g flour", "1 l milk", "salt"])
            let cake = grocery.cookbook.add("Cake", ["200 g flour", "3 eggs"])
            var kitchen = try await Kitchen(grocery, [(bread, 4)])
            let before = try await grocery.list(kitchen.list)
            try await kitchen.change()
            #expect(try await grocery.list(kitchen.list).version == before.version, "nothing has changed")
            try await kitchen.change { $0[0].servings = 6 }
            #expect(try await kitchen.items() == ["flour: 750 gram", "milk: 3/2 liter", "salt:"])
            try await kitchen.change {
                $0.append(MenuMeal(itemID: .random, recipeID: cake, servings: 8, cooked: false))
            }
            #expect(try await kitchen.items() == ["egg: 6", "flour: 23/20 kilogram", "milk: 3/2 liter", "salt:"])
            try await kitchen.change { $0.removeFirst() }
            #expect(try await kitchen.items() == ["egg: 6", "flour: 400 gram"])
            #expect(try await kitchen.notices().isEmpty)
            let flour = try await grocery.list(kitchen.list).item("flour")
            #expect(flour.id == (try before.item("flour").id), "it is the same item")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is ticked is never touched, also after its hour`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions", "1 kg potatoes"])
            var kitchen = try await Kitchen(grocery, [(soup, 4)])
            try await kitchen.tick("onion")
            try await kitchen.change { $0[0].servings = 6 }
            #expect(try await kitchen.items() == ["onion: 1", "onion: 2", "potato: 3/2 kilogram"])
            grocery.clock.advance(.seconds(3601))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            try await kitchen.change { $0[0].servings = 8 }
            #expect(try await kitchen.items() == ["onion: 2", "potato: 2 kilogram"], "two have been bought")
            try await kitchen.change { $0[0].servings = 2 }
            #expect(try await kitchen.items() == ["potato: 500 gram"])
            #expect(try await kitchen.notices() == ["onion (1) bought for a meal that needs less now"])
            try await kitchen.change { $0.removeAll() }
            #expect(try await kitchen.items().isEmpty)
            #expect(try await kitchen.notices() == ["onion (2) bought for a meal that is gone"])

            let notice = try #require(try await grocery.list(kitchen.list).notices.first)
            #expect(notice.items.first?.quantities.map(\.value) == ["2"])
            let path = "\(GroceryPaths.list(kitchen.list))/notices/\(notice.id)"
            #expect(await grocery.client.send(.delete, path).status == 200)
            #expect(try await kitchen.notices().isEmpty)
            #expect(await grocery.client.send(.delete, path).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was too much is used before more is bought, and an untick takes it back`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["4 onions"])
            var kitchen = try await Kitchen(grocery, [(soup, 4)])
            try await kitchen.tick("onion")
            try await kitchen.change { $0[0].servings = 1 }
            #expect(try await kitchen.notices() == ["onion (3) bought for a meal that needs less now"])
            try await kitchen.change { $0[0].servings = 4 }
            #expect(try await kitchen.items() == ["onion: 4"])
            #expect(try await kitchen.notices().isEmpty)
            try await kitchen.change { $0[0].servings = 2 }
            try await kitchen.tick("onion", false)
            #expect(try await kitchen.items() == ["onion: 2"])
            #expect(try await kitchen.notices().isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what somebody wrote or took off stays so, and the recipes' amount is said`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["500 g flour", "1 l milk", "100 g sugar"])
            var kitchen = try await Kitchen(grocery, [(bread, 4)])
            try await kitchen.edit("flour", #"{"text": "2 kg flour"}"#)
            try await kitchen.edit("milk", #"{"name": "oat drink"}"#)
            let sugar = try await grocery.list(kitchen.list).item("sugar").id
            _ = await grocery.client.send(.delete, GroceryPaths.item(sugar, of: kitchen.list))
            try await kitchen.change { $0[0].servings = 8 }
            let list = try await grocery.list(kitchen.list)
            #expect(try list.item("flour").quantities.map(\.value) == ["2"])
            #expect(try list.item("flour").wanted == "1 kg flour")
            #expect(try list.item("oat drink").quantities.map(\.value) == ["1"])
            #expect(try list.item("oat drink").wanted == "2 l milk")
            #expect(try list.item("sugar").quantities.map(\.value) == ["100"], "the difference to what was taken off")
            try await kitchen.change { $0.removeAll() }
            let after = try await grocery.list(kitchen.list)
            #expect(after.summary.sorted() == ["flour: 2 kilogram", "oat drink: 1 liter"])
            #expect(after.items.allSatisfy { $0.wanted == nil && $0.manual })
        }
    }

    @Test(arguments: Engine.allCases)
    func `planning again leaves the list, and the next commit changes it by the difference`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions", "1 tsp salt"])
            let stew = grocery.cookbook.add("Stew", ["3 onions", "500 g beef", "2 tsp salt"])
            var kitchen = try await Kitchen(grocery, [(soup, 4)])
            try await kitchen.tick("onion")
            try await kitchen.change(planning: true)
            #expect(try await grocery.list(kitchen.list).planning)
            try await kitchen.change(planning: true) {
                $0.append(MenuMeal(itemID: .random, recipeID: stew, servings: 4, cooked: false))
                $0[0].cooked = true
            }
            #expect(try await kitchen.items() == ["onion: 2", "salt: 1 teaspoon"])
            let following = GroceryFollowing(cooked: [kitchen.meals[0].itemID])
            let request = kitchen.request(draft: true, following: following, have: ["beef"])
            for _ in 1...2 {
                let answer = await grocery.client.send(.put, GroceryPaths.list(kitchen.list), request.text)
                #expect(answer.status == 200, "\(answer)")
            }
            try await kitchen.change()
            let list = try await grocery.list(kitchen.list)
            #expect(list.summary.sorted() == ["onion: 2", "onion: 3", "salt: 1 tablespoon"])
            #expect(list.staples.map(\.name) == ["beef"])
            #expect(!list.planning)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a pinned list stays as it is until it is let go`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions"])
            var kitchen = try await Kitchen(grocery, [(soup, 4)])
            let path = GroceryPaths.list(kitchen.list)
            #expect(await grocery.client.send(.patch, path, #"{"pinned": true}"#).status == 200)
            try await kitchen.change { $0[0].servings = 8 }
            #expect(try await kitchen.items() == ["onion: 2"])
            #expect(try await grocery.list(kitchen.list).pinned)
            grocery.cookbook.setShopping(
                MenuShopping(menuID: kitchen.menu, listID: kitchen.list, planning: false, meals: kitchen.meals)
            )
            let answer = await grocery.client.send(.patch, path, #"{"pinned": false}"#)
            let list: GroceryListBody = try answer.decode()
            #expect(list.summary == ["onion: 4"])
            #expect(!list.pinned)
        }
    }
}
