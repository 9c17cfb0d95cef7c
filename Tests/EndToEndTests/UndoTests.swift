import Foundation
import HTTP
import TestSupport
import Testing

/// Taking back what the log tells of, at the services themselves.
@Suite(.serialized) struct UndoTests {
    @Test(.timeLimit(.minutes(3)))
    func `what the kinds of changes leave is taken back, by whoever may change it`() async throws {
        try await withLarder(["LARDER_RATE_ACCOUNT": "0"]) { probe, _ in
            let kitchen = try await UndoKitchen(probe)
            try await lists(kitchen)
            let soup = try await kitchen.make("POST", "/api/v1/recipes", ["title": "Soup", "ingredients": ["1 onion"]])
            let recipe = try #require(soup["id"] as? String)
            try await plan(kitchen, recipe)
            try await menu(kitchen, recipe)
            try await recipes(kitchen, recipe)
            try await household(kitchen)
            try await refusals(kitchen)
        }
    }

    private func household(_ kitchen: UndoKitchen) async throws {
        let home = "/api/v1/households/\(kitchen.household)"
        let names = ["name", "language", "measurement_system", "slot_times"]
        let before = try await kitchen.members(names, of: home)
        _ = try await kitchen.make("PATCH", home, ["name": "Nest", "slot_times": ["dinner": "20:15"]])
        try await kitchen.undo("household.settings_changed")
        _ = try await kitchen.make("PATCH", home, ["measurement_system": "us"])
        try await kitchen.undo("household.changed")
        #expect(try await kitchen.members(names, of: home) == before)
        let member = try await kitchen.make("POST", "/api/v1/members", ["name": "Mia"])["id"] as? String ?? ""
        try await kitchen.undo("household.member_changed")
        #expect(try await kitchen.status("GET", "/api/v1/members/\(member)") == 404)
        let staples = try await kitchen.members(["items"], of: "/api/v1/staples")
        for (method, food) in [("DELETE", "salt"), ("PUT", "harissa%20paste"), ("PUT", "salt")] {
            _ = try await kitchen.make(method, "/api/v1/staples/\(food)", method == "PUT" ? ["assumed": false] : nil)
            try await kitchen.undo("staples.changed")
            #expect(try await kitchen.members(["items"], of: "/api/v1/staples") == staples, "\(method) \(food)")
        }
    }

