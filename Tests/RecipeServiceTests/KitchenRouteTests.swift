import Foundation
import HTTP
import Kitchen
import RecipeAPI
import TestSupport
import Testing

@testable import RecipeService

@Suite struct KitchenRouteTests {
    private struct Lines: Decodable { let items: [RecipeIngredient] }
    private struct Names: Decodable {
        struct Item: Decodable {
            let name: String
            let category: String
            let confidence: Double
        }
        let items: [Item]
    }

    @Test func `lines are read in order and kept as written`() async throws {
        try await withService { service in
            let answer = await service.client.post(
                "/api/v1/ingredients/parse",
                #"{"lines":["2 cups flour"," a pinch of salt ",""]}"#
            )
            #expect(answer.status == 200)
            let lines = try answer.decode(Lines.self).items
            #expect(lines.map(\.line.text) == ["2 cups flour", " a pinch of salt ", ""])
        }
    }

    @Test func `names are put into categories`() async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/foods/classify", #"{"names":["milk","xyzzy"]}"#)
            let items = try answer.decode(Names.self).items
            #expect(items.map(\.name) == ["milk", "xyzzy"])
            #expect(items.allSatisfy { (0...1).contains($0.confidence) })
        }
    }

    @Test func `the document describes every route`() async throws {
        try await withService { service in
            for (method, pattern, operation) in service.router.operations {
                #expect(!operation.summary.isEmpty && !operation.answers.isEmpty, "\(method) \(pattern)")
            }
            #expect(service.router.operationIDFaults == [])
            #expect(service.router.bodyLimit(.post, "/api/v1/recipes/extract") == 10 << 20)
            #expect(service.router.bodyLimit(.post, "/api/recipes/extract") == 10 << 20)
        }
    }
}
