import Database
import HTTP
import JSON
import MenuAPI
import TestSupport
import Testing
import Values

@testable import MenuService

@Suite struct DeletedMenuTests {
    @Test(arguments: Engine.allCases)
    func `a deleted menu is gone from the history, and comes back as it was`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1, 2)
            let path = MenuPaths.menu(menu.id)
            let refused = await client.send(.delete, path)
            #expect(refused.status == 409 && refused.code == "menu_not_finished")
            #expect(await client.post("\(path)/archive", "{}").status == 200)
            let before = try await client.get(path).decode(MenuBody.self)
            #expect(await client.send(.delete, path, headers: ["If-Match": "\"\(before.version + 1)\""]).status == 412)
            #expect(await client.send(.delete, path).status == 204)

            #expect(await client.get(path).status == 404)
            #expect(try await client.get(MenuPaths.menus).decode(Page<MenuBody>.self).items.isEmpty)
            #expect(await client.post("\(path)/reuse", "{}").status == 404)
            let window = try await kitchen.store.window(of: client.household, showing: 0)
            #expect(window.total == 0, "it counts into no limit")
            let kept = try await client.get(MenuPaths.deletedMenus).decode(Page<DeletedMenuBody>.self).items
            #expect(kept.map(\.id) == [menu.id] && kept.map(\.recipes) == [before.recipes.map(\.title)])

            #expect(await kitchen.client().post("\(path)/restore").status == 404, "another household's")
            #expect(await client.post("\(path)/restore").status == 200)
            let after = try await client.get(path).decode(MenuBody.self)
            #expect(after.recipes == before.recipes && after.archivedAt == before.archivedAt)
            #expect(after.version == before.version + 1)
            #expect(try await client.get(MenuPaths.menus).decode(Page<MenuBody>.self).items.map(\.id) == [menu.id])
            #expect(await client.post("\(path)/restore").status == 200, "again, nothing happens")
            #expect(try await client.get(path).decode(MenuBody.self).version == after.version)
            #expect(try await client.get(MenuPaths.deletedMenus).decode(Page<DeletedMenuBody>.self).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a deleted menu is kept for 30 days`(engine: Engine) async throws {
        try await MenuKitchen.with(engine) { kitchen in
            let client = kitchen.client()
            let menu = try await client.commit(1)
            let path = MenuPaths.menu(menu.id)
            _ = await client.post("\(path)/archive", "{}")
            #expect(await client.send(.delete, path).status == 204)
            kitchen.clock.advance(by: .seconds(30 * 86_400 - 1))
            try await kitchen.store.sweepDeleted()
            #expect(await client.post("\(path)/restore").status == 200)
            #expect(await client.send(.delete, path).status == 204)
            kitchen.clock.advance(by: .seconds(30 * 86_400 + 1))
            #expect(await client.post("\(path)/restore").status == 404, "before it is swept, too")
            #expect(try await client.get(MenuPaths.deletedMenus).decode(Page<DeletedMenuBody>.self).items.isEmpty)
            try await kitchen.store.sweepDeleted()
            for table in ["deleted_menu", "deleted_menu_item"] {
                let count: SQL = "SELECT count(*) FROM \(unescaped: table)"
                #expect(try await kitchen.db.across(.sweep).query(count).first?.int(0) == 0)
            }
        }
    }

    @Test func `what is deleted has a place for everything that a menu has`() async throws {
        try await MenuKitchen.with(.sqlite) { kitchen in
            for (table, more) in [("menu", ["deleted_at"]), ("menu_item", [])] {
                func columns(_ name: String) async throws -> Set<String> {
                    let rows = try await kitchen.db.across(.sweep).query("SELECT name FROM pragma_table_info(\(name))")
                    return Set(try rows.values(as: String.self))
                }
                let (own, deleted) = (try await columns(table), try await columns("deleted_\(table)"))
                #expect(!own.isEmpty && own.union(more) == deleted, "\(table)")
            }
        }
    }
}
