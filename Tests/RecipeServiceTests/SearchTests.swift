import Database
import Foundation
import HTTP
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// The search of a household's recipes, as a client uses it.
@Suite struct SearchTests {
    private func titles(_ service: TestService, _ query: (String, String)...) async throws -> Set<String> {
        Set(try await service.search(query).titles)
    }

    private func kitchen(_ service: TestService) async throws {
        let recipes = [
            (
                "Ratatouille",
                #""ingredients":["2 zucchini","1 aubergine","2 tbsp olive oil","salt"],"steps":["Slice and simmer."],"#
                    + #""tags":["Vegan","Summer"],"times":{"total":60},"servings":4"#
            ),
            (
                "Chicken pie",
                #""ingredients":["500 g chicken thighs","1 onion","salt"],"steps":["Preheat the oven. Whisk eggs well."],"#
                    + #""times":{"prep":20,"cook":40},"servings":6"#
            ),
            (
                "Spaghetti with lemon",
                #""ingredients":["400 g spaghetti","1 lemon","50 g walnuts"],"notes":"Grandma's favourite","#
                    + #""tags":["Quick"],"times":{"total":15},"servings":2"#
            ),
            (
                "Olive bread",
                #""ingredients":["500 g flour","100 g olives","1 tbsp oil"],"tags":["vegan"],"servings":8"#
            ),
        ]
        for (title, members) in recipes { _ = try await service.recipe(title, "," + members) }
    }

