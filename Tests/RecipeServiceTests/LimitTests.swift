import Database
import Foundation
import HTTP
import Identity
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct LimitTests {
    private static let page = """
        <html><head><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeYield":"2",
        "recipeIngredient":["2 cups water"],"recipeInstructions":"Boil."}</script></head></html>
        """

    @Test(arguments: Engine.allCases)
    func `of 200 clients who race for the last free recipe, one wins`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.identity.client(of: service.router, plan: .free)
            for number in 1..<15 {
                #expect(await client.post("/api/v1/recipes", #"{"title":"R\#(number)"}"#).status == 201)
            }
            let answers = await race(200) { number in
                guard number.isMultiple(of: 2) else {
                    return await client.send(
                        .put,
                        "/api/v1/recipes/\(RecipeID(.version7()))",
                        #"{"title":"P"}"#
                    )
                }
                return await client.post("/api/v1/recipes", #"{"title":"Last \#(number)"}"#)
            }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.status == 403 && $0.code == "limit_reached" } == 199)
            let kept = try await service.db.across(.sweep).query(
                "SELECT count(*) FROM recipe"
            )
            #expect(try kept.first?.int(0) == 15)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a household whose larger plan has ended keeps what it has and changes it`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let household = service.client.household
            var last: RecipeID?
            for number in 0..<20 { last = try await service.recipe("R\(number)") }
            let free = service.identity.client(of: service.router, household: household, plan: .free)
            let refused = await free.post("/api/v1/recipes", #"{"title":"One more"}"#)
            #expect(refused.status == 403 && refused.code == "limit_reached")
            let members = try JSONSerialization.jsonObject(with: Data(refused.body)) as? [String: Any]
            #expect(members?["limit"] as? Int == 15 && members?["used"] as? Int == 20)
            #expect(members?["what"] as? String == "recipes")
            let path = "/api/v1/recipes/\(try #require(last))"
            #expect(await free.send(.put, path, #"{"title":"Changed"}"#).status == 200)
            #expect(await free.send(.patch, path, #"{"rating":5}"#).status == 200)
            #expect(await service.client.post("/api/v1/recipes", #"{"title":"Pro"}"#).status == 201)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of 200 clients who race for the month's last import, one wins`(_ engine: Engine) async throws {
        let server = RawServer { request, _ in
            request.hasPrefix("GET /soup")
                ? RawServer.answer(200, LimitTests.page, headers: "Content-Type: text/html\r\n")
                : RawServer.answer(404, headers: "Content-Type: text/html\r\n")
        }
        let soup = #"{"url":"http://localhost:\#(server.port)/soup"}"#
        try await withService(engine, outbound: OutboundGuard(allowedHosts: ["localhost"])) { service in
            let client = service.identity.client(of: service.router, plan: .free)
            let extract: @Sendable (String) async -> TestAnswer = { await client.post("/api/v1/recipes/extract", $0) }
            #expect(await extract(#"{"url":"http://localhost:\#(server.port)/none"}"#).status == 422)
            for _ in 0..<4 { #expect(await extract(soup).status == 200) }
            let answers = await race(200) { _ in await extract(soup) }
            #expect(answers.count { $0.status == 200 } == 1)
            #expect(answers.count { $0.status == 403 && $0.code == "limit_reached" } == 199)
            let older = await client.post("/api/recipes/extract", soup)
            #expect(older.status == 403)
            #expect(server.requests.count == 6, "what is refused is not fetched")
            #expect(await extract(#"{"text":"Soup"}"#).status != 403, "a text is no import")
            service.clock.advance(.seconds(32 * 86_400))
            #expect(await extract(soup).status == 200, "the next month begins anew")
        }
    }

    private func race(
        _ count: Int,
        _ call: @escaping @Sendable (Int) async -> TestAnswer
    ) async -> [TestAnswer] {
        await withTaskGroup(of: TestAnswer.self) { group in
            for number in 0..<count { group.addTask { await call(number) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }
}
