import Foundation
import Testing

/// Changing recipes that a menu, the plan and lists use, over the real executables.
@Suite(.serialized) struct EditedRecipeTests {
    @Test(.timeLimit(.minutes(3)))
    func `lists of a menu and of days follow what is changed in a recipe`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(database: database.url)
        do {
            try await editOnMenu(stack)
            try await editOnCalendar(stack)
            try await editWithoutAnswer(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    private func editOnMenu(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let bread = try kitchen.recipe("Bread", ["50 g flour", "2 eggs", "1 l milk"])
        let soup = try kitchen.recipe("Soup", ["2 onions"])
        let (menu, items) = try kitchen.commit([bread, soup])
        let board = try kitchen.send("GET", "menu", "/api/v1/menu").json["menu"] as? [String: Any] ?? [:]
        let list = board["grocery_list_id"] as? String ?? ""
        #expect(try kitchen.open(list) == ["egg: 2", "flour: 50", "milk: 1", "onion: 2"])
        try kitchen.tick("egg", on: list)
        try kitchen.tick("milk", on: list)

        let path = "/api/v1/recipes/\(bread)"
        let changed = #"{"title":"Bread","servings":4,"ingredients":["500 g flour","1 egg","1 l milk","1 lemon"]}"#
        let saved = try kitchen.send("PUT", "recipe", path, changed)
        #expect(saved.status == 200, "\(saved)")
        #expect(saved.effects == ["grocery_list \(list)", "menu \(menu)"], "\(saved)")
        try await eventually { try kitchen.open(list) == ["flour: 500", "lemon: 1", "onion: 2"] }
        #expect(try kitchen.ticked(list) == ["egg: 2", "milk: 1"], "what is ticked stays")
        #expect(try kitchen.notices(list) == ["egg (1) bought for a meal that needs less now"])

        // Half of it for whom it says now, so that a meal for as many takes twice as much.
        #expect(try kitchen.send("PATCH", "recipe", path, #"{"servings":2}"#).effects?.count == 2)
        try await eventually { try kitchen.open(list) == ["flour: 1", "lemon: 2", "milk: 1", "onion: 2"] }
        // Back as it was: the eggs that were bought are those that it needs.
        let restored = try kitchen.send("POST", "recipe", "\(path)/versions/1/restore", "{}")
        #expect(restored.effects?.count == 2, "\(restored)")
        try await eventually { try kitchen.open(list) == ["flour: 50", "onion: 2"] }
        #expect(try kitchen.notices(list).isEmpty)
        #expect(try kitchen.send("PATCH", "recipe", path, #"{"notes":"Warm"}"#).effects == nil)

        // What is cooked changes nothing any more.
        let cooked = "/api/v1/menus/\(menu)/recipes/\(items[1])/cooked"
        #expect(try kitchen.send("POST", "menu", cooked, "{}").status == 200)
        _ = try kitchen.send("PATCH", "recipe", "/api/v1/recipes/\(soup)", #"{"ingredients":["9 onions"]}"#)
        _ = try kitchen.send("PATCH", "recipe", path, #"{"ingredients":["70 g flour"]}"#)
        try await eventually { try kitchen.open(list) == ["flour: 70", "onion: 2"] }
    }

    private func editOnCalendar(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 lemon"])
        let day = ReplayExample.day(2)
        let body = #"{"date":"\#(day)","slot":"dinner","recipe_id":"\#(soup)","servings":8}"#
        let entry = try kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries", body).member("id")
        let list = UUID().uuidString.lowercased()
        let range = #"{"plan":{"from":"\#(day)","to":"\#(day)"}}"#
        #expect(try kitchen.send("PUT", "grocery", "/api/v1/grocery-lists/\(list)", range).status == 201)
        #expect(try kitchen.open(list) == ["lemon: 2"])
        let path = "/api/v1/recipes/\(soup)"
        let saved = try kitchen.send("PATCH", "recipe", path, #"{"ingredients":["3 lemons","2 onions"]}"#)
        #expect(saved.effects == ["grocery_list \(list)", "plan_entry \(entry)"], "\(saved)")
        try await eventually { try kitchen.open(list) == ["lemon: 6", "onion: 4"] }
    }

    /// A recipe is saved while the grocery service is away, which hears of it when it is back.
    private func editWithoutAnswer(_ stack: Stack) async throws {
        let kitchen = try TestKitchen(stack)
        let soup = try kitchen.recipe("Soup", ["1 lemon"])
        _ = try kitchen.commit([soup])
        _ = await stack.fleet.terminate("grocery-service")
        let saved = try kitchen.send("PATCH", "recipe", "/api/v1/recipes/\(soup)", #"{"ingredients":["3 lemons"]}"#)
        #expect(saved.status == 200 && saved.effects == nil, "\(saved)")
    }
}

extension Reply {
    /// What else has changed, in order of their names; nil if that is not said.
    fileprivate var effects: [String]? {
        (json["effects"] as? [[String: Any]])?
            .map { "\($0["kind"] as? String ?? "") \($0["id"] as? String ?? "")" }.sorted()
    }
}

extension TestKitchen {
    /// What is to be bought, in order of names.
    fileprivate func open(_ list: String) throws -> [String] { try amounts(list, checked: false) }

    /// What is ticked.
    fileprivate func ticked(_ list: String) throws -> [String] { try amounts(list, checked: true) }

    fileprivate func notices(_ list: String) throws -> [String] {
        let answer = try send("GET", "grocery", "/api/v1/grocery-lists/\(list)")
        return (answer.json["notices"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    fileprivate func tick(_ name: String, on list: String) throws {
        let item = try items(list).first { $0["name"] as? String == name }
        let path = "/api/v1/grocery-lists/\(list)/items/\(item?["id"] as? String ?? "")/checked"
        #expect(try send("POST", "grocery", path).status == 200)
    }

    private func items(_ list: String) throws -> [[String: Any]] {
        try send("GET", "grocery", "/api/v1/grocery-lists/\(list)").json["items"] as? [[String: Any]] ?? []
    }

    private func amounts(_ list: String, checked: Bool) throws -> [String] {
        try items(list).filter { $0["checked"] as? Bool == checked }
            .map { item in
                let amounts = (item["quantities"] as? [[String: Any]] ?? []).compactMap { $0["value"] as? String }
                return "\(item["name"] as? String ?? ""): \(amounts.joined(separator: " "))"
            }
            .sorted()
    }
}
