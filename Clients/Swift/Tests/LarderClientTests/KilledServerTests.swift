import Foundation
import LarderClient
import Testing

/// A server that is killed while apps use it.
@Suite(.timeLimit(.minutes(5))) struct KilledServerTests {
    @Test func `lists and streams go on once it is back`() async throws {
        let server = Server()
        let larder = try await Server.larder(of: server)
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: []))
        let folders = [try temporaryFolder(), try temporaryFolder()]
        let stores = try folders.map { try GroceryListStore(id, of: larder, in: $0) }
        let running = stores.map { store in Task { try await store.run() } }
        defer { for task in running { task.cancel() } }
        let changed = Kept<Set<UUID>>([])
        let resets = Kept(0)
        let following = Task {
            for try await event in larder.groceryLists.events(of: id) {
                switch event {
                case .change(let change):
                    if let item = change.itemID { changed.withLock { $0.insert(item) } }
                case .ready, .reset:
                    // What happened before, a stream that has not told anything yet leaves to be read.
                    let items = try await larder.groceryLists.get(id).items.map(\.id)
                    changed.withLock { $0.formUnion(items) }
                    resets.withLock { $0 += 1 }
                case .presence: break
                }
            }
        }
        defer { following.cancel() }
        try await eventually("the stream is there") { resets.withLock { $0 } == 1 }

        var added: Set<UUID> = []
        for round in 1...3 {
            for number in 1...5 { added.insert(try await stores[number % 2].add("thing \(round) \(number)")) }
            try await server.kill()
            for number in 6...9 { added.insert(try await stores[number % 2].add("thing \(round) \(number)")) }
            #expect(await stores[0].state.waiting > 0)
            try await server.restart()
            try await eventually("everything is sent, in round \(round)") {
                let states = (await stores[0].state, await stores[1].state)
                return states.0.waiting + states.1.waiting == 0 && states.0.list == states.1.list
                    && states.0.list?.items.count == added.count
            }
            try await eventually("the stream has told of everything, in round \(round)") {
                changed.withLock { $0 } == added
            }
        }
        #expect(Set(try await larder.groceryLists.get(id).items.map(\.id)) == added)
        #expect(resets.withLock { $0 } <= 2, "a stream that goes on after a lost connection tells all that was missed")
    }
}
