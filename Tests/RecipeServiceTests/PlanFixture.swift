import Database
import Foundation
import HTTP
import RecipeAPI
import TestSupport
import Testing
import Values

@testable import RecipeService

extension TestService {
    /// A household with some thousand recipes beside many with a few, and a catalogue; gives what the paths name.
    func fillForPlans() async throws -> [String: String] {
        var ids: [RecipeID] = []
        // As long as those of a page, so that a household's recipes are many pages of the table.
        let step = (0..<150).map { "word\($0 * 7919 % 1009)" }.joined(separator: " ")
        for number in 0..<10 {
            ids.append(
                try await recipe(
                    "Soup with lemon \(number)",
                    #","ingredients":["1 leek","salt","\#(number) lemons"],"tags":["Quick","Tag \#(number)"],"#
                        + #""steps":["Simmer the soup with leek. \#(step)"],"source":{"type":"url","url":"https://example.org/\#(number % 8)"}"#
                )
            )
        }
        let cookbook = CookbookID(.version7())
        for number in 0..<3 {
            let id = number == 0 ? cookbook : CookbookID(.version7())
            #expect(await client.send(.put, RecipePaths.cookbook(id), #"{"name":"Book \#(number)"}"#).status == 201)
            let members = ids.prefix(number == 0 ? 10 : 3).map { "\"\($0)\"" }.joined(separator: ",")
            #expect(await client.post(RecipePaths.cookbook(id) + "/recipes", #"{"ids":[\#(members)]}"#).status == 200)
        }
        let gone = RecipePaths.cookbook(CookbookID(.version7()))
        #expect(await client.send(.put, gone, #"{"name":"Gone"}"#).status == 201)
        for id in ids.prefix(2) { #expect(await client.send(.put, "\(gone)/recipes/\(id)").status == 204) }
        #expect(await client.send(.delete, gone).status == 204)
        let path = RecipePaths.recipe(ids[0])
        for id in ids.prefix(4) {
            let opinion = #"{"favourite":true,"rating":4,"note":"Good"}"#
            #expect(await client.send(.put, RecipePaths.recipe(id) + "/opinion", opinion).status < 300)
        }
        #expect(await client.send(.patch, path, #"{"title":"Soup with lemon"}"#).status == 200)
        #expect(await client.send(.delete, RecipePaths.recipe(ids[9])).status == 204)
        let catalogued =
            #"[{"title":"Soup","ingredients":["salt"],"tags":["A"]},{"title":"Stew","ingredients":["salt"],"tags":["B"]}]"#
        try await asOwner(of: db) { owner in
            try await loadCatalog(catalogued, to: owner, self)
            let many = ManyRecipes(owner: owner)
            try await owner.execute("INSERT INTO household_kitchen VALUES (\(client.household), 0, 0)")
            // A household with a quarter of all recipes, beside many with a few. With some thousand recipes less PostgreSQL
            // sorts all of them for the first 500 changes, which is as fast then.
            try await many.copy(client.household, times: 3000)
            try await many.multiply(client.household, by: 1200)
            try await many.multiplyCatalog(by: 1500)
            try await many.collectStatistics()
        }
        let all = await client.get("/api/v1/catalog/recipes?limit=1").text
        let books = await client.get("/api/v1/catalog/cookbooks?limit=1").text
        #expect(all.contains("Soup") && books.contains("A"))
        let catalog = try #require(all.firstMatch(of: /"id":"([0-9a-f-]+)"/)?.1)
        return [
            "recipe_id": "\(ids[0])", "cookbook_id": "\(cookbook)", "cookbook": "\(cookbook)", "version": "1",
            "catalog_recipe_id": "\(catalog)",
        ]
    }
}
