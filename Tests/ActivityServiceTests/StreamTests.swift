import Database
import Events
import FoundationEssentials
import HTTP
import Identity
import Synchronization
import TestSupport
import Testing
import Values

@testable import ActivityService

/// The household's stream, and how it goes together with the changes.
@Suite struct StreamTests {
    /// An open stream and what it has carried.
    private final class Listener: Sendable {
        let stream: EventStream
        private let text = Mutex("")

        init(_ activity: Activity, _ query: String = "", lastEventID: String? = nil) async throws {
            var headers = Headers()
            headers["Last-Event-ID"] = lastEventID
            stream = try await activity.client.stream("/api/v1/events\(query)", headers: headers)
        }

        func fields(_ name: String, count: Int) async -> [String] {
            for _ in 0..<500 {
                let new = String(decoding: stream.drain(), as: UTF8.self)
                let found = text.withLock { text in
                    text += new
                    return text.split(separator: "\n").filter { $0.hasPrefix(name) }
                        .map { String($0.dropFirst(name.count)) }
                }
                if found.count >= count { return found }
                try? await Task.sleep(for: .milliseconds(10))
            }
            return []
        }
    }

    @Test(arguments: Engine.allCases)
    func `what happens anywhere is told in order, with the thing that has changed and who did it`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let listener = try await Listener(activity)
            let user = UserID(UUID())
            let (recipe, list) = (RecipeID(UUID()), GroceryListID(UUID()))
            await activity.deliver([.recipe(recipe, 1, by: #","by":{"user_id":"\#(user)"}"#)])
            await activity.deliver([.item("list.item_checked", list, 1, #","title":"Milk","list_title":"Week""#)])
            #expect(await listener.fields("event: ", count: 3) == ["ready", "recipe.changed", "list.item_checked"])
            #expect(await listener.fields("id: ", count: 3) == ["0", "1", "2"])
            let data = await listener.fields("data: ", count: 3)
            #expect(data[1].contains(#""thing":{"kind":"recipe","id":"\#(recipe)","deleted":false,"url":"/api/v1/"#))
            #expect(data[1].contains(#""by":{"user_id":"\#(user)"}"#))
            #expect(data[2].contains(#""title":"Milk","list_title":"Week""#))
            #expect(data[2].contains(#""thing":{"kind":"grocery_list","id":"\#(list)""#))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a cursor of the changes goes on in the stream, on any replica, without a gap`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (all, replica) = ((0..<6).map { _ in RecipeID(UUID()) }, activity.replica())
            await activity.change(Array(all[0..<2]), from: 1)
            let cursor = try await activity.changes("?after=0").cursor
            await activity.change([all[2]], from: 3)
            let ids = ["3", "4", "5", "6"]
            let first = try await Listener(activity, "?after=\(cursor)")
            let second = try await Listener(replica, lastEventID: cursor)
            await replica.change([all[3]], from: 4)
            await activity.change(Array(all[4...]), from: 5)
            #expect(await first.fields("id: ", count: 4) == ids)
            #expect(await second.fields("id: ", count: 4) == ids)
            // Somebody who was away, after a restart of all replicas.
            let later = activity.replica()
            let third = try await Listener(later, lastEventID: "4")
            #expect(await third.fields("id: ", count: 2) == ["5", "6"])
            #expect(await third.fields("event: ", count: 2) == ["recipe.changed", "recipe.changed"])
            replica.feed.stop()
            later.feed.stop()
        }
    }

    @Test(arguments: Engine.allCases)
    func `a stream of some kinds carries those alone, and who missed too much is sent to the changes`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let menus = try await Listener(activity, "?kind=menu&kind=grocery_list")
            await activity.change((0..<120).map { _ in RecipeID(UUID()) }, from: 1)
            await activity.deliver([.item("list.item_removed", GroceryListID(UUID()), 1)])
            #expect(await menus.fields("id: ", count: 2) == ["0", "121"])
            let late = try await Listener(activity, lastEventID: "1")
            #expect(await late.fields("event: ", count: 1) == ["reset"])
            #expect(await late.fields("id: ", count: 1) == ["121"])
            #expect(try await activity.changes("?after=1&limit=200").items.count == 120)
            await #expect(throws: TestClient.NoStream.self) { try await Listener(activity, "?after=x") }
            await #expect(throws: TestClient.NoStream.self) { try await Listener(activity, "?kind=x") }
        }
    }
}
