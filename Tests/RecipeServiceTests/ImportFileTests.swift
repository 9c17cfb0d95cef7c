import Database
import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct ImportFileTests {
    private static let card = TestCard(
        title: "Barley Broth",
        ingredients: ["Ingredients", "200 g pearl barley", "1 onion, chopped", "2 carrots", "1 litre vegetable stock"],
        steps: ["Method", "1. Fry the onion and the carrots.", "2. Add barley and stock and simmer for an hour."]
    )

    /// So many recipes as another app would write them.
    private static func recipes(_ count: Int) -> [UInt8] {
        let all = (0..<count).map { number in
            """
            {"@type":"Recipe","name":"Dish \(number)","recipeYield":"\(number % 6 + 1)","keywords":"weekday",
            "recipeIngredient":["\(number + 1) g rice","1 onion"],"recipeInstructions":"Cook it \(number) times."}
            """
        }
        return Array("[\(all.joined(separator: ","))]".utf8)
    }

    private func read(_ id: ImportID, _ client: TestClient) async throws -> ImportBody {
        try await client.get("/api/v1/imports/\(id)?limit=200").decode(ImportBody.self)
    }

    @Test(arguments: Engine.allCases)
    func `a file of another app becomes its recipes, once`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let file = Self.recipes(120)
            let id = try await sendFiles([("recipes.json", file)], service.client)
            try await service.worker.run()
            let job = try await read(id, service.client)
            #expect(job.state == .done && job.counts.total == 120 && job.counts.active == 120)
            #expect(job.items?.first?.status == .read && job.items?.count == 121)
            let titles = try await service.rows.query("SELECT title FROM recipe").values(as: String.self)
            #expect(Set(titles).count == 120 && titles.count == 120)
            let again = try await sendFiles([("recipes.json", file)], service.client)
            try await service.worker.run()
            #expect(try await read(again, service.client).counts.duplicates == 120)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an import is called like its file, its address or its text`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let file = Self.recipes(1)
            for (sent, shown) in [
                ("recipes.json", "recipes.json"), ("C:\\Users\\Ann\\my recipes.json", "my recipes.json"),
                ("a/b/c.json", "c.json"),
                ("/", "/"),
            ] {
                let id = try await sendFiles([(sent, file), ("other.json", file)], client)
                #expect(try await read(id, client).name == shown)
            }
            for (body, shown) in [
                (#"{"url": "https://example.org/soup"}"#, "https://example.org/soup"),
                (#"{"text": "Soup\n\n1 onion\n\nCook."}"#, "Soup"),
            ] {
                let answer = await client.send(.post, "/api/v1/imports", body)
                #expect(try answer.decode(ImportBody.self).name?.hasPrefix(shown) == true, "\(answer)")
            }
            // The list of imports has the same names.
            let list = try await client.get("/api/v1/imports?limit=10").decode(Page<ImportBody>.self)
            #expect(list.items.compactMap(\.name).count == 6 && list.items.contains { $0.name == "my recipes.json" })
            // An import of before names were kept has none.
            _ = try await service.rows.query("UPDATE recipe_import SET name = NULL")
            #expect(
                try await client.get("/api/v1/imports?limit=10").decode(Page<ImportBody>.self).items.allSatisfy {
                    $0.name == nil
                }
            )
            let (form, headers) = importForm([("a\u{7}b.json", file)])
            let refused = await client.send(.post, "/api/v1/imports", bytes: form, headers: headers)
            #expect(refused.status == 422 && refused.text.contains("control characters"), "\(refused)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a file goes on where it was when its plan had no more room`(_ engine: Engine) async throws {
        let plan = TestPlan(.free)
        try await withService(engine, plan: plan) { service in
            let free = service.identity.client(of: service.router, household: service.client.household, plan: .free)
            let id = try await sendFiles([("recipes.json", Self.recipes(40))], free)
            try await service.worker.run()
            var job = try await read(id, free)
            #expect(job.counts.active == 15 && job.state == .waiting)
            #expect(job.items?.first?.problem?.code == "recipe_limit")
            plan.set(.pro)
            _ = try await read(id, service.client)
            try await service.worker.run()
            job = try await read(id, service.client)
            #expect(job.counts.active == 40 && job.counts.duplicates == 0 && job.state == .done)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of a damaged file what is whole is taken, and the rest is named`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let good = #"{"@type":"Recipe","name":"Good","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."}"#
            let bad = #"{"@type":"Recipe","name":"#
            let zip = TestZip.zip([
                TestZip.Entry("a/recipe.json", good), TestZip.Entry("b/recipe.json", bad),
                TestZip.Entry("c/recipe.json", good.replacing("Good", with: "Fine")),
            ])
            let id = try await sendFiles([("cookbook.zip", zip)], service.client)
            try await service.worker.run()
            let job = try await read(id, service.client)
            #expect(job.counts.active == 2 && job.counts.failed == 1)
            let failed = try #require(job.items?.first { $0.status == .failed })
            #expect(failed.name.contains("b/recipe.json") && failed.problem?.code == "entry_damaged")
        }
    }

    @Test func `a file in parts is read once the last one is there`() async throws {
        try await withService { service in
            let file = Self.recipes(30_000)
            let size = ImportFile.partSize
            #expect(file.count > size)
            let client = service.client
            let job = try await client.post("/api/v1/imports", #"{"file":{"name":"all.json","size":\#(file.count)}}"#)
                .decode(ImportBody.self)
            let headers: Headers = ["Content-Type": "application/octet-stream"]
            func put(_ part: Int, _ bytes: ArraySlice<UInt8>) async -> TestAnswer {
                await client.send(
                    .put,
                    "/api/v1/imports/\(job.id)/parts/\(part)",
                    bytes: Array(bytes),
                    headers: headers
                )
            }
            #expect(await put(0, file[..<100]).code == "part_size")
            #expect(await put(99, file[..<100]).status == 404)
            #expect(try await service.worker.run() == 0)
            #expect(await put(1, file[size...].prefix(size)).status == 200)
            #expect(await put(1, file[size...].prefix(size)).status == 200, "the same part twice is one")
            #expect(try await service.worker.run() == 0)
            let target = "/api/v1/imports/\(job.id)/parts/0"
            #expect(await service.stranger().send(.put, target, bytes: [1], headers: headers).status == 404)
            #expect(await client.send(.put, target, bytes: [1]).status == 415)
            #expect(await put(0, file[..<size]).status == 200)
            let spool = try #require(ImportSpool())
            for part in 0..<ImportFile.parts(of: file.count) {
                let items = try await service.worker.store.import(job.id, of: client.household, after: -1, limit: 1)
                let item = try #require(items?.items.first)
                #expect(spool.append(try await service.worker.store.body(part, of: item.id, client.household) ?? []))
            }
            #expect(FileManager.default.contents(atPath: spool.path).map { Array($0) } == file)
        }
    }

    @Test(arguments: Engine.allCases)
    func `pages and texts may come as files, and what is nothing says so`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let text = "Soup\n\nIngredients\n1 l water\n2 onions\n\nMethod\nBoil the onions in the water for an hour."
            let id = try await sendFiles(
                [
                    ("page.html", Array("<!doctype html>\(ImportTests.page("Stew"))".utf8)),
                    ("soup.txt", Array(text.utf8)), ("noise.bin", [0, 1, 2, 3, 0, 255]),
                ],
                service.client
            )
            try await service.worker.run()
            let items = try #require(try await read(id, service.client).items)
            #expect(items.map(\.title) == ["Stew", "Soup", nil])
            #expect(items.last?.problem?.code == "unknown_file")
        }
    }

    @Test func `a photo is read, kept beside the recipe and always to be checked`() async throws {
        try await withService { service in
            let id = try await sendFiles([("card.png", try Self.card.file())], service.client)
            try await service.worker.run()
            let item = try #require(try await read(id, service.client).items?.first)
            #expect(item.kind == .photo && item.status == .pendingReview)
            #expect(item.guesses.contains { $0.reason == .picture })
            let source = await service.client.get("/api/v1/recipes/\(try #require(item.recipeID))/source")
            #expect(source.status == 200 && source.headers["Content-Type"]?.hasPrefix("image/") == true)
        }
    }

    @Test func `what another app counted as cooked is counted on`() async throws {
        try await withService { service in
            let one = #"{"@type":"Recipe","name":"Old","recipeIngredient":["1 egg"],"recipeInstructions":"Boil."}"#
            let id = try await sendFiles([("one.json", Array(one.utf8))], service.client)
            try await service.worker.run()
            let recipe = try #require(try await read(id, service.client).items?.last?.recipeID)
            let day = try #require(CalendarDate("2026-10-03"))
            let household = service.client.household
            try await service.rows.execute(RecipeSQL.addCookings(3, on: day, recipe, of: household))
            try await service.rows.execute(RecipeSQL.recount(recipe, 1, of: household))
            let body = try await service.client.get("/api/v1/recipes/\(recipe)").decode(RecipeBody.self)
            #expect(body.timesCooked == 3 && body.lastCooked == day)
        }
    }
}
