import Blobs
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

/// What of an import fails alone, comes again, or belongs together.
@Suite struct ImportRestTests {
    private func read(_ id: ImportID, _ service: TestService) async throws -> ImportBody {
        try await service.client.get("/api/v1/imports/\(id)?limit=200").decode(ImportBody.self)
    }

    private func recipe(_ title: String, _ more: String = "") -> String {
        #"{"@type":"Recipe","name":"\#(title)","recipeIngredient":["1 egg \#(title)"],"recipeInstructions":"Boil."\#(more)}"#
    }

    @Test(arguments: Engine.allCases)
    func `a recipe of a file that breaks a rule fails alone`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            // A title of which nothing can be seen.
            let file = "[\(recipe("Soup")),\(recipe("\\u200d\\u2060")),\(recipe("Stew"))]"
            let id = try await sendFiles([("all.json", Array(file.utf8))], service.client)
            try await service.worker.run()
            let job = try await read(id, service)
            #expect(job.counts.active == 2 && job.counts.failed == 1 && job.state == .done)
            #expect(job.items?.compactMap(\.problem?.code) == ["not_kept"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe comes without its picture where there is no room for it, or it cannot be read`(
        _ engine: Engine
    ) async throws {
        try await withService(engine, pictureQuota: 10) { service in
            let zip = TestZip.zip([
                TestZip.Entry("a/recipe.json", Array(recipe("Soup").utf8)),
                TestZip.Entry("a/full.jpg", png(width: 60, height: 60)),
                TestZip.Entry("b/recipe.json", Array(recipe("Stew").utf8)),
                TestZip.Entry("b/full.jpg", png(width: 60, height: 60, rows: 3)),
            ])
            let id = try await sendFiles([("book.zip", zip)], service.client)
            try await service.worker.run()
            let job = try await read(id, service)
            #expect(job.counts.active == 2 && job.counts.failed == 0, "\(job)")
            let remarks = try #require(job.items).filter { $0.kind == .recipe }.map { $0.remarks.map(\.code) }
            #expect(
                remarks.map { $0.filter { $0.hasPrefix("picture") } } == [["picture_no_room"], ["picture_damaged"]]
            )
            #expect(job.items?[1].remarks.contains { $0.detail == "There is no room for its picture." } == true)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a file has that is there already comes once more if somebody wants it`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let first = "[\(recipe("Soup")),\(recipe("Stew"))]"
            _ = try await sendFiles([("first.json", Array(first.utf8))], service.client)
            try await service.worker.run()
            let second = "[\(recipe("Cake")),\(recipe("Soup")),\(recipe("Stew")),\(recipe("Pie"))]"
            let id = try await sendFiles([("second.json", Array(second.utf8))], service.client)
            try await service.worker.run()
            var job = try await read(id, service)
            #expect(job.counts.active == 2 && job.counts.duplicates == 2 && job.counts.total == 4)
            #expect(await service.client.post("/api/v1/imports/\(id)/retry", "").status == 202)
            try await service.worker.run()
            #expect(try await read(id, service).counts == job.counts, "only if somebody wants it")
            for _ in 0..<2 {
                #expect(await service.client.post("/api/v1/imports/\(id)/retry?again=true", "").status == 202)
                try await service.worker.run()
                job = try await read(id, service)
                #expect(job.counts.active == 4 && job.counts.duplicates == 0 && job.counts.total == 4, "\(job)")
                #expect(job.state == .done && job.items?.first?.status == .read && job.items?.count == 5)
            }
            let titles = try await service.rows.query("SELECT title FROM recipe ORDER BY title").values(as: String.self)
            #expect(titles == ["Cake", "Pie", "Soup", "Soup", "Stew", "Stew"])
            let bodies = try await service.rows.query("SELECT count(*) FROM recipe_import_body")
            #expect(try bodies.first?.int(0) == 0, "what was sent is kept no longer than it may be wanted")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a text that is there already comes once more if somebody wants it`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let html = #"{"html":\#(ImportTests.page("Soup").jsonText())}"#
            var id: ImportID?
            for _ in 0..<2 {
                id = try await service.client.post("/api/v1/imports", html).decode(ImportBody.self).id
                try await service.worker.run()
            }
            let second = try #require(id)
            #expect(try await read(second, service).counts.duplicates == 1)
            #expect(await service.client.post("/api/v1/imports/\(second)/retry?again=true", "").status == 202)
            try await service.worker.run()
            #expect(try await read(second, service).counts.active == 1)
        }
    }

    @Test func `photos that belong together are one recipe, page after page`() async throws {
        let first = TestCard(
            title: "Barley Broth",
            ingredients: ["Ingredients", "200 g pearl barley", "1 onion, chopped", "2 carrots"],
            steps: []
        )
        let second = TestCard(
            title: "",
            ingredients: [],
            steps: ["Method", "1. Fry the onion and the carrots.", "2. Add barley and water and simmer for an hour."]
        )
        try await withService { service in
            let files = [("1.png", try first.file()), ("2.png", try second.file())]
            let id = try await sendFiles(files, fields: [("together", "true")], service.client)
            try await service.worker.run()
            let items = try #require(try await read(id, service).items)
            let item = try #require(items.first)
            #expect(items.count == 1 && item.kind == .photos && item.name == "1.png, 2.png")
            #expect(item.status == .pendingReview, "\(item)")
            let recipeID = try #require(item.recipeID)
            let recipe = try await service.client.get("/api/v1/recipes/\(recipeID)").decode(RecipeBody.self)
            #expect(recipe.title == "Barley Broth")
            #expect(recipe.ingredients.count == 3 && recipe.steps.count == 2, "\(recipe)")
            for (part, file) in files.enumerated() {
                let source = await service.client.get("/api/v1/recipes/\(recipeID)/source?part=\(part)")
                #expect(source.status == 200 && source.body == file.1)
            }
            #expect(await service.client.get("/api/v1/recipes/\(recipeID)/source?part=2").status == 404)
            #expect(await service.stranger().get("/api/v1/recipes/\(recipeID)/source?part=1").status == 404)
            let (body, headers) = importForm(files + [("notes.txt", Array("x".utf8))], fields: [("together", "true")])
            let refused = await service.client.send(.post, "/api/v1/imports", bytes: body, headers: headers)
            #expect(refused.status == 422, "a text is no photo")
            let alone = try await sendFiles([files[0]], fields: [("together", "true")], service.client)
            #expect(try await read(alone, service).items?.first?.kind == .photo)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a recipe was read from is there for thirty days, once it is saved, too`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let text = "Soup\n\nIngredients\n1 l water\n2 onions\n\nMethod\nBoil the onions in the water."
            let job = try await service.client.post("/api/v1/imports", #"{"text":\#(text.jsonText())}"#)
                .decode(ImportBody.self)
            try await service.worker.run()
            let item = try #require(try await read(job.id, service).items?.first)
            #expect(item.status == .pendingReview)
            let path = "/api/v1/recipes/\(try #require(item.recipeID))"
            #expect(await service.client.send(.patch, path, "{}").status == 200)
            service.clock.advance(.seconds(29 * 86_400))
            try await service.worker.store.sweep(now: service.clock.now)
            #expect(await service.client.get("\(path)/source").text == text)
            service.clock.advance(.seconds(2 * 86_400))
            try await service.worker.store.sweep(now: service.clock.now)
            #expect(await service.client.get("\(path)/source").status == 404)
            #expect(await service.client.get(path).status == 200)
        }
    }

    @Test func `a folder of pictures that fails is named, and no fault of the server's code`() async throws {
        try await withService { service in
            let id = try await service.recipe()
            // A file where the folder should be.
            try Data().write(to: URL(filePath: service.pictureFolder))
            let answer = await service.client.send(
                .put,
                "\(RecipePaths.recipe(id))/image",
                bytes: png(width: 40, height: 40),
                headers: ["Content-Type": "image/png", "Accept-Language": "de"]
            )
            #expect(answer.status == 503 && answer.code == "file_store", "\(answer)")
            #expect(answer.text.contains("Bilder können gerade weder behalten noch gezeigt werden."))
        }
        #expect(BlobError("x").isForOperator)
    }
}
