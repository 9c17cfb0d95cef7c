import Foundation
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What can be cooked from what is at hand, what is like a recipe, and a random one.
@Suite struct KitchenSearchTests {
    private func items(_ service: TestService, _ path: String) async throws -> [[String: Any]] {
        let answer = await service.client.get("/api/v1/recipes\(path)")
        try #require(answer.status == 200, "\(answer.text)")
        let json = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: Any]
        return json?["items"] as? [[String: Any]] ?? []
    }

    private func titles(_ service: TestService, _ path: String) async throws -> [String] {
        try await items(service, path).compactMap { $0["title"] as? String }
    }

    @Test(arguments: Engine.allCases) func `what needs the least besides what is at hand comes first`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            for (title, lines) in [
                ("Shakshuka", #""4 eggs","2 tomatoes","1 onion","salt","1 glorbish frump""#),
                ("Omelette", #""3 eggs","salt","2 tbsp water""#),
                ("Tomato omelette", #""3 eggs","2 tomatoes","salt""#),
                ("Steak", #""1 beef steak","salt""#),
            ] {
                _ = try await service.recipe(title, #","ingredients":[\#(lines)]"#)
            }
            let found = try await items(service, "?have=Eier&have=tomato")
            // Of two that need nothing else, the one that uses more is first.
            #expect(found.compactMap { $0["title"] as? String } == ["Tomato omelette", "Omelette", "Shakshuka"])
            #expect(found.compactMap { $0["missing"] as? Int } == [0, 0, 2])
            #expect(try await titles(service, "?have=eggs&missing_max=0") == ["Omelette"])
            #expect(try await titles(service, "?have=eggs&q=shak") == ["Shakshuka"])
            #expect(try await titles(service, "?have=chocolate") == [])
            let first = await service.client.get("/api/v1/recipes?have=eggs&have=tomato&limit=1")
            let json = try JSONSerialization.jsonObject(with: Data(first.text.utf8)) as? [String: Any]
            let next = try #require(json?["next"] as? String)
            #expect(
                try await titles(service, "?have=eggs&have=tomato&limit=5&after=\(next)") == ["Omelette", "Shakshuka"]
            )
            for wrong in ["sort=missing", "have=a&missing_max=101"] {
                let status = await service.client.get("/api/v1/recipes?\(wrong)").status
                #expect(status == 422 || status == 400, "\(wrong)")
            }
        }
    }

    @Test(arguments: Engine.allCases) func `what shares rare foods and words of the title is most alike`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let id = try await service.recipe(
                "Lentil dal",
                #","ingredients":["200 g red lentils","1 onion","1 tsp turmeric"]"#
            )
            _ = try await service.recipe("Dal makhani", #","ingredients":["200 g lentils","1 tsp turmeric","1 onion"]"#)
            _ = try await service.recipe("Onion soup", #","ingredients":["4 onions","salt"]"#)
            _ = try await service.recipe("Onion tart", #","ingredients":["4 onions","salt"]"#)
            _ = try await service.recipe("Cake", #","ingredients":["flour"]"#)
            let found = try await titles(service, "/\(id)/similar")
            #expect(found.first == "Dal makhani" && !found.contains("Lentil dal") && !found.contains("Cake"))
            #expect(try await titles(service, "/\(id)/similar?limit=1") == ["Dal makhani"])
            let stranger = await service.stranger().get("/api/v1/recipes/\(id)/similar")
            #expect(stranger.status == 404)
        }
    }

    @Test func `random ones are of those that suit, and not always the same`() async throws {
        try await withService { service in
            for number in 0..<30 {
                _ = try await service.recipe("Soup \(number)", #","tags":["\#(number < 20 ? "warm" : "cold")"]"#)
            }
            var first: Set<String> = []
            for _ in 0..<20 {
                let found = try await titles(service, "?sort=random&tag=warm&limit=1")
                #expect(found.count == 1)
                first.formUnion(found)
            }
            #expect(first.count > 3)
            #expect(Set(try await titles(service, "?sort=random&limit=50")).count == 30)
        }
    }
}
