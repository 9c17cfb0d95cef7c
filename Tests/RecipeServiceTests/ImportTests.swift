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

@Suite struct ImportTests {
    /// A page whose markup says all of a recipe.
    static func page(_ title: String, yield: String = #","recipeYield":"2""#) -> String {
        """
        <html><head><script type="application/ld+json">{"@type":"Recipe","name":"\(title)"\(yield),
        "recipeIngredient":["2 cups water","1 onion"],"recipeInstructions":"Boil the \(title)."}</script></head></html>
        """
    }

    /// A site with a page for every path, and some that fail.
    static func site() -> RawServer {
        RawServer { request, _ in
            let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            let html = "Content-Type: text/html\r\n"
            switch path {
            case "/missing": return RawServer.answer(404, headers: html)
            case "/blocked": return RawServer.answer(403, headers: html)
            case "/broken": return RawServer.answer(500, headers: html)
            case "/empty": return RawServer.answer(200, "<html><body><p>Hello.</p></body></html>", headers: html)
            case "/image": return RawServer.answer(200, "GIF89a", headers: "Content-Type: image/gif\r\n")
            case "/guess": return RawServer.answer(200, page("Guess", yield: ""), headers: html)
            default: return RawServer.answer(200, page(path.dropFirst().capitalized), headers: html)
            }
        }
    }

    static let outbound = OutboundGuard(allowedHosts: ["localhost"])

    private func read(_ id: ImportID, _ service: TestService) async throws -> ImportBody {
        try await service.client.get("/api/v1/imports/\(id)?limit=200").decode(ImportBody.self)
    }

    private func submit(_ body: String, _ service: TestService) async throws -> ImportID {
        let answer = await service.client.post("/api/v1/imports", body)
        #expect(answer.status == 202)
        let job = try answer.decode(ImportBody.self)
        #expect(answer.headers["Location"] == "/api/v1/imports/\(job.id)")
        #expect(job.state == .running && job.items == nil)
        return job.id
    }

