import Database
import GroceryAPI
import HTTP
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct FollowingTests {
    @Test(arguments: Engine.allCases)
    func `a menu being cooked can be changed, and tells its list all that it wants`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            let list = try #require(menu.groceryListID)
            let effect = [Effect(.groceryList, list)]
            let path = MenuPaths.menu(menu.id)

            let added = await client.post(
                "\(path)/recipes",
                "{\"recipe_id\": \"\(RecipeID.test(3))\", \"servings\": 2}"
            )
            #expect(added.status == 201)
            #expect(try added.decode(MenuBody.self).effects == effect)
            #expect(try added.decode(MenuBody.self).recipes.map(\.servings) == [4, 4, 2])
            let again = await client.post("\(path)/recipes", "{\"recipe_id\": \"\(RecipeID.test(3))\"}")
            #expect(again.status == 200)
            #expect(try again.decode(MenuBody.self).effects == [])
            let item = "\(path)/recipes/\(menu.recipes[0].id)"
            #expect(try await client.send(.patch, item, #"{"servings": 6}"#).decode(MenuBody.self).effects == effect)
            #expect(try await client.send(.patch, item, #"{"position": 1}"#).decode(MenuBody.self).effects == [])
            _ = await client.post("\(path)/recipes/\(menu.recipes[1].id)/cooked")
            let refused = await client.send(.patch, "\(path)/recipes/\(menu.recipes[1].id)", #"{"servings": 6}"#)
            #expect(refused.code == "recipe_cooked")
            #expect(try await client.send(.delete, item).decode(BoardBody.self).effects == effect)
            #expect(
                try await kitchen.shopping(of: client.household) == [
                    "4 4 2", "6 4 2", "4! 2",
                ]
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `a menu that is planned again and committed keeps its list`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            let list = try #require(menu.groceryListID)
            let path = MenuPaths.menu(menu.id)
            _ = await client.post("\(path)/recipes/\(menu.recipes[0].id)/cooked")
            let planned = try await client.post("\(path)/plan-again").decode(MenuBody.self)
            #expect(planned.groceryListID == list)
            #expect(planned.effects == [Effect(.groceryList, list)])
            try await client.add(3)
            let answer = await client.post("\(path)/grocery-list", "{\"list_id\": \"\(GroceryListID.test(9))\"}")
            #expect(answer.status == 201, "\(answer)")
            #expect(answer.text.contains("\"effects\":[{\"kind\":\"grocery_list\",\"id\":\"\(list)\"}]}"))
            #expect(try await client.board().toCook?.groceryListID == list)
            #expect(Array(kitchen.fake.lists.keys) == [list])
            let request = try #require(kitchen.fake.lists[list]?.request)
            #expect(request.recipes?.map(\.recipeID) == [.test(2), .test(3)])
            #expect(request.following?.cooked == [menu.recipes[0].id])
            #expect(try await kitchen.shopping(of: client.household) == ["planning", "4! 4 4"])
        }
    }
}

extension MenuKitchen {
    /// What lists have been told to buy for: servings, cooked ones marked.
    fileprivate func shopping(of household: HouseholdID) async throws -> [String] {
        let payloads = try await db.of(household).query(
            """
            SELECT payload FROM outbox WHERE household_id = \(household) AND kind = 'menu.shopping_changed'
            ORDER BY sequence
            """
        ).values(as: String.self)
        return try payloads.map { text in
            let shopping = try JSONReader.read(MenuShopping.self, from: Array(text.utf8))
            let meals = shopping.meals?.map { "\($0.servings)\($0.cooked ? "!" : "")" }.joined(separator: " ")
            return shopping.planning ? "planning" : meals ?? "none"
        }
    }
}
