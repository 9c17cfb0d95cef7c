import Database
import Foundation
import HTTP
import Identity
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// The catalogue, as clients of any household use it.
@Suite struct CatalogTests {
    private static let recipes = """
        [{"title":"Ratatouille","ingredients":["2 zucchini","1 aubergine","2 tbsp olive oil"],"servings":4,
          "directions":["Slice and simmer."],"tags":["Vegan","Summer"],"total_time":"1 hour",
          "source":"Example","url":"https://example.org/1","image":"https://example.org/1.jpg"},
         {"title":"Chicken pie","ingredients":["500 g chicken thighs","1 onion","100 ml milk"],"servings":6,
          "directions":["Preheat the oven.","Whisk eggs well."],"tags":["Summer"],"url":"https://example.org/2"},
         {"title":"Lemon spaghetti","ingredients":["400 g spaghetti","1 lemon"],"servings":2,"total_time":"15 min",
          "directions":["Boil."],"source":"Grandma"}]
        """

    private func load(_ text: String, _ service: TestService) async throws {
        try await asOwner(of: service.db) { try await loadCatalog(text, to: $0, service) }
    }

    private func json(_ answer: TestAnswer) throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any] ?? [:]
    }

    private func items(
        _ client: TestClient,
        _ query: String,
        path: String = "/api/v1/catalog/recipes"
    ) async throws
        -> [[String: Any]]
    {
        let answer = await client.get("\(path)?\(query)")
        #expect(answer.status == 200, "\(query): \(answer.text)")
        return try json(answer)["items"] as? [[String: Any]] ?? []
    }

    private func titles(_ client: TestClient, _ query: String) async throws -> [String] {
        try await items(client, query).compactMap { $0["title"] as? String }
    }

    @Test(arguments: Engine.allCases)
    func `every household finds the same recipes in it, with the filters of its own`(engine: Engine) async throws {
        try await withService(engine) { service in
            #expect(try await titles(service.client, "q=soup") == [])
            try await load(Self.recipes, service)
            for client in [service.client, service.client(as: .viewer), service.stranger()] {
                #expect(try await titles(client, "") == ["Ratatouille", "Chicken pie", "Lemon spaghetti"])
                #expect(try await titles(client, "q=courgettes") == ["Ratatouille"])
                #expect(try await titles(client, "q=poulet") == ["Chicken pie"])
                #expect(try await titles(client, "q=spagetti") == ["Lemon spaghetti"])
                #expect(try await titles(client, "q=%22whisk%20eggs%22") == ["Chicken pie"])
                #expect(try await titles(client, "q=%22eggs%20whisk%22") == [])
                #expect(try await titles(client, "q=%22whisk%20eggs%22&facets=true") == ["Chicken pie"])
                #expect(try await titles(client, "include=chicken&include=onion") == ["Chicken pie"])
                #expect(try await titles(client, "exclude=chicken&sort=title") == ["Lemon spaghetti", "Ratatouille"])
                #expect(try await titles(client, "tag=summer&servings_min=5") == ["Chicken pie"])
                #expect(try await titles(client, "max_minutes=60&sort=quickest") == ["Lemon spaghetti", "Ratatouille"])
                #expect(try await titles(client, "source=Grandma") == ["Lemon spaghetti"])
                #expect(try await titles(client, "has_image=true") == ["Ratatouille"])
                #expect(try await titles(client, "steps=oven") == ["Chicken pie"])
                #expect(try await titles(client, "diet=vegetarian") == ["Ratatouille", "Lemon spaghetti"])
                #expect(try await titles(client, "free_of=milk&include=chicken") == [])
                #expect(try await titles(client, "free_of=gluten&q=ratatouille") == ["Ratatouille"])
            }
            let first = try json(await service.client.get("/api/v1/catalog/recipes?limit=2&facets=true"))
            #expect(first["total"] as? Int == 3)
            let tags = (first["facets"] as? [String: Any])?["tags"] as? [[String: Any]]
            #expect(tags?.first?["value"] as? String == "Summer")
            let books = (first["facets"] as? [String: Any])?["cookbooks"] as? [[String: Any]] ?? []
            #expect(
                Set(books.map { "\($0["name"] ?? "") \($0["count"] ?? "")" }) == ["Summer 2", "Grandma 1", "Vegan 1"]
            )
            let summer = try #require(books.first { $0["name"] as? String == "Summer" }?["value"] as? String)
            #expect(
                try await titles(service.client, "cookbook=\(summer)&sort=title") == ["Chicken pie", "Ratatouille"]
            )
            let pie = try json(await service.client.get("/api/v1/catalog/recipes?facets=true&q=chicken"))
            let narrowed = (pie["facets"] as? [String: Any])?["cookbooks"] as? [[String: Any]]
            #expect(narrowed?.compactMap { $0["name"] as? String } == ["Summer"])
            let path = "/api/v1/catalog/recipes?facets=true&include=onion"
            let german = await service.client.get(path, headers: ["Accept-Language": "de"])
            #expect(german.text.contains(#"{"value":"onion","count":1,"name":"Zwiebel"}"#))
            let next = try #require(first["next"] as? String)
            #expect(try await titles(service.client, "limit=2&after=\(next)") == ["Lemon spaghetti"])
            let found = try await items(service.client, "q=onion")
            let matched = found.first?["matched"] as? [[String: Any]]
            #expect(matched?.first?["text"] as? String == "1 onion")
            #expect(await service.client.get("/api/v1/recipes?q=chicken").text.contains("\"total\":0"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `its cookbooks are listed with counts, and narrow a search`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            let path = "/api/v1/catalog/cookbooks"
            let all = try await items(service.client, "", path: path)
            #expect(all.compactMap { $0["name"] as? String } == ["Grandma", "Summer", "Vegan"])
            #expect(all.compactMap { $0["recipes"] as? Int } == [1, 2, 1])
            let page = try json(await service.client.get("\(path)?limit=2"))
            let next = try #require(page["next"] as? String)
            let rest = try await items(service.client, "limit=2&after=\(next)", path: path)
            #expect(rest.compactMap { $0["name"] as? String } == ["Vegan"])
            let summer = all[1]["id"] as? String ?? ""
            #expect(try await titles(service.client, "cookbook=\(summer)") == ["Ratatouille", "Chicken pie"])
            #expect(try await titles(service.client, "cookbook=\(summer)&q=pie") == ["Chicken pie"])
            #expect(try await titles(service.client, "cookbook=\(UUID())") == [])
        }
    }

    @Test func `what only a household has made of its recipes is refused`() async throws {
        try await withService { service in
            try await load(Self.recipes, service)
            for query in [
                "favourite=true", "rating_min=3", "cooked=false", "not_cooked_since=2026-01-01", "status=active",
                "sort=cooked", "sort=last_cooked", "sort=rating",
            ] {
                let answer = await service.client.get("/api/v1/catalog/recipes?\(query)")
                #expect(answer.status == 422, "\(query)")
                #expect(answer.text.contains("?\(query.prefix { $0 != "=" })"), "\(answer.text)")
            }
            let answer = await service.client.get("/api/v1/catalog/recipes?favourite=true&cooked=true")
            #expect(answer.text.contains("?favourite") && answer.text.contains("?cooked"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe is read as the household's kitchen understands it`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            let id = try #require(try await items(service.client, "q=pie").first?["id"] as? String)
            let path = "/api/v1/catalog/recipes/\(id)"
            let answer = await service.client.get(path)
            let recipe = try json(answer)
            #expect(recipe["title"] as? String == "Chicken pie")
            #expect((recipe["cookbooks"] as? [[String: Any]])?.first?["name"] as? String == "Summer")
            let lines = recipe["ingredients"] as? [[String: Any]] ?? []
            #expect(lines.count == 3)
            #expect(lines.last?["allergens"] as? [String] == ["milk"])
            let etag = try #require(answer.headers["ETag"])
            #expect(await service.client.get(path, headers: ["If-None-Match": etag]).status == 304)
            let twice = try json(await service.client.get(path + "?servings=12"))
            let amount = (twice["ingredients"] as? [[String: Any]])?.first?["amount"] as? [String: Any]
            #expect(amount?["value"] as? String == "1000")
            #expect(await service.client.get("/api/v1/catalog/recipes/\(UUID())").status == 404)
            #expect(await service.client.get("/api/v1/recipes/\(id)").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a copy is a recipe like any other, once`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            let id = try #require(try await items(service.client, "q=ratatouille").first?["id"] as? String)
            let path = "/api/v1/catalog/recipes/\(id)/copy"
            #expect(await service.client(as: .viewer).post(path, "").status == 403)
            let made = await service.client.post(path, "")
            #expect(made.status == 201)
            let copy = try json(made)
            let copyID = copy["id"] as? String ?? ""
            #expect(made.headers["Location"] == "/api/v1/recipes/\(copyID)")
            #expect(copyID != id)
            #expect((copy["source"] as? [String: Any])?["url"] as? String == "https://example.org/1")
            #expect((copy["source"] as? [String: Any])?["name"] as? String == "Example")
            #expect(copy["image_source"] as? String == "https://example.org/1.jpg")
            #expect((copy["ingredients"] as? [[String: Any]])?.count == 3)
            #expect(copy["tags"] as? [String] == ["Vegan", "Summer"])
            #expect(try await service.rows.query("SELECT count(*) FROM picture_fetch")[0].int(0) == 1)
            let found = await service.client.get("/api/v1/recipes?q=courgette")
            #expect(found.text.contains(copyID))

            let second = await service.client.post(path, "")
            #expect(second.status == 200)
            #expect(try json(second)["id"] as? String == copyID)
            let again = await service.client.post(path + "?again=true", "")
            #expect(again.status == 201)
            #expect(try json(again)["id"] as? String != copyID)
            // Of another household's copies nobody knows.
            #expect(await service.stranger().post(path, "").status == 201)
            #expect(await service.client.post("/api/v1/catalog/recipes/\(UUID())/copy", "").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `two copies at once are one`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            let id = try #require(try await items(service.client, "q=pie").first?["id"] as? String)
            let statuses = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<4 {
                    group.addTask { await service.client.post("/api/v1/catalog/recipes/\(id)/copy", "").status }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [200, 200, 200, 201])
            #expect(try await service.rows.query("SELECT count(*) FROM recipe")[0].int(0) == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a new edition is found at once, and what an older engine has read is read again`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            #expect(try await titles(service.client, "q=ratatouille") == ["Ratatouille"])
            try await load(#"[{"title":"Borscht","ingredients":["3 courgettes"],"directions":["Cook."]}]"#, service)
            #expect(try await titles(service.client, "") == ["Borscht"])
            #expect(try await titles(service.client, "q=ratatouille") == [])
            // As an engine would have left it that did not know the food.
            try await asOwner(of: service.db) { owner in
                try await owner.ofService.execute(
                    "UPDATE catalog_edition SET edition = edition + 1, parser_version = 0"
                )
                try await owner.ofService.execute(
                    "UPDATE catalog_recipe SET edition = edition + 1, search = 'borscht\n3 courgettes\n'"
                )
            }
            #expect(try await titles(service.client, "include=zucchini") == ["Borscht"])
            #expect(try await titles(service.client, "diet=vegan") == ["Borscht"])
            try await asOwner(of: service.db) { owner in
                _ = try await owner.ofService.execute("UPDATE catalog_edition SET state = 'old'")
            }
            #expect(try await titles(service.client, "") == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a search that could not read all of it has the next one go on`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await load(Self.recipes, service)
            let text = try await asOwner(of: service.db) { owner in
                try await ManyRecipes(owner: owner).multiplyCatalog(by: SQLCatalogStore.searchPortion / 2)
                let last = "(SELECT max(position) FROM catalog_recipe)"
                let rows = try await owner.ofService.query(
                    "SELECT ingredients FROM catalog_recipe WHERE position = \(unescaped: last)"
                )
                try await owner.ofService.execute("UPDATE catalog_edition SET parser_version = 0")
                try await owner.ofService.execute(
                    "UPDATE catalog_recipe SET ingredients = '[' WHERE position = \(unescaped: last)"
                )
                return try rows[0].string(0)
            }
            #expect(await service.client.get("/api/v1/catalog/recipes?q=pie").status == 500)
            try await asOwner(of: service.db) { owner in
                try await owner.ofService.execute(
                    "UPDATE catalog_recipe SET ingredients = \(text) WHERE ingredients = '['"
                )
                // What has been read is not read again.
                try await owner.ofService.execute("UPDATE catalog_recipe SET ingredients = '[' WHERE position < 400")
            }
            let found = await service.client.get("/api/v1/catalog/recipes?q=pie&limit=1&facets=true")
            #expect(found.status == 200, "\(found.text)")
            #expect(try json(found)["total"] as? Int == SQLCatalogStore.searchPortion / 2 + 1)
        }
    }
}
