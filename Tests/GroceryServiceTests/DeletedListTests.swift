import Database
import GroceryAPI
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The address of a link.
@JSONObject(.readOnly)
private struct Link {
    let url: String
}

@Suite struct DeletedListTests {
    @Test(arguments: Engine.allCases)
    func `a deleted list is gone everywhere, and comes back as it was, but for its links`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let client = grocery.client
            let made = try await grocery.makeList(["2 l milk", "bread", "eggs"])
            _ = await client.post(GroceryPaths.checked(made.items[0].id, of: made.id))
            let note = GroceryPaths.item(made.items[1].id, of: made.id)
            #expect(await client.send(.patch, note, #"{"note":"sliced"}"#).status == 200)
            let share = try await client.post(GroceryPaths.shares(of: made.id), #"{"role":"edit"}"#).decode(Link.self)
            let page = try #require(share.url.split(separator: "/").last)
            #expect(await client.get("/list/\(page)").status == 200)
            let before = try await grocery.list(made.id)
            #expect(await client.send(.delete, GroceryPaths.list(made.id)).status == 204)

            #expect(await client.get(GroceryPaths.list(made.id)).status == 404)
            #expect(try await client.get(GroceryPaths.lists).decode(Page<GroceryListSummary>.self).items.isEmpty)
            #expect([404, 410].contains(await client.get("/list/\(page)").status))
            let size = try await grocery.db.of(client.household).query(ListSQL.size(of: client.household)).first?.int(0)
            #expect(size == 0, "it counts into no limit")
            let kept = try await client.get(GroceryPaths.deletedLists).decode(Page<DeletedGroceryList>.self).items
            #expect(kept.map(\.id) == [made.id] && kept.map(\.items) == [3] && kept.map(\.title) == ["Saturday"])

            let restored = await client.post(GroceryPaths.restore(made.id))
            #expect(restored.status == 200, "\(restored)")
            let after = try await grocery.list(made.id)
            #expect(after.items == before.items && after.title == before.title && after.version > before.version)
            #expect(try await client.get(GroceryPaths.lists).decode(Page<GroceryListSummary>.self).items.count == 1)
            #expect([404, 410].contains(await client.get("/list/\(page)").status), "links stay ended")
            #expect(await client.post(GroceryPaths.restore(made.id)).status == 200, "again, nothing happens")
            #expect(try await grocery.list(made.id).version == after.version)
            #expect(try await client.get(GroceryPaths.deletedLists).decode(Page<DeletedGroceryList>.self).items.isEmpty)
            #expect(await client.post(GroceryPaths.checked(made.items[2].id, of: made.id)).status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was deleted is kept for 30 days, the last fifty of a household`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let client = grocery.client
            let first = try await grocery.makeList(["milk"])
            #expect(await client.send(.delete, GroceryPaths.list(first.id)).status == 204)
            grocery.clock.advance(.seconds(30 * 86_400 - 1))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(await client.post(GroceryPaths.restore(first.id)).status == 200)
            #expect(await client.send(.delete, GroceryPaths.list(first.id)).status == 204)
            grocery.clock.advance(.seconds(30 * 86_400 + 1))
            #expect(await client.post(GroceryPaths.restore(first.id)).status == 404, "before it is swept, too")
            #expect(try await client.get(GroceryPaths.deletedLists).decode(Page<DeletedGroceryList>.self).items.isEmpty)
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await rows("deleted_grocery_list", grocery) == 0)
            #expect(try await rows("deleted_grocery_item", grocery) == 0)

            for number in 0...DeletedList.most {
                let list = try await grocery.makeList(["milk"], title: "List \(number)")
                grocery.clock.advance(.seconds(1))
                #expect(await client.send(.delete, GroceryPaths.list(list.id)).status == 204)
            }
            #expect(try await rows("deleted_grocery_list", grocery) == DeletedList.most)
            var titles: [String] = []
            var after = ""
            repeat {
                let page = try await client.get(GroceryPaths.deletedLists + "?limit=20" + after)
                    .decode(Page<DeletedGroceryList>.self)
                titles += page.items.map(\.title)
                after = page.next.map { "&after=\($0)" } ?? ""
            } while !after.isEmpty
            #expect(titles == (1...DeletedList.most).reversed().map { "List \($0)" })
        }
    }

    @Test(arguments: Engine.allCases)
    func `nobody else restores a list, and no viewer`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            #expect(await grocery.client.send(.delete, GroceryPaths.list(list.id)).status == 204)
            let stranger = grocery.identity.client(of: grocery.router)
            #expect(await stranger.post(GroceryPaths.restore(list.id)).status == 404)
            #expect(
                try await stranger.get(GroceryPaths.deletedLists).decode(Page<DeletedGroceryList>.self).items.isEmpty
            )
            #expect(await grocery.member(.viewer).post(GroceryPaths.restore(list.id)).status == 403)
            #expect(await grocery.member(.viewer).get(GroceryPaths.deletedLists).status == 200)
            #expect(await grocery.client.post(GroceryPaths.restore(.random)).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a restored list buys nothing that another list has taken over meanwhile`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            var week = try await Week(grocery)
            try await week.commit()
            try await week.shop()
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.menuList)).status == 200)
            for _ in 1...2 { try await grocery.deliverFreed() }
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            let restored = await grocery.client.post(GroceryPaths.restore(week.menuList))
            #expect(restored.status == 200, "\(restored)")
            #expect(try await week.bought(week.menuList).isEmpty, "it is bought once")
            #expect(try await week.bought(week.dayList) == ["flour 500 g", "milk 1000 ml", "rice 300 g"])
            // And if the other one goes, this one buys it again.
            #expect(await grocery.client.send(.delete, GroceryPaths.list(week.dayList)).status == 200)
            for _ in 1...2 { try await grocery.deliverFreed() }
            #expect(try await week.bought(week.menuList) == ["flour 500 g", "milk 1000 ml"])
        }
    }

    /// A column that is added to a list must be kept with a deleted one, too.
    @Test(arguments: Engine.allCases)
    func `deleted lists have all columns of lists`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            for table in ["grocery_list", "grocery_item", "grocery_source", "grocery_settled", "grocery_operation"] {
                let (own, deleted) = (try await columns(table, grocery), try await columns("deleted_\(table)", grocery))
                #expect(
                    own.subtracting(deleted) == [] && deleted.subtracting(own).isSubset(of: ["deleted_at"]),
                    "\(table)"
                )
                #expect(!own.isEmpty)
            }
        }
    }

    private func columns(_ table: String, _ grocery: Grocery) async throws -> Set<String> {
        let rows = try await grocery.db.across(.sweep).query(
            .either(
                postgres: """
                    SELECT column_name::text FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = \(table)
                    """,
                sqlite: "SELECT name FROM pragma_table_info(\(table))"
            )
        )
        return Set(try rows.values(as: String.self))
    }

    private func rows(_ table: String, _ grocery: Grocery) async throws -> Int {
        let count: SQL = "SELECT count(*) FROM \(unescaped: table)"
        return try await grocery.db.across(.sweep).query(count).first?.int(0) ?? -1
    }
}
