import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Synchronization
import TestSupport
import Testing
import Values

@testable import GroceryService

/// How much a household's lists, links and memories can grow, and who waits for whom meanwhile.
@Suite struct StorageTests {
    private func word(_ number: Int, _ length: Int) -> String {
        "thing\(number)" + String(repeating: "x", count: length)
    }

    @Test(arguments: Engine.allCases)
    func `a household's lists cannot grow beyond its storage, and ticking and deleting need none`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine, storage: 40_000) { grocery in
            let first = try await grocery.makeList((0..<10).map { word($0, 100) })
            let request = GroceryListRequest(title: "More", items: (0..<20).map { word($0, 400) })
            let refused = await grocery.client.send(.put, GroceryPaths.list(.random), request.text)
            #expect(refused.status == 403 && refused.code == "storage_full", "\(refused)")
            var status = 201
            var added = 0
            while status == 201, added < 100 {
                let body = #"{"text":"\#(word(100 + added, 400))"}"#
                let answer = await grocery.client.post("\(GroceryPaths.list(first.id))/items", body)
                status = answer.status
                if status == 201 { added += 1 } else { #expect(answer.code == "storage_full") }
            }
            #expect((5...30).contains(added), "\(added) of them had room")
            let household = grocery.household
            let used = try await grocery.db.of(grocery.household).query(ListSQL.size(of: household))[0].int(0)
            #expect(used <= 40_000)
            let list = try await grocery.list(first.id)
            #expect(await grocery.client.post(GroceryPaths.checked(list.items[0].id, of: first.id)).status == 200)
            #expect(await grocery.client.send(.delete, GroceryPaths.list(first.id)).status == 204)
            #expect(await grocery.client.send(.put, GroceryPaths.list(.random), request.text).status == 201)
        }
    }

    @Test(arguments: Engine.allCases)
    func `writes at the same time fit into a household's storage together, over several lists`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine, storage: 40_000) { grocery in
            let request = GroceryListRequest(title: "Many", items: (0..<10).map { word($0, 400) })
            let made = await withTaskGroup(of: Int.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        await grocery.client.send(.put, GroceryPaths.list(.random), request.text).status
                    }
                }
                return await group.reduce(into: 0) { count, status in count += status == 201 ? 1 : 0 }
            }
            #expect(made > 0 && made < 16)
            let household = grocery.household
            let used = try await grocery.db.of(household).query(ListSQL.size(of: household))[0].int(0)
            #expect(used <= 40_000)
        }
    }

    @Test func `the same thing added again and again does not make one list endless`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let milk = "2 l milk " + String(repeating: "(fresh) ", count: 60)
            let list = try await grocery.makeList([milk])
            try await grocery.db.of(grocery.household).execute(
                "UPDATE grocery_list SET size = 1 WHERE household_id = \(grocery.household)"
            )
            let many = GroceryListRequest(title: "Milk", items: Array(repeating: milk, count: 500))
            #expect(await grocery.client.send(.put, GroceryPaths.list(list.id), many.text).status == 200)
            let stored = try #require(
                try await grocery.store.find(list.id, in: grocery.household, now: grocery.clock.now)
            )
            #expect(stored.size > 300_000 && stored.size < GroceryList.maximumSize)
            var large = stored
            while large.size <= GroceryList.maximumSize { large.items[0].lines += stored.items[0].lines }
            let grown = large
            await #expect(throws: GroceryError.listTooLarge) {
                _ = try await grocery.store.update(list.id, in: grocery.household, now: grocery.clock.now) { found in
                    found = grown
                    return [.list]
                }
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `a list has so many links at once, and those that have ended are forgotten`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let path = "\(GroceryPaths.list(list.id))/shares"
            struct Made: JSONReadable {
                let id: ShareID

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    id = try members.required("id")
                }
            }
            var made: [ShareID] = []
            for _ in 0..<ShareSQL.most { made.append(try await grocery.client.post(path).decode(Made.self).id) }
            let refused = await grocery.client.post(path)
            #expect(refused.status == 403 && refused.code == "storage_full")
            for share in made {
                #expect(await grocery.client.send(.delete, "/api/v1/shares/\(share)").status == 204)
            }
            func count() async throws -> Int {
                try await grocery.db.of(grocery.household)
                    .query("SELECT count(*) FROM share WHERE household_id = \(grocery.household)")[0].int(0)
            }
            for _ in 0..<120 {
                let share = try await grocery.client.post(path).decode(Made.self).id
                _ = await grocery.client.send(.delete, "/api/v1/shares/\(share)")
            }
            #expect(try await count() <= 102, "a hundred that have ended are remembered")
            grocery.clock.advance(.seconds(31 * 86_400))
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(try await count() == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func `only so many things are remembered as bought`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            for part in 0..<3 {
                _ = try await grocery.makeList((0..<400).map { word(part * 400 + $0, 1) })
                try await grocery.db.of(grocery.household).execute(
                    "UPDATE grocery_item SET checked_at = \(grocery.clock.now) WHERE household_id = \(grocery.household)"
                )
                grocery.clock.advance(.seconds(3601))
                _ = try await grocery.store.sweep(now: grocery.clock.now)
            }
            let household = grocery.household
            let left = try await grocery.db.of(grocery.household).query(
                "SELECT count(*) FROM recent_item WHERE household_id = \(household) GROUP BY bought_at ORDER BY bought_at"
            )
            #expect(try left.values(as: Int.self) == [200, 400, 400], "what was bought last stays")
            #expect(RecentSQL.most == 1000)
        }
    }

    @Test(arguments: Engine.allCases)
    func `while the recipe service is asked about an event's household, everybody can write`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let soup = grocery.cookbook.add("Soup", ["1 kg potatoes"])
            let (menu, item) = (MenuID.random, MenuItemID.random)
            let request = GroceryListRequest(
                recipes: [GroceryRecipeRequest(recipeID: soup, menuID: menu, menuItemID: item)],
                source: GroceryListSource(type: .menu, menuID: menu)
            )
            let id = GroceryListID.random
            #expect(await grocery.client.send(.put, GroceryPaths.list(id), request.text).status == 201)
            let statuses = Mutex([Bool]())
            let (store, stranger, now) = (grocery.store, grocery.stranger.household, grocery.clock.now)
            grocery.cookbook.meanwhile.withLock { work in
                work = {
                    // A write of another household, and one of this very list: both end while the neighbour is asked.
                    let decision = StapleBook.Decision(key: "salt", name: "salt", kind: .asked)
                    let isWritten = (try? await store.decide(decision, in: stranger, now: .now)) != nil
                    let title = try? await store.update(id, in: grocery.household, now: now) { list in
                        list?.title = "Meanwhile"
                        return [.list]
                    }?.title
                    statuses.withLock { $0 += [isWritten, title == "Meanwhile"] }
                }
            }
            let payload = #"{"menu_id":"\#(menu)","item_id":"\#(item)","recipe_id":"\#(soup)","list_id":"\#(id)"}"#
            let answer = await grocery.deliver("menu.recipe_removed", from: "menu", sequence: 1, payload)
            grocery.cookbook.meanwhile.withLock { $0 = nil }
            #expect(answer.status == 204)
            #expect(statuses.withLock { $0 } == [true, true])
            let after = try await grocery.list(id)
            #expect(after.items.isEmpty && after.title == "Meanwhile")
        }
    }
}

