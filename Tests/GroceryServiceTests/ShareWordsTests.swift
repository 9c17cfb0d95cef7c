import GroceryAPI
import HTTP
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// In whose words a shared list shows amounts, and what people see who cannot be shown it.
@Suite struct ShareWordsTests {
    private let html: Headers = ["Accept": "text/html"]

    private func share(_ grocery: Grocery, _ list: GroceryListID) async throws -> String {
        try sharePath(await grocery.client.post("\(GroceryPaths.list(list))/shares", "{}"))
    }

    @Test(arguments: Engine.allCases)
    func `a shared list shows amounts as its household does, unless the reader asks otherwise`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.measure(in: .metric)
            let list = try await grocery.makeList(["1 cup milk"])
            let path = try await share(grocery, list.id)
            #expect(await grocery.guest.get(path, headers: html).text.contains("240 ml"))
            #expect(await grocery.guest.get("\(path)/list.txt").text.contains("240 ml"))
            let json = await grocery.guest.get(path, headers: ["Accept": "application/json"])
            #expect(json.text.contains("240 ml"))
            #expect(!json.text.contains("metric"), "nothing else of the household is told")
            let other = await grocery.guest.get("\(path)?measurement_system=us", headers: html)
            #expect(other.text.contains("1 cup"))
            #expect(!other.text.contains("240 ml"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a shared list says which recipes are deleted`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 kg potatoes"])
            let stew = grocery.cookbook.add("Stew", ["1 kg potatoes", "2 onions"])
            let wanted = [soup, stew].map { GroceryRecipeRequest(recipeID: $0) }
            let made = await grocery.client.send(
                .put,
                GroceryPaths.list(.random),
                GroceryListRequest(recipes: wanted).text
            )
            let path = try await share(grocery, try made.decode(GroceryListBody.self).id)
            func shown(_ kind: String, _ sequence: Int64) async -> String {
                let payload = #"{"recipe_id":"\#(soup)","title":"Soup"}"#
                #expect(await grocery.deliver(kind, from: "recipe", sequence: sequence, payload).status == 204)
                return await grocery.guest.get(path, headers: ["Accept": "text/html", "Accept-Language": "de"]).text
            }
            #expect(await shown("recipe.deleted", 1).contains("für Soup (gelöschtes Rezept), Stew<"))
            #expect(await shown("recipe.restored", 2).contains("für Soup, Stew<"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a change reaches a shared list by event, and no read asks a neighbour`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 cup milk"])
            let path = try await share(grocery, list.id)
            _ = try await share(grocery, list.id)
            #expect(grocery.cookbook.measureCalls == 1, "what is known is not asked again")
            let before = await grocery.guest.get(path, headers: ["Accept": "application/json"])
            #expect(before.text.contains("1 cup"))
            let payload = #"{"measurement_system":"metric"}"#
            let told = await grocery.deliver("household.changed", from: "account", sequence: 1, payload)
            #expect(told.status == 204)
            let tag = try #require(before.headers["ETag"])
            let after = await grocery.guest.get(
                path,
                headers: ["Accept": "application/json", "If-None-Match": tag]
            )
            #expect(after.text.contains("240 ml"), "what was kept of it is out of date")
            let back = await grocery.deliver(
                "household.changed",
                from: "account",
                sequence: 2,
                #"{"measurement_system":null}"#
            )
            #expect(back.status == 204)
            #expect(await grocery.guest.get(path, headers: html).text.contains("1 cup"))
            #expect(grocery.cookbook.measureCalls == 1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a link is made although nobody can say how amounts are shown`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.measure(in: .metric)
            grocery.cookbook.leave()
            let list = try await grocery.makeList(["1 cup milk"])
            let path = try await share(grocery, list.id)
            #expect(await grocery.guest.get(path, headers: html).text.contains("1 cup"))
            grocery.cookbook.leave(false)
            _ = try await share(grocery, list.id)
            #expect(await grocery.guest.get(path, headers: html).text.contains("240 ml"), "the next link asks again")
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was asked does not undo what an event has said`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            _ = await grocery.deliver(
                "household.changed",
                from: "account",
                sequence: 1,
                #"{"measurement_system":"us"}"#
            )
            try await grocery.store.learnMeasures(.metric, of: grocery.household)
            let list = try await grocery.makeList(["1 cup milk"])
            let shared = try await grocery.store.sharedList(list.id, in: grocery.household, now: grocery.clock.now)
            #expect(shared?.system == .us)
        }
    }

    @Test(arguments: [403, 404, 422, 429, 503])
    func `a person sees a page in place of a problem`(status: Int) throws {
        let page = try #require(GroceryService.problemPage(status, at: "/list/abc/items"))
        #expect(page.status == status)
        #expect(page.headers["Content-Type"]?.hasPrefix("text/html") == true)
        #expect(page.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        #expect(page.headers["X-Robots-Tag"]?.contains("noindex") == true)
        #expect(!String(decoding: page.body.bytes, as: UTF8.self).contains("abc"), "the link is not repeated")
        #expect(GroceryService.problemPage(status, at: "/api/v1/grocery-lists") == nil)
    }
}
