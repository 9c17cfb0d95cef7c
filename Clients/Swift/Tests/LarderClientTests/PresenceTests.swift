import Foundation
import Testing

@testable import LarderClient

/// Who looks at a list, as a real server tells it.
@Suite(.timeLimit(.minutes(1))) struct PresenceTests {
    @Test func `those who look at a list are told of each other`() async throws {
        let larder = try await Server.larder()
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: []))
        let me = ListPresence.Member(userID: try await larder.auth.me().user.id)
        let alone = ListPresence(listID: id, count: 1, members: [me], guests: [])
        var events = larder.groceryLists.events(of: id).makeAsyncIterator()
        #expect(try await events.next() == .ready)
        #expect(try await events.next() == .presence(alone))

        let home = try #require(try await larder.households.list().first)
        let invitation = try await larder.households.invite(to: home.id)
        let other = try await Server.larder()
        try await other.households.join(code: invitation.code)
        let them = ListPresence.Member(userID: try await other.auth.me().user.id)
        let looking = Task { for try await _ in other.groceryLists.events(of: id) {} }
        let both = try await events.nextPresence()
        #expect(both?.count == 2 && both.map { Set($0.members) } == [me, them])

        let share = try await larder.groceryLists.share(id, role: .check)
        let guest = try await visit(share, as: "Grandma")
        #expect(try await events.nextPresence()?.guests == [ListPresence.Guest(name: "Grandma")])
        #expect(try await larder.groceryLists.presence(of: id).count == 3)
        guest.cancel()
        #expect(try await events.nextPresence()?.count == 2)
        looking.cancel()
        #expect(try await events.nextPresence() == alone)
        // A change has been missed by nobody.
        let bread = try await larder.groceryLists.add(NewGroceryItem("bread"), to: id)[0].id
        guard case .change(let added) = try await events.next() else {
            Issue.record("no change")
            return
        }
        #expect(added.itemID == bread)
    }

    @Test func `a list is not read again because somebody looks at it`() async throws {
        let counted = CountingTransport()
        let larder = try await Server.larder(counted)
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: ["milk"]))
        let store = try GroceryListStore(id, of: larder, in: try temporaryFolder())
        let running = Task { try await store.run() }
        defer { running.cancel() }
        try await eventually("the list is read") { await store.state.list != nil }
        let share = try await larder.groceryLists.share(id, role: .view)
        var events = larder.groceryLists.events(of: id).makeAsyncIterator()
        #expect(try await events.nextPresence()?.count == 1)
        let before = counted.lists.withLock { $0 }
        for number in 1...5 {
            let guest = try await visit(share, as: "Guest \(number)")
            #expect(try await events.nextPresence()?.guests.count == 1)
            guest.cancel()
            #expect(try await events.nextPresence()?.guests == [])
        }
        // Its own stream may have begun as late as that.
        #expect(counted.lists.withLock { $0 } <= before + 1)
        _ = try await larder.groceryLists.add(NewGroceryItem("bread"), to: id)
        try await eventually("the change arrives") { await store.state.list?.items.count == 2 }
    }

    /// Opens the list behind a link, as its page does.
    private func visit(_ share: Share, as name: String) async throws -> Task<Void, any Error> {
        let path = try #require(share.url).path
        var parts = try #require(
            URLComponents(url: try await Server.shared.address(), resolvingAgainstBaseURL: false)
        )
        parts.path = "\(path)/events"
        parts.queryItems = [URLQueryItem(name: "by", value: name), URLQueryItem(name: "viewer", value: "\(UUID())")]
        let url = try #require(parts.url)
        let stream = try await URLSessionTransport().open(
            HTTPRequest(method: "GET", url: url, headers: ["Accept": "text/event-stream"], timeout: 60)
        )
        try #require(stream.status == 200)
        return Task { for try await _ in stream.bytes {} }
    }
}

extension AsyncThrowingStream.Iterator where Element == LiveEvent {
    /// The next event but for those that say who looks at the list.
    mutating func nextReason() async throws -> LiveEvent? {
        while let event = try await next(isolation: #isolation) { if event.isReasonToRead { return event } }
        return nil
    }

    /// Who looks at the list when that is said the next time.
    mutating func nextPresence() async throws -> ListPresence? {
        while let event = try await next(isolation: #isolation) {
            if case .presence(let presence) = event { return presence }
        }
        return nil
    }
}

/// Counts how often lists are asked for or sent to.
private final class CountingTransport: HTTPTransport {
    let lists = Kept(0)
    private let network = URLSessionTransport()

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        let isList = request.url.path.contains("/grocery-lists/") && !request.url.path.hasSuffix("/events")
        if isList { lists.withLock { $0 += 1 } }
        return try await network.open(request)
    }
}