/// A year of shopping, with the sweep that runs beside it.
@Suite struct GroceryYearTests {
    @Test(.timeLimit(.minutes(10)), arguments: Engine.allCases)
    func `after a year of shopping drafts, ticked items and ended links are gone`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            var counts: [Int: [String: Int]] = [:]
            for day in ServiceYear.days {
                grocery.clock.advance(ServiceYear.pause)
                let draft = GroceryListRequest(title: "Draft", draft: true, items: ["flour", "eggs"])
                #expect(await grocery.client.send(.put, GroceryPaths.list(.random), draft.text).status == 201)
                struct Made: JSONReadable {
                    let id: GroceryItemID

                    init(from json: inout JSONReader) throws(JSONReaderError) {
                        let members = try json.members()
                        id = try members.required("id")
                    }
                }
                let added = await grocery.client.post(
                    "\(GroceryPaths.list(list.id))/items",
                    #"{"text":"thing\#(day % 30)"}"#
                )
                let item = try added.decode(Made.self).id
                #expect(await grocery.client.post(GroceryPaths.checked(item, of: list.id)).status == 200)
                struct Share: JSONReadable {
                    let id: ShareID

                    init(from json: inout JSONReader) throws(JSONReaderError) {
                        let members = try json.members()
                        id = try members.required("id")
                    }
                }
                let share = try await grocery.client.post("\(GroceryPaths.list(list.id))/shares").decode(Share.self).id
                #expect(await grocery.client.send(.delete, "/api/v1/shares/\(share)").status == 204)
                _ = try await grocery.store.sweep(now: grocery.clock.now)
                if day == ServiceYear.looks.middle || day == ServiceYear.looks.end {
                    counts[day] = try await rows(grocery)
                }
            }
            for (table, days) in ["grocery_list": 3, "grocery_item": 8, "share": 32, "recent_item": 31] {
                let then = try #require(counts[ServiceYear.looks.middle]?[table])
                let now = try #require(counts[ServiceYear.looks.end]?[table])
                #expect(now <= days && now <= then + 1, "\(table): first \(then) rows, then \(now)")
            }
        }
    }

    private func rows(_ grocery: Grocery) async throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in ["grocery_list", "grocery_item", "share", "recent_item"] {
            counts[table] = try await grocery.db.of(grocery.household).query(
                "SELECT count(*) FROM \(unescaped: table) WHERE household_id = \(grocery.household)"
            )[0].int(0)
        }
        return counts
    }
}
