import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import MealPlanAPI
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Taking back that an item was removed.
@Suite struct RestoringTests {
    @Test(arguments: Engine.allCases)
    func `an item comes back as it was, once`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var cooking = try await Cooking(grocery)
            let before = try await cooking.edit("onion", #"{"note":"red ones","brand":"Farm","position":1}"#)
            try await cooking.remove(before)
            #expect(try await cooking.amount(of: "onion") == nil)
            for _ in 1...2 {
                try await cooking.restore(before)
                let after = try await cooking.item("onion")
                #expect(after.alike == before.alike && !after.manual)
            }
            // Neither is it bought twice when its menu says again what it wants.
            try await cooking.tell()
            #expect(try await cooking.item("onion").alike == before.alike)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item of a menu that was planned again comes back as the recipes'`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var cooking = try await Cooking(grocery)
            try await cooking.tell(planning: true)
            try await cooking.commit()
            let before = try await cooking.item("onion")
            try await cooking.remove(before)
            try await cooking.tell(planning: true)
            try await cooking.commit()
            #expect(try await cooking.amount(of: "onion") == nil, "what was taken off stays off")
            try await cooking.restore(before)
            #expect(try await cooking.item("onion").alike == before.alike)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the meals want meanwhile is on the item that comes back`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var cooking = try await Cooking(grocery)
            let before = try await cooking.item("onion")
            try await cooking.remove(before)
            cooking.servings = [8, 4]
            try await cooking.tell()
            #expect(try await cooking.amount(of: "onion") == "2", "for what is more")
            try await cooking.restore(before)
            let after = try await cooking.item("onion")
            #expect(after.id == before.id && after.quantities.map(\.value) == ["5"])
            #expect(after.sources.map(\.servings) == [8, 4] || after.sources.map(\.servings) == [4, 8])
            try await cooking.remove(after)
            cooking.servings = [8, 0]
            try await cooking.tell()
            try await cooking.restore(after)
            #expect(try await cooking.amount(of: "onion") == "4")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item of a list of days comes back when another recipe has left them`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["2 onions", "1 kg potatoes"])
            let stew = grocery.cookbook.add("Stew", ["1 onion", "500 g beef"])
            let (first, second) = (PlanEntryID.random, PlanEntryID.random)
            let day = CalendarDate(daysSince1970: 20_800)
            grocery.cookbook.setPlan([
                GroceryRecipeRequest(recipeID: soup, servings: 4, entryID: first),
                GroceryRecipeRequest(recipeID: stew, servings: 4, entryID: second),
            ])
            let id = GroceryListID.random
            let request = GroceryListRequest(plan: GroceryPlanRange(from: day, to: day.adding(days: 6)))
            #expect(await grocery.client.send(.put, GroceryPaths.list(id), request.text).status == 201)
            let gone = PlanEntryFact(entryID: second, recipeID: stew, date: day, servings: 4, cooked: false)
            let told = await grocery.deliver("plan.entry_removed", from: "meal-plan", sequence: 1, gone.text)
            #expect(told.status == 204)
            let before = try await grocery.list(id).item("onion")
            #expect(await grocery.client.send(.delete, GroceryPaths.item(before.id, of: id)).status == 204)
            let restored = await grocery.client.post(GroceryPaths.restore(before.id, of: id))
            let after = try restored.decode(GroceryListBody.self).item("onion")
            #expect(after.alike == before.alike && after.sources.map(\.entryID) == [first] && !after.manual)
            // What belonged to a meal that has left meanwhile stays away.
            let potato = try await grocery.list(id).item("potato")
            #expect(await grocery.client.send(.delete, GroceryPaths.item(potato.id, of: id)).status == 204)
            let left = PlanEntryFact(entryID: first, recipeID: soup, date: day, servings: 4, cooked: false)
            _ = await grocery.deliver("plan.entry_removed", from: "meal-plan", sequence: 2, left.text)
            let late = await grocery.client.post(GroceryPaths.restore(potato.id, of: id))
            #expect(late.status == 200, "\(late)")
            #expect(try late.decode(GroceryListBody.self).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a changed item comes back with what its recipes would have`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var cooking = try await Cooking(grocery)
            let before = try await cooking.edit("onion", #"{"text":"7 red onions"}"#)
            try await cooking.remove(before)
            try await cooking.tell()
            try await cooking.restore(before)
            let after = try await cooking.item(before.name)
            #expect(after.alike == before.alike && after.wanted == "3 onion")
            #expect(try await grocery.list(cooking.list).items.count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was typed comes back, beside what was typed since`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["2 l milk", "bread"])
            let milk = try list.item("milk")
            let path = GroceryPaths.restore(milk.id, of: list.id)
            #expect(await grocery.client.send(.delete, GroceryPaths.item(milk.id, of: list.id)).status == 204)
            _ = await grocery.client.post("\(GroceryPaths.list(list.id))/items", #"{"text":"1 l milk"}"#)
            for _ in 1...2 { #expect(await grocery.client.post(path).status == 200) }
            let after = try await grocery.list(list.id)
            #expect(after.summary.sorted() == ["bread:", "milk: 1 liter", "milk: 2 liter"])
            let restored = try #require(after.items.first { $0.id == milk.id })
            #expect(restored.alike == milk.alike)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a ticked item comes back ticked, until its hour is over`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var cooking = try await Cooking(grocery)
            let onion = try await cooking.item("onion")
            _ = await grocery.client.post(GroceryPaths.checked(onion.id, of: cooking.list))
            let ticked = try await cooking.item("onion")
            grocery.clock.advance(.seconds(1800))
            try await cooking.remove(ticked)
            try await cooking.tell()
            try await cooking.restore(ticked)
            #expect(try await cooking.item("onion").alike == ticked.alike)
            try await cooking.tell()
            #expect(try await cooking.amount(of: "onion") == nil, "it is bought, and ticked")
            try await cooking.remove(ticked)
            grocery.clock.advance(.seconds(1800))
            #expect(await grocery.client.post(GroceryPaths.restore(ticked.id, of: cooking.list)).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is not there, or removed long ago, is refused`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk", "bread"])
            let milk = try list.item("milk")
            let path = GroceryPaths.restore(milk.id, of: list.id)
            #expect(await grocery.client.send(.delete, GroceryPaths.item(milk.id, of: list.id)).status == 204)
            #expect(await grocery.member(.viewer).post(path).status == 403)
            #expect(await grocery.stranger.post(path).status == 404)
            #expect(await grocery.client.post(GroceryPaths.restore(.random, of: list.id)).status == 404)
            #expect(await grocery.client.post(GroceryPaths.restore(milk.id, of: .random)).status == 404)
            let late = await grocery.client.send(.post, path, "", headers: ["If-Match": #""1""#])
            #expect(late.status == 412, "\(late)")
            grocery.clock.advance(RemovedSQL.restorable)
            #expect(await grocery.client.post(path).status == 404)
            func kept() async throws -> Int {
                let household = grocery.household
                let rows = try await grocery.db.of(household).query(
                    "SELECT count(*) FROM grocery_removed WHERE household_id = \(household)"
                )
                return try rows.first?.int(0) ?? 0
            }
            #expect(try await kept() == 1)
            grocery.clock.advance(RemovedSQL.lifetime)
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await kept() == 0)
            for _ in 1...2 {
                let things = (1...RemovedSQL.most / 2 + 2).map { SentOperation.add("thing number \($0)") }
                _ = try await grocery.sync(things, to: list.id)
                _ = try await grocery.sync(things.compactMap(\.item).map { .delete($0) }, to: list.id)
            }
            #expect(try await kept() == RemovedSQL.most)
        }
    }
}

/// A menu of soup and stew that is being cooked, and its list.
private struct Cooking {
    let grocery: Grocery
    let menu = MenuID.random
    let list = GroceryListID.random
    var servings = [4, 4]
    private let recipes: [RecipeID]
    private let places = [MenuItemID.random, MenuItemID.random]
    private var sequence: Int64 = 0

    init(_ grocery: Grocery) async throws {
        self.grocery = grocery
        recipes = [
            grocery.cookbook.add("Soup", ["2 onions", "1 kg potatoes"]),
            grocery.cookbook.add("Stew", ["1 onion", "500 g beef"]),
        ]
        try await put(201, nil)
    }

    /// What the menu's service says of it.
    mutating func tell(planning: Bool = false) async throws {
        sequence += 1
        let meals = zip(places, zip(recipes, servings)).filter { $1.1 > 0 }.map { place, meal in
            MenuMeal(itemID: place, recipeID: meal.0, servings: meal.1, cooked: false)
        }
        let shopping = MenuShopping(menuID: menu, listID: list, planning: planning, meals: planning ? nil : meals)
        let told = await grocery.deliver("menu.shopping_changed", from: "menu", sequence: sequence, shopping.text)
        #expect(told.status == 204, "\(told)")
    }

    /// Makes the list of the menu that was planned again.
    mutating func commit() async throws {
        try await put(200, GroceryFollowing(cooked: []))
        try await tell()
    }

    private func put(_ status: Int, _ following: GroceryFollowing?) async throws {
        let request = GroceryListRequest(
            recipes: zip(places, zip(recipes, servings)).map { place, meal in
                GroceryRecipeRequest(recipeID: meal.0, servings: meal.1, menuID: menu, menuItemID: place)
            },
            source: GroceryListSource(type: .menu, menuID: menu),
            following: following
        )
        let answer = await grocery.client.send(.put, GroceryPaths.list(list), request.text)
        #expect(answer.status == status, "\(answer)")
    }

    func item(_ name: String) async throws -> GroceryItemBody { try await grocery.list(list).item(name) }

    /// How much of something is still to be bought; nil if nothing.
    func amount(of name: String) async throws -> String? {
        try await grocery.list(list).items.first { $0.name == name && !$0.checked }?.quantities.first?.value
    }

    func edit(_ name: String, _ body: String) async throws -> GroceryItemBody {
        let answer = await grocery.client.send(.patch, GroceryPaths.item(try await item(name).id, of: list), body)
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }

    func remove(_ item: GroceryItemBody) async throws {
        #expect(await grocery.client.send(.delete, GroceryPaths.item(item.id, of: list)).status == 204)
    }

    func restore(_ item: GroceryItemBody) async throws {
        let answer = await grocery.client.post(GroceryPaths.restore(item.id, of: list))
        #expect(answer.status == 200, "\(answer)")
    }
}

extension GroceryItemBody {
    /// The item without what every change counts.
    fileprivate var alike: GroceryItemBody {
        var item = self
        (item.version, item.updatedAt) = (0, nil)
        return item
    }
}
