import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct ListTests {
    @Test(arguments: Engine.allCases)
    func `a list made by hand comes back as it was made`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["2 l milk", "6 eggs", "2 onions"])
            #expect(try await grocery.list(made.id) == made)
            #expect(made.items.count == 3)
            #expect(made.source.type == .manual)
            #expect(made.categories.map(\.count).reduce(0, +) == 3)
            #expect(made.items.allSatisfy { $0.manual && $0.sources.count == 1 })
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same request again changes nothing and asks nobody`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let chili = grocery.cookbook.add("Chili", ["500 g ground beef", "2 onions", "1 tsp salt"])
            let path = GroceryPaths.list(.random)
            let request = GroceryListRequest(
                recipes: [GroceryRecipeRequest(recipeID: chili, servings: 8)],
                have: ["salt"]
            )
            let first = await grocery.client.send(.put, path, request.text)
            #expect(first.status == 201)
            let calls = grocery.cookbook.calls
            let again = await grocery.client.send(.put, path, request.text)
            #expect(again.status == 200)
            #expect(again.body == first.body)
            #expect(again.headers["ETag"] == first.headers["ETag"])
            #expect(grocery.cookbook.calls == calls)
            let list: GroceryListBody = try first.decode()
            #expect(list.title == "Chili")
            #expect(list.summary.contains("ground beef: 1000 gram") || list.summary.contains("ground beef: 1 kilogram"))
            #expect(list.staples.map(\.name) == ["salt"])
            #expect(list.items.flatMap(\.sources).allSatisfy { $0.recipeTitle == "Chili" && $0.servings == 8 })
        }
    }

    @Test(arguments: Engine.allCases)
    func `servings scale exactly, thirds too`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let cake = grocery.cookbook.add("Cake", servings: 3, ["1 cup milk"])
            let request = GroceryListRequest(recipes: [
                GroceryRecipeRequest(recipeID: cake, servings: 1), GroceryRecipeRequest(recipeID: cake, servings: 1),
                GroceryRecipeRequest(recipeID: cake, servings: 1),
            ])
            let answer = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
            let list: GroceryListBody = try answer.decode()
            #expect(list.summary == ["milk: 1 cup"])
            #expect(list.items[0].sources.map(\.amount?.value) == ["1/3", "1/3", "1/3"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a draft is readable but not in the index until it is activated, and stale ones are swept`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let chili = grocery.cookbook.add("Chili", ["500 g ground beef"])
            let menu = MenuID.random
            let request = GroceryListRequest(
                recipes: [GroceryRecipeRequest(recipeID: chili, menuID: menu, menuItemID: .random)],
                source: GroceryListSource(type: .menu, menuID: menu),
                draft: true
            )
            let id = GroceryListID.random
            let stale = GroceryListID.random
            for list in [id, stale] {
                #expect(await grocery.client.send(.put, GroceryPaths.list(list), request.text).status == 201)
            }
            func index() async throws -> [GroceryListID] {
                let answer = await grocery.client.get(GroceryPaths.lists)
                return try answer.decode(Page<GroceryListSummary>.self).items.map(\.id)
            }
            #expect(try await index().isEmpty)
            #expect(try await grocery.list(id).draft)
            #expect(try await grocery.list(id).source == GroceryListSource(type: .menu, menuID: menu))
            for _ in 1...2 { #expect(await grocery.client.post(GroceryPaths.activate(id)).status == 200) }
            #expect(try await index() == [id])
            // Making it again as a draft does not hide it any more.
            #expect(await grocery.client.send(.put, GroceryPaths.list(id), request.text).status == 200)
            #expect(try await index() == [id])
            grocery.clock.advance(.seconds(24 * 3600 - 1))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await grocery.list(stale).draft)
            grocery.clock.advance(.seconds(1))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(await grocery.client.get(GroceryPaths.list(stale)).status == 404)
            #expect(try await index() == [id])
        }
    }

    @Test(arguments: Engine.allCases)
    func `the index gives every list once, newest first, however small the pages`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var made: [GroceryListID] = []
            for number in 0..<7 {
                made.append(try await grocery.makeList(["milk"], title: "List \(number)").id)
                if number % 2 == 0 { grocery.clock.advance(.seconds(1)) }
            }
            var found: [GroceryListID] = []
            var target = "\(GroceryPaths.lists)?limit=2"
            while true {
                let page: Page<GroceryListSummary> = try await grocery.client.get(target).decode()
                found += page.items.map(\.id)
                guard let next = page.next else { break }
                target = "\(GroceryPaths.lists)?limit=2&after=\(next)"
            }
            #expect(found.count == 7)
            #expect(Set(found) == Set(made))
            #expect(found.last.map { made.prefix(1).contains($0) } == true)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list from a menu or the plan buys for its recipes under their entries`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 kg potatoes"])
            let menu = MenuID.random
            let entry = PlanEntryID.random
            grocery.cookbook.setMenu(
                menu,
                [GroceryRecipeRequest(recipeID: soup, servings: 2, menuID: menu, menuItemID: .random)]
            )
            grocery.cookbook.setPlan([
                GroceryRecipeRequest(recipeID: soup, servings: 4, entryID: entry),
                GroceryRecipeRequest(recipeID: .random, entryID: .random),
            ])
            let fromMenu = await grocery.client.send(
                .put,
                GroceryPaths.list(.random),
                GroceryListRequest(menu: menu).text
            )
            let list: GroceryListBody = try fromMenu.decode()
            #expect(list.source == GroceryListSource(type: .menu, menuID: menu))
            #expect(list.summary == ["potato: 500 gram"] || list.summary == ["potato: 1/2 kilogram"])
            let range = try GroceryPlanRange(
                from: #require(CalendarDate("2026-11-20")),
                to: #require(CalendarDate("2026-11-26"))
            )
            let fromPlan = await grocery.client.send(
                .put,
                GroceryPaths.list(.random),
                GroceryListRequest(plan: range).text
            )
            let planned: GroceryListBody = try fromPlan.decode()
            #expect(planned.title == "Week of 20 Nov")
            #expect(try await grocery.list(planned.id) == planned)
            #expect(try await grocery.list(list.id) == list)
            #expect(planned.items.flatMap(\.sources).map(\.entryID) == [entry])
            let missing = await grocery.client.send(
                .put,
                GroceryPaths.list(.random),
                GroceryListRequest(menu: .random).text
            )
            #expect(missing.status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the preview sets the staples apart by what the household decided`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let salad = grocery.cookbook.add(
                "Salad",
                ["1 lettuce", "2 tbsp olive oil", "1 tsp salt", "1 clove garlic"]
            )
            let request = GroceryListRequest(recipes: [GroceryRecipeRequest(recipeID: salad)])
            func staples() async throws -> [String: Bool] {
                let preview: GroceryPreview = try await grocery.client.post(GroceryPaths.preview, request.text).decode()
                #expect(preview.items.contains { $0.name == "lettuce" })
                return Dictionary(uniqueKeysWithValues: preview.checkYouHave.map { ($0.name, $0.assumed ?? false) })
            }
            let asked = try await staples()
            #expect(asked == ["olive oil": true, "salt": true, "garlic": false])
            #expect(await grocery.client.send(.delete, "/api/v1/staples/salt").status == 204)
            #expect(await grocery.client.send(.put, "/api/v1/staples/garlic", #"{"assumed":true}"#).status == 200)
            let decided = try await staples()
            #expect(decided == ["olive oil": true, "garlic": true])
            #expect(await grocery.client.send(.put, "/api/v1/staples/salt").status == 200)
            let restored = try await staples()
            #expect(restored["salt"] == true)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an ETag saves a read and guards a change`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let path = GroceryPaths.list(list.id)
            let tag = try #require(await grocery.client.get(path).headers["ETag"])
            #expect(await grocery.client.get(path, headers: ["If-None-Match": tag]).status == 304)
            let renamed = await grocery.client.send(
                .patch,
                path,
                #"{"title":"Sunday"}"#,
                headers: ["If-Match": tag]
            )
            #expect(renamed.status == 200)
            #expect(await grocery.client.get(path, headers: ["If-None-Match": tag]).status == 200)
            let late = await grocery.client.send(
                .patch,
                path,
                #"{"title":"Monday"}"#,
                headers: ["If-Match": tag]
            )
            #expect(late.status == 412)
            for no in ["", "2", "\"2\" x"] {
                let bad = await grocery.client.send(.delete, path, headers: ["If-Match": no])
                #expect(bad.status == 400, "\(no)")
            }
            #expect(try await grocery.list(list.id).title == "Sunday")
            let byVersion = await grocery.client.send(
                .patch,
                path,
                #"{"title":"Monday"}"#,
                headers: ["If-Match": "\"2\""]
            )
            #expect(byVersion.status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `text comes by Accept, and what cannot be made is refused`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["2 l milk"], title: "Saturday")
            let text = await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/plain"])
            #expect(text.text.hasPrefix("Saturday\n\nDairy\n[ ] milk – 2 l"))
            let calendar = await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/calendar"])
            #expect(calendar.status == 406)
        }
    }
}
