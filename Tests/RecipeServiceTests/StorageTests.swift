import Database
import Foundation
import HTTP
import Identity
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

/// How much a household can keep, and how much one answer gives.
@Suite struct StorageTests {
    private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    private func used(_ service: TestService) async throws -> Int {
        let household = service.client.household
        return try await service.rows.query(
            "SELECT CAST(coalesce(sum(size), 0) AS bigint) FROM recipe WHERE household_id = \(household)"
        )[0].int(0)
    }

    @Test(arguments: Engine.allCases)
    func `a household's recipes cannot grow beyond its storage, whatever is written, and deleting makes room`(
        engine: Engine
    ) async throws {
        try await withService(engine, storage: 100_000) { service in
            let client = service.client
            let long = #"{"title":"Long","notes":"\#(text(15_000))"}"#
            var made: [RecipeID] = []
            var refused = await client.post("/api/v1/recipes", long)
            while refused.status == 201, made.count < 20 {
                made.append(try refused.decode(RecipeBody.self).id)
                refused = await client.post("/api/v1/recipes", long)
            }
            #expect(made.count == 6, "six of 16,000 bytes and a little")
            #expect(refused.status == 403 && refused.code == "storage_full")
            let members = try #require(try JSONSerialization.jsonObject(with: Data(refused.body)) as? [String: Any])
            #expect(members["limit"] as? Int == 100_000 && members["what"] as? String == "recipes")
            #expect(try await used(service) == members["used"] as? Int)
            let path = RecipePaths.recipe(made[0])
            let more = #"{"steps":["\#(text(9000))"]}"#
            #expect(await client.send(.patch, path, more).code == "storage_full", "a change cannot get past it")
            let new = RecipePaths.recipe(RecipeID(.version7()))
            #expect(await client.send(.put, new, long).code == "storage_full", "nor can a PUT")
            #expect(await client.send(.patch, path, #"{"notes":"short"}"#).status == 200, "what shrinks is kept")
            #expect(await client.send(.put, new, #"{"title":"Small"}"#).status == 201)
            #expect(await client.send(.delete, RecipePaths.recipe(made[1])).status == 204)
            #expect(await client.post("/api/v1/recipes", long).status == 201)
            #expect(try await used(service) <= 100_000)
            #expect(await service.stranger().post("/api/v1/recipes", long).status == 201, "others have their own")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household's small recipes, most of which are not added up, stay within its storage, too`(
        engine: Engine
    ) async throws {
        try await withService(engine, storage: 100_000) { service in
            let short = #"{"title":"Short"}"#
            var made = 0
            while await service.client.post("/api/v1/recipes", short).status == 201, made < 200 { made += 1 }
            let used = try await used(service)
            #expect(used <= 100_000 && used + used / made > 100_000, "\(made) recipes take \(used) bytes")
        }
    }

    @Test(arguments: Engine.allCases)
    func `writes at the same time fit into a household's storage together`(engine: Engine) async throws {
        try await withService(engine, storage: 100_000) { service in
            let client = service.client
            let long = #"{"title":"Long","notes":"\#(text(15_000))"}"#
            let made = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<24 { group.addTask { await client.post("/api/v1/recipes", long).status } }
                return await group.reduce(into: 0) { count, status in count += status == 201 ? 1 : 0 }
            }
            #expect(made == 6)
            let used = try await used(service)
            #expect(used <= 100_000)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a recipe takes is counted anew when its lines are read again`(engine: Engine) async throws {
        try await withService(engine) { service in
            _ = try await service.recipe("Soup", #","ingredients":["2 cups milk","1 onion"]"#)
            let before = try await used(service)
            try await service.rows.execute(
                """
                UPDATE recipe SET parser_version = 0, ingredients = '[{"text":"2 cups milk"},{"text":"1 onion"}]',
                    size = size - length(ingredients) + 43 WHERE household_id = \(service.client.household)
                """
            )
            let reading = Rereading(
                db: service.db,
                kitchens: service.kitchens,
                pool: service.pool,
                now: { service.clock.now },
                failed: { _, _, _ in }
            )
            #expect(try await reading.run() == 1)
            #expect(try await used(service) == before)
        }
    }

    @Test func `the texts of one recipe have a limit together`() async throws {
        try await withService { service in
            let step = "\"\(text(10_000))\""
            func recipe(_ steps: Int) async -> TestAnswer {
                let all = Array(repeating: step, count: steps).joined(separator: ",")
                return await service.client.post("/api/v1/recipes", #"{"title":"Long","steps":[\#(all)]}"#)
            }
            #expect(await recipe(26).status == 201)
            let refused = await recipe(27)
            #expect(refused.status == 422 && refused.text.contains("\(RecipeRules.maxSize) bytes"))
        }
    }

    @Test func `the names of one food have a limit together`() async throws {
        try await withService { service in
            func food(_ count: Int) async -> TestAnswer {
                let names = (0..<count).map { "\"\(text(90))\($0 + 10)\"" }.joined(separator: ",")
                return await service.client.send(
                    .put,
                    RecipePaths.food("durian-paste"),
                    #"{"name":"Durian paste","category":"other","names":{"en":[\#(names)]}}"#
                )
            }
            #expect(await food(44).status == 201)
            let refused = await food(45)
            #expect(refused.status == 422 && refused.text.contains("\(FoodRules.maxNamesSize) bytes"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `one answer has so many bytes, says which recipes are left, and the client asks for them`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let step = "\"\(text(10_000))\""
            let steps = Array(repeating: step, count: 25).joined(separator: ",")
            var ids: [RecipeID] = []
            for number in 0..<20 { ids.append(try await service.recipe("R\(number)", #","steps":[\#(steps)]"#)) }
            let missing = RecipeID(.version7())
            var left = ids + [missing]
            var read: [RecipeID] = []
            var gone: [RecipeID] = []
            var answers = 0
            while !left.isEmpty, answers < 10 {
                let answer = await service.client.post(RecipePaths.batchGet, RecipeBatchRequest(ids: left).text)
                #expect(answer.status == 200 && answer.body.count <= RecipeBatchRequest.room + 10_000)
                let batch = try answer.decode(RecipeBatch<RecipeBody>.self)
                read += batch.items.map(\.id)
                gone += batch.missing
                left = batch.left
                answers += 1
            }
            #expect(read == ids && gone == [missing] && answers == 2)
            let page = await service.client.get("/api/v1/recipes?limit=200")
            #expect(page.status == 200 && page.body.count < 20 * 1000, "a list holds no whole recipes")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many tags those are listed that are used most`(engine: Engine) async throws {
        try await withService(engine) { service in
            let (first, second) = (try await service.recipe(), try await service.recipe())
            let household = service.client.household
            for (recipe, least) in [(first, 1), (second, 31)] {
                try await service.rows.insert(
                    into: "recipe_tag (household_id, recipe_id, key, tag)",
                    [.uuid, .uuid, .text, .text],
                    of: least...1030
                ) { [household, recipe, "tag \($0)", "Tag \($0)"] }
            }
            let answer = await service.client.get(RecipePaths.tags)
            let tags = try answer.decode([String: [Tag]].self)["items"]?.map(\.tag) ?? []
            // The thirty that one recipe alone has are left out.
            #expect(Set(tags) == Set((31...1030).map { "Tag \($0)" }))
        }
    }

    @Test func `a recipe larger than one answer has room for comes alone`() async throws {
        try await withService { service in
            let ids = [try await service.recipe("Small"), try await service.recipe("Large")]
            try await service.rows.execute(
                """
                UPDATE recipe SET size = \(RecipeBatchRequest.room + 1)
                WHERE household_id = \(service.client.household) AND id = \(ids[1])
                """
            )
            let first = await service.client.post(RecipePaths.batchGet, RecipeBatchRequest(ids: ids.reversed()).text)
            let batch = try first.decode(RecipeBatch<RecipeBody>.self)
            #expect(batch.items.map(\.id) == [ids[1]] && batch.left == [ids[0]])
        }
    }
}

extension RecipeBatchRequest {
    fileprivate var text: String { jsonText() }
}

@JSONObject(.readOnly)
private struct Tag {
    let tag: String
}
