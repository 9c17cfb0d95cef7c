import GroceryAPI
import HTTP
import JSON
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// How often things are said to have been bought.
@Suite struct RecentItemTests {
    @Test(arguments: Engine.allCases)
    func `a ticked item that was removed and came back is bought once`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            func times() async throws -> [String: Int] {
                let recent: Page<ReadRecentItem> = try await grocery.client.get(GroceryPaths.recentItems).decode()
                return Dictionary(uniqueKeysWithValues: recent.items.map { ($0.name, $0.times) })
            }
            func send(_ method: Method, _ path: String) async {
                let answer = await grocery.client.send(method, path)
                #expect([200, 204].contains(answer.status), "\(answer)")
            }
            // Bread was bought before.
            let old = try await grocery.makeList(["bread"])
            await send(.post, GroceryPaths.checked(try old.item("bread").id, of: old.id))
            grocery.clock.advance(.seconds(3600))
            let list = try await grocery.makeList(["milk", "bread", "eggs"])
            let ids = try ["milk", "bread", "eggs"].map { try list.item($0).id }
            for id in ids[...1] { await send(.post, GroceryPaths.checked(id, of: list.id)) }
            for id in ids { await send(.delete, GroceryPaths.item(id, of: list.id)) }
            #expect(try await times() == ["milk": 1, "bread": 2])
            // The second time there is nothing to bring back.
            for id in ids + ids { await send(.post, GroceryPaths.restore(id, of: list.id)) }
            #expect(try await times() == ["bread": 1])
            // Milk was not bought after all.
            await send(.delete, GroceryPaths.checked(ids[0], of: list.id))
            grocery.clock.advance(.seconds(3600))
            #expect(try await times() == ["bread": 2], "what has had its hour and waits for the sweep")
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await times() == ["bread": 2])
        }
    }
}

/// Something that was bought.
@JSONObject(.readOnly)
struct ReadRecentItem {
    var name: String
    var food: FoodReference?
    var times: Int
}
