import Foundation
import HTTP
import TestSupport
import Testing

/// What the account service knows, as the others' answers show it: seven executables that talk over HTTP.
@Suite(.serialized) struct AccountEdgesTests {
    private static let secret = "a-secret-of-the-shop-of-these-tests"
    private static let operatorToken = "what-the-operator-of-these-tests-has"

    @Test(.timeLimit(.minutes(3)))
    func `members, limits and the export hold across separate services`() async throws {
        let database = try FreshDatabase()
        defer { database.drop() }
        let stack = try await Stack(
            database: database.url,
            [
                "LARDER_REVENUECAT_SECRET": Self.secret, "LARDER_FREE_MEMBERS": "5", "LARDER_FREE_CUSTOM_STAPLES": "3",
                "LARDER_OPERATOR_TOKEN": Self.operatorToken,
            ]
        )
        do {
            let kitchen = try TestKitchen(stack)
            try allergies(kitchen)
            try usage(kitchen)
            try export(kitchen)
            try await plannedFor(kitchen)
            try await operated(stack)
        } catch {
            await stack.end()
            throw error
        }
        await stack.end()
    }

    /// A change of an allergy is in the very next answer, and its version tells who keeps answers.
    private func allergies(_ kitchen: TestKitchen) throws {
        let recipe = try kitchen.recipe("Satay", ["100 g peanuts", "1 onion"])
        let list = UUID().uuidString.lowercased()
        let made = try kitchen.send(
            "PUT",
            "grocery",
            "/api/v1/grocery-lists/\(list)",
            "{\"items\": [\"peanuts\"]}"
        )
        #expect(made.status == 201, "\(made)")
        let questions = [
            ("recipe", "/api/v1/recipes/\(recipe)/allergens"), ("grocery", "/api/v1/grocery-lists/\(list)/allergens"),
        ]
        func warned() throws -> [[String]] {
            try questions.map { service, path in
                let answer = try kitchen.send("GET", service, path)
                #expect(answer.status == 200, "\(answer)")
                let household = try kitchen.send("GET", "account", "/api/v1/households")
                let current = (household.json["items"] as? [[String: Any]])?.first?["restriction_version"] as? Int
                #expect(answer.json["restriction_version"] as? Int == current, "\(service)")
                let warnings = answer.json["warnings"] as? [[String: Any]] ?? []
                return warnings.compactMap { $0["name"] as? String }
            }
        }
        #expect(try warned() == [[], []])
        let mia = try kitchen.send(
            "POST",
            "account",
            "/api/v1/members",
            "{\"name\": \"Mia\", \"allergies\": [\"peanuts\"]}"
        )
        let path = "/api/v1/members/\(try mia.member("id"))"
        #expect(try warned() == [["Mia"], ["Mia"]])
        #expect(try kitchen.send("PATCH", "account", path, "{\"allergies\": [\"milk\"]}").status == 200)
        #expect(try warned() == [[], []])
        #expect(try kitchen.send("PATCH", "account", path, "{\"allergies\": [\"peanuts\"]}").status == 200)
        #expect(try warned() == [["Mia"], ["Mia"]])
    }

    /// The operator sees every process, and which one is gone.
    private func operated(_ stack: Stack) async throws {
        try await stack.fleet.restart("account-service")
        let account = Probe(base: stack.url("account"))
        func processes() async throws -> [String: Bool] {
            let headers: Headers = ["Larder-Operator-Token": Self.operatorToken]
            let answer = try await account.send("GET", "/api/v1/operator/status", headers: headers)
            #expect(answer.status == 200)
            let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
            var found: [String: Bool] = [:]
            for process in json?["processes"] as? [[String: Any]] ?? [] {
                for service in process["services"] as? [[String: Any]] ?? [] {
                    found[service["name"] as? String ?? ""] = process["ready"] as? Bool
                }
            }
            return found
        }
        let all = Dictionary(uniqueKeysWithValues: Stack.services.map { ($0, true) })
        #expect(try await processes() == all)
        #expect(try await account.send("GET", "/api/v1/operator/status").status == 401)
        stack.fleet.kill("export-service")
        #expect(try await processes() == all.merging(["export": false]) { $1 })
    }

    /// What each service counts is in the entitlement.
    private func usage(_ kitchen: TestKitchen) throws {
        let staple = try kitchen.send("PUT", "grocery", "/api/v1/staples/miso", "{}")
        #expect((200..<300).contains(staple.status), "\(staple)")
        let answer = try kitchen.send("GET", "account", "/api/v1/entitlement")
        let limits = answer.json["limits"] as? [String: [String: Any]] ?? [:]
        let used = limits.mapValues { $0["used"] as? Int }
        let expected: [String: Int?] = [
            "recipes": 1, "imports": 0, "lifetime_imports": nil, "members": 1, "history": 0, "custom_staples": 1,
        ]
        #expect(used == expected, "\(answer)")
        kitchen.stack.fleet.kill("menu-service")
        let without = try kitchen.send("GET", "account", "/api/v1/entitlement")
        let rest = (without.json["limits"] as? [String: [String: Any]] ?? [:]).mapValues { $0["used"] as? Int }
        #expect(without.status == 200 && rest["history"] == .some(nil) && rest["recipes"] == 1, "\(without)")
    }

