import Database
import Foundation
import HTTP
import RecipeAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import RecipeService

/// Pictures that come from elsewhere.
@Suite struct PictureFetchTests {
    /// Answers with pictures, and counts who asks.
    private final class Site: Sendable {
        private let listener = TestListener()
        private let state = Mutex((answers: [String: (Int, [UInt8])](), asked: [String]()))

        var asked: [String] { state.withLock { $0.asked } }

        init() {
            listener.serve { [self] connection in
                guard let request = connection.receive() else { return }
                let path = String(decoding: request, as: UTF8.self).split(separator: " ")[1]
                let (status, body) = state.withLock { state in
                    state.asked.append(String(path))
                    return state.answers[String(path)] ?? (404, [])
                }
                connection.send("HTTP/1.1 \(status) X\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n")
                connection.send(body)
            }
        }

        func put(_ path: String, _ status: Int = 200, _ body: [UInt8] = []) {
            state.withLock { $0.answers[path] = (status, body) }
        }

        func url(_ path: String) -> String { "http://localhost:\(listener.port)\(path)" }

        func stop() { listener.stop() }
    }

    private func withSite(
        _ engine: Engine = .sqlite,
        _ body: (TestService, Site) async throws -> Void
    ) async throws {
        let site = Site()
        defer { site.stop() }
        try await withService(engine, outbound: OutboundGuard(allowedHosts: ["localhost"])) { service in
            try await body(service, site)
        }
    }

    private func read(_ id: RecipeID, _ service: TestService) async throws -> RecipeBody {
        try await service.client.get(RecipePaths.recipe(id)).decode(RecipeBody.self)
    }

