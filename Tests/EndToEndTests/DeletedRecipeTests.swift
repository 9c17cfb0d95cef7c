import Foundation
import Testing

/// Deleting a recipe that other services use, and bringing it back, over the real executables.
@Suite(.serialized) struct DeletedRecipeTests {
    private let dayAfter = ReplayExample.day(2)

    @Test(.timeLimit(.minutes(3)))
    func `a deleted recipe is said to be used, stays where it is used, and comes back everywhere`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            try await deleteAndRestore(stack)
            try await shopMeanwhile(stack)
            try await race(stack)
            try await deleteWithoutAnswer(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    private func deleteAndRestore(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        let bread = try kitchen.recipe("Bread", ["500 g flour"])
        for recipe in [soup, bread] {
            _ = try kitchen.send("POST", "menu", "/api/v1/menu/recipes", #"{"recipe_id":"\#(recipe)"}"#)
        }
        let menu = try menu(kitchen)
        let list = try kitchen.send("POST", "menu", "/api/v1/menus/\(menu.id)/grocery-list", "{}").member("id")
        let entry = #"{"date":"\#(dayAfter)","slot":"dinner","recipe_id":"\#(soup)"}"#
        _ = try kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries", entry)

        let path = "/api/v1/recipes/\(soup)"
        let refused = try kitchen.send("DELETE", "recipe", path)
        #expect(refused.status == 409)
        #expect(refused.json["counts"] as? [String: Int] == ["menus": 1, "plan_entries": 1, "lists": 1], "\(refused)")
        #expect((refused.json["menus"] as? [[String: Any]])?.first?["id"] as? String == menu.id)
        #expect((refused.json["plan_entries"] as? [[String: Any]])?.first?["date"] as? String == dayAfter)
        #expect((refused.json["lists"] as? [[String: Any]])?.first?["id"] as? String == list)
        #expect(try kitchen.send("GET", "recipe", path).status == 200)

        let deleted = try kitchen.send("DELETE", "recipe", "\(path)?confirm=true")
        let effects = deleted.json["effects"] as? [[String: Any]] ?? []
        #expect(deleted.status == 200)
        #expect(effects.map { $0["kind"] as? String } == ["menu", "plan_entry", "grocery_list"], "\(deleted)")
        #expect(effects.first?["id"] as? String == menu.id && effects.last?["id"] as? String == list)
        try await eventually { try self.menu(kitchen).deleted == [true, false] }
        try await eventually { try planned(kitchen) == [true] }
        try await eventually { try bought(kitchen, list)["potato"] == true }
        #expect(try bought(kitchen, list).count == 2, "lists keep their items")
        // What the menu wants of its list changes: what is bought for a deleted recipe stays.
        let item = "/api/v1/menus/\(menu.id)/recipes/\(menu.items[1])"
        #expect(try kitchen.send("PATCH", "menu", item, #"{"servings":8}"#).status == 200)
        try await eventually {
            let list = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists/\(list)")
            return list.body.contains("1000") || list.body.contains(#""1 kg""#)
        }
        #expect(try bought(kitchen, list)["potato"] == true)

        #expect(try kitchen.send("POST", "recipe", "\(path)/restore").status == 200)
        try await eventually { try self.menu(kitchen).deleted == [false, false] }
        try await eventually { try planned(kitchen) == [false] }
        try await eventually { try bought(kitchen, list) == ["potato": false, "flour": false] }
        #expect(try self.menu(kitchen).items == menu.items, "the places in the menu are the same")
    }

    /// What could not be bought for while it was deleted is bought for when it is back.
    private func shopMeanwhile(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        let bread = try kitchen.recipe("Bread", ["500 g flour"])
        for recipe in [soup, bread] {
            _ = try kitchen.send("POST", "menu", "/api/v1/menu/recipes", #"{"recipe_id":"\#(recipe)"}"#)
        }
        let entry = #"{"date":"\#(dayAfter)","slot":"dinner","recipe_id":"\#(soup)"}"#
        _ = try kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries", entry)
        #expect(try kitchen.send("DELETE", "recipe", "/api/v1/recipes/\(soup)?confirm=true").status == 200)
        try await eventually { try self.menu(kitchen).deleted == [true, false] && planned(kitchen) == [true] }
        let path = "/api/v1/menus/\(try self.menu(kitchen).id)/grocery-list"
        let list = try kitchen.send("POST", "menu", path, "{}").member("id")
        #expect(try bought(kitchen, list) == ["flour": false])
        let days = UUID().uuidString.lowercased()
        let range = #"{"plan":{"from":"\#(dayAfter)","to":"\#(dayAfter)"}}"#
        #expect(try kitchen.send("PUT", "grocery", "/api/v1/grocery-lists/\(days)", range).status == 201)
        #expect(try bought(kitchen, days).isEmpty)

        #expect(try kitchen.send("POST", "recipe", "/api/v1/recipes/\(soup)/restore").status == 200)
        try await eventually { try bought(kitchen, list) == ["flour": false, "potato": false] }
        try await eventually { try bought(kitchen, days) == ["potato": false] }
    }

    /// However a recipe's deletion, its restoring and its use fall together, in the end all say the same of it.
    private func race(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        let path = "/api/v1/recipes/\(soup)"
        for round in 0..<4 {
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    _ = try? kitchen.send("POST", "menu", "/api/v1/menu/recipes", #"{"recipe_id":"\#(soup)"}"#)
                }
                group.addTask {
                    let entry = #"{"date":"\#(dayAfter)","slot":"lunch","recipe_id":"\#(soup)"}"#
                    _ = try? kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries", entry)
                }
                group.addTask { _ = try? kitchen.send("DELETE", "recipe", "\(path)?confirm=true") }
                if round.isMultiple(of: 2) {
                    group.addTask { _ = try? kitchen.send("POST", "recipe", "\(path)/restore") }
                }
            }
            let isDeleted = try kitchen.send("GET", "recipe", path).status == 404
            try await eventually { try menu(kitchen).deleted.allSatisfy { $0 == isDeleted } }
            try await eventually { try planned(kitchen).allSatisfy { $0 == isDeleted } }
            _ = try kitchen.send("POST", "recipe", "\(path)/restore")
        }
    }

    private func deleteWithoutAnswer(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        _ = await stack.fleet.terminate("grocery-service")
        let refused = try kitchen.send("DELETE", "recipe", "/api/v1/recipes/\(soup)")
        #expect(refused.status == 503 && refused.json["code"] as? String == "recipe_uses_unavailable", "\(refused)")
        #expect(try kitchen.send("DELETE", "recipe", "/api/v1/recipes/\(soup)?confirm=true").status == 204)
    }

    /// The menu's id, its items and whether the recipe of each is deleted.
    private func menu(_ kitchen: TestKitchen) throws -> (id: String, items: [String], deleted: [Bool]) {
        let board = try kitchen.send("GET", "menu", "/api/v1/menu")
        let menu = board.json["menu"] as? [String: Any] ?? [:]
        let recipes = menu["recipes"] as? [[String: Any]] ?? []
        return (
            menu["id"] as? String ?? "", recipes.compactMap { $0["id"] as? String },
            recipes.map { $0["recipe_deleted"] as? Bool ?? false }
        )
    }

    /// Whether the recipe of each planned meal is deleted.
    private func planned(_ kitchen: TestKitchen) throws -> [Bool] {
        let window = try kitchen.send("GET", "meal-plan", "/api/v1/meal-plan")
        let days = window.json["days"] as? [[String: Any]] ?? []
        return days.compactMap { $0["slots"] as? [String: [[String: Any]]] }.flatMap { $0.values.flatMap(\.self) }
            .map { $0["recipe_deleted"] as? Bool ?? false }
    }

    /// For each food on a list, whether it is bought for a deleted recipe.
    private func bought(_ kitchen: TestKitchen, _ list: String) throws -> [String: Bool] {
        let answer = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists/\(list)")
        let items = answer.json["items"] as? [[String: Any]] ?? []
        let pairs = items.map { item in
            let food = (item["food"] as? [String: Any])?["id"] as? String ?? ""
            let sources = item["sources"] as? [[String: Any]] ?? []
            return (food, sources.contains { $0["recipe_deleted"] as? Bool ?? false })
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
