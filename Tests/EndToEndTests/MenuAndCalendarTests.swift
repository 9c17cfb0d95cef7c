import Foundation
import TestSupport
import Testing

/// A menu's recipes on the calendar, over the real executables: one meal, cooked once, bought once, counted once.
@Suite(.serialized) struct MenuAndCalendarTests {
    @Test(.timeLimit(.minutes(5)))
    func `a meal of the menu and of the calendar is one`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            try await cookInBothPlaces(stack)
            for seed in SeededNumbers.seeds(2) {
                var history = try CalendarHistory(stack, seed: seed)
                try await history.run(steps: 25)
            }
            try await cookWithoutMenu(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    private func cookInBothPlaces(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        let bread = try kitchen.recipe("Bread", ["500 g flour"])
        let (menu, items) = try kitchen.commit([soup, bread])
        let entry = try kitchen.place(items[0], of: menu, on: ReplayExample.day(2)).member("id")
        let cooked = "/api/v1/menus/\(menu)/recipes/\(items[0])/cooked"
        let eaten = "/api/v1/meal-plan/entries/\(entry)/cooked"
        await withTaskGroup(of: Void.self) { group in
            for number in 1...10 {
                group.addTask {
                    let (service, path) = number.isMultiple(of: 2) ? ("menu", cooked) : ("meal-plan", eaten)
                    let answer = try? kitchen.send("POST", service, path, "{}")
                    #expect(answer?.status == 200, "\(answer.map(\.description) ?? "")")
                }
            }
        }
        try await eventually("counted once") { try kitchen.timesCooked(soup) == 1 && kitchen.isCooked(entry) }
        // Undone in one place, it is undone in the other.
        #expect(try kitchen.send("DELETE", "meal-plan", eaten).status == 200)
        #expect(try kitchen.cookedRecipes() == 0)
        try await eventually("taken back") { try kitchen.timesCooked(soup) == 0 }
        #expect(try kitchen.send("POST", "menu", cooked, "{}").status == 200)
        try await eventually("in the other place") { try kitchen.isCooked(entry) && kitchen.timesCooked(soup) == 1 }
    }

    /// While the menu does not answer, a meal of it is not cooked at all, rather than in one place.
    private func cookWithoutMenu(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 kg potatoes"])
        let (menu, items) = try kitchen.commit([soup])
        let entry = try kitchen.place(items[0], of: menu, on: ReplayExample.day(2)).member("id")
        _ = await stack.fleet.terminate("menu-service")
        #expect(try kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries/\(entry)/cooked", "{}").status == 503)
        #expect(try !kitchen.isCooked(entry))
    }
}

extension TestKitchen {
    /// Commits a menu of some recipes; its id and its items.
    func commit(_ recipes: [String]) throws -> (menu: String, items: [String]) {
        for recipe in recipes { _ = try send("POST", "menu", "/api/v1/menu/recipes", #"{"recipe_id":"\#(recipe)"}"#) }
        let board = try send("GET", "menu", "/api/v1/menu").json["menu"] as? [String: Any] ?? [:]
        let menu = board["id"] as? String ?? ""
        let list = try send("POST", "menu", "/api/v1/menus/\(menu)/grocery-list", "{}")
        #expect(list.status == 201, "\(list)")
        return (menu, (board["recipes"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    }

    /// Puts a recipe of a menu on a day.
    func place(_ item: String, of menu: String, on day: String) throws -> Reply {
        let body = #"{"date":"\#(day)","slot":"dinner","menu_id":"\#(menu)","menu_item_id":"\#(item)"}"#
        return try send("POST", "meal-plan", "/api/v1/meal-plan/entries", body)
    }

    fileprivate func timesCooked(_ recipe: String) throws -> Int {
        try send("GET", "recipe", "/api/v1/recipes/\(recipe)").json["times_cooked"] as? Int ?? -1
    }

    fileprivate func isCooked(_ entry: String) throws -> Bool {
        try send("GET", "meal-plan", "/api/v1/meal-plan/entries/\(entry)").json["cooked_at"] is String
    }

    /// How many recipes of the menu on the board are cooked.
    fileprivate func cookedRecipes() throws -> Int {
        let menu = try send("GET", "menu", "/api/v1/menu").json["menu"] as? [String: Any] ?? [:]
        return (menu["progress"] as? [String: Any])?["cooked"] as? Int ?? -1
    }
}
