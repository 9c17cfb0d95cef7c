import Database
import Events
import GroceryAPI
import HTTP
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What a household's bookkeeping takes after a year of shopping, beside its lists themselves.
@Suite struct YearTests {
    @Test(arguments: Engine.allCases)
    func `after a year what is kept beside the lists is that of the last weeks`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let recipe = grocery.cookbook.add("Soup", (1...3).map { "\($0)00 g \(foods[$0])" })
            for week in 0..<52 {
                try await shop(grocery, recipe, also: foods[week % foods.count])
                grocery.clock.advance(.seconds(3601))
                _ = try await grocery.store.sweep(now: grocery.clock.now)
                grocery.clock.advance(.seconds(7 * 86_400 - 3601))
                // Others have been told long before.
                try await grocery.db.of(grocery.household).execute("DELETE FROM outbox_delivery")
                try await Outbox.sweep(grocery.db, before: grocery.clock.now - .seconds(86_400))
            }
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            var count: [String: Int] = [:]
            for table in [
                "grocery_list", "grocery_item", "grocery_removed", "grocery_settled", "grocery_bought", "recent_item",
                "outbox",
            ] {
                count[table] = try await grocery.db.of(grocery.household).query(
                    "SELECT count(*) FROM \(unescaped: table)"
                )[0].int(0)
            }
            #expect(count["grocery_list"] == 52)
            #expect(count["grocery_item"] == 0, "everything was ticked, and its hour is over")
            #expect(count["grocery_removed"] == 0)
            // Of the weeks for which a meal may still change: 14, and the one that has just passed.
            #expect(count["grocery_settled"] == 3 * 15)
            #expect(count["grocery_bought"] == 0)
            #expect(count["recent_item"] == foods.count, "each thing once, however often it was bought")
            #expect(count["outbox"] == 0)
        }
    }

    private let foods = [
        "flour", "rice", "carrots", "onions", "potatoes", "lentils", "leeks", "tomatoes", "butter", "salmon",
    ]

    /// A list of a menu's recipe and of something typed, all of which is bought.
    private func shop(_ grocery: Grocery, _ recipe: RecipeID, also typed: String) async throws {
        let menu = MenuID.random
        let wanted = GroceryRecipeRequest(recipeID: recipe, menuID: menu, menuItemID: .random)
        let request = GroceryListRequest(
            recipes: [wanted],
            source: GroceryListSource(type: .menu, menuID: menu),
            items: [typed]
        )
        let id = GroceryListID.random
        let made = await grocery.client.send(.put, GroceryPaths.list(id), request.text)
        #expect(made.status == 201, "\(made)")
        for item in try await grocery.list(id).items {
            let ticked = await grocery.client.send(.post, GroceryPaths.checked(item.id, of: id))
            #expect(ticked.status == 200, "\(ticked)")
        }
    }
}