    @Test(arguments: Engine.allCases) func `words are found in any form, place and order`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await kitchen(service)
            #expect(try await titles(service, ("q", "courgettes")) == ["Ratatouille"])
            #expect(try await titles(service, ("q", "Zucchini")) == ["Ratatouille"])
            #expect(try await titles(service, ("q", "poulet")) == ["Chicken pie"])
            #expect(try await titles(service, ("q", "onions ")) == ["Chicken pie"])
            #expect(try await titles(service, ("q", "spagetti")) == ["Spaghetti with lemon"])
            #expect(try await titles(service, ("q", "lemon spag")) == ["Spaghetti with lemon"])
            #expect(try await titles(service, ("q", "whisk oven")) == ["Chicken pie"])
            #expect(try await titles(service, ("q", "grandma")) == ["Spaghetti with lemon"])
            #expect(try await titles(service, ("q", "\"olive oil\"")) == ["Ratatouille"])
            #expect(try await titles(service, ("q", "olive oil")) == ["Ratatouille", "Olive bread"])
            #expect(try await titles(service, ("q", "salt -chicken")) == ["Ratatouille"])
            #expect(try await titles(service, ("q", "xylophone")) == [])
        }
    }

    @Test(arguments: Engine.allCases) func `titles come before ingredients and these before steps`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            _ = try await service.recipe("Toast", #","steps":["Spread with lemon."]"#)
            _ = try await service.recipe("Curd", #","ingredients":["3 lemons"]"#)
            _ = try await service.recipe("Lemon and lime cake with cream")
            _ = try await service.recipe("Lemon cake")
            _ = try await service.recipe("Tart")
            let found = try await service.search([("q", "lemon")])
            #expect(found.titles == ["Lemon cake", "Lemon and lime cake with cream", "Curd", "Toast"])
            #expect(found.total == 4)
            #expect(found.matched("Lemon cake") == ["title: "])
            #expect(found.matched("Curd") == ["ingredients: 3 lemons"])
            #expect(found.matched("Toast") == ["steps: Spread with lemon"])
        }
    }

    @Test(arguments: Engine.allCases) func `filters combine, and facets count`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await kitchen(service)
            #expect(try await titles(service, ("include", "chicken")) == ["Chicken pie"])
            #expect(try await titles(service, ("exclude", "salt")) == ["Spaghetti with lemon", "Olive bread"])
            #expect(try await titles(service, ("include", "Salz"), ("exclude", "Zwiebel")) == ["Ratatouille"])
            #expect(
                try await titles(service, ("max_minutes", "60")) == [
                    "Ratatouille", "Chicken pie", "Spaghetti with lemon",
                ]
            )
            #expect(
                try await titles(service, ("servings_min", "4"), ("servings_max", "6")) == [
                    "Ratatouille", "Chicken pie",
                ]
            )
            #expect(try await titles(service, ("tag", "VEGAN"), ("tag", "summer")) == ["Ratatouille"])
            #expect(try await titles(service, ("steps", "preheat")) == ["Chicken pie"])
            #expect(try await titles(service, ("steps", "salt")) == [])
            #expect(try await titles(service, ("cooked", "true")) == [])
            #expect(try await service.search([("sort", "quickest")]).titles.first == "Spaghetti with lemon")
            let counted = try await service.search([("facets", "true"), ("limit", "1")])
            #expect(counted.total == 4)
            let facets = counted.json["facets"] as? [String: [[String: Any]]] ?? [:]
            func count(_ kind: String, _ value: String) -> Int? {
                facets[kind]?.first { ($0["value"] as? String)?.lowercased() == value }?["count"] as? Int
            }
            #expect(count("tags", "vegan") == 2)
            #expect(count("foods", "salt") == 2)
            let german = await service.client.get("/api/v1/recipes?facets=true", headers: ["Accept-Language": "de"])
            #expect(german.text.contains(#"{"value":"salt","count":2,"name":"Salz"}"#))
            #expect(count("max_minutes", "15") == 1)
            #expect(count("max_minutes", "60") == 3)
            for wrong in ["sort=best_of", "facets=maybe", "rating_min=9", "not_cooked_since=never", "after=x&q=salt"] {
                let status = await service.client.get("/api/v1/recipes?\(wrong)").status
                #expect(status == 422 || status == 400, "\(wrong)")
            }
        }
    }

    @Test(arguments: Engine.allCases) func `variants of a food are kinds of it, listed or not`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            _ = try await service.recipe("Plain", #","ingredients":["100 g butter","200 g flour"]"#)
            _ = try await service.recipe(
                "Free",
                #","ingredients":["100 g dairy-free butter","200 g gluten-free oat flour"]"#
            )
            _ = try await service.recipe("Other", #","ingredients":["1 leek"]"#)
            // Its name is also another one of a food that stands in the table.
            _ = try await service.recipe("Derived", #","ingredients":["1/4 cup non-dairy butter"]"#)
            #expect(try await titles(service, ("include", "butter")) == ["Plain", "Free", "Derived"])
            #expect(try await titles(service, ("include", "flour")) == ["Plain", "Free"])
            #expect(try await titles(service, ("exclude", "butter")) == ["Other"])
            #expect(try await titles(service, ("include", "gluten-free oat flour")) == ["Free"])
            #expect(try await titles(service, ("exclude", "gluten-free oat flour")) == ["Plain", "Other", "Derived"])
        }
    }

    @Test(arguments: Engine.allCases) func `cookbooks and favourites are searched within`(engine: Engine) async throws {
        try await withService(engine) { service in
            let pie = try await service.recipe("Apple pie")
            let cake = try await service.recipe("Apple cake")
            let made = await service.client.post("/api/v1/cookbooks", #"{"name":"Sundays"}"#)
            let json = try JSONSerialization.jsonObject(with: Data(made.text.utf8)) as? [String: Any]
            let cookbook = try #require(json?["id"] as? String)
            let path = "/api/v1/cookbooks/\(cookbook)/recipes/\(pie)"
            #expect(await service.client.send(.put, path).status < 300)
            let opinion = await service.client.send(.put, "/api/v1/recipes/\(cake)/opinion", #"{"favourite":true}"#)
            #expect(opinion.status < 300)
            #expect(try await titles(service, ("q", "apple"), ("cookbook", cookbook)) == ["Apple pie"])
            #expect(try await titles(service, ("q", "apple"), ("favourite", "true")) == ["Apple cake"])
            #expect(try await titles(service, ("cookbook", cookbook), ("favourite", "true")) == [])
            #expect(await service.client.get("/api/v1/recipes?cookbook=sundays").status == 422)
            let other = await service.client.post("/api/v1/cookbooks", #"{"name":"Empty"}"#)
            #expect(other.status == 201)
            for (query, counts) in [("apple", [1]), ("pie", [1]), ("cake", [])] {
                let facets = try await service.search([("q", query), ("facets", "true")]).json["facets"]
                let books = try #require((facets as? [String: Any])?["cookbooks"] as? [[String: Any]])
                #expect(books.compactMap { $0["count"] as? Int } == counts)
                #expect(books.allSatisfy { $0["value"] as? String == cookbook && $0["name"] as? String == "Sundays" })
            }
            #expect(await service.client.send(.delete, "/api/v1/recipes/\(pie)").status < 300)
            let left = try await service.search([("facets", "true")]).json["facets"] as? [String: Any]
            #expect((left?["cookbooks"] as? [Any])?.isEmpty == true)
        }
    }

    @Test(arguments: Engine.allCases) func `a search shows what was changed, deleted and restored before it`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["1 leek"]"#)
            #expect(try await titles(service, ("q", "soup")) == ["Soup"])
            let patched = await service.client.send(.patch, "/api/v1/recipes/\(id)", #"{"title":"Stew"}"#)
            #expect(patched.status == 200)
            #expect(try await titles(service, ("q", "soup")) == [])
            #expect(try await titles(service, ("q", "stew leek")) == ["Stew"])
            #expect(await service.client.send(.delete, "/api/v1/recipes/\(id)").status < 300)
            #expect(try await titles(service, ("q", "stew")) == [])
            #expect(await service.client.post("/api/v1/recipes/\(id)/restore", "").status < 300)
            #expect(try await titles(service, ("q", "stew")) == ["Stew"])
        }
    }

    @Test(arguments: Engine.allCases) func `what was deleted for good unseen is found no more`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            for number in 0..<5 { _ = try await service.recipe("Soup \(number)") }
            let gone = try await service.recipe("Soup that is gone")
            #expect(try await titles(service, ("q", "soup")).count == 6)
            // As room is made for others.
            try await service.rows.execute(
                "DELETE FROM recipe WHERE household_id = \(service.client.household) AND id = \(gone)"
            )
            let page = try await service.search([("q", "soup"), ("limit", "3"), ("sort", "created")])
            #expect(page.titles == ["Soup 4", "Soup 3", "Soup 2"] && page.total == 5)
        }
    }

    @Test(arguments: Engine.allCases) func `a food that is not known is found by all its words`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            _ = try await service.recipe("One", #","ingredients":["2 glorbish frumps"]"#)
            _ = try await service.recipe("Two", #","ingredients":["2 glorbish blunks"]"#)
            #expect(try await titles(service, ("include", "glorbish frump")) == ["One"])
            #expect(try await titles(service, ("exclude", "glorbish frump")) == ["Two"])
            #expect(try await titles(service, ("include", "!!")) == [])
        }
    }

    @Test(arguments: Engine.allCases) func `what is written by many at once is all found`(engine: Engine) async throws {
        try await withService(engine) { service in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<24 {
                    group.addTask { _ = try await service.recipe("Cake \(number)") }
                    group.addTask { _ = try await self.titles(service, ("q", "cake"), ("limit", "200")) }
                }
                try await group.waitForAll()
            }
            #expect(try await titles(service, ("q", "cake"), ("limit", "200")).count == 24)
        }
    }

    @Test(arguments: Engine.allCases) func `pages neither repeat nor skip while recipes come and go`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            for number in 0..<40 { _ = try await service.recipe("Salt cod \(number)") }
            for sort in ["best", "title", "created"] {
                var seen: [String] = []
                var after: String?
                var coming = 0
                repeat {
                    var query = [("q", "salt cod"), ("limit", "7"), ("sort", sort)]
                    if let after { query.append(("after", after)) }
                    let page = try await service.search(query)
                    seen += page.titles
                    after = page.json["next"] as? String
                    // Another client adds and deletes meanwhile.
                    let other = try await service.recipe("Salt cod other \(coming)")
                    coming += 1
                    if coming.isMultiple(of: 2) {
                        #expect(await service.client.send(.delete, "/api/v1/recipes/\(other)").status < 300)
                    }
                } while after != nil
                let stayed = seen.filter { !$0.contains("other") }
                #expect(Set(stayed).count == stayed.count)
                #expect(stayed.count == 40)
            }
        }
    }

    @Test(arguments: Engine.allCases) func `another household's recipes are never found`(engine: Engine) async throws {
        try await withService(engine) { service in
            _ = try await service.recipe("Secret sauce")
            #expect(try await titles(service, ("q", "secret")) == ["Secret sauce"])
            let other = service.stranger()
            let answer = await other.get("/api/v1/recipes?q=secret&facets=true")
            #expect(answer.text.contains(#""total":0"#))
            #expect(!answer.text.contains("ecret"))
        }
    }
}