    private func lists(_ kitchen: UndoKitchen) async throws {
        let list = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        let wanted = ["milk", "cheese", "2 l juice", "1 kg carrots"]
        let made = try await kitchen.make("PUT", list, ["title": "Week", "items": wanted])
        let ids = (made["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        let names = (made["items"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        let milk = "\(list)/items/\(ids[try #require(names.firstIndex(of: "milk"))])"
        let before = try await kitchen.items(of: list)
        for (event, method, path, body) in [
            ("list.item_checked", "POST", "\(milk)/checked", nil), ("list.item_removed", "DELETE", milk, nil),
            ("list.item_changed", "PATCH", milk, ["name": "oat milk", "note": "the good one"]),
            ("list.item_changed", "PATCH", milk, ["text": "3 l soy milk"]),
            ("list.item_changed", "PATCH", milk, ["category": "frozen"]),
            ("list.item_changed", "POST", "\(list)/items", ["text": "bread"]),
            ("list.item_changed", "POST", "\(list)/items", ["text": "1 l milk"]),
            (
                "list.changed", "POST", "\(list)/sync",
                [
                    "operations": [
                        [
                            "id": UUID().uuidString.lowercased(), "op": "reorder",
                            "order": Array(ids.reversed()),
                        ] as [String: Any]
                    ]
                ]
            ), ("list.changed", "PATCH", list, ["title": "Other"]), ("list.deleted", "DELETE", list, nil),
        ] as [(String, String, String, [String: Any]?)] {
            _ = try await kitchen.make(method, path, body)
            try await kitchen.undo(event)
            #expect(try await kitchen.items(of: list) == before, "\(method) \(path) \(body ?? [:])")
        }
        #expect(try await kitchen.make("GET", list)["title"] as? String == "Week")
        // Untick: what is taken back is that the tick was taken back.
        _ = try await kitchen.make("POST", "\(milk)/checked")
        _ = try await kitchen.make("DELETE", "\(milk)/checked")
        try await kitchen.undo("list.item_unchecked")
        #expect(try await kitchen.items(of: list).contains { $0.hasPrefix("milk") && $0 != before[0] })
        let other = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        _ = try await kitchen.make("PUT", other, ["title": "Party"])
        try await kitchen.undo("list.changed")
        #expect(try await kitchen.status("GET", other) == 404)
    }

    private func plan(_ kitchen: UndoKitchen, _ recipe: String) async throws {
        let entries = "/api/v1/meal-plan/entries"
        let body: [String: Any] = ["date": "2026-11-20", "slot": "dinner", "recipe_id": recipe, "note": "spicy"]
        let id = try #require(try await kitchen.make("POST", entries, body)["id"] as? String)
        try await kitchen.undo("plan.entry_added")
        #expect(try await kitchen.status("GET", "\(entries)/\(id)") == 404)
        let entry = "\(entries)/\(try #require(try await kitchen.make("POST", entries, body)["id"] as? String))"
        let names = ["date", "slot", "recipe_id", "note", "servings", "cooked_on", "position"]
        let before = try await kitchen.members(names, of: entry)
        for (event, method, path, body) in [
            ("plan.entry_moved", "PATCH", entry, ["date": "2026-11-22", "slot": "lunch"]),
            ("plan.entry_changed", "PATCH", entry, ["servings": 9, "note": NSNull()]),
            ("plan.entry_cooked", "POST", "\(entry)/cooked", nil), ("plan.entry_removed", "DELETE", entry, nil),
        ] as [(String, String, String, [String: Any]?)] {
            _ = try await kitchen.make(method, path, body)
            try await kitchen.undo(event)
            #expect(try await kitchen.members(names, of: entry) == before, "\(event)")
        }
        _ = try await kitchen.make("POST", "\(entry)/cooked", ["cooked_on": "2026-11-19"])
        _ = try await kitchen.make("DELETE", "\(entry)/cooked")
        try await kitchen.undo("plan.entry_uncooked")
        #expect(try await kitchen.make("GET", entry)["cooked_on"] as? String == "2026-11-19")
    }

    private func menu(_ kitchen: UndoKitchen, _ recipe: String) async throws {
        _ = try await kitchen.make("POST", "/api/v1/menu/recipes", ["recipe_id": recipe])
        try await kitchen.undo("menu.recipe_added")
        #expect(try await kitchen.board() == [])
        _ = try await kitchen.make("POST", "/api/v1/menu/recipes", ["recipe_id": recipe, "servings": 3])
        let tea = try await kitchen.make("POST", "/api/v1/recipes", ["title": "Tea"])["id"] as? String ?? ""
        _ = try await kitchen.make("POST", "/api/v1/menu/recipes", ["recipe_id": tea, "servings": 2])
        let before = try await kitchen.board()
        #expect(before == ["Soup 3", "Tea 2"])
        let path = try await kitchen.menuItem(0)
        for (event, method, body) in [
            ("menu.changed", "PATCH", ["servings": 8]), ("menu.changed", "PATCH", ["position": 1]),
        ] as [(String, String, [String: Any]?)] {
            _ = try await kitchen.make(method, path, body)
            try await kitchen.undo(event)
            #expect(try await kitchen.board() == before, "\(event) \(body ?? [:])")
        }
        // The last ones: the menu goes with the second, and is begun anew.
        _ = try await kitchen.make("DELETE", try await kitchen.menuItem(1))
        _ = try await kitchen.make("DELETE", path)
        try await kitchen.undo("menu.recipe_removed", new: 2)
        #expect(try await kitchen.board() == ["Soup 3"])
        try await kitchen.undo("menu.recipe_removed", new: 0, code: "changed_since")
        let list = ["list_id": UUID().uuidString.lowercased()]
        _ = try await kitchen.make("POST", try await kitchen.menuPath() + "/grocery-list", list)
        let cooked = try await kitchen.menuItem(0) + "/cooked"
        _ = try await kitchen.make("POST", cooked, ["cooked_on": "2026-11-19"])
        let undone = try await kitchen.undo("menu.recipe_cooked")
        #expect(undone["effects"] as? [Any] != nil)
        #expect(try await kitchen.board() == ["Soup 3"], "the menu that it completed is cooked again")
        let menu = try await kitchen.menuPath()
        _ = try await kitchen.make("POST", "\(menu)/archive")
        _ = try await kitchen.make("DELETE", menu)
        try await kitchen.undo("menu.cleared")
        #expect(try await kitchen.status("GET", menu) == 200)
    }

    private func recipes(_ kitchen: UndoKitchen, _ recipe: String) async throws {
        let path = "/api/v1/recipes/\(recipe)"
        _ = try await kitchen.make("PATCH", path, ["title": "Stew"])
        try await kitchen.undo("recipe.changed")
        #expect(try await kitchen.make("GET", path)["title"] as? String == "Soup")
        let tea = try await kitchen.make("POST", "/api/v1/recipes", ["title": "Punch"])["id"] as? String ?? ""
        try await kitchen.undo("recipe.changed")
        #expect(try await kitchen.status("GET", "/api/v1/recipes/\(tea)") == 404)
        // The undo deleted it, and is taken back like any other change.
        try await kitchen.undo("recipe.deleted", new: 0)
        #expect(try await kitchen.status("GET", "/api/v1/recipes/\(tea)") == 200)
        try await kitchen.undo("recipe.restored", new: 0)
        #expect(try await kitchen.status("GET", "/api/v1/recipes/\(tea)") == 404)
        let book = try await kitchen.make("POST", "/api/v1/cookbooks", ["name": "Winter"])["id"] as? String ?? ""
        let cookbook = "/api/v1/cookbooks/\(book)"
        _ = try await kitchen.make("PATCH", cookbook, ["name": "Summer"])
        try await kitchen.undo("cookbook.changed", new: 2)
        _ = try await kitchen.make("PUT", "\(cookbook)/recipes/\(recipe)")
        try await kitchen.undo("cookbook.changed")
        let left = try await kitchen.make("GET", cookbook)
        #expect(left["name"] as? String == "Winter" && left["recipes"] as? Int == 0)
        _ = try await kitchen.make("DELETE", cookbook)
        try await kitchen.undo("cookbook.deleted")
        #expect(try await kitchen.status("GET", cookbook) == 200)
    }

    /// Whoever may not do it cannot undo it, and what was changed by others stays.
    private func refusals(_ kitchen: UndoKitchen) async throws {
        let list = "/api/v1/grocery-lists/\(UUID().uuidString.lowercased())"
        let made = try await kitchen.make("PUT", list, ["title": "Trip", "items": ["tent"]])
        let item = (made["items"] as? [[String: Any]])?.first?["id"] as? String ?? ""
        _ = try await kitchen.make("PATCH", "\(list)/items/\(item)", ["name": "big tent"])
        let id = try await kitchen.entry("list.item_changed")
        let scopes: [String: Any] = ["name": "Script", "scopes": ["write"]]
        let narrow: [String: Any] = ["name": "Narrow", "scopes": ["recipe:write"]]
        let script = try await kitchen.make("POST", "/api/v1/auth/tokens", scopes)["token"] as? String ?? ""
        let other = try await kitchen.make("POST", "/api/v1/auth/tokens", narrow)["token"] as? String ?? ""
        let path = "/api/v1/activity/\(id)/undo"
        #expect(try await kitchen.probe.send("POST", path, token: other).status == 403)
        // The right to ask for it is not the right to change the list.
        let log: [String: Any] = ["name": "Log", "scopes": ["activity:write"]]
        let asking = try await kitchen.make("POST", "/api/v1/auth/tokens", log)["token"] as? String ?? ""
        #expect(try await kitchen.probe.send("POST", path, token: asking).status == 403)
        #expect(try await kitchen.status("POST", "/api/v1/activity/999999/undo") == 404)
        _ = try await kitchen.make("PATCH", "\(list)/items/\(item)", ["name": "small tent"])
        try await kitchen.undo("list.item_changed", at: 1, new: 2, code: "changed_since")
        // One after the other, from the last.
        try await kitchen.undo("list.item_changed")
        #expect(try await kitchen.probe.send("POST", path, token: script).status == 200)
        #expect(try await kitchen.items(of: list).map { $0.contains("tent") && !$0.contains("big") } == [true])
    }
}
