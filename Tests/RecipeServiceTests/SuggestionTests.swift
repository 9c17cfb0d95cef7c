import Foundation
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// What a text that is being typed may become.
@Suite struct SuggestionTests {
    private func suggested(
        _ service: TestService,
        _ query: String,
        as client: TestClient? = nil
    ) async throws
        -> [String: [[String: Any]]]
    {
        let answer = await (client ?? service.client).get("/api/v1/recipes/suggest?\(query)")
        try #require(answer.status == 200, "\(answer.text)")
        return try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: [[String: Any]]] ?? [:]
    }

    private func values(_ found: [String: [[String: Any]]], _ kind: String, _ member: String) -> [String] {
        (found[kind] ?? []).compactMap { $0[member] as? String }
    }

    @Test(arguments: Engine.allCases) func `recipes, foods, tags and cookbooks begin like the text`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            _ = try await service.recipe("Tomato soup", #","ingredients":["4 tomatoes"],"tags":["Quick dinner"]"#)
            _ = try await service.recipe("Salad", #","ingredients":["1 tomato","1 zucchini"],"tags":["Tomorrow"]"#)
            #expect(await service.client.post("/api/v1/cookbooks", #"{"name":"Tommy's best"}"#).status == 201)
            let found = try await suggested(service, "q=tom")
            #expect(values(found, "recipes", "title") == ["Tomato soup"])
            #expect(values(found, "foods", "food").first?.lowercased() == "tomato")
            #expect(found["foods"]?.first?["count"] as? Int == 2)
            #expect(values(found, "tags", "tag") == ["Tomorrow"])
            #expect(values(found, "cookbooks", "name") == ["Tommy's best"])
            #expect(values(try await suggested(service, "q=dinn"), "tags", "tag") == ["Quick dinner"])
            #expect(
                values(try await suggested(service, "q=courg"), "foods", "food").map { $0.lowercased() } == ["zucchini"]
            )
            // Only what recipes have.
            #expect(values(try await suggested(service, "q=aubergine"), "foods", "food") == [])
            let nothing = try await suggested(service, "q=")
            #expect(nothing.values.allSatisfy { $0.isEmpty })
            let other = try await suggested(service, "q=tom", as: service.stranger())
            #expect(other.values.allSatisfy { $0.isEmpty })
        }
    }

    @Test(arguments: Engine.allCases) func `no more than asked for of each kind, the most used first`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            for number in 0..<6 {
                _ = try await service.recipe("Soup \(number)", #","tags":["soups","soup \#(number)"]"#)
            }
            let found = try await suggested(service, "q=soup&limit=2")
            #expect(found["recipes"]?.count == 2)
            #expect(values(found, "tags", "tag") == ["soups", "soup 0"])
            let status = await service.client.get("/api/v1/recipes/suggest?q=a&limit=21").status
            #expect(status == 400 || status == 422)
        }
    }
}