    /// All that the user has is in the export, and no secret.
    private func export(_ kitchen: TestKitchen) throws {
        let refused = try kitchen.send("GET", "account", "/api/v1/auth/me/export")
        #expect(refused.status == 503, "not half a file while the menu service is away")
    }

    /// An entry is for somebody of the household; without the account service nothing is believed.
    private func plannedFor(_ kitchen: TestKitchen) async throws {
        try await kitchen.stack.fleet.restart("menu-service")
        let stranger = try TestKitchen(kitchen.stack)
        let other = try stranger.send("POST", "account", "/api/v1/members", "{\"name\": \"Noone\"}").member("id")
        let member = try kitchen.send("POST", "account", "/api/v1/members", "{\"name\": \"Leo\"}").member("id")
        func plan(_ id: String) throws -> Reply {
            let body =
                "{\"date\": \"\(ReplayExample.day(3))\", \"slot\": \"lunch\", \"note\": \"Soup\", \"member_id\": \"\(id)\"}"
            return try kitchen.send("POST", "meal-plan", "/api/v1/meal-plan/entries", body)
        }
        #expect(try plan(other).status == 422)
        let entry = try plan(member)
        #expect(entry.status == 201, "\(entry)")
        let path = "/api/v1/meal-plan/entries/\(try entry.member("id"))"
        try exported(kitchen, member)
        #expect(try kitchen.send("DELETE", "account", "/api/v1/members/\(member)").status == 204)
        let deadline = Date().addingTimeInterval(10)
        while try kitchen.send("GET", "meal-plan", path).json["member_id"] as? String != nil, Date() < deadline {
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(try kitchen.send("GET", "meal-plan", path).json["member_id"] as? NSNull != nil)
        kitchen.stack.fleet.kill("account-service")
        let unsure = try plan(member)
        #expect(unsure.status == 503 && unsure.json["code"] as? String == "members_unavailable", "\(unsure)")
    }

    private func exported(_ kitchen: TestKitchen, _ member: String) throws {
        let token = try kitchen.send(
            "POST",
            "account",
            "/api/v1/auth/tokens",
            "{\"name\": \"script\", \"scopes\": [\"read\"]}"
        )
        let lists = try kitchen.send("GET", "grocery", "/api/v1/grocery-lists").json["items"] as? [[String: Any]]
        let list = try #require(lists?.first?["id"] as? String)
        let share = try kitchen.send("POST", "grocery", "/api/v1/grocery-lists/\(list)/shares", "{}")
        let feed = try kitchen.send("POST", "export", "/api/v1/exports/feeds", "{\"purpose\": \"meal-plan\"}")
        let food = try kitchen.send("PUT", "recipe", "/api/v1/foods/xyzzyfruit", "{\"name\": \"xyzzyfruit\"}")
        #expect(food.status == 201, "\(food)")
        let file = try kitchen.send("GET", "account", "/api/v1/auth/me/export")
        #expect(file.status == 200)
        for name in ["sessions", "api_tokens", "audit"] {
            #expect((file.json[name] as? [Any])?.isEmpty == false, "\(name)")
        }
        for name in ["identities", "subscriptions"] { #expect((file.json[name] as? [Any])?.isEmpty == true, "\(name)") }
        let household = try #require((file.json["households"] as? [[String: Any]])?.first)
        for name in [
            "members", "family", "recipes", "meal_plan", "menu_board", "grocery_lists", "shares", "staples", "aisles",
            "feeds",
            "foods",
        ] { #expect((household[name] as? [Any])?.isEmpty == false, "\(name)") }
        for name in ["menus", "recent_items", "food_corrections", "deleted_recipes"] {
            #expect(household[name] is [Any], "\(name)")
        }
        #expect(file.body.contains("xyzzyfruit") && file.body.contains(member))
        let secrets = [
            try token.member("token"), try feed.member("url"),
            try share.member("url").split(separator: "/").last.map(String.init),
            kitchen.token,
        ].compactMap { $0 }
        #expect(secrets.count == 4)
        for secret in secrets { #expect(!file.body.contains(secret)) }
        // What goes out into calendars says nothing of them.
        let calendar = try kitchen.send("GET", "export", "/api/v1/exports/meal-plan.ics")
        let feedText = try curl([try feed.member("url")]).output
        for text in [calendar.body, feedText] {
            #expect(text.contains("Soup"))
            for secret in [member, "Leo", "Mia"] { #expect(!text.contains(secret)) }
        }
    }
}
