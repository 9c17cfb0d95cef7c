import Database
import Events
import FoundationEssentials
import GroceryAPI
import HTTP
import Identity
import JSON
import MenuAPI
import RecipeAPI
import Synchronization
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct MenuRoutesTests {
    @Test(arguments: Engine.allCases)
    func `a menu goes from the first recipe to the history and back`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            #expect(try await client.board().state == .empty)
            try await client.add(1)
            var menu = try await client.add(2, servings: 6)
            #expect(menu.recipes.map(\.title) == ["Recipe 1", "Recipe 2"])
            #expect(menu.recipes.map(\.servings) == [4, 6])
            #expect(menu.progress == MenuProgressBody(cooked: 0, total: 2))

            let made = await client.post(
                "\(MenuPaths.menu(menu.id))/grocery-list",
                "{\"list_id\": \"\(GroceryListID.test(7))\", \"have\": [\"salt\"], \"shop\": \"\(ShopID.test(3))\"}"
            )
            #expect(made.status == 201)
            #expect(try made.decode(GroceryListBody.self).id == .test(7))
            #expect(kitchen.fake.lists[.test(7)]?.request.have == ["salt"])
            #expect(kitchen.fake.lists[.test(7)]?.request.shop == .test(3))
            #expect(kitchen.fake.lists[.test(7)]?.request.recipes?.map(\.servings) == [4, 6])
            #expect(await client.post("\(MenuPaths.menu(menu.id))/grocery-list").status == 200)

            let next = try await client.add(3)
            let board = try await client.board()
            #expect(board.state == .toCook)
            #expect(board.menu?.id == menu.id)
            #expect(board.next?.id == next.id)
            #expect(board.menu?.groceryListID == .test(7))

            for (index, recipe) in menu.recipes.enumerated() {
                let path = "\(MenuPaths.menu(menu.id))/recipes/\(recipe.id)/cooked"
                menu = try await client.post(path, "{\"date\": \"2026-11-1\(index)\"}").decode()
            }
            #expect(menu.state == .archived)
            #expect(menu.outcome == .completed)
            #expect(menu.recipes.map { $0.cookedOn?.description } == ["2026-11-10", "2026-11-11"])
            #expect(try await client.board().state == .planning)

            let history: Items = try await client.get("\(MenuPaths.menus)?state=archived").decode()
            #expect(menu.effects == [Effect(.recipe, RecipeID.test(2))])
            menu.effects = nil
            #expect(history.items == [menu])
            kitchen.fake.state.withLock { $0.recipes[.test(1)] = nil }
            let asked = await client.post("\(MenuPaths.menu(menu.id))/reuse")
            #expect(asked.code == "mode_required")
            let reused: ReuseBody = try await client.post(
                "\(MenuPaths.menu(menu.id))/reuse",
                "{\"mode\": \"merge\"}"
            ).decode()
            #expect(reused.missing == [MissingRecipeBody(recipeID: .test(1), title: "Recipe 1")])
            #expect(reused.board.planning?.recipes.map(\.recipeID) == [.test(3), .test(2)])
            #expect(
                try await kitchen.events(of: client.household) == [
                    "menu.recipe_added", "menu.recipe_added", "menu.committed", "menu.recipe_added",
                    "menu.recipe_cooked", "menu.recipe_cooked", "menu.archived", "menu.recipe_added",
                ]
            )
        }
    }

    @Test func `a recipe is cooked today, where the household lives, unless the cook says another day`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            // Half past nine in UTC is half past ten the evening before on Samoa.
            kitchen.fake.state.withLock { $0.timeZone = "Pacific/Pago_Pago" }
            let client = kitchen.client()
            let menu = try await client.commit(1, 2, 3)
            let paths = menu.recipes.map { "\(MenuPaths.menu(menu.id))/recipes/\($0.id)/cooked" }
            let first: MenuBody = try await client.post(paths[0]).decode()
            #expect(first.recipes[0].cookedOn?.description == "2026-11-19")
            #expect(await client.post(paths[1], "{\"date\": \"2026-11-20\"}").pointers == ["/date"])
            kitchen.fake.state.withLock { $0.timeZone = nil }
            let second: MenuBody = try await client.post(paths[1]).decode()
            #expect(second.recipes[1].cookedOn?.description == "2026-11-20")
        }
    }

    struct Items: JSONReadable {
        var items: [MenuBody]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            items = try members.required("items")
        }
    }

    @Test func `a read is saved by the version and a change is guarded by it`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            for path in [MenuPaths.board, MenuPaths.menu(menu.id)] {
                let first = await client.get(path)
                let tag = try #require(first.headers["ETag"])
                #expect(await client.get(path, headers: ["If-None-Match": tag]).status == 304)
                #expect(await client.get(path, headers: ["If-None-Match": "\"0\""]).status == 200)
            }
            let path = "\(MenuPaths.menu(menu.id))/recipes/\(menu.recipes[0].id)/cooked"
            let stale = await client.send(.post, path, nil, headers: ["If-Match": "\"\(menu.version - 1)\""])
            #expect(stale.status == 412)
            let fresh = await client.send(.post, path, nil, headers: ["If-Match": "\"\(menu.version)\""])
            #expect(fresh.status == 200)
            #expect(fresh.headers["ETag"] == "\"\(menu.version + 1)\"")
        }
    }

    @Test func `a menu in the way of the next one is named in words for a person`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let first = try await client.commit(1)
            let second = try await client.add(2)
            let path = "\(MenuPaths.menu(second.id))/grocery-list"
            let refused = await client.post(path)
            #expect(refused.status == 409)
            #expect(refused.code == "menu_in_progress")
            #expect(
                refused.problem?.detail
                    == "You are still cooking another menu. Finish it, or archive it to start this one."
            )
            #expect(kitchen.fake.lists.count == 1)
            #expect(await client.post(path, "{\"archive_current\": true}").status == 201)
            let archived: MenuBody = try await client.get(MenuPaths.menu(first.id)).decode()
            #expect(archived.outcome == .abandoned)
        }
    }

    @Test func `a mark taken back in a menu that was put away says that the history has changed`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            let cooked = "\(MenuPaths.menu(menu.id))/recipes/\(menu.recipes[0].id)/cooked"
            let marked = await client.post(cooked, #"{"cooked_on":"2020-02-29"}"#)
            #expect(try marked.decode(MenuBody.self).recipes[0].cookedOn?.description == "2020-02-29")
            #expect(await client.post(cooked, #"{"cooked_on":"3020-02-29"}"#).pointers == ["/cooked_on"])
            _ = await client.post("\(MenuPaths.menu(menu.id))/archive")
            let undone: MenuBody = try await client.send(.delete, cooked).decode()
            #expect(undone.state == .archived && undone.outcome == .abandoned)
            #expect(undone.effects == [Effect(.recipe, menu.recipes[0].recipeID), Effect(.menu, menu.id)])
        }
    }

    @Test func `a renamed recipe is shown by its new title where it is still to be cooked`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let client = kitchen.client()
            try await client.add(1)
            let changed = RecipeChanged(recipeID: .test(1), title: "Soup", version: 2)
            try await kitchen.receive(.recipeChanged(changed), client.household)
            #expect(try await client.board().planning?.recipes.map(\.title) == ["Soup"])
        }
    }

    @Test func `every route is documented`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            let operations = kitchen.router.operations
            #expect(operations.count == 19)
            #expect(kitchen.router.operationIDFaults == [])
            #expect(kitchen.router.readingFaults == [])
            for operation in operations {
                #expect(!operation.operation.summary.isEmpty)
                #expect(operation.operation.security == .bearer)
                #expect(operation.operation.answers.allSatisfy { [204, 304].contains($0.status) || $0.schema != nil })
            }
        }
    }
}

extension MenuKitchen {
    /// Handles an event of the recipe service as the route does that has received it.
    func receive(_ event: RecipeEvent, _ household: HouseholdID) async throws {
        let now = clock.now
        try await db.transaction { tx in try await EventRoutes.handle(event, of: household, at: now, in: tx) }
    }
}
