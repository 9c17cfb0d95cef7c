import Foundation
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct RecipeListTests {
    private func titles(_ service: TestService, _ query: String, limit: Int = 3) async throws -> [String] {
        var titles: [String] = []
        var after = ""
        for _ in 0..<20 {
            let target = "/api/v1/recipes?limit=\(limit)\(query)\(after)"
            let page = try await service.client.get(target).decode(Page<RecipeSummary>.self)
            #expect(page.items.count <= limit)
            titles += page.items.map(\.title)
            guard let next = page.next else { return titles }
            after = "&after=\(next)"
        }
        Issue.record("the pages do not end")
        return titles
    }

    @Test(arguments: Engine.allCases) func `every order pages through all recipes once`(engine: Engine) async throws {
        try await withService(engine) { service in
            let names = ["banana", "Apple", "cherry", "Äpfel", "date", "apple", "fig"]
            var ids: [RecipeID] = []
            for name in names { ids.append(try await service.recipe(name)) }
            #expect(try await titles(service, "") == names.reversed())
            #expect(try await titles(service, "&sort=created", limit: 200) == names.reversed())
            let byTitle = try await titles(service, "&sort=title")
            #expect(byTitle.map { $0.lowercased() } == ["äpfel", "apple", "apple", "banana", "cherry", "date", "fig"])
            for (number, id) in [ids[1], ids[1], ids[4]].enumerated() {
                let item = #""menu_id":"\#(UUID())","item_id":"\#(UUID())""#
                let payload = #"{\#(item),"recipe_id":"\#(id)","date":"2026-11-20"}"#
                let answer = await service.deliver("menu.recipe_cooked", payload, sequence: Int64(number + 1))
                #expect(answer.status == 204)
            }
            let byCooking = try await titles(service, "&sort=cooked", limit: 2)
            #expect(byCooking.prefix(2) == ["Apple", "date"])
            #expect(Set(byCooking) == Set(names))
        }
    }

    @Test(arguments: Engine.allCases) func `a search finds every word in title, tags and ingredients`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            _ = try await service.recipe("Leek soup", #","ingredients":["2 leeks","100% cocoa"],"tags":["Winter"]"#)
            _ = try await service.recipe("Tomato soup", #","ingredients":["3 tomatoes"],"tags":["summer"]"#)
            #expect(try await titles(service, "&q=SOUP") == ["Tomato soup", "Leek soup"])
            #expect(try await titles(service, "&q=soup+winter") == ["Leek soup"])
            #expect(try await titles(service, "&q=tomatoes") == ["Tomato soup"])
            // Signs are no words.
            #expect(try await titles(service, "&q=%25") == ["Tomato soup", "Leek soup"])
            #expect(try await titles(service, "&q=so'up") == [])
            #expect(try await titles(service, "&tag=WINTER") == ["Leek soup"])
            #expect(try await titles(service, "&tag=wint") == [])
            let tags = await service.client.get("/api/v1/recipes/tags")
            #expect(tags.text == #"{"items":[{"tag":"summer","count":1},{"tag":"Winter","count":1}]}"#)
        }
    }

    @Test(arguments: Engine.allCases) func `a batch comes in the order asked for and names what is missing`(
        engine: Engine
    )
        async throws
    {
        try await withService(engine) { service in
            let first = try await service.recipe("A")
            let second = try await service.recipe("B")
            let gone = RecipeID(.version7())
            let answer = await service.client.post(
                "/api/v1/recipes/batch-get",
                #"{"ids":["\#(second)","\#(gone)","\#(first)","\#(second)"]}"#
            )
            let batch = try answer.decode(RecipeBatch<RecipeBody>.self)
            #expect(batch.items.map(\.title) == ["B", "A"])
            #expect(batch.missing == [gone])
            let empty = await service.client.post("/api/v1/recipes/batch-get", #"{"ids":[]}"#)
            #expect(empty.text == #"{"items":[],"missing":[],"left":[]}"#)
        }
    }

    @Test func `a cursor that is none, or another list's, is refused`() async throws {
        try await withService { service in
            for title in ["a", "b"] { _ = try await service.recipe(title) }
            let page = try await service.client.get("/api/v1/recipes?limit=1").decode(Page<RecipeSummary>.self)
            let next = try #require(page.next)
            for query in ["after=nonsense", "after=YQ", "sort=title&after=\(next)", "after=\(next)x%20"] {
                let answer = await service.client.get("/api/v1/recipes?\(query)")
                #expect(answer.status == 400 && answer.code == "bad_cursor", "\(query): \(answer)")
            }
        }
    }
}
