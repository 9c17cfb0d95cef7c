import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import MealPlanAPI
import MenuAPI
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct DeletionTests {
    private let used = RecipeUses(
        menus: [RecipeMenu(id: MenuID(.version7()), state: .toCook, servings: 4, cooked: false)],
        entries: RecipeEntries(
            count: 30,
            entries: [
                RecipeEntry(id: PlanEntryID(.version7()), date: CalendarDate(daysSince1970: 20_000), slot: .dinner)
            ]
        ),
        lists: RecipeLists(count: 1, lists: [RecipeList(id: GroceryListID(.version7()), title: "Week", items: 3)])
    )

    @Test(arguments: Engine.allCases)
    func `a recipe that is used is deleted only when that is confirmed, and says what uses it`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            let path = RecipePaths.recipe(try await service.recipe())
            service.users.say(used)
            let refused = await client.send(.delete, path)
            #expect(refused.status == 409 && refused.code == "recipe_in_use")
            let said = try #require(try JSONSerialization.jsonObject(with: Data(refused.body)) as? [String: Any])
            #expect((said["counts"] as? [String: Int]) == ["menus": 1, "plan_entries": 30, "lists": 1])
            #expect((said["menus"] as? [[String: Any]])?.first?["id"] as? String == "\(used.menus[0].id)")
            #expect((said["plan_entries"] as? [[String: Any]])?.first?["date"] as? String == "2024-10-04")
            #expect((said["lists"] as? [[String: Any]])?.first?["title"] as? String == "Week")
            #expect(await client.get(path).status == 200)
            // What is wrong anyway is said first.
            #expect(await client.send(.delete, path, headers: ["If-Match": "\"7\""]).status == 412)
            #expect(await client.send(.delete, "\(path)?confirm=yes").pointers == ["?confirm"])
            #expect(await client.send(.delete, RecipePaths.recipe(RecipeID(.version7()))).status == 404)
            service.users.say(nil)
            let unknown = await client.send(.delete, path)
            #expect(unknown.status == 503 && unknown.code == "recipe_uses_unavailable")
            #expect(unknown.headers["Retry-After"] != nil && unknown.headers["Retry-After"] == "5")
            #expect(await client.get(path).status == 200)
            #expect(await client.send(.delete, "\(path)?confirm=true").status == 204)
            #expect(await client.get(path).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a confirmed deletion says what else it has changed`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let path = RecipePaths.recipe(try await service.recipe())
            service.users.say(used)
            let late = await client.send(.delete, "\(path)?confirm=true", headers: ["If-Match": "\"7\""])
            #expect(late.status == 412)
            let answer = await client.send(.delete, "\(path)?confirm=true")
            #expect(answer.status == 200, "\(answer)")
            let effects = try answer.decode(Effects.self).effects
            #expect(
                effects == [
                    Effect(.menu, used.menus[0].id), Effect(.planEntry, used.entries.entries[0].id),
                    Effect(.groceryList, used.lists.lists[0].id),
                ]
            )
            #expect(await client.get(path).status == 404)
            #expect(await client.send(.delete, "\(path)?confirm=true").status == 404)
            // What nothing uses changes nothing else.
            service.users.say(RecipeUses())
            let unused = RecipePaths.recipe(try await service.recipe("Bread"))
            #expect(await client.send(.delete, "\(unused)?confirm=true").status == 204)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a restored recipe is as it was, and has been nowhere meanwhile`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let more = #","tags":["Soup"],"ingredients":["2 cups milk"],"image_url":"https://example.org/a.jpg""#
            let id = try await service.recipe("Chowder", more)
            _ = try await service.recipe("Bread")
            let path = RecipePaths.recipe(id)
            let item = UUID().uuidString.lowercased()
            let cooked = #"{"menu_id":"\#(UUID())","item_id":"\#(item)","recipe_id":"\#(id)","date":"2026-11-19"}"#
            #expect(await service.deliver("menu.recipe_cooked", cooked, sequence: 1).status == 204)
            let before = await client.get(path)
            #expect(await client.send(.delete, path).status == 204)

            #expect(await client.get("/api/v1/recipes").text.contains("Chowder") == false)
            #expect(await client.get("/api/v1/recipes?q=chowder").text.contains("Chowder") == false)
            #expect(await client.get(RecipePaths.tags).text == #"{"items":[]}"#)
            let batch = await client.post(RecipePaths.batchGet, #"{"ids":["\#(id)"]}"#)
            #expect(try batch.decode(RecipeBatch<RecipeBody>.self).missing == [id])
            #expect(await client.send(.patch, path, #"{"title":"X"}"#).status == 404)
            #expect(await client.post(RecipePaths.allergens, #"{"recipe_id":"\#(id)"}"#).status == 404)
            // Its id is nobody else's.
            #expect(await client.send(.put, path, #"{"title":"X"}"#).code == "recipe_deleted")
            #expect(await client.post("/api/v1/recipes", #"{"title":"X","id":"\#(id)"}"#).code == "recipe_deleted")
            // What is cooked or taken back meanwhile counts.
            let other = cooked.replacing(item, with: UUID().uuidString.lowercased())
            #expect(await service.deliver("menu.recipe_cooked", other, sequence: 2).status == 204)
            #expect(await service.deliver("menu.recipe_uncooked", other, sequence: 3).status == 204)

            let listed = try await client.get(RecipePaths.deleted).decode(DeletedPage.self)
            #expect(listed.items.map(\.id) == [id] && listed.next == nil)
            #expect(listed.items[0].restorableUntil == service.clock.now + .seconds(30 * 86_400))
            let shown = try await client.get("\(path)?deleted=true").decode(RecipeBody.self)
            #expect(shown.deletedAt == service.clock.now && shown.title == "Chowder")
            #expect(await client.send(.post, RecipePaths.restore(id)).status == 200)
            #expect(await client.send(.post, RecipePaths.restore(id)).status == 200, "again changes nothing")
            var after = try await client.get(path).decode(RecipeBody.self)
            let old = try before.decode(RecipeBody.self)
            #expect(after.version == old.version + 2, "cooked and taken back")
            after.version = old.version
            #expect(after == old && after.timesCooked == 1)
            #expect(await client.get("/api/v1/recipes?tag=soup&q=milk").text.contains("Chowder"))
            #expect(try await client.get(RecipePaths.deleted).decode(DeletedPage.self).items.isEmpty)
            let told = try await service.rows.query(
                "SELECT kind FROM outbox WHERE household_id = \(client.household) ORDER BY sequence"
            ).values(as: String.self).filter { $0 != "recipe.changed" }
            #expect(told == ["recipe.deleted", "recipe.restored"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `after thirty days a deleted recipe is gone for good`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let (first, second) = (try await service.recipe("A", #","tags":["x"]"#), try await service.recipe("B"))
            #expect(await client.send(.delete, RecipePaths.recipe(first)).status == 204)
            service.clock.advance(.seconds(29 * 86_400))
            #expect(await client.send(.delete, RecipePaths.recipe(second)).status == 204)
            #expect(try await service.store.sweepDeleted(now: service.clock.now) == 0)
            service.clock.advance(.seconds(86_400))
            // Also before the sweep.
            #expect(await client.send(.post, RecipePaths.restore(first)).status == 404)
            #expect(await client.get("\(RecipePaths.recipe(first))?deleted=true").status == 404)
            #expect(try await client.get(RecipePaths.deleted).decode(DeletedPage.self).items.map(\.id) == [second])
            #expect(try await service.store.sweepDeleted(now: service.clock.now) == 1)
            #expect(await client.send(.put, RecipePaths.recipe(first), #"{"title":"New"}"#).status == 201)
            #expect(await client.send(.post, RecipePaths.restore(second)).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `deleted recipes are listed page by page, the last deleted first`(engine: Engine) async throws {
        try await withService(engine) { service in
            var ids: [RecipeID] = []
            for number in 0..<5 {
                ids.append(try await service.recipe("R\(number)"))
                #expect(await service.client.send(.delete, RecipePaths.recipe(ids[number])).status == 204)
            }
            var found: [RecipeID] = []
            var after = ""
            repeat {
                let page = await service.client.get("\(RecipePaths.deleted)?limit=2\(after)")
                let items = try page.decode(DeletedPage.self)
                found += items.items.map(\.id)
                after = items.next.map { "&after=\($0)" } ?? ""
            } while !after.isEmpty
            #expect(found == ids.reversed())
            #expect(await service.client.get("\(RecipePaths.deleted)?after=x").code == "bad_cursor")
            #expect(await service.stranger().get(RecipePaths.deleted).text == #"{"items":[],"next":null}"#)
            #expect(await service.stranger().post(RecipePaths.restore(ids[0])).status == 404)
            #expect(await service.client(as: .viewer).post(RecipePaths.restore(ids[0])).status == 403)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a deleted recipe counts in no plan, and comes back only where there is room`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.identity.client(of: service.router, household: service.client.household, plan: .free)
            var ids: [RecipeID] = []
            for number in 0..<15 { ids.append(try await service.recipe("R\(number)")) }
            #expect(await client.post("/api/v1/recipes", #"{"title":"New"}"#).code == "limit_reached")
            #expect(await client.send(.delete, RecipePaths.recipe(ids[0])).status == 204)
            #expect(await client.post("/api/v1/recipes", #"{"title":"New"}"#).status == 201)
            #expect(await client.post(RecipePaths.restore(ids[0])).code == "limit_reached")
            #expect(await client.send(.delete, RecipePaths.recipe(ids[1])).status == 204)
            #expect(await client.post(RecipePaths.restore(ids[0])).status == 200)
            let usage = try await service.store.usage(in: "2026-11", of: client.household)
            #expect(usage[.recipes] == 15)
        }
    }

    @Test(arguments: Engine.allCases)
    func `deleted recipes make room, the first deleted first`(engine: Engine) async throws {
        try await withService(engine, storage: 100_000) { service in
            let notes = String(repeating: "x", count: 15_000)
            var ids: [RecipeID] = []
            for number in 0..<6 { ids.append(try await service.recipe("R\(number)", #","notes":"\#(notes)""#)) }
            for id in ids.prefix(3) {
                service.clock.advance(.seconds(1))
                #expect(await service.client.send(.delete, RecipePaths.recipe(id)).status == 204)
            }
            _ = try await service.recipe("New", #","notes":"\#(notes)""#)
            let left = try await service.client.get(RecipePaths.deleted).decode(DeletedPage.self)
            #expect(left.items.map(\.id) == [ids[2], ids[1]])
        }
    }

    @Test(arguments: Engine.allCases)
    func `deleting, restoring and changing at the same time end in one state`(engine: Engine) async throws {
        try await withService(engine) { service in
            let id = try await service.recipe()
            let path = RecipePaths.recipe(id)
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<32 {
                    group.addTask {
                        let answer =
                            switch number % 3 {
                            case 0: await service.client.send(.delete, path)
                            case 1: await service.client.post(RecipePaths.restore(id))
                            default: await service.client.send(.patch, path, #"{"title":"T\#(number)"}"#)
                            }
                        #expect([200, 204, 404, 503].contains(answer.status), "\(answer)")
                    }
                }
            }
            let kinds = try await service.rows.query(
                "SELECT kind FROM outbox WHERE household_id = \(service.client.household) ORDER BY sequence"
            ).values(as: String.self).filter { $0 != "recipe.changed" }
            // Deleted and restored in turn, and told in the order in which it happened.
            for (index, kind) in kinds.enumerated() {
                #expect(kind == (index.isMultiple(of: 2) ? "recipe.deleted" : "recipe.restored"))
            }
            let isThere = await service.client.get(path).status == 200
            #expect(isThere == kinds.count.isMultiple(of: 2))
        }
    }
}

extension TestService {
    var store: SQLRecipeStore { SQLRecipeStore(db: db, kitchens: kitchens) }
}

extension RecipePaths {
    fileprivate static func restore(_ id: RecipeID) -> String { "\(recipe(id))/restore" }
}

@JSONObject(.readOnly)
private struct DeletedPage {
    @JSONObject(.readOnly)
    struct Item {
        let id: RecipeID
        let restorableUntil: Instant?
    }
    let items: [Item]
    let next: String?
}

@JSONObject(.readOnly)
private struct Effects {
    let effects: [Effect]
}
