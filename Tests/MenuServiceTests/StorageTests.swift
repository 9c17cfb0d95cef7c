import Database
import Foundation
import HTTP
import Identity
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

/// How many recipes a household's menus hold, and how many one page gives.
@Suite struct StorageTests {
    private struct Items: JSONReadable {
        let items: [MenuBody]
        let next: String?

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            items = try members.required("items")
            next = try members.optional("next")
        }
    }

    /// Puts archived menus straight into the tables, each with so many recipes.
    private func archive(_ menus: Int, of recipes: Int, _ kitchen: MenuKitchen, _ household: HouseholdID) async throws {
        try await kitchen.db.of(household).insert(
            into: "menu (household_id, id, version, state, outcome, created_at, archived_at)",
            [.uuid, .uuid, .integer, .text, .text, .instant, .instant],
            of: 0..<menus
        ) { number in
            let archived = Instant.test + .milliseconds(number)
            return [household, UUID.numbered(number), 1, "archived", "completed", Instant.test, archived]
        }
        try await kitchen.db.of(household).insert(
            into: "menu_item (household_id, id, menu_id, position, recipe_id, title, servings)",
            [.uuid, .uuid, .uuid, .integer, .uuid, .text, .integer],
            of: 0..<menus * recipes
        ) { number in
            [
                household, UUID.numbered(number, kind: 1), UUID.numbered(number / recipes), number % recipes,
                UUID.numbered(number % recipes, kind: 2), "Recipe", 4,
            ]
        }
    }

    @Test(arguments: Engine.allCases)
    func `full menus take no more recipes`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await archive(MenuBook.capacity / 100, of: 100, kitchen, client.household)
            let refused = await client.post(MenuPaths.boardRecipes, #"{"recipe_id": "\#(RecipeID.test(1))"}"#)
            #expect(refused.status == 403 && refused.code == "storage_full", "\(refused)")
            try await kitchen.client().add(1)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a page of large menus ends early and says where the next begins`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            try await archive(35, of: 100, kitchen, client.household)
            var seen: [MenuID] = []
            var sizes: [Int] = []
            var next: String?
            repeat {
                let after = next.map { "&after=\($0)" } ?? ""
                let page: Items = try await client.get("\(MenuPaths.menus)?state=archived&limit=200\(after)").decode()
                seen += page.items.map(\.id)
                sizes.append(page.items.count)
                next = page.next
            } while next != nil && sizes.count < 10
            #expect(sizes == [10, 10, 10, 5])
            #expect(Set(seen).count == 35)
        }
    }
}
