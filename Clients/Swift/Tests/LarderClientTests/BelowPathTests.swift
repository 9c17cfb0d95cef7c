import Foundation
import LarderClient
import Testing

/// A server that is reached below a path, as behind a proxy with other things.
@Suite(.timeLimit(.minutes(3))) struct BelowPathTests {
    @Test(arguments: ["", "/"])
    func `calls, streams and the queue go below the path`(_ end: String) async throws {
        let server = Server(below: "/kitchen")
        let address = try await server.address().absoluteString
        let transport = NotingTransport()
        let larder = Larder(
            try #require(URL(string: address + end)),
            tokens: MemoryTokenStore(),
            transport: transport
        )
        try await larder.auth.signInAnonymously()

        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: []))
        let store = try GroceryListStore(id, of: larder, in: try temporaryFolder())
        let running = Task { try await store.run() }
        defer { running.cancel() }
        var events = larder.groceryLists.events(of: id).makeAsyncIterator()
        #expect(try await events.next() == .ready)
        let item = try await store.add("milk")
        guard case .change(let change) = try await events.nextReason() else {
            Issue.record("no change")
            return
        }
        #expect(change.itemID == item)
        try await eventually("the item is sent") { await store.state.waiting == 0 }
        #expect(try await larder.groceryLists.get(id).items.map(\.id) == [item])

        let called = transport.called.withLock { $0 }
        #expect(called.count > 4)
        #expect(called.filter { !$0.hasPrefix(address + "/api/v1/") } == [])
        try await server.kill()
    }
}

/// Notes where requests go.
private struct NotingTransport: HTTPTransport {
    let called = Kept<[String]>([])
    private let inner = URLSessionTransport()

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        called.withLock { $0.append(request.url.absoluteString) }
        return try await inner.open(request)
    }
}