    @Test(arguments: Engine.allCases)
    func `an address elsewhere is fetched once, and until then there is no picture`(engine: Engine) async throws {
        try await withSite(engine) { service, site in
            site.put("/a.png", 200, png(width: 90, height: 60))
            let id = try await service.recipe("Soup", #","image_url":"\#(site.url("/a.png"))""#)
            let before = try await read(id, service)
            #expect(before.imageURL == nil && before.imageSource == site.url("/a.png") && before.imageProblem == nil)
            #expect(try await service.fetching.run() == 1)
            let after = try await read(id, service)
            let path = try #require(after.imageURL)
            #expect(after.imageSource == site.url("/a.png") && after.version == before.version + 1)
            #expect(await service.client.get(path).status == 200)
            #expect(try await service.fetching.run() == 0)
            // Said again, by a client that knows the address or by one that has read the recipe, it changes nothing.
            let again = #"{"title":"Soup","image_url":"\#(site.url("/a.png"))"}"#
            #expect(try await service.client.send(.put, RecipePaths.recipe(id), again).decode(RecipeBody.self) == after)
            let asRead = await service.client.get(RecipePaths.recipe(id)).body
            _ = await service.client.send(.put, RecipePaths.recipe(id), bytes: asRead)
            #expect(try await read(id, service) == after)
            #expect(try await service.fetching.run() == 0)
            #expect(site.asked == ["/a.png"])
            // Menus and the plan are told.
            let told = try await service.rows.query(
                "SELECT payload FROM outbox WHERE household_id = \(service.client.household) ORDER BY sequence"
            ).values(as: String.self)
            #expect(told.last?.contains(#""image_url":"\#(path)""#) == true, "\(told)")
        }
    }

    @Test func `while a picture is fetched, a recipe that is put back goes on waiting for it`() async throws {
        try await withSite { service, site in
            site.put("/a.png", 200, png(width: 90, height: 60))
            let id = try await service.recipe("Soup", #","image_url":"\#(site.url("/a.png"))""#)
            let asRead = await service.client.get(RecipePaths.recipe(id)).body
            _ = await service.client.send(.put, RecipePaths.recipe(id), bytes: asRead)
            // So does one from a client that knows nothing of sources.
            _ = await service.client.send(.put, RecipePaths.recipe(id), #"{"title":"Stew","image_url":null}"#)
            #expect(try await service.fetching.run() == 1)
            #expect(try await read(id, service).imageURL != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a picture that is named instead, or none, ends the fetching`(engine: Engine) async throws {
        try await withSite(engine) { service, site in
            site.put("/b.png", 200, png(width: 10, height: 60))
            let id = try await service.recipe("Soup", #","image_url":"\#(site.url("/a.png"))""#)
            _ = await service.client.send(.patch, RecipePaths.recipe(id), #"{"image_url":"\#(site.url("/b.png"))"}"#)
            #expect(try await service.fetching.run() == 1)
            #expect(site.asked == ["/b.png"])
            let path = try #require(try await read(id, service).imageURL)
            let none = try await service.client.send(.patch, RecipePaths.recipe(id), #"{"image_url":null}"#)
                .decode(RecipeBody.self)
            #expect(none.imageURL == nil && none.imageSource == nil)
            let pending = try await service.recipe("Stew", #","image_url":"\#(site.url("/a.png"))""#)
            _ = await service.client.send(.patch, RecipePaths.recipe(pending), #"{"image_url":null}"#)
            #expect(try await service.fetching.run() == 0)
            // An own picture may be said to come from elsewhere.
            let said = #"{"title":"Soup","image_url":"\#(path)","image_source":"https://example.org/x.jpg"}"#
            let kept = try await service.client.send(.put, RecipePaths.recipe(id), said).decode(RecipeBody.self)
            #expect(kept.imageURL == path && kept.imageSource == "https://example.org/x.jpg")
        }
    }

    @Test(arguments: [
        ("/none.png", 404, [UInt8](), "picture_failed"),
        ("/page", 200, Array("<html>".utf8), "not_a_picture"),
        ("/bomb.png", 200, png(width: 60_000, height: 60_000, rows: 1), "picture_too_large"),
    ])
    func `what will never be a picture is given up at once, and the recipe says why`(
        path: String,
        status: Int,
        body: [UInt8],
        code: String
    ) async throws {
        try await withSite { service, site in
            site.put(path, status, body)
            let id = try await service.recipe("Soup", #","image_url":"\#(site.url(path))""#)
            #expect(try await service.fetching.run() == 1)
            let recipe = try await read(id, service)
            #expect(recipe.imageURL == nil && recipe.imageProblem == code && recipe.imageSource == site.url(path))
            service.clock.advance(.seconds(86_400))
            #expect(try await service.fetching.run() == 0)
            // A change of something else does not begin anew; another address does.
            _ = await service.client.send(.patch, RecipePaths.recipe(id), #"{"title":"Stew"}"#)
            #expect(try await read(id, service).imageProblem == code)
            #expect(try await service.fetching.run() == 0)
            site.put("/a.png", 200, png(width: 9, height: 9))
            _ = await service.client.send(.patch, RecipePaths.recipe(id), #"{"image_url":"\#(site.url("/a.png"))"}"#)
            #expect(try await service.fetching.run() == 1)
            let better = try await read(id, service)
            #expect(better.imageProblem == nil && better.imageURL != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a site in trouble is asked a few times, with growing pauses, and then no more`(engine: Engine) async throws {
        try await withSite(engine) { service, site in
            site.put("/a.png", 503)
            let id = try await service.recipe("Soup", #","image_url":"\#(site.url("/a.png"))""#)
            #expect(try await service.fetching.run() == 1)
            for pause in PictureFetching.pauses {
                #expect(try await read(id, service).imageProblem == nil)
                service.clock.advance(pause - .seconds(1))
                #expect(try await service.fetching.run() == 0)
                service.clock.advance(.seconds(2))
                #expect(try await service.fetching.run() == 1)
            }
            #expect(try await read(id, service).imageProblem == "picture_failed")
            service.clock.advance(.seconds(86_400))
            #expect(try await service.fetching.run() == 0)
            #expect(site.asked.count == 1 + PictureFetching.pauses.count)
        }
    }

    @Test func `a picture inside is not fetched`() async throws {
        let site = Site()
        defer { site.stop() }
        try await withService { service in
            for url in [site.url("/a.png"), "http://169.254.169.254/latest/meta-data", "http://[::1]/a.png"] {
                let id = try await service.recipe("Soup", #","image_url":"\#(url)""#)
                #expect(try await service.fetching.run() == 1)
                #expect(try await read(id, service).imageProblem == "picture_refused")
            }
            #expect(site.asked == [])
        }
    }

    @Test(arguments: Engine.allCases)
    func `two replicas do not fetch the same, and one that dies is followed by another`(engine: Engine) async throws {
        try await withSite(engine) { service, site in
            _ = try await service.recipe("Soup", #","image_url":"\#(site.url("/a.png"))""#)
            let store = service.pictures.store
            async let one = store.claim(4, at: service.clock.now, for: .seconds(180))
            async let two = store.claim(4, at: service.clock.now, for: .seconds(180))
            #expect(try await one.count + two.count == 1)
            service.clock.advance(.seconds(181))
            let again = try await store.claim(4, at: service.clock.now, for: .seconds(180))
            #expect(again.count == 1 && again[0].1.tries == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household with many pictures to fetch does not keep another waiting`(engine: Engine) async throws {
        try await withSite(engine) { service, site in
            for number in 0..<12 {
                _ = try await service.recipe("R\(number)", #","image_url":"\#(site.url("/\(number).png"))""#)
            }
            let other = service.stranger()
            site.put("/other.png", 200, png(width: 9, height: 9))
            service.clock.advance(.milliseconds(10))
            let made = try await other.post(
                RecipePaths.recipes,
                #"{"title":"Other","image_url":"\#(site.url("/other.png"))"}"#
            ).decode(RecipeBody.self)
            #expect(try await service.fetching.run() == 2)
            #expect(try await other.get(RecipePaths.recipe(made.id)).decode(RecipeBody.self).imageURL != nil)
        }
    }
}
