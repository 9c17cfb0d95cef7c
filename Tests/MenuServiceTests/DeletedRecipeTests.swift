import Database
import Events
import Foundation
import HTTP
import MenuAPI
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct DeletedRecipeTests {
    @Test(arguments: Engine.allCases)
    func `a recipe deleted elsewhere stays in every menu as a deleted one until it is back`(
        engine: Engine
    ) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let past = try await client.commit(2)
            _ = await client.post("\(MenuPaths.menu(past.id))/recipes/\(past.recipes[0].id)/cooked")
            let menu = try await client.commit(1, 2)
            try await client.add(2)
            let before = try await client.board()
            let tags = await client.get(MenuPaths.menu(past.id)).headers["ETag"]
            let deleted = RecipeEvent.recipeDeleted(RecipeDeleted(recipeID: .test(2), title: "Recipe 2"))
            for _ in 1...2 { try await kitchen.receive(deleted, client.household) }
            let board = try await client.board()
            #expect(board.menu?.recipes.map(\.recipeDeleted) == [nil, true])
            #expect(board.next?.recipes.map(\.recipeDeleted) == [true])
            #expect(board.next?.recipes.map(\.title) == ["Recipe 2"] && board.version > before.version)
            #expect(board.menu?.version == menu.version + 1, "the second time changes nothing")
            let archived = await client.get(MenuPaths.menu(past.id))
            #expect(try archived.decode(MenuBody.self).recipes.map(\.recipeDeleted) == [true])
            #expect(archived.headers["ETag"] != tags)

            // Whoever found the recipe just before it was deleted puts in a deleted one.
            try await kitchen.receive(
                .recipeDeleted(RecipeDeleted(recipeID: .test(3), title: "Recipe 3")),
                client.household
            )
            #expect(try await client.add(3).recipes.last?.title == "Recipe 3")
            #expect(try await client.board().next?.recipes.map(\.recipeDeleted) == [true, true])

            for recipe in [2, 3] {
                let restored = RecipeRestored(recipeID: .test(recipe), title: "Recipe \(recipe)")
                for _ in 1...2 { try await kitchen.receive(.recipeRestored(restored), client.household) }
            }
            var after = try await client.board()
            #expect((after.menu?.recipes ?? []).allSatisfy { $0.recipeDeleted == nil })
            #expect(after.next?.recipes.map(\.recipeDeleted) == [nil, nil])
            after.next?.recipes.removeLast()
            #expect(after.menu?.recipes == before.menu?.recipes && after.next?.recipes == before.next?.recipes)
            let again: MenuBody = try await client.get(MenuPaths.menu(past.id)).decode()
            #expect(again.recipes.map(\.id) == past.recipes.map(\.id) && again.recipes[0].recipeDeleted == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `so many deleted recipes are remembered, the last ones`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let household = kitchen.client().household
            try await kitchen.db.of(household).insert(
                into: "menu_deleted_recipe (household_id, recipe_id, deleted_at)",
                [.uuid, .uuid, .integer],
                of: 1...DeletedRecipesSQL.most
            ) { [household, UUID.numbered($0), $0] }
            let deleted = RecipeDeleted(recipeID: .test(1), title: "Recipe 1")
            try await kitchen.receive(.recipeDeleted(deleted), household)
            let rows = try await kitchen.db.of(household).query(
                "SELECT count(*), min(deleted_at) FROM menu_deleted_recipe WHERE household_id = \(household)"
            )
            #expect(try rows[0].int(0) == DeletedRecipesSQL.most && rows[0].int(1) == 2)
        }
    }
}
