import Foundation
import HTTP
import Identity
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Recipes that are the same, and what becomes of them.
@Suite struct DuplicateTests {
    private func json(_ answer: TestAnswer) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any], "\(answer.text)")
    }

    private func groups(_ service: TestService, limit: Int = 50) async throws -> [(reason: String, titles: Set<String>)]
    {
        var (groups, after): ([(String, Set<String>)], String?) = ([], nil)
        repeat {
            let path = "/api/v1/recipes/duplicates?limit=\(limit)" + (after.map { "&after=\($0)" } ?? "")
            let page = try json(await service.client.get(path))
            for group in page["items"] as? [[String: Any]] ?? [] {
                let recipes = group["recipes"] as? [[String: Any]] ?? []
                groups.append((group["reason"] as? String ?? "", Set(recipes.compactMap { $0["title"] as? String })))
            }
            after = page["next"] as? String
        } while after != nil
        return groups
    }

    @Test(arguments: Engine.allCases) func `the same source, or nearly the same title and ingredients`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let page = #""source":{"type":"url","url":"https://www.example.com/pie?utm_source=x#top"}"#
            let same = #""source":{"type":"url","url":"http://example.com/pie/"}"#
            _ = try await service.recipe("Apple pie", #","ingredients":["3 apples","flour"],\#(page)"#)
            _ = try await service.recipe("Grandma's pie", #","ingredients":["3 apples","flour"],\#(same)"#)
            _ = try await service.recipe("Tomato soup", #","ingredients":["4 tomatoes","1 onion","salt"]"#)
            _ = try await service.recipe("Soup, tomatoes", #","ingredients":["1 kg tomatoes","2 onions","Salt"]"#)
            _ = try await service.recipe("Tomato Soup!", #","ingredients":["1 can of tuna","rice"]"#)
            _ = try await service.recipe("Bread", #","ingredients":["flour","water"]"#)
            // Plurals in -es are other words: it is a hint, not a proof.
            let found = try await groups(service)
            #expect(found.map(\.reason) == ["source", "content"] || found.map(\.reason) == ["source"])
            #expect(found.first?.titles == ["Apple pie", "Grandma's pie"])
            _ = try await service.recipe("soup tomato", #","ingredients":["1 kg tomatoes","2 onions","salt"]"#)
            let more = try await groups(service, limit: 1)
            #expect(
                more.contains { $0.reason == "content" && $0.titles.isSuperset(of: ["Tomato soup", "soup tomato"]) }
            )
            #expect(!more.contains { $0.titles.contains("Tomato Soup!") || $0.titles.contains("Bread") })
            #expect(try json(await service.stranger().get("/api/v1/recipes/duplicates"))["items"] as? [String] == [])
        }
    }

    @Test(arguments: Engine.allCases) func `what is merged keeps tags, cookbooks, occasions and opinions`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let kept = try await service.recipe("Pie", #","tags":["Sweet"]"#)
            let other = try await service.recipe("pie", #","tags":["sweet","Autumn"]"#)
            let book = try json(await service.client.post("/api/v1/cookbooks", #"{"name":"Sundays"}"#))
            let cookbook = try #require(book["id"] as? String)
            #expect(await service.client.send(.put, "/api/v1/cookbooks/\(cookbook)/recipes/\(other)").status < 300)
            let liked = await service.client.send(
                .put,
                "/api/v1/recipes/\(other)/opinion",
                #"{"favourite":true,"rating":4,"note":"More cinnamon"}"#
            )
            #expect(liked.status < 300)
            for (number, id) in [other, other, kept].enumerated() {
                let payload =
                    #"{"menu_id":"\#(UUID())","item_id":"\#(UUID())","recipe_id":"\#(id)","date":"2026-11-1\#(number)"}"#
                #expect(await service.deliver("menu.recipe_cooked", payload, sequence: Int64(number + 1)).status == 204)
            }
            let path = "/api/v1/recipes/\(kept)/merge"
            for wrong in [#"{"ids":[]}"#, #"{"ids":["\#(kept)"]}"#] {
                #expect(await service.client.post(path, wrong).status == 422, "\(wrong)")
            }
            #expect(await service.client.post(path, #"{"ids":["\#(UUID())"]}"#).status == 404)
            #expect(await service.client(as: .viewer).post(path, #"{"ids":["\#(other)"]}"#).status == 403)
            let merged = try json(await service.client.post(path, #"{"ids":["\#(other)"]}"#))
            let recipe = try #require(merged["recipe"] as? [String: Any])
            #expect(recipe["times_cooked"] as? Int == 3 && recipe["last_cooked"] as? String == "2026-11-12")
            #expect(recipe["tags"] as? [String] == ["Sweet", "Autumn"])
            #expect((recipe["cookbooks"] as? [[String: Any]])?.first?["name"] as? String == "Sundays")
            let opinion = recipe["opinion"] as? [String: Any]
            #expect(opinion?["favourite"] as? Bool == true && opinion?["note"] as? String == "More cinnamon")
            #expect(await service.client.get("/api/v1/recipes/\(other)").status == 404)
            #expect(await service.client.post("/api/v1/recipes/\(other)/restore", "").status < 300)
            // Merged again, nothing is counted twice.
            let again = try json(await service.client.post(path, #"{"ids":["\#(other)"]}"#))
            #expect((again["recipe"] as? [String: Any])?["times_cooked"] as? Int == 3)
        }
    }
}
