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

/// What has changed, as clients that keep things ask for it.
@Suite struct ChangeTests {
    private func recipes(_ count: Int) -> [RecipeID] { (0..<count).map { _ in RecipeID(UUID()) } }

    @Test(arguments: Engine.allCases)
    func `a client begins with a cursor, and is then told of each thing once, in the order of its last change`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let (first, list) = (recipes(3), GroceryListID(UUID()))
            #expect(try await activity.changes().cursor == "0")
            #expect(await activity.change(first, from: 1) == 204)
            let start = try await activity.changes()
            #expect(start.items.isEmpty && start.cursor == "3" && start.next == nil)
            await activity.deliver([
                .item("list.item_changed", list, 1), .item("list.item_checked", list, 2),
                .item("list.item_removed", list, 5),
            ])
            await activity.deliver([.recipe(first[0], 4, deleted: true), .recipe(first[2], 5)])
            let page = try await activity.changes("?after=\(start.cursor)")
            #expect(page.items.map(\.kind) == ["grocery_list", "recipe", "recipe"])
            #expect(page.items.map(\.id) == [list.description, first[0].description, first[2].description])
            #expect(page.items.map(\.sequence) == [6, 7, 8])
            #expect(page.items.map(\.isDeleted) == [false, true, false])
            #expect(page.cursor == "8" && page.next == nil)
            #expect(try await activity.changes("?after=8").items.isEmpty)
            let all = try await activity.changes("?after=0")
            #expect(all.items.map(\.id).contains(first[1].description) && all.items.count == 4)
        }
    }

    @Test(arguments: Engine.allCases)
    func `pages lead through everything, and a filter's cursor is that of all`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let all = recipes(7)
            await activity.change(all, from: 1)
            await activity.deliver([.item("list.item_changed", GroceryListID(UUID()), 1)])
            var (seen, cursor): ([String], String) = ([], "0")
            while true {
                let page = try await activity.changes("?after=\(cursor)&limit=3&kind=recipe&kind=menu")
                seen += page.items.map(\.id)
                cursor = page.cursor
                guard let next = page.next else { break }
                #expect(next == page.cursor && page.items.count == 3)
            }
            #expect(seen == all.map(\.description))
            #expect(cursor == "8")
            let wrong = await activity.client.get("/api/v1/changes?after=0&kind=recipes")
            #expect(wrong.status == 422 && wrong.pointers == ["?kind"])
            for text in ["x", "-1", "99999999999999999999", "1.5"] {
                #expect(await activity.client.get("/api/v1/changes?after=\(text)").status == 400, "\(text)")
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `what arrives twice is told once, also where a batch begins with what is known`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let all = recipes(5)
            await activity.change(Array(all[0..<3]), from: 1)
            await activity.change(Array(all[0..<3]), from: 1)
            #expect(try await activity.changes().cursor == "3")
            await activity.change(all, from: 1)
            #expect(try await activity.changes().cursor == "5")
            #expect(try await activity.changes("?after=0").items.map(\.id) == all.map(\.description))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a batch that cannot be understood is refused as a whole`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let id = RecipeID(UUID())
            let odd = Activity.Told(source: "recipe", sequence: 2, kind: "recipe.flown", payload: "{}")
            #expect(await activity.deliver([.recipe(id, 1), odd]) == 422)
            #expect(try await activity.changes().cursor == "0")
            #expect(await activity.deliver([.recipe(id, 1)]) == 204)
            let stranger = Activity.Told(source: "web", sequence: 1, kind: "page.read", payload: "{}")
            #expect(await activity.deliver([stranger]) == 422)
            #expect(await activity.deliver([.recipe(id, 3), .recipe(id, 2)]) == 422)
            #expect(await activity.deliver([]) == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `deletions are known for 90 days, and a cursor from before what is forgotten has to start afresh`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let all = recipes(4)
            await activity.change(all, from: 1)
            await activity.deliver([.recipe(all[0], 5, deleted: true), .recipe(all[1], 6, deleted: true)])
            activity.clock.advance(days: 50)
            await activity.deliver([.recipe(all[1], 7), .recipe(all[2], 8, deleted: true)])
            let store = SQLChangeStore(db: activity.db)
            try await store.sweep(at: activity.clock.now)
            #expect(try await activity.changes("?after=4").items.count == 3)
            activity.clock.advance(days: 41)
            try await store.sweep(at: activity.clock.now, portion: 1)
            // The first one is forgotten; the second is back, and the third was deleted later.
            let late = await activity.client.get("/api/v1/changes?after=4")
            #expect(late.status == 410 && late.code == "changes_expired")
            let page = try await activity.changes("?after=5")
            #expect(page.items.map(\.id) == [all[1], all[2]].map(\.description))
            #expect(page.items.map(\.isDeleted) == [false, true])
            // A place that the household has not come to yet, as after a backup was restored.
            #expect(await activity.client.get("/api/v1/changes?after=9").status == 410)
            #expect(try await activity.changes().cursor == "8")
        }
    }

    @Test func `what may be forgotten is found by an index, however much has changed`() async throws {
        try await Activity.with(.sqlite) { activity async throws in
            let statement = ChangeSQL.forgettable(before: activity.clock.now, portion: 500)
            let plan = try await activity.db.across(.sweep).query("EXPLAIN QUERY PLAN " + statement)
            #expect(try plan.values(3, as: String.self).contains { $0.contains("thing_change_by_age") })
        }
    }

    @Test(arguments: Engine.allCases)
    func `households see nothing of each other, viewers see all, and nobody else anything`(
        engine: Engine
    ) async throws {
        try await Activity.with(engine) { activity async throws in
            let other = activity.identity.client(of: activity.router)
            await activity.change(recipes(2), from: 1)
            await activity.change(recipes(1), from: 1, to: other.household)
            #expect(try await activity.changes("?after=0").items.count == 2)
            #expect(try await activity.changes("?after=0", of: other).items.count == 1)
            let viewer = activity.identity.client(of: activity.router, household: activity.household, role: .viewer)
            #expect(try await activity.changes("?after=0", of: viewer).items.count == 2)
            let nobody = TestClient(router: activity.router, household: activity.household, token: nil)
            for path in ["/api/v1/changes", "/api/v1/events", "/api/v1/activity"] {
                #expect(await nobody.get(path).status == 401)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `who goes by the cursor misses nothing while others write`(engine: Engine) async throws {
        try await Activity.with(engine) { activity async throws in
            let (replica, rounds) = (activity.replica(), 25)
            let recipes = recipes(rounds)
            let lists = (0..<rounds).map { _ in GroceryListID(UUID()) }
            let menus = (0..<rounds).map { _ in MenuID(UUID()) }
            let left = Writers(3)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for (index, id) in recipes.enumerated() { await activity.change([id], from: Int64(index + 1)) }
                    left.leave()
                }
                group.addTask {
                    for (index, id) in lists.enumerated() {
                        await replica.deliver([.item("list.item_checked", id, Int64(index + 1))])
                    }
                    left.leave()
                }
                group.addTask {
                    for (index, id) in menus.enumerated() {
                        await activity.deliver([
                            .init(
                                source: "menu",
                                sequence: Int64(index + 1),
                                kind: "menu.changed",
                                payload: #"{"menu_id":"\#(id)"}"#
                            )
                        ])
                    }
                    left.leave()
                }
                group.addTask {
                    var (seen, cursor): (Set<String>, String) = ([], "0")
                    while true {
                        let isDone = left.isEmpty
                        let page = try await replica.changes("?after=\(cursor)&limit=2")
                        for item in page.items { #expect(seen.insert(item.id).inserted, "told twice") }
                        cursor = page.cursor
                        if isDone, page.next == nil { break }
                    }
                    #expect(
                        seen == Set(recipes.map(\.description) + lists.map(\.description) + menus.map(\.description))
                    )
                    #expect(cursor == String(3 * rounds))
                }
                try await group.waitForAll()
            }
            replica.feed.stop()
        }
    }
}

/// How many still write.
private final class Writers: Sendable {
    private let count: Mutex<Int>

    init(_ count: Int) { self.count = Mutex(count) }

    var isEmpty: Bool { count.withLock { $0 == 0 } }

    func leave() { count.withLock { $0 -= 1 } }
}
