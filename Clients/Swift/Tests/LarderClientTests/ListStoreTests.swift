import Foundation
import Testing

@testable import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A list without a network, its file, and how it meets the server.
@Suite struct ListStoreTests {
    /// A server's list with some items, a client with this network, and a store of it.
    private func shop(
        _ items: [String],
        _ transport: any HTTPTransport = URLSessionTransport()
    ) async throws -> (larder: Larder, id: UUID, folder: URL, store: GroceryListStore) {
        let larder = try await Server.larder(transport)
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(title: "Shop", items: items))
        let folder = try temporaryFolder()
        let store = try GroceryListStore(id, of: larder, in: folder)
        return (larder, id, folder, store)
    }

    private func names(_ store: GroceryListStore) async -> [String] {
        await store.state.list?.items.map { $0.checked ? "[\($0.name)]" : $0.name } ?? []
    }

    @Test func `what is done without a network is shown, kept and sent`() async throws {
        let isOffline = Kept(false)
        let network = FaultyTransport { _ in isOffline.withLock { $0 } ? .isLost : .arrives }
        let (larder, id, folder, store) = try await shop(["2 l milk", "eggs"], network)
        try await store.sync()
        #expect(await names(store) == ["milk", "eggs"])
        isOffline.withLock { $0 = true }
        let items = try #require(await store.state.list?.items)
        try await store.tick(items[0].id)
        let bread = try await store.add("bread")
        try await store.change(bread, .note("the dark one"))
        try await store.delete(items[1].id)
        #expect(await names(store) == ["[milk]", "bread"])
        await #expect { try await store.sync() } throws: { ($0 as? LarderError)?.isTransient == true }
        #expect(await store.state.problem != nil)

        // The app ends here, and begins again.
        let again = try GroceryListStore(id, of: larder, in: folder)
        #expect(await again.state == store.state.asBegun)
        isOffline.withLock { $0 = false }
        #expect(try await again.sync().map(\.status) == [.applied, .applied, .applied, .applied])
        let list = try await larder.groceryLists.get(id)
        #expect(await again.state.list == list)
        #expect(list.items.map(\.name) == ["milk", "bread"] && list.items[0].checked)
        #expect(list.items[1].note == "the dark one" && list.items[1].id == bread)
        #expect(await again.state.waiting == 0)
    }

    @Test(arguments: [Fate.losesAnswer, .arrivesTwice, .arrivesLate])
    func `a batch whose answer is lost, or that comes twice, is done once`(fate: Fate) async throws {
        let isFirst = Kept(true)
        let network = FaultyTransport { request in
            guard request.url.path.hasSuffix("/sync") else { return .arrives }
            return isFirst.withLock { isFirst in
                defer { isFirst = false }
                return isFirst ? fate : .arrives
            }
        }
        let (larder, id, _, store) = try await shop([], network)
        try await store.sync()
        try await store.add("3 lemons")
        try await store.sync()
        let list = try await larder.groceryLists.get(id)
        #expect(list.items.map(\.text) == ["3"])
        #expect(await store.state.list == list)
    }

    @Test func `a refusal is reported and kept until it was seen, and the rest is done`() async throws {
        let (larder, id, folder, store) = try await shop(["milk"])
        try await store.sync()
        try await store.change(UUID(), .note("of nothing"))
        try await store.add("")
        try await store.add("bread")
        let outcomes = try await store.sync()
        #expect(outcomes.map(\.status) == [.refused, .refused, .applied])
        let again = try GroceryListStore(id, of: larder, in: folder)
        let refused = await again.state.refused
        #expect(refused.map(\.outcome.code) == outcomes.prefix(2).map(\.code))
        #expect(refused.allSatisfy { $0.outcome.detail?.isEmpty == false })
        #expect(await names(again) == ["milk", "bread"])
        try await again.dismissRefusals()
        #expect(try await GroceryListStore(id, of: larder, in: folder).state.refused.isEmpty)
    }

    @Test func `an operation that spoils its batch is found, and the others are done`() async throws {
        let (larder, id, _, store) = try await shop([])
        try await store.sync()
        for number in 1...6 { try await store.add("thing \(number)") }
        // Larger than the body of any batch may be.
        try await store.add(NewGroceryItem("x", note: String(repeating: "y", count: 3 << 20)))
        for number in 7...9 { try await store.add("thing \(number)") }
        let outcomes = try await store.sync()
        #expect(outcomes.count == 10 && outcomes.count { $0.status == .refused } == 1)
        #expect(try await larder.groceryLists.get(id).items.count == 9)
        #expect(await store.state.refused.first?.operation.item?.text == "x")
    }

    @Test func `more than a batch is sent in several`() async throws {
        let sizes = Kept<[Int]>([])
        let network = FaultyTransport { request in
            if request.url.path.hasSuffix("/sync"), let body = request.body {
                let batch = try? JSONDecoder().decode([String: [JSONValue]].self, from: body)
                sizes.withLock { $0.append(batch?["operations"]?.count ?? 0) }
            }
            return .arrives
        }
        let (larder, id, _, store) = try await shop(["milk"], network)
        try await store.sync()
        let milk = try #require(await store.state.list?.items.first?.id)
        for number in 1...620 { try await store.change(milk, .note("\(number)")) }
        try await store.sync()
        #expect(sizes.withLock { $0 } == [500, 120])
        #expect(try await larder.groceryLists.get(id).items.first?.note == "620")
    }

    @Test func `a tick that was not seen stays, and one that was seen is taken back`() async throws {
        let (larder, id, _, store) = try await shop(["milk"])
        let other = try GroceryListStore(id, of: larder, in: try temporaryFolder())
        try await store.sync()
        try await other.sync()
        let milk = try #require(await store.state.list?.items.first?.id)
        try await store.tick(milk)
        try await store.untick(milk)
        try await other.tick(milk)
        try await other.sync()
        #expect(try await store.sync().map(\.code) == ["already_ticked", "stays_ticked"])
        #expect(await names(store) == ["[milk]"])
        try await store.toggle(milk)
        try await store.sync()
        #expect(await names(store) == ["milk"])
    }

    @Test func `an entry of several things can be ticked before they are known`() async throws {
        let (_, _, _, store) = try await shop([])
        try await store.sync()
        let entry = try await store.add("milk, 3 eggs")
        try await store.tick(entry)
        #expect(await names(store) == ["[milk, 3 eggs]"])
        try await store.sync()
        #expect(await names(store) == ["[milk]", "[eggs]"])
    }

    @Test func `items are moved and put in an order, here as on the server`() async throws {
        let (larder, id, _, store) = try await shop(["milk", "butter", "apples", "eggs"])
        try await store.sync()
        let items = try #require(await store.state.list?.items)
        #expect(items.map(\.name) == ["apples", "milk", "butter", "eggs"])
        try await store.move(items[3].id, after: items[1].id)
        try await store.move(items[2].id, after: nil)
        let moved = await names(store)
        #expect(moved == ["apples", "butter", "milk", "eggs"])
        try await store.sync()
        #expect(await names(store) == moved)
        try await store.reorder([items[3].id, items[0].id, items[1].id])
        let ordered = await names(store)
        #expect(ordered == ["apples", "eggs", "milk", "butter"])
        try await store.sync()
        #expect(try await larder.groceryLists.get(id).items.map(\.name) == ordered)
    }

    @Test func `a file that cannot be read is left as it is`() async throws {
        let (larder, id, folder, store) = try await shop([])
        try await store.add("milk")
        let file = folder.appendingPathComponent("\(id.wire).json")
        let whole = try Data(contentsOf: file)
        for damaged in [Data(), whole.dropLast(), Data(#"{"format":2}"#.utf8)] {
            try Data(damaged).write(to: file)
            #expect { try GroceryListStore(id, of: larder, in: folder) } throws: { error in
                if case LarderError.damagedFile = error { true } else { false }
            }
            #expect(try Data(contentsOf: file) == Data(damaged))
        }
    }

    @Test func `a queue has an end, which is said`() async throws {
        let larder = Larder(URL(fileURLWithPath: "/"), tokens: MemoryTokenStore())
        let (id, folder) = (UUID.larder(), try temporaryFolder())
        var full = StoredList(listID: id)
        full.waiting = (0..<GroceryListStore.mostKept).map { _ in GroceryOperation(.tick, itemID: UUID()) }
        try full.write(folder.appendingPathComponent("\(id.wire).json"))
        let store = try GroceryListStore(id, of: larder, in: folder)
        await #expect { try await store.add("milk") } throws: { error in
            if case LarderError.queueFull = error { true } else { false }
        }
    }

    @Test func `a list that is gone is said to be, and nothing that waits is dropped`() async throws {
        let (larder, id, _, store) = try await shop(["milk"])
        try await store.sync()
        try await larder.groceryLists.delete(id)
        try await store.add("bread")
        await #expect { try await store.sync() } throws: { ($0 as? LarderError)?.status == 404 }
        #expect(await store.state.waiting == 1)
    }
}

extension GroceryListState {
    /// The same, as a store has it that has asked nobody yet.
    fileprivate var asBegun: GroceryListState {
        var state = self
        (state.problem, state.outcomes) = (nil, [])
        return state
    }
}
