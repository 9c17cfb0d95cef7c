import Database
import Foundation
import HTTP
import Identity
import JSON
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

@Suite struct DeletedCookbookTests {
    @Test(arguments: Engine.allCases)
    func `a restored cookbook is as it was, with what was in it`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let (soup, bread) = (try await service.recipe("Soup"), try await service.recipe("Bread"))
            let gone = try await service.recipe("Gone")
            let id = try await book("Weekdays", of: client, [soup, bread, gone])
            let path = RecipePaths.cookbook(id)
            #expect(await client.send(.patch, path, #"{"name":"Sundays"}"#).status == 200)
            let before = await client.get(path).text
            let restore = path + "/restore"
            #expect(await client.post(restore).status == 200, "one that is there stays as it is")
            #expect(await client.send(.delete, path).status == 204)
            #expect(await client.get(path).status == 404)
            #expect(await client.get("/api/v1/recipes?cookbook=\(id)").text.contains(#""items":[]"#))
            #expect(try await client.get(RecipePaths.cookbooks).decode(Books.self).items.isEmpty)
            // Its name is free meanwhile.
            let other = try await book("sundays", of: client, [])
            #expect(await client.post(restore).code == "cookbook_exists")
            #expect(await client.send(.delete, RecipePaths.cookbook(other)).status == 204)
            #expect(await service.stranger().post(restore).status == 404)
            #expect(await service.client(as: .viewer).post(restore).status == 403)
            #expect(await client.send(.delete, RecipePaths.recipe(gone)).status == 204)
            #expect(await client.post(restore).status == 200)
            #expect(await client.get(path).text == before.replacing(#""recipes":3"#, with: #""recipes":2"#))
            #expect(Set(try await client.get("\(path)/recipes").decode(Items.self).items.map(\.id)) == [soup, bread])
            // A recipe that was deleted meanwhile comes back to where it was, too.
            #expect(await client.post("\(RecipePaths.recipe(gone))/restore").status == 200)
            #expect(await client.get(path).text == before)
            #expect(await client.post(RecipePaths.cookbook(CookbookID(.version7())) + "/restore").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an id that was used again is restored as it was last`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let (soup, bread) = (try await service.recipe("Soup"), try await service.recipe("Bread"))
            let id = try await book("First", of: client, [soup])
            let path = RecipePaths.cookbook(id)
            #expect(await client.send(.delete, path).status == 204)
            #expect(await client.send(.put, path, #"{"name":"Second"}"#).status == 201)
            #expect(await client.send(.put, "\(path)/recipes/\(bread)").status == 204)
            #expect(await client.send(.delete, path).status == 204)
            #expect(await client.post(path + "/restore").text.contains(#""name":"Second""#))
            #expect(try await client.get("\(path)/recipes").decode(Items.self).items.map(\.id) == [bread])
        }
    }

    @Test(arguments: Engine.allCases)
    func `after thirty days a deleted cookbook is gone for good, and only the last hundred are kept`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            let soup = try await service.recipe("Soup")
            let store = SQLCookbookStore(db: service.db)
            func sweep() async throws { try await store.sweepDeleted(now: service.clock.now) }
            func kept() async throws -> [Int] {
                let books = try await service.rows.query("SELECT id FROM deleted_cookbook").count
                return [books, try await service.rows.query("SELECT recipe_id FROM deleted_cookbook_recipe").count]
            }
            let (first, second) = (try await book("A", of: client, [soup]), try await book("B", of: client, [soup]))
            #expect(await client.send(.delete, RecipePaths.cookbook(first)).status == 204)
            service.clock.advance(.seconds(29 * 86_400))
            #expect(await client.send(.delete, RecipePaths.cookbook(second)).status == 204)
            try await sweep()
            #expect(try await kept() == [2, 2])
            service.clock.advance(.seconds(86_400))
            // Also before the sweep.
            #expect(await client.post(RecipePaths.cookbook(first) + "/restore").status == 404)
            try await sweep()
            #expect(try await kept() == [1, 1])
            for number in 0..<CookbookRules.maxDeleted {
                service.clock.advance(.seconds(1))
                let id = try await book("N\(number)", of: client, [])
                #expect(await client.send(.delete, RecipePaths.cookbook(id)).status == 204)
            }
            #expect(try await kept() == [CookbookRules.maxDeleted, 0])
            #expect(await client.post(RecipePaths.cookbook(second) + "/restore").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what is in as many others as it can be by now stays out`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let (soup, bread) = (try await service.recipe("Soup"), try await service.recipe("Bread"))
            let id = try await book("First", of: client, [soup, bread])
            #expect(await client.send(.delete, RecipePaths.cookbook(id)).status == 204)
            for number in 0..<CookbookRules.maxOfRecipe { _ = try await book("N\(number)", of: client, [soup]) }
            #expect(await client.post(RecipePaths.cookbook(id) + "/restore").status == 200)
            let found = try await client.get("\(RecipePaths.cookbook(id))/recipes").decode(Items.self).items
            #expect(found.map(\.id) == [bread])
        }
    }

    private func book(_ name: String, of client: TestClient, _ recipes: [RecipeID]) async throws -> CookbookID {
        let made = await client.post(RecipePaths.cookbooks, #"{"name":"\#(name)"}"#)
        let id = try made.decode(Book.self).id
        for recipe in recipes {
            #expect(await client.send(.put, "\(RecipePaths.cookbook(id))/recipes/\(recipe)").status == 204)
        }
        return id
    }
}

@JSONObject(.readOnly)
private struct Book { let id: CookbookID }

@JSONObject(.readOnly)
private struct Books { let items: [Book] }

@JSONObject(.readOnly)
private struct Items {
    @JSONObject(.readOnly)
    struct Item { let id: RecipeID }
    let items: [Item]
}