    @Test(arguments: Engine.allCases)
    func `pages are read in the background, and each ends as what it is`(_ engine: Engine) async throws {
        let site = Self.site()
        try await withService(engine, outbound: Self.outbound) { service in
            let paths = ["soup", "guess", "missing", "blocked", "empty", "image", "broken", "soup#again"]
            let urls = paths.map { "http://localhost:\(site.port)/\($0)" }
            let id = try await submit(#"{"urls":\#(urls.jsonText())}"#, service)
            #expect(try await service.worker.run() == 7, "the same page is read once")
            var job = try await read(id, service)
            #expect(job.counts.total == 7 && job.state == .running, "a broken site is tried again")
            service.clock.advance(.seconds(11))
            #expect(try await service.worker.run() == 1)
            service.clock.advance(.seconds(61))
            #expect(try await service.worker.run() == 1)
            service.clock.advance(.seconds(600))
            #expect(try await service.worker.run() == 0)
            job = try await read(id, service)
            let items = try #require(job.items)
            #expect(job.state == .done)
            #expect(items.map(\.status) == [.active, .pendingReview, .failed, .failed, .failed, .failed, .failed])
            #expect(
                items.compactMap(\.problem?.code)
                    == ["page_missing", "page_blocked", "no_recipe", "not_a_page", "page_failed"]
            )
            #expect(items.last?.attempts == 3)
            #expect(items[0].title == "Soup" && items[0].guesses == [])
            #expect(items[1].guesses == [RecipeGuess(.servings, confidence: 0.3, .missing)])
            #expect(job.message == "1 recipe added, 1 to check, 5 failed")
            let soup = try await service.client.get("/api/v1/recipes/\(try #require(items[0].recipeID))")
                .decode(RecipeBody.self)
            #expect(soup.status == .active && soup.servings == 2 && soup.source.url == urls[0])
            let guess = try await service.client.get("/api/v1/recipes/\(try #require(items[1].recipeID))")
                .decode(RecipeBody.self)
            #expect(guess.status == .pendingReview)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe that was guessed is active once somebody has saved it`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let html = Self.page("Guess", yield: "").jsonText()
            let id = try await submit(#"{"html":\#(html)}"#, service)
            try await service.worker.run()
            let item = try #require(try await read(id, service).items?.first)
            let path = "/api/v1/recipes/\(try #require(item.recipeID))"
            let before = try await service.client.get(path).decode(RecipeBody.self)
            #expect(before.status == .pendingReview)
            #expect(await service.client.send(.patch, path, "{}").status == 200)
            let after = try await service.client.get(path).decode(RecipeBody.self)
            #expect(after.status == .active && after.version == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same page, by address or by what it says, is imported once`(_ engine: Engine) async throws {
        let site = Self.site()
        try await withService(engine, outbound: Self.outbound) { service in
            let url = "http://localhost:\(site.port)/soup"
            let first = try await submit(#"{"url":"\#(url)"}"#, service)
            try await service.worker.run()
            let recipe = try #require(try await read(first, service).items?.first?.recipeID)
            let requests = site.requests.count
            for body in [#"{"url":"\#(url)?utm_source=x"}"#, #"{"html":\#(Self.page("Soup").jsonText())}"#] {
                let id = try await submit(body, service)
                try await service.worker.run()
                let item = try #require(try await read(id, service).items?.first)
                #expect(item.status == .duplicate && item.recipeID == recipe && item.title == "Soup")
            }
            #expect(site.requests.count == requests, "a page that is known is not fetched")
            let again = try await submit(#"{"url":"\#(url)","again":true}"#, service)
            try await service.worker.run()
            let copy = try #require(try await read(again, service).items?.first)
            #expect(copy.status == .active && copy.recipeID != recipe)
            // What is deleted is not there any more.
            for id in [recipe, try #require(copy.recipeID)] {
                #expect(await service.client.send(.delete, "/api/v1/recipes/\(id)").status == 204)
            }
            let anew = try await submit(#"{"url":"\#(url)"}"#, service)
            try await service.worker.run()
            #expect(try await read(anew, service).items?.first?.status == .active)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a page that somebody saved by hand is known by its address`(_ engine: Engine) async throws {
        try await withService(engine, outbound: Self.outbound) { service in
            let url = "http://localhost:9/soup"
            let known = try await service.recipe("Mine", #","source":{"type":"url","url":"\#(url)"}"#)
            let id = try await submit(#"{"url":"\#(url)"}"#, service)
            try await service.worker.run()
            let item = try #require(try await read(id, service).items?.first)
            #expect(item.status == .duplicate && item.recipeID == known && item.title == "Mine")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what the free plan has no room for waits for a larger one`(_ engine: Engine) async throws {
        let site = Self.site()
        let plan = TestPlan(.free)
        try await withService(engine, outbound: Self.outbound, plan: plan) { service in
            let paths = (0..<8).map { "page\($0)" } + ["missing"]
            let urls = paths.map { "http://localhost:\(site.port)/\($0)" }
            let id = try await submit(#"{"urls":\#(urls.jsonText())}"#, service)
            try await service.worker.run()
            let household = service.client.household
            let free = service.identity.client(of: service.router, household: household, plan: .free)
            var job = try await free.get("/api/v1/imports/\(id)").decode(ImportBody.self)
            #expect(job.counts.active == 5 && job.counts.waiting >= 3 && job.counts.waiting + job.counts.failed == 4)
            #expect(job.state == .waiting)
            #expect(job.items?.first { $0.status == .waiting }?.problem?.code == "import_limit")
            service.clock.advance(.seconds(60))
            #expect(try await service.worker.run() == 0, "waiting costs nothing")
            plan.set(.pro)
            // Somebody with the larger plan looks at it.
            _ = try await read(id, service)
            try await service.worker.run()
            job = try await read(id, service)
            #expect(job.counts.active == 8 && job.counts.failed == 1 && job.state == .done)
        }
    }

    @Test(arguments: Engine.allCases)
    func `two replicas that read the same imports make each recipe once`(_ engine: Engine) async throws {
        let site = Self.site()
        try await withService(engine, outbound: Self.outbound) { service in
            var ids: [ImportID] = []
            for part in 0..<3 {
                // The first ten pages are in every import.
                let numbers = Array(0..<10) + Array((10 + part * 10)..<(20 + part * 10))
                let urls = numbers.map { "http://localhost:\(site.port)/page\($0)" }
                ids.append(try await submit(#"{"urls":\#(urls.jsonText())}"#, service))
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<3 { group.addTask { _ = try await service.worker.run() } }
                try await group.waitForAll()
            }
            var done = 0
            for id in ids {
                let counts = try await read(id, service).counts
                #expect(counts.active + counts.duplicates == 20 && counts.queued == 0)
                done += counts.active
            }
            #expect(done == 40)
            let titles = try await service.rows.query("SELECT title FROM recipe").values(as: String.self)
            #expect(titles.count == 40 && Set(titles).count == 40)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what a replica had begun when it ended is read by another`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await submit(#"{"html":\#(Self.page("Soup").jsonText())}"#, service)
            let store = ImportStore(recipes: service.worker.store.recipes)
            let due = try await store.due(at: service.clock.now)
            #expect(due.map(\.id) == [id])
            let lost = try #require(try await store.claim(id, of: service.client.household, at: service.clock.now))
            #expect(try await store.claim(id, of: service.client.household, at: service.clock.now) == nil)
            #expect(try await service.worker.run() == 0, "it belongs to the other one")
            let begun = try #require(try await store.items(of: lost, at: service.clock.now, limit: 4).first)
            service.clock.advance(ImportStore.lease + .seconds(1))
            let household = service.client.household
            let second = try #require(try await store.claim(id, of: household, at: service.clock.now))
            await #expect(throws: ImportLeaseLost.self) {
                var item = begun
                item.status = .failed
                try await store.settle(item, lost, at: service.clock.now)
            }
            try await store.release(second, at: service.clock.now)
            #expect(try await service.worker.run() == 1)
            #expect(try await read(id, service).counts.active == 1)
            // The first one was only slow.
            let items = try await store.items(of: lost, at: service.clock.now, limit: 4)
            #expect(items.isEmpty)
            await #expect(throws: ImportLeaseLost.self) {
                try await store.renew(lost, at: service.clock.now)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `nobody else sees an import, ends it or tries it again`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await submit(#"{"text":"Soup"}"#, service)
            let stranger = service.stranger()
            #expect(await stranger.get("/api/v1/imports/\(id)").status == 404)
            #expect(await stranger.get("/api/v1/imports/\(id)/events").status == 404)
            #expect(await stranger.send(.delete, "/api/v1/imports/\(id)").status == 404)
            #expect(await stranger.post("/api/v1/imports/\(id)/retry", "").status == 404)
            #expect(await service.client(as: .viewer).post("/api/v1/imports", #"{"text":"x"}"#).status == 403)
            #expect(await service.client(as: .viewer).get("/api/v1/imports/\(id)").status == 200)
            #expect(await service.client.send(.delete, "/api/v1/imports/\(id)").status == 204)
            #expect(await service.client.get("/api/v1/imports/\(id)").status == 404)
            #expect(try await service.worker.run() == 0)
            let rows = try await service.rows.query("SELECT count(*) FROM recipe_import_body")
            #expect(try rows.first?.int(0) == 0)
        }
    }

    @Test(arguments: [
        #"{}"#, #"{"urls":[]}"#, #"{"url":"ftp://a.example"}"#, #"{"text":"  "}"#, #"{"url":"http://a","text":"b"}"#,
        #"{"url":""}"#,
    ])
    func `what is no import is refused by name`(_ body: String) async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/imports", body)
            #expect(answer.status == 422)
            let urls = (0...100).map { "http://a.example/\($0)" }.jsonText()
            #expect(await service.client.post("/api/v1/imports", #"{"urls":\#(urls)}"#).status == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what failed is tried again when somebody asks for it, from what was sent`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let text = "Nothing to cook here, only words."
            let id = try await submit(#"{"text":"\#(text)"}"#, service)
            try await service.worker.run()
            let failed = try #require(try await read(id, service).items?.first)
            #expect(failed.status == .failed && failed.name == text)
            #expect(failed.problem?.next?.hasPrefix("Put the word “Ingredients”") == true, "it was pasted already")
            let source = await service.client.get("/api/v1/imports/\(id)/items/\(failed.id)/source")
            #expect(source.status == 200 && source.text == text)
            #expect(await service.stranger().get("/api/v1/imports/\(id)/items/\(failed.id)/source").status == 404)
            #expect(await service.client.post("/api/v1/imports/\(id)/retry", "").status == 202)
            #expect(try await service.worker.run() == 1)
            #expect(try await read(id, service).items?.first?.attempts == 1)
        }
    }
}
