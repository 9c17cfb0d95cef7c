import Foundation
import HTTP
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct BadInputTests {
    private static let long = String(repeating: "x", count: 301)
    private static let bodies: [(String, String)] = [
        (#"{}"#, "/title"),
        (#"{"title":null}"#, "/title"),
        (#"{"title":7}"#, "/title"),
        (#"{"title":"  "}"#, "/title"),
        (#"{"title":"\#(long)"}"#, "/title"),
        (#"{"title":"a\u0000b"}"#, "/title"),
        (#"{"title":"a\nb"}"#, "/title"),
        (#"{"title":"a","id":"no"}"#, "/id"),
        (#"{"title":"a","servings":0}"#, "/servings"),
        (#"{"title":"a","servings":-3}"#, "/servings"),
        (#"{"title":"a","servings":1001}"#, "/servings"),
        (#"{"title":"a","servings":"4"}"#, "/servings"),
        (#"{"title":"a","servings":2.5}"#, "/servings"),
        (#"{"title":"a","servings":99999999999999999999}"#, "/servings"),
        (#"{"title":"a","rating":6}"#, "/rating"),
        (#"{"title":"a","ingredients":"flour"}"#, "/ingredients"),
        (#"{"title":"a","ingredients":[7]}"#, "/ingredients/0"),
        (#"{"title":"a","ingredients":["b",{"section":"c"}]}"#, "/ingredients/1/text"),
        (#"{"title":"a","ingredients":["b",""]}"#, "/ingredients/1"),
        (#"{"title":"a","ingredients":["b\u0007"]}"#, "/ingredients/0"),
        (#"{"title":"a","steps":[null]}"#, "/steps/0"),
        (#"{"title":"a","tags":["\#(long)"]}"#, "/tags/0"),
        (#"{"title":"a","tags":"x"}"#, "/tags"),
        (#"{"title":"a","image_url":"javascript:alert(1)"}"#, "/image_url"),
        (#"{"title":"a","image_url":"https://a b/"}"#, "/image_url"),
        (#"{"title":"a","source":{"type":"magic"}}"#, "/source/type"),
        (#"{"title":"a","source":{"url":"https://a.org"}}"#, "/source/type"),
        (#"{"title":"a","source":{"type":"url","url":"file:///etc/passwd"}}"#, "/source/url"),
        (#"{"title":"a","times":{"prep":-1}}"#, "/times/prep"),
        (#"{"title":"a","nutrition":{"a":1}}"#, "/nutrition/a"),
        (#"{"title":"a","notes":["x"]}"#, "/notes"),
    ]

    @Test(arguments: Engine.allCases)
    func `what a recipe cannot be is refused by name, and nothing is kept`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe("Kept")
            let path = "/api/v1/recipes/\(id)"
            for (body, pointer) in Self.bodies {
                for (method, target) in [(HTTP.Method.post, "/api/v1/recipes"), (.put, path)] {
                    let answer = await service.client.send(method, target, body)
                    #expect(answer.status == 422 && answer.pointers == [pointer], "\(method) \(body): \(answer)")
                }
                // A patch need not name what is there already.
                guard pointer != "/id", pointer != "/source/type" || body.contains("magic"), body != "{}" else {
                    continue
                }
                let answer = await service.client.send(.patch, path, body)
                #expect(answer.status == 422 && answer.pointers == [pointer], "PATCH \(body): \(answer)")
            }
            let list = try await service.client.get("/api/v1/recipes").decode(Page<RecipeSummary>.self)
            #expect(list.items.map(\.title) == ["Kept"] && list.items[0].version == 1)
        }
    }

    @Test func `lists have an end`() async throws {
        try await withService { service in
            func list(_ item: String, _ count: Int) -> String {
                "[" + Array(repeating: item, count: count).joined(separator: ",") + "]"
            }
            for (target, body, pointer) in [
                ("/api/v1/recipes", #"{"title":"a","ingredients":\#(list("\"b\"", 301))}"#, "/ingredients"),
                ("/api/v1/recipes", #"{"title":"a","tags":\#(list("\"b\"", 51))}"#, "/tags"),
                ("/api/v1/recipes/batch-get", #"{"ids":\#(list("\"\(UUID())\"", 201))}"#, "/ids"),
                ("/api/v1/ingredients/parse", #"{"lines":\#(list("\"b\"", 1001))}"#, "/lines"),
                ("/api/v1/foods/classify", #"{"names":\#(list("\"b\"", 1001))}"#, "/names"),
            ] {
                let answer = await service.client.post(target, body)
                #expect(answer.status == 422 && answer.pointers == [pointer], "\(target) \(answer)")
            }
        }
    }

    @Test func `bodies that are no JSON documents are refused everywhere`() async throws {
        try await withService { service in
            let id = RecipeID(.version7())
            for (method, pattern, operation) in service.router.operations where operation.body != nil {
                // What takes no JSON at all is tested where it is.
                guard !pattern.hasPrefix("/internal"), operation.bodyTypes.contains("application/json") else {
                    continue
                }
                let target = pattern.replacingOccurrences(of: "{recipe_id}", with: "\(id)")
                    .replacingOccurrences(of: "{cookbook_id}", with: "\(id)")
                    .replacingOccurrences(of: "{food_id}", with: "tofu-of-ours")
                for (bytes, status) in [
                    (Array("{".utf8), 400), (Array("{}x".utf8), 400), ([0x7B, 0x22, 0xFF, 0x22, 0x7D], 400),
                    (Array(#"[]"#.utf8), 422), (Array(#""x""#.utf8), 422),
                ] {
                    let answer = await service.client.send(method, target, bytes: bytes)
                    // The older form of extraction has 400 for all that is wrong with a request.
                    let status = operation.id == "extractRecipeLegacy" ? 400 : status
                    #expect(
                        answer.status == status,
                        "\(method) \(pattern) \(String(decoding: bytes, as: UTF8.self)): \(answer)"
                    )
                }
                let plain = await service.client.send(
                    method,
                    target,
                    bytes: Array("{}".utf8),
                    headers: ["Content-Type": "text/plain"]
                )
                #expect(plain.status == 415, "\(method) \(pattern)")
            }
        }
    }

    @Test(arguments: [
        ("?limit=0", "?limit"), ("?limit=201", "?limit"), ("?limit=x", "?limit"), ("?sort=quality", "?sort"),
        ("?q=\(long)", "?q"), ("?tag=a%0Ab", "?tag"), ("?q=a%07", "?q"),
    ])
    func `a query that makes no sense is refused by name`(query: String, pointer: String) async throws {
        try await withService { service in
            let answer = await service.client.get("/api/v1/recipes\(query)")
            #expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
        }
    }

    @Test func `ids and versions that are none are refused`() async throws {
        try await withService { service in
            #expect(await service.client.get("/api/v1/recipes/1").status == 404)
            #expect(await service.client.send(.delete, "/api/v1/recipes/x").status == 404)
            #expect(await service.client.get("/api/v1/recipes/\(UUID())").status == 404)
            let path = "/api/v1/recipes/\(try await service.recipe())"
            for tag in ["1", "\"", ""] {
                let answer = await service.client.send(.delete, path, headers: ["If-Match": tag])
                #expect(answer.status == 400, "\(tag): \(answer)")
            }
            #expect(await service.client.send(.delete, path, headers: ["If-Match": "\"x\""]).status == 412)
            let batch = await service.client.post("/api/v1/recipes/batch-get", #"{"ids":["1"]}"#)
            #expect(batch.status == 422 && batch.pointers == ["/ids/0"])
            #expect(await service.client.send(.post, path, "{}").status == 405)
        }
    }
}
