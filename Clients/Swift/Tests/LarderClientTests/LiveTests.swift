import Foundation
import Testing

@testable import LarderClient

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Streams of a real server, over connections that break.
@Suite(.timeLimit(.minutes(3))) struct LiveTests {
    @Test func `changes of a list arrive as they happen`() async throws {
        let larder = try await Server.larder()
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: []))
        var events = larder.groceryLists.events(of: id).makeAsyncIterator()
        #expect(try await events.next() == .ready)
        let bread = try await larder.groceryLists.add(NewGroceryItem("bread"), to: id)[0].id
        guard case .change(let added) = try await events.nextReason() else {
            Issue.record("no change")
            return
        }
        #expect(added.kind == "list.item_changed" && added.listID == id && added.itemID == bread)
        _ = try await larder.groceryLists.tick(bread, of: id)
        guard case .change(let ticked) = try await events.nextReason() else {
            Issue.record("no change")
            return
        }
        #expect(ticked.kind == "list.item_checked")
    }

    @Test func `a client follows the household from a cursor, and is told of the same by changes and log`() async throws
    {
        let larder = try await Server.larder()
        let start = try await larder.activity.changes()
        #expect(start.items.isEmpty && start.next == nil)
        var events = larder.activity.events(after: start.cursor).makeAsyncIterator()
        let list = UUID.larder()
        _ = try await larder.groceryLists.put(list, GroceryListRequest(items: []))
        let bread = try await larder.groceryLists.add(NewGroceryItem("bread"), to: list)[0].id
        _ = try await larder.groceryLists.tick(bread, of: list)
        var (kinds, cursor): ([String], String?) = ([], nil)
        while kinds.last != "list.item_checked" {
            guard let event = try await events.next() else { break }
            guard case .change(let change) = event else { continue }
            kinds.append(change.kind)
            cursor = change.cursor
            #expect(change.thing?.id == list)
        }
        #expect(kinds == ["list.changed", "list.item_changed", "list.item_checked"])
        let last = try #require(cursor)
        #expect(try await larder.activity.changes(after: last).items.isEmpty)
        let changes = try await larder.activity.changes(after: start.cursor, kinds: ["grocery_list"])
        #expect(changes.items.map(\.id) == [list])
        #expect(changes.items[0].by?.userID != nil && !changes.items[0].deleted)
        let log = try await larder.activity.log(about: list).collect()
        let ticked = try #require(log.first)
        #expect(ticked.event == "list.item_checked" && ticked.subject.title == "bread" && ticked.canUndo == true)
        let undone = try await larder.activity.undo(ticked.id)
        #expect(undone.entry.undone?.by?.userID != nil && undone.entry.canUndo == nil)
        #expect(try await larder.groceryLists.get(list).items.map(\.checked) == [false])
    }

    @Test func `changes of menus and the plan arrive as they happen`() async throws {
        let larder = try await Server.larder()
        let recipe = try await larder.recipes.create(RecipeInput(title: "Dal", ingredients: ["200 g red lentils"]))
        var menus = larder.menus.events().makeAsyncIterator()
        var plan = larder.mealPlan.events().makeAsyncIterator()
        #expect(try await menus.next() == .ready)
        #expect(try await plan.next() == .ready)
        _ = try await larder.menus.add(recipe.id)
        guard case .change(let change) = try await menus.next() else {
            Issue.record("no change")
            return
        }
        #expect(change.kind.hasPrefix("menu."))
        let today = try await larder.mealPlan.window().today
        _ = try await larder.mealPlan.add(NewPlanEntry(today, .dinner, note: "Pizza"))
        guard case .change(let planned) = try await plan.next() else {
            Issue.record("no change")
            return
        }
        #expect(!planned.kind.isEmpty)
    }

    @Test func `a stream goes on where its connection broke`() async throws {
        let network = BreakingTransport()
        let larder = try await Server.larder(network)
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: []))
        var events = larder.groceryLists.events(of: id).makeAsyncIterator()
        #expect(try await events.next() == .ready)
        var seen: [UUID] = []
        var added: [UUID] = []
        for number in 1...10 {
            added.append(try await larder.groceryLists.add(NewGroceryItem("thing \(number)"), to: id)[0].id)
            // Between two connections there are changes, too.
            if number % 3 == 0 {
                network.breakStreams()
                added.append(try await larder.groceryLists.add(NewGroceryItem("other \(number)"), to: id)[0].id)
            }
        }
        while seen.count < added.count, case .change(let change) = try await events.nextReason() {
            seen.append(try #require(change.itemID))
        }
        #expect(seen == added)
        #expect(network.streams.withLock { $0 } >= 2)
    }

    @Test func `a stream that is refused for good ends with the reason`() async throws {
        let larder = try await Server.larder()
        var events = larder.groceryLists.events(of: UUID()).makeAsyncIterator()
        await #expect { _ = try await events.next() } throws: { ($0 as? LarderError)?.status == 404 }
    }

    @Test func `a client that missed too much is told to begin anew`() async throws {
        let asked = Kept<[String?]>([])
        let transport = ScriptedTransport { request in
            let count = asked.withLock { asked in
                asked.append(request.headers["Last-Event-ID"])
                return asked.count
            }
            let body = count == 1 ? "id: 7\nevent: ready\ndata: {}\n\n" : "id: 500\nevent: reset\ndata: {}\n\n"
            return HTTPResponse(status: 200, body: Data(body.utf8))
        }
        let larder = Larder(
            try #require(URL(string: "http://larder.test")),
            tokens: MemoryTokenStore(SessionTests.stored(1)),
            transport: transport,
            retries: RetryPolicy(firstPause: 0.001, longestPause: 0.01)
        )
        var events = larder.menus.events().makeAsyncIterator()
        #expect(try await events.next() == .ready)
        #expect(try await events.next() == .reset)
        #expect(asked.withLock { Array($0.prefix(2)) } == [nil, "7"])
    }

    @Test func `a list is live`() async throws {
        let larder = try await Server.larder()
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: ["milk"]))
        var lists = larder.groceryLists.live(id).makeAsyncIterator()
        #expect(try await lists.next()?.items.map(\.name) == ["milk"])
        _ = try await larder.groceryLists.add(NewGroceryItem("bread"), to: id)
        #expect(try await lists.next()?.items.map(\.name) == ["milk", "bread"])
        try await larder.groceryLists.delete(id)
        await #expect(throws: LarderError.self) { while try await lists.next() != nil {} }
    }

    @Test func `two stores that run show the same, through a lost network`() async throws {
        let network = BreakingTransport()
        let larder = try await Server.larder()
        let id = UUID.larder()
        _ = try await larder.groceryLists.put(id, GroceryListRequest(items: ["milk"]))
        let tokens = try #require(try await larder.session.current())
        let guest = Larder(
            try await Server.shared.address(),
            tokens: MemoryTokenStore(tokens),
            transport: network,
            retries: RetryPolicy(firstPause: 0.01, longestPause: 0.2)
        )
        let one = try GroceryListStore(id, of: larder, in: try temporaryFolder())
        let other = try GroceryListStore(id, of: guest, in: try temporaryFolder())
        let running = [Task { try await one.run() }, Task { try await other.run() }]
        defer { for task in running { task.cancel() } }
        try await eventually("both have read the list") {
            let (mine, theirs) = (await one.state.list, await other.state.list)
            return mine != nil && mine == theirs
        }
        let milk = try #require(await one.state.list?.items.first?.id)
        try await one.tick(milk)
        try await eventually("the tick arrives") { await other.state.list?.items.first?.checked == true }
        network.isOffline.withLock { $0 = true }
        network.breakStreams()
        try await other.add("bread")
        try await one.add("eggs")
        try await eventually("the network is missed") { await other.state.problem != nil }
        #expect(await other.state.list?.items.map(\.name) == ["milk", "bread"])
        network.isOffline.withLock { $0 = false }
        try await eventually("both have everything") {
            let (mine, theirs) = (await one.state, await other.state)
            return mine.list == theirs.list && mine.list?.items.count == 3 && theirs.waiting == 0
        }
    }
}

/// A network that can be taken away, with the streams that are open.
final class BreakingTransport: HTTPTransport {
    private let network = URLSessionTransport()
    let isOffline = Kept(false)
    let streams = Kept(0)
    private let open = Kept<[AsyncThrowingStream<Data, any Error>.Continuation]>([])

    func open(_ request: HTTPRequest) async throws -> HTTPStream {
        if isOffline.withLock({ $0 }) { throw URLError(.notConnectedToInternet) }
        let answer = try await network.open(request)
        guard request.headers["Accept"] == "text/event-stream" else { return answer }
        streams.withLock { $0 += 1 }
        let (bytes, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let task = Task {
            do {
                for try await piece in answer.bytes { continuation.yield(piece) }
                continuation.finish()
            } catch { continuation.finish(throwing: error) }
        }
        continuation.onTermination = { _ in task.cancel() }
        open.withLock { $0.append(continuation) }
        return HTTPStream(status: answer.status, headers: answer.headers, bytes: bytes)
    }

    func breakStreams() {
        let broken = open.withLock { open in
            defer { open = [] }
            return open
        }
        for stream in broken { stream.finish(throwing: URLError(.networkConnectionLost)) }
    }
}
