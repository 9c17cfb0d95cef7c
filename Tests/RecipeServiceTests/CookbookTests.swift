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

@Suite struct CookbookTests {
    @Test(arguments: Engine.allCases)
    func `a cookbook has a name of its own whatever its case, and counts the recipes in it`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            let soup = try await service.recipe("Soup")
            let bread = try await service.recipe("Bread")
            let made = await client.post(RecipePaths.cookbooks, #"{"name":"Weekdays"}"#)
            #expect(made.status == 201 && made.headers["ETag"] == "\"1\"", "\(made)")
            let id = try made.decode(Book.self).id
            let path = RecipePaths.cookbook(id)
            #expect(await client.post(RecipePaths.cookbooks, #"{"name":"WEEKDAYS"}"#).code == "cookbook_exists")
            #expect(await client.post(RecipePaths.cookbooks, #"{"name":" "}"#).pointers == ["/name"])
            #expect(await client.send(.put, "\(path)/recipes/\(soup)").status == 204)
            #expect(await client.send(.put, "\(path)/recipes/\(soup)").status == 204, "again changes nothing")
            #expect(await client.send(.put, "\(path)/recipes/\(RecipeID(.version7()))").status == 404)
            let strange = RecipeID(.version7())
            let many = await client.post("\(path)/recipes", #"{"ids":["\#(bread)","\#(strange)","\#(soup)"]}"#)
            let said = try many.decode(Many.self)
            #expect(said.done == [bread, soup] && said.missing == [strange] && said.refused.isEmpty)
            #expect(try await client.get(path).decode(Book.self).recipes == 2)
            #expect(await client.get(RecipePaths.recipe(soup)).text.contains(#"[{"id":"\#(id)","name":"Weekdays"}]"#))
            // Deleted recipes leave the counts, and come back to them.
            #expect(await client.send(.delete, RecipePaths.recipe(soup)).status == 204)
            #expect(try await client.get(path).decode(Book.self).recipes == 1)
            #expect(try await client.get("\(path)/recipes").decode(Items.self).items.map(\.id) == [bread])
            #expect(await client.post("\(RecipePaths.recipe(soup))/restore").status == 200)
            #expect(try await client.get(RecipePaths.cookbooks).decode(Books.self).items.map(\.recipes) == [2])
            #expect(await client.send(.delete, "\(path)/recipes/\(bread)").status == 204)
            #expect(try await client.get("\(path)/recipes").decode(Items.self).items.map(\.id) == [soup])
            #expect(
                await client.send(.patch, path, #"{"name":"Sundays"}"#, headers: ["If-Match": "\"7\""]).status == 412
            )
            #expect(try await client.send(.patch, path, #"{"name":"Sundays"}"#).decode(Book.self).version == 2)
            #expect(await service.stranger().get(path).status == 404)
            #expect(await service.stranger().send(.put, "\(path)/recipes/\(soup)").status == 404)
            #expect(await service.client(as: .viewer).send(.delete, path).status == 403)
            #expect(await client.send(.delete, path).status == 204)
            #expect(await client.get(path).status == 404)
            #expect(await client.get(RecipePaths.recipe(soup)).text.contains(#""cookbooks":[]"#))
            let told = try await service.rows.query(
                """
                SELECT kind, payload FROM outbox WHERE household_id = \(client.household) AND kind LIKE 'cookbook.%'
                ORDER BY sequence
                """
            )
            let kinds = try told.values(as: String.self)
            #expect(kinds == Array(repeating: "cookbook.changed", count: 5) + ["cookbook.deleted"], "each change once")
            let first = try #require(try told.values(1, as: String.self).first)
            #expect(first.hasPrefix(#"{"cookbook_id":"\#(id)","title":"Weekdays","created":true,"by":{"user_id":"#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a cookbook that an import names otherwise is told by its own name`(engine: Engine) async throws {
        try await withService(engine) { service in
            let (household, client) = (service.client.household, service.client)
            let soup = try await service.recipe("Soup")
            let path = RecipePaths.cookbook(CookbookID(.version7()))
            #expect(await client.send(.put, path, #"{"name":"Weekdays"}"#).status == 201)
            try await service.rows.transaction { tx in
                try await SQLCookbookStore.file(
                    soup,
                    into: ["WEEKDAYS", "Winter"],
                    of: household,
                    at: service.clock.now,
                    newID: { _ in CookbookID(.version7()) },
                    tx
                )
            }
            let told = try await service.rows.query(
                """
                SELECT payload FROM outbox WHERE household_id = \(household) AND kind = 'cookbook.changed'
                ORDER BY sequence
                """
            ).values(as: String.self)
            #expect(told.count == 3)
            #expect(told[1].contains(#""title":"Weekdays""#) && !told[1].contains("created"))
            #expect(told[2].contains(#""title":"Winter","created":true"#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `of cookbooks made at the same time with one name there is one, and recipes go into it or into none`(
        engine: Engine
    ) async throws {
        try await withService(engine) { service in
            let client = service.client
            let soup = try await service.recipe("Soup")
            let made = await withTaskGroup(of: Int.self) { group in
                for number in 0..<12 {
                    let name = number.isMultiple(of: 2) ? "Feasts" : "feasts"
                    group.addTask { await client.post(RecipePaths.cookbooks, #"{"name":"\#(name)"}"#).status }
                }
                return await group.reduce(into: 0) { count, status in count += status == 201 ? 1 : 0 }
            }
            #expect(made == 1)
            let id = try #require(try await client.get(RecipePaths.cookbooks).decode(Books.self).items.first).id
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let answer =
                            number == 6
                            ? await client.send(.delete, RecipePaths.cookbook(id))
                            : await client.send(.put, "\(RecipePaths.cookbook(id))/recipes/\(soup)")
                        #expect([204, 404].contains(answer.status), "\(answer)")
                    }
                }
            }
            #expect(await client.get(RecipePaths.recipe(soup)).text.contains(#""cookbooks":[]"#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a recipe is in so many cookbooks at most, and lists go page by page`(engine: Engine) async throws {
        try await withService(engine) { service in
            let client = service.client
            let soup = try await service.recipe("Soup")
            var ids: [CookbookID] = []
            for number in 0...CookbookRules.maxOfRecipe {
                let made = await client.post(RecipePaths.cookbooks, #"{"name":"Book \#(100 + number)"}"#)
                ids.append(try made.decode(Book.self).id)
                let added = await client.send(.put, "\(RecipePaths.cookbook(ids[number]))/recipes/\(soup)")
                #expect(added.code == (number == CookbookRules.maxOfRecipe ? "in_too_many_cookbooks" : nil))
            }
            var (found, after): ([CookbookID], String) = ([], "")
            repeat {
                let page = try await client.get("\(RecipePaths.cookbooks)?limit=20\(after)").decode(Books.self)
                found += page.items.map(\.id)
                after = page.next.map { "&after=\($0)" } ?? ""
            } while !after.isEmpty
            #expect(found == ids)
        }
    }
}

@JSONObject(.readOnly)
private struct Book {
    let id: CookbookID
    let version: Int
    let recipes: Int
}

@JSONObject(.readOnly)
private struct Books {
    let items: [Book]
    let next: String?
}

@JSONObject(.readOnly)
private struct Many {
    let done: [RecipeID]
    let missing: [RecipeID]
    let refused: [RecipeID]
}

@JSONObject(.readOnly)
private struct Items {
    @JSONObject(.readOnly)
    struct Item { let id: RecipeID }
    let items: [Item]
}
