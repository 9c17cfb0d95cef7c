import FoundationEssentials
import HTTP
import Identity
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

/// Every route with everything that can be wrong with it: the right 4xx, the member named, nothing changed.
@Suite struct BadInputTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var method: HTTP.Method
        var path: String
        var body: String?
        var status: Int
        var pointer: String?
        var code: String?

        init(
            _ method: HTTP.Method,
            _ path: String,
            _ body: String? = nil,
            _ status: Int,
            at pointer: String? = nil,
            code: String? = nil
        ) {
            self.method = method
            self.path = path
            self.body = body
            self.status = status
            self.pointer = pointer
            self.code = code
        }

        var testDescription: String { "\(method) \(path) \(body ?? "")" }
    }

    static let unknown = "00000000-0000-7000-8000-000000009999"
    /// `{menu}` and `{item}` stand for a menu that is being cooked and its first recipe.
    static let cases: [Case] = {
        let recipes = "/api/v1/menu/recipes"
        let item = "/api/v1/menus/{menu}/recipes/{item}"
        let menu = "/api/v1/menus/{menu}"
        var cases = [
            Case(.post, recipes, "{", 400, code: "malformed_json"),
            Case(.post, recipes, "[]", 422),
            Case(.post, recipes, "", 415),
            Case(.post, recipes, "{}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": null}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": 7}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": \"soup\"}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": \"\(unknown)\"}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": \"a\\u0000b\"}", 422, at: "/recipe_id"),
            Case(.post, recipes, "{\"recipe_id\": \"\(RecipeID.test(1))\", \"id\": \"x\"}", 422, at: "/id"),
            Case(.get, "/api/v1/menus?state=planning", nil, 422, at: "?state"),
            Case(.get, "/api/v1/menus?limit=0", nil, 422, at: "?limit"),
            Case(.get, "/api/v1/menus?limit=201", nil, 422, at: "?limit"),
            Case(.get, "/api/v1/menus?limit=ten", nil, 422, at: "?limit"),
            Case(.get, "/api/v1/menus?after=nonsense", nil, 400, code: "bad_cursor"),
            Case(.get, "/api/v1/menus?from=2026-02-30", nil, 422, at: "?from"),
            Case(.get, "/api/v1/menus?to=tomorrow", nil, 422, at: "?to"),
            Case(.get, "/api/v1/menus?from=2026-02-02&to=2026-02-01", nil, 422, at: "?to"),
            Case(.get, "/api/v1/menus/soup", nil, 404),
            Case(.get, "/api/v1/menus/\(unknown)", nil, 404),
            Case(.patch, item, "nonsense", 400),
            Case(.patch, item, "{\"position\": -1}", 422, at: "/position"),
            Case(.patch, item, "{\"position\": \"first\"}", 422, at: "/position"),
            Case(.post, "\(menu)/recipes", "{}", 422, at: "/recipe_id"),
            Case(.post, "\(menu)/recipes", "{\"recipe_id\": \"\(unknown)\"}", 422, at: "/recipe_id"),
            Case(.post, "/api/v1/menus/\(unknown)/recipes", "{\"recipe_id\": \"\(RecipeID.test(1))\"}", 404),
            Case(.patch, "\(menu)/recipes/\(unknown)", "{\"servings\": 5}", 404),
            Case(.patch, "\(menu)/recipes/soup", "{\"servings\": 5}", 404),
            Case(.delete, "\(menu)/recipes/\(unknown)", nil, 404),
            Case(.post, "\(item)/cooked", "{\"date\": \"2026-02-30\"}", 422, at: "/date"),
            Case(.post, "\(item)/cooked", "{\"date\": 20260201}", 422, at: "/date"),
            Case(.post, "\(item)/cooked", "{\"date\": \"9999-12-31\"}", 422, at: "/date"),
            Case(.post, "\(menu)/recipes/\(unknown)/cooked", nil, 404),
            Case(.delete, "\(menu)/recipes/\(unknown)/cooked", nil, 404),
            Case(.post, "\(menu)/grocery-list", "{\"have\": \"salt\"}", 422, at: "/have"),
            Case(.post, "\(menu)/grocery-list", "{\"have\": [\"salt\", 7]}", 422, at: "/have/1"),
            Case(
                .post,
                "\(menu)/grocery-list",
                "{\"have\": [\"\(String(repeating: "s", count: 201))\"]}",
                422,
                at: "/have/0"
            ),
            Case(.post, "\(menu)/grocery-list", "{\"list_id\": \"mine\"}", 422, at: "/list_id"),
            Case(.post, "\(menu)/grocery-list", "{\"shop\": \"mine\"}", 422, at: "/shop"),
            Case(.post, "\(menu)/grocery-list", "{\"archive_current\": \"yes\"}", 422, at: "/archive_current"),
            Case(.post, "\(menu)/reuse", "{\"mode\": \"mix\"}", 422, at: "/mode"),
            Case(.post, "\(menu)/reuse", nil, 409, code: "menu_not_archived"),
            Case(.post, "\(menu)/clear", nil, 409, code: "menu_committed"),
            Case(.put, "/api/v1/menu", "{}", 405),
            Case(.delete, "/api/v1/menus/\(unknown)", nil, 404),
        ]
        for servings in ["0", "-1", "1001", "9223372036854775807"] {
            let body = "{\"recipe_id\": \"\(RecipeID.test(1))\", \"servings\": \(servings)}"
            cases.append(Case(.post, recipes, body, 422, at: "/servings"))
            cases.append(Case(.patch, item, "{\"servings\": \(servings)}", 422, at: "/servings"))
        }
        for servings in ["1.5", "\"four\"", "true", "1e400", "99999999999999999999"] {
            cases.append(Case(.patch, item, "{\"servings\": \(servings)}", 422, at: "/servings"))
        }
        for action in ["grocery-list", "archive", "plan-again", "clear", "reuse"] {
            cases.append(Case(.post, "/api/v1/menus/\(unknown)/\(action)", nil, 404))
            cases.append(Case(.post, "/api/v1/menus/soup/\(action)", nil, 404))
        }
        return cases
    }()

    @Test func `bad input is refused with its reason and changes nothing`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            let before = await client.get(MenuPaths.board).text
            for test in Self.cases {
                let answer = await client.send(test.method, test.path.filled(menu), test.body)
                #expect(answer.status == test.status, "\(test.testDescription): \(answer)")
                #expect(answer.headers["Content-Type"] == "application/problem+json", "\(test.testDescription)")
                if let pointer = test.pointer { #expect(answer.pointers == [pointer], "\(test.testDescription)") }
                if let code = test.code { #expect(answer.code == code, "\(test.testDescription)") }
            }
            #expect(await client.get(MenuPaths.board).text == before)
        }
    }

    @Test func `bytes that are not UTF-8, and other media types, are refused`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let broken = Array("{\"recipe_id\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)
            #expect(await client.send(.post, MenuPaths.boardRecipes, bytes: broken).status == 400)
            let text = await client.send(
                .post,
                MenuPaths.boardRecipes,
                "recipe_id=1",
                headers: ["Content-Type": "text/plain"]
            )
            #expect(text.status == 415)
        }
    }

    @Test func `another household's menus do not exist, and a stranger's calls are refused`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let owner = kitchen.client()
            let menu = try await owner.commit(1, 2)
            let before = await owner.get(MenuPaths.board).text
            let other = kitchen.client()
            var stranger = kitchen.client(household: owner.household)
            stranger.token = nil
            let viewer = kitchen.identity.client(of: kitchen.router, household: owner.household, role: .viewer)
            let writes: [(HTTP.Method, String, String?)] = [
                (.patch, "/api/v1/menus/{menu}/recipes/{item}", "{\"position\": 1}"),
                (.delete, "/api/v1/menus/{menu}/recipes/{item}", nil),
                (.post, "/api/v1/menus/{menu}/recipes/{item}/cooked", nil),
                (.delete, "/api/v1/menus/{menu}/recipes/{item}/cooked", nil),
                (.post, "/api/v1/menus/{menu}/grocery-list", "{}"), (.post, "/api/v1/menus/{menu}/archive", nil),
                (.post, "/api/v1/menus/{menu}/plan-again", nil), (.post, "/api/v1/menus/{menu}/clear", nil),
                (.post, "/api/v1/menus/{menu}/reuse", nil),
            ]
            for (method, path, body) in writes {
                let path = path.filled(menu)
                #expect(await other.send(method, path, body).status == 404, "\(method) \(path)")
                #expect(await stranger.send(method, path, body).status == 401, "\(method) \(path)")
                #expect(await viewer.send(method, path, body).status == 403, "\(method) \(path)")
            }
            #expect(await other.get(MenuPaths.menu(menu.id)).status == 404)
            #expect(await viewer.get(MenuPaths.menu(menu.id)).status == 200)
            #expect(await viewer.post(MenuPaths.boardRecipes, "{}").status == 403)
            #expect(await owner.get(MenuPaths.board).text == before)
        }
    }
}

extension String {
    /// The path with a menu's and its first recipe's id.
    fileprivate func filled(_ menu: MenuBody) -> String {
        replacing("{menu}", with: menu.id.description)
            .replacing("{item}", with: menu.recipes.first?.id.description ?? "")
    }
}
