import Foundation
import HTTP
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing

@testable import RecipeService

/// A classified name, as far as it is looked at here.
@JSONObject(.readOnly)
private struct Name {
    let name: String
    let category: String
    let confidence: Double
}

@Suite struct KitchenRouteTests {
    @Test func `lines are read in order and kept as written`() async throws {
        try await withService { service in
            let answer = await service.client.post(
                "/api/v1/ingredients/parse",
                #"{"lines":["2 cups flour"," a pinch of salt ",""]}"#
            )
            #expect(answer.status == 200)
            let lines = try answer.decode(Page<RecipeIngredient>.self).items
            #expect(lines.map(\.line.text) == ["2 cups flour", " a pinch of salt ", ""])
        }
    }

    @Test func `a line is answered in the shape that was agreed`() async throws {
        try await withService { service in
            let answer = await service.client.post(
                "/api/v1/ingredients/parse",
                #"{"lines":["2 cups flour, sifted","For the sauce:"],"language":"en"}"#
            )
            #expect(answer.status == 200, "\(answer)")
            let root = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
            let items = try #require(root?["items"] as? [[String: Any]])
            #expect(
                Set(items[0].keys) == [
                    "text", "amount", "amounts", "food", "name", "preparation", "note", "optional", "category",
                    "allergens", "confidence",
                ]
            )
            let amount = try #require(items[0]["amount"] as? [String: Any])
            #expect(amount["value"] as? String == "2" && amount["unit"] as? String == "cup")
            #expect(amount["max"] is NSNull && amount["text"] as? String == "2")
            #expect(items[0]["preparation"] as? String == "sifted" && items[0]["allergens"] as? [String] == ["gluten"])
            #expect(items[1]["amount"] is NSNull && items[1]["food"] is NSNull)
            #expect((items[1]["confidence"] as? Double ?? 1) < 0.2, "a heading is kept, and not believed")
        }
    }

    @Test func `what is not plain is read all the same, and what is wrong is named`() async throws {
        try await withService { service in
            let odd = await service.client.send(
                .post,
                "/api/v1/ingredients/parse",
                bytes: Array(#" { "more" : [1], "lines" : [ "1 \u00bd cups milk" ] } "#.utf8),
                headers: ["Content-Type": "application/json; charset=utf-8"]
            )
            let items = try odd.decode(Page<RecipeIngredient>.self).items
            #expect(items.map(\.line.text) == ["1 ½ cups milk"])
            for (body, pointer) in [
                (#"{"lines":["a",1]}"#, "/lines/1"), (#"{"lines":"a"}"#, "/lines"), ("{}", "/lines"),
                (#"{"lines":["\#(String(repeating: "a", count: 1001))"]}"#, "/lines/0"),
            ] {
                let answer = await service.client.post("/api/v1/ingredients/parse", body)
                #expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
            }
        }
    }

    @Test func `a name is answered in the shape that was agreed`() async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/foods/classify", #"{"names":["flour","xyzzy"]}"#)
            let root = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
            let items = try #require(root?["items"] as? [[String: Any]])
            #expect(
                Set(items[0].keys) == [
                    "name", "food", "category", "allergens", "may_contain", "grams_per_cup", "confidence",
                ]
            )
            #expect(items[0]["grams_per_cup"] as? Double == 125 && items[0]["allergens"] as? [String] == ["gluten"])
            #expect((items[0]["food"] as? [String: String])?["id"] == "flour")
            #expect(items[1]["grams_per_cup"] is NSNull && items[1]["food"] is NSNull)
        }
    }

    @Test(arguments: Engine.allCases)
    func `headings among posted ingredients become sections`(engine: Engine) async throws {
        try await withService(engine) { service in
            let body = """
                {"title":"Pie","ingredients":["3 apples","For the dough:","200 g flour",
                {"section":"Top","text":"1 egg"},"Pour la sauce","2 cups milk"]}
                """
            let made = await service.client.post("/api/v1/recipes", body)
            let recipe = try made.decode(RecipeBody.self)
            #expect(recipe.ingredients.map(\.line.text) == ["3 apples", "200 g flour", "1 egg", "2 cups milk"])
            #expect(recipe.ingredients.map(\.section) == [nil, "For the dough", "Top", "Pour la sauce"])
            let again = await service.client.send(.put, RecipePaths.recipe(recipe.id), body)
            #expect(again.headers["ETag"] == "\"1\"", "the same body says the same")
            let wrong = await service.client.post(
                "/api/v1/recipes",
                #"{"title":"Pie","ingredients":["For the dough:","a\u0007b"]}"#
            )
            #expect(wrong.pointers == ["/ingredients/1"], "named by the place it was sent in")
        }
    }

    @Test(arguments: Engine.allCases)
    func `amounts are shown in a measurement system while the exact ones stay`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Soup", #","ingredients":["2 cups milk","3 eggs"]"#)
            func amounts(_ query: String) async throws -> [[String: Any]] {
                let answer = await service.client.get("/api/v1/recipes/\(id)\(query)")
                let root = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
                let lines = root?["ingredients"] as? [[String: Any]] ?? []
                return lines.compactMap { $0["amount"] as? [String: Any] }
            }
            let metric = try await amounts("?measurement_system=metric")
            #expect(metric.map { $0["display"] as? String } == ["473 ml", "3"])
            #expect(metric[0]["value"] as? String == "2" && metric[0]["unit"] as? String == "cup")
            #expect(try await amounts("").allSatisfy { $0["display"] == nil })
            let answer = await service.client.get("/api/v1/recipes/\(id)?measurement_system=cubits")
            #expect(answer.status == 422 && answer.pointers == ["?measurement_system"])
            let batch = await service.client.post(
                "/api/v1/recipes/batch-get?measurement_system=us",
                #"{"ids":["\#(id)"]}"#
            )
            #expect(batch.text.contains(#""display":"2 cups""#))
        }
    }

    @Test func `names are put into categories`() async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/foods/classify", #"{"names":["milk","xyzzy"]}"#)
            let items = try answer.decode(Page<Name>.self).items
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
            #expect(service.router.readingFaults == [])
            let draft = try service.router.operation(.post, "/api/v1/recipes/extract").get()
            #expect(draft.bodyLimit(within: 1) == 10 << 20)
            let legacy = try service.router.operation(.post, "/api/recipes/extract").get()
            #expect(legacy.bodyLimit(within: 1) == 10 << 20)
        }
    }
}
