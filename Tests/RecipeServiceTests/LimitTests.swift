import Database
import Foundation
import HTTP
import Identity
import Kitchen
import RecipeAPI
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

    @Test(arguments: Engine.allCases)
    func `imports for life are counted once each, across months, and given back if they fail`(
        _ engine: Engine
    ) async throws {
        let server = RawServer { request, _ in
            request.hasPrefix("GET /soup")
                ? RawServer.answer(200, LimitTests.page, headers: "Content-Type: text/html\r\n")
                : RawServer.answer(404, headers: "Content-Type: text/html\r\n")
        }
        let local = "http://localhost:\(server.port)"
        var limits = PlanLimits()
        (limits.free[.imports], limits.free[.lifetimeImports]) = (100, 4)
        let outbound = OutboundGuard(allowedHosts: ["localhost"])
        try await withService(engine, outbound: outbound, plan: TestPlan(.free), limits: limits) { service in
            let client = service.identity.client(of: service.router, household: service.client.household, plan: .free)
            let extract: @Sendable (String) async -> TestAnswer = {
                await client.post("/api/v1/recipes/extract", #"{"url":"\#(local)\#($0)"}"#)
            }
            for _ in 0..<6 { #expect(await extract("/none").status == 422) }
            #expect(try await used(service) == 0, "what fails is given back")
            #expect(await extract("/soup").status == 200)
            service.clock.advance(.seconds(32 * 86_400))
            // One of a job counts like one that is read at once.
            let job = await client.post("/api/v1/imports", #"{"url":"\#(local)/soup"}"#)
            #expect(job.status == 202 && job.headers["Retry-After"] == "1")
            let path = try #require(job.headers["Location"])
            #expect(await client.get(path).headers["Retry-After"] == "1")
            try await service.worker.run()
            #expect(await client.get(path).headers["Retry-After"] == nil, "it has been read")
            #expect(try await used(service) == 2)
            let answers = await race(50) { number in await extract(number.isMultiple(of: 2) ? "/soup" : "/none") }
            #expect(
                answers.count { $0.status == 200 } <= 2 && answers.allSatisfy { [200, 403, 422].contains($0.status) }
            )
            while try await used(service) < 4 { #expect(await extract("/soup").status == 200) }
            let refused = await extract("/soup")
            #expect(refused.status == 403 && refused.code == "limit_reached")
            let members = try JSONSerialization.jsonObject(with: Data(refused.body)) as? [String: Any]
            #expect(members?["what"] as? String == "lifetime_imports" && members?["used"] as? Int == 4)
            let late = await client.post("/api/v1/imports", #"{"url":"\#(local)/soup2"}"#)
            try await service.worker.run()
            let waiting = try await client.get(try #require(late.headers["Location"])).decode(ImportBody.self)
            #expect(waiting.items?.first?.problem?.code == "lifetime_import_limit")
            service.clock.advance(.seconds(400 * 86_400))
            #expect(await extract("/soup").status == 403, "no month begins anew")
            #expect(await service.client.post("/api/v1/recipes/extract", #"{"url":"\#(local)/soup"}"#).status == 200)
            #expect(try await used(service) == 4, "a larger plan counts none")
        }
    }

    @Test(arguments: Engine.allCases)
    func `a place that a killed server has taken is free again`(_ engine: Engine) async throws {
        try await withService(engine) { service in
            let (store, household) = (store(service), service.client.household)
            let quotas = ImportQuotas(lifetime: Quota(.lifetimeImports, limit: 1))
            let now = service.clock.now
            try await store.beginImport(in: "2027-01", of: household, quotas: quotas, at: now)
            await #expect(throws: LimitReached.self) {
                try await store.beginImport(in: "2027-01", of: household, quotas: quotas, at: now + .seconds(119))
            }
            try await store.beginImport(in: "2027-01", of: household, quotas: quotas, at: now + .seconds(121))
            try await store.endImport(in: "2027-01", of: household, hasSucceeded: true)
            #expect(try await used(service) == 1)
            await #expect(throws: LimitReached.self) {
                try await store.beginImport(in: "2028-01", of: household, quotas: quotas, at: now + .seconds(999))
            }
        }
    }

    private func used(_ service: TestService) async throws -> Int {
        try await store(service).usage(in: "2027-01", of: service.client.household)[.lifetimeImports] ?? -1
    }

    private func store(_ service: TestService) -> SQLRecipeStore {
        SQLRecipeStore(db: service.db, kitchens: KitchenCache(SQLFoodStore(db: service.db)))
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
