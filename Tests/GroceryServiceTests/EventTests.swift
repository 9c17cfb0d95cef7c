import Database
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct EventTests {
    @Test(arguments: Engine.allCases)
    func `taking a recipe out of a menu takes back its share, once, unless it is ticked`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let bread = grocery.cookbook.add("Bread", ["500 g flour", "1 l milk"])
            let cake = grocery.cookbook.add("Cake", ["200 g flour", "3 eggs"])
            let (menu, breadItem, cakeItem) = (MenuID.random, MenuItemID.random, MenuItemID.random)
            let request = GroceryListRequest(
                recipes: [
                    GroceryRecipeRequest(recipeID: bread, menuID: menu, menuItemID: breadItem),
                    GroceryRecipeRequest(recipeID: cake, menuID: menu, menuItemID: cakeItem),
                ],
                source: GroceryListSource(type: .menu, menuID: menu),
                draft: true
            )
            let id = GroceryListID.random
            let made = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
            let list: GroceryListBody = try made.decode()
            let committed = await grocery.deliver(
                "menu.committed",
                from: "menu",
                sequence: 1,
                #"{"menu_id":"\#(menu)","list_id":"\#(id)"}"#
            )
            #expect(committed.status == 204)
            #expect(try await grocery.list(id).draft == false)

            _ = await grocery.client.post(GroceryPaths.checked(try list.item("milk").id, of: id))
            let payload =
                #"{"menu_id":"\#(menu)","item_id":"\#(breadItem)","recipe_id":"\#(bread)","list_id":"\#(id)"}"#
            for _ in 1...2 {
                #expect(
                    await grocery.deliver("menu.recipe_removed", from: "menu", sequence: 2, payload).status == 204
                )
            }
            let after = try await grocery.list(id)
            #expect(try after.item("flour").quantities.map(\.value) == ["200"])
            #expect(try after.item("flour").sources.map(\.recipeTitle) == ["Cake"])
            #expect(try after.item("milk").checked)
            #expect(after.items.count == 3)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a planned meal that is taken away leaves every list that bought for it`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 kg potatoes"])
            let (first, second) = (PlanEntryID.random, PlanEntryID.random)
            grocery.cookbook.setPlan([
                GroceryRecipeRequest(recipeID: soup, servings: 4, entryID: first),
                GroceryRecipeRequest(recipeID: soup, servings: 8, entryID: second),
            ])
            let range = try GroceryPlanRange(
                from: #require(CalendarDate("2026-11-20")),
                to: #require(CalendarDate("2026-11-26"))
            )
            let ids = [GroceryListID.random, .random]
            for id in ids {
                _ = await grocery.client.send(.put, GroceryPaths.list(id), GroceryListRequest(plan: range).text)
            }
            let payload = #"{"entry_id":"\#(second)","recipe_id":"\#(soup)","date":"2026-11-21"}"#
            #expect(await grocery.deliver("plan.entry_removed", from: "meal-plan", sequence: 1, payload).status == 204)
            for id in ids {
                let list = try await grocery.list(id)
                #expect(list.items.flatMap(\.sources).map(\.entryID) == [first])
                #expect(list.version == 2)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is bought for a deleted recipe stays on the list, and says so`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 kg potatoes"])
            let request = GroceryListRequest(recipes: [GroceryRecipeRequest(recipeID: soup)])
            let made = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
            let list: GroceryListBody = try made.decode()
            let other = try await grocery.makeList(["milk"])
            let payload = #"{"recipe_id":"\#(soup)","title":"Soup"}"#
            func tell(_ kind: String, _ sequence: Int64) async throws {
                #expect(await grocery.deliver(kind, from: "recipe", sequence: sequence, payload).status == 204)
            }
            for sequence in Int64(1)...2 { try await tell("recipe.deleted", sequence) }
            let marked = try await grocery.list(list.id)
            #expect(marked.version == list.version + 1, "the second time changes nothing")
            #expect(marked.items.flatMap(\.sources).map(\.recipeDeleted) == [true])
            #expect(marked.items.flatMap(\.sources).map(\.recipeTitle) == ["Soup"])
            #expect(try await grocery.list(other.id).version == other.version)
            let metric = await grocery.client.get("\(GroceryPaths.list(list.id))?measurement_system=metric")
            #expect(try metric.decode(GroceryListBody.self).items[0].sources[0].recipeDeleted == true)
            let uses = try await grocery.store.lists(buyingFor: soup, of: grocery.client.household)
            let own = RecipeList(id: list.id, title: list.title, items: 1, follows: false)
            #expect(uses.count == 1 && uses.lists == [own], "made from the recipe, it follows nothing")

            // Whoever found the recipe just before it was deleted makes a list for a deleted one.
            let late = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
            #expect(try late.decode(GroceryListBody.self).items[0].sources[0].recipeDeleted == true)

            _ = await grocery.client.post(GroceryPaths.checked(list.items[0].id, of: list.id))
            #expect(
                try await grocery.store.lists(buyingFor: soup, of: grocery.client.household).count == 1,
                "what is ticked is not to be bought"
            )
            _ = await grocery.client.send(.delete, GroceryPaths.checked(list.items[0].id, of: list.id))
            for sequence in Int64(3)...4 { try await tell("recipe.restored", sequence) }
            let back = try await grocery.list(list.id)
            #expect(back.items.flatMap(\.sources) == list.items.flatMap(\.sources))
        }
    }

    @Test(arguments: Engine.allCases)
    func `each change announces one event and a change of nothing none`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let tick = GroceryPaths.checked(list.items[0].id, of: list.id)
            _ = await grocery.client.post(tick)
            _ = await grocery.client.post(tick)
            _ = await grocery.client.post(GroceryPaths.activate(list.id))
            _ = await grocery.client.send(.delete, tick)
            _ = await grocery.client.send(.delete, GroceryPaths.item(list.items[0].id, of: list.id))
            _ = await grocery.client.send(.delete, GroceryPaths.list(list.id))
            let kinds = try await grocery.db.across(.sweep).query("SELECT kind FROM outbox ORDER BY sequence").values(
                as: String.self
            )
            #expect(
                kinds == [
                    "list.changed", "list.item_checked", "list.item_unchecked", "list.item_removed", "list.deleted",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `that ticked items go after their hour is told once, whichever replica sweeps`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk", "bread", "eggs"])
            for item in list.items.prefix(2) {
                _ = await grocery.client.post(GroceryPaths.checked(item.id, of: list.id))
            }
            grocery.clock.advance(.seconds(3599))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await expiries(grocery) == [])
            grocery.clock.advance(.seconds(2))
            let now = grocery.clock.now
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { _ = try await grocery.store.sweep(now: now) } }
                try await group.waitForAll()
            }
            let told = try await expiries(grocery)
            #expect(told.count == 1)
            let fact = try JSONReader.read(ListItemsFact.self, from: Array(try #require(told.first).utf8))
            #expect(fact.listID == list.id && Set(fact.itemIDs) == Set(list.items.prefix(2).map(\.id)))
            #expect(try await grocery.list(list.id).items.map(\.id) == [list.items[2].id])
        }
    }

    private func expiries(_ grocery: Grocery) async throws -> [String] {
        try await grocery.db.across(.sweep).query(
            "SELECT payload FROM outbox WHERE kind = 'list.items_expired' ORDER BY sequence"
        ).values(as: String.self)
    }
}
