import Foundation
import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import TestSupport
import Testing

@testable import RecipeService

@Suite struct ExtractRouteTests {
    private static let html = """
        <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeYield":"2",
        "recipeIngredient":["2 cups water"],"recipeInstructions":"Boil.","image":"/a.jpg","keywords":"easy"}</script>
        </head></html>
        """

    private func body(_ members: [String: String]) throws -> String {
        String(decoding: try JSONEncoder().encode(members), as: UTF8.self)
    }

    @Test func `a page that is sent becomes a draft that can be posted`() async throws {
        try await withService { service in
            let input = try body(["url": "https://example.org/soup", "html": Self.html])
            let answer = await service.client.post("/api/v1/recipes/extract", input)
            #expect(answer.status == 200, "\(answer)")
            let draft = try answer.decode(ExtractAnswer.self).draft
            #expect(draft.title == "Soup" && draft.servings == 2)
            #expect(draft.source == RecipeSource(type: .url, url: "https://example.org/soup", name: "example.org"))
            #expect(draft.imageURL == "https://example.org/a.jpg")
            let posted = await service.client.send(.post, "/api/v1/recipes", bytes: draft.jsonBytes())
            #expect(posted.status == 201, "\(posted)")
            let recipe = try posted.decode(RecipeBody.self)
            #expect(recipe.ingredients == draft.ingredients && recipe.steps == draft.steps)
        }
    }

    @Test func `a page is fetched through the guard and nothing else`() async throws {
        let server = RawServer { request, _ in
            request.hasPrefix("GET /soup")
                ? RawServer.answer(200, Self.html, headers: "Content-Type: text/html; charset=\"utf-8\"\r\n")
                : request.hasPrefix("GET /pdf")
                    ? RawServer.answer(200, "%PDF", headers: "Content-Type: application/pdf\r\n")
                    : RawServer.answer(404, headers: "Content-Type: text/html\r\n")
        }
        let local = "http://localhost:\(server.port)"
        try await withService(outbound: OutboundGuard(allowedHosts: ["localhost"])) { service in
            let answer = await service.client.post("/api/v1/recipes/extract", try body(["url": local + "/soup"]))
            #expect(try answer.decode(ExtractAnswer.self).draft.title == "Soup")
            for (path, code) in [("/pdf", "not_a_page"), ("/none", "page_failed")] {
                let answer = await service.client.post("/api/v1/recipes/extract", try body(["url": local + path]))
                #expect(answer.status == 422 && answer.code == code, "\(answer)")
            }
            let inside = await service.client.post(
                "/api/v1/recipes/extract",
                try body(["url": "http://127.0.0.1:\(server.port)/soup"])
            )
            #expect(inside.status == 422 && inside.code == "url_refused")
        }
        let before = server.requests.count
        try await withService { service in
            for url in [local + "/soup", "http://169.254.169.254/latest/", "http://[::1]:\(server.port)/soup"] {
                let answer = await service.client.post("/api/v1/recipes/extract", try body(["url": url]))
                #expect(answer.status == 422, "\(answer)")
            }
        }
        #expect(server.requests.count == before)
    }

    @Test func `a pasted text becomes a draft`() async throws {
        try await withService { service in
            let text = """
                Leek soup
                Serves 6
                Prep: 10 minutes

                Ingredients
                - 2 leeks
                • 1 l water
                For the top:
                chives

                Method:
                1. Cut.
                Step 2: Boil.
                """
            let answer = await service.client.post("/api/v1/recipes/extract", try body(["text": text]))
            let draft = try answer.decode(ExtractAnswer.self).draft
            #expect(draft.title == "Leek soup" && draft.servings == 6 && draft.times.prep == 10)
            #expect(draft.source.type == .text)
            #expect(draft.ingredients.map(\.line.text) == ["2 leeks", "1 l water", "chives"])
            #expect(draft.ingredients.map(\.section) == [nil, nil, "For the top"])
            #expect(draft.steps.map(\.text) == ["Cut.", "Boil."])
        }
    }

    @Test func `what is missing is said in the reader's language`() async throws {
        try await withService { service in
            let answer = try await service.client.send(
                .post,
                "/api/v1/recipes/extract",
                try body(["text": "Zutaten\n1 kg Kartoffeln"]),
                headers: ["Accept-Language": "de-AT, en;q=0.5"]
            ).decode(ExtractAnswer.self)
            #expect(answer.draft.title == "Rezept ohne Titel" && answer.draft.servings == 4)
            #expect(answer.warnings.contains("Es wurde kein Titel gefunden."))
            #expect(answer.warnings.count == 3 && answer.warnings.allSatisfy { !$0.contains("found") })
        }
    }

    @Test(arguments: [
        ("Suppe\nFür 6 Personen\n\nZutaten\n1 kg Kartoffeln", 6),
        ("Suppe\n\nZutaten für 3 Personen\n1 kg Kartoffeln", 3),
        ("Soupe\nPour 6 personnes\n\nIngrédients\n1 kg de carottes", 6),
        ("Sopa\n5 raciones\n\nIngredientes\n1 kg de patatas", 5),
        ("Soup\nFrom 12 personal notes\n\nIngredients\n1 kg potatoes", 4),
    ])
    func `a pasted text says how many it is for in any of the languages`(text: String, servings: Int) async throws {
        try await withService { service in
            let answer = try await service.client.post("/api/v1/recipes/extract", try body(["text": text]))
                .decode(ExtractAnswer.self)
            #expect(answer.draft.servings == servings)
        }
    }

    @Test func `what is missing is said, and nothing else`() async throws {
        try await withService { service in
            func warnings(of text: String) async throws -> [String] {
                try await service.client.post("/api/v1/recipes/extract", try body(["text": text]))
                    .decode(ExtractAnswer.self).warnings
            }
            let rest = "Ingredients\n2 leeks\n1 l water\n\nMethod\nCut.\nBoil."
            let unserved = try await warnings(of: "Leek soup\n\n\(rest)")
            #expect(unserved == ["No number of servings was found; 4 is assumed."])
            let whole = try await warnings(of: "Leek soup\nServes 6\n\n\(rest)")
            #expect(whole.isEmpty)
        }
    }

    @Test(arguments: [
        (#"{}"#, 422, "/url"), (#"{"url":7}"#, 422, "/url"), (#"{"url":"ftp://a.org"}"#, 422, "/url"),
        (#"{"url":"file:///etc/passwd"}"#, 422, "/url"), (#"{"url":"https://a b.org"}"#, 422, "/url"),
        (#"{"text":"a","url":"https://a.org"}"#, 422, "/text"), (#"{"url":""}"#, 422, "/url"),
        (#"{"html":["x"]}"#, 422, "/html"), (#"{"text":{}}"#, 422, "/text"),
    ])
    func `what cannot be extracted from is refused by name`(body: String, status: Int, pointer: String) async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/recipes/extract", body)
            #expect(answer.status == status && answer.pointers == [pointer], "\(answer)")
        }
    }

    @Test(arguments: [#"{"html":"<p>hello</p>"}"#, #"{"html":""}"#, #"{"text":"hello"}"#, #"{"text":""}"#])
    func `where there is no recipe it says so`(body: String) async throws {
        try await withService { service in
            let answer = await service.client.post("/api/v1/recipes/extract", body)
            #expect(answer.status == 422 && answer.code == "no_recipe", "\(answer)")
        }
    }
}
