import Database
import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct ItemTests {
    @Test(arguments: Engine.allCases)
    func `a ticked item is there at 59 min 59 s and gone from every read at 60`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk", "eggs"])
            let milk = try list.item("milk")
            let path = GroceryPaths.list(list.id)
            let shared = await grocery.client.post("\(path)/shares", #"{"role":"view"}"#)
            let page = try sharePath(shared)
            let ticked = await grocery.client.post(GroceryPaths.checked(milk.id, of: list.id))
            #expect(try ticked.decode(GroceryItemBody.self).expiresAt == grocery.clock.now + .seconds(3600))

            grocery.clock.advance(.milliseconds(3_599_999))
            let before = await grocery.client.get(path)
            #expect(try before.decode(GroceryListBody.self).item("milk").checked)

            grocery.clock.advance(.milliseconds(1))
            let after = await grocery.client.get(path, headers: ["If-None-Match": before.headers["ETag"] ?? ""])
            #expect(after.status == 200, "the tag must change when an item has had its hour")
            #expect(try after.decode(GroceryListBody.self).items.map(\.name).contains("milk") == false)
            #expect(try after.decode(GroceryListBody.self).categories.map(\.count).reduce(0, +) == 1)
            let text = await grocery.client.get(path, headers: ["Accept": "text/plain"])
            #expect(!text.text.contains("milk"))
            let index: Page<GroceryListSummary> = try await grocery.client.get(GroceryPaths.lists).decode()
            #expect(index.items.map(\.items) == [1])
            #expect(index.items.map(\.checked) == [0])
            #expect(await !grocery.guest.get(page).text.contains("milk"))
            #expect(await !grocery.guest.get(page, headers: ["Accept": "application/json"]).text.contains("milk"))
            #expect(await !grocery.guest.get("\(page)/list.txt").text.contains("milk"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `unticking in time brings an item back, and too late says what to do`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let tick = GroceryPaths.checked(list.items[0].id, of: list.id)
            for _ in 1...2 { #expect(await grocery.client.post(tick).status == 200) }
            #expect(try await grocery.list(list.id).version == list.version + 1, "a repeated tick changes nothing")
            grocery.clock.advance(.seconds(3599))
            for _ in 1...2 { #expect(await grocery.client.send(.delete, tick).status == 200) }
            #expect(try await grocery.list(list.id).items[0].checkedAt == nil)
            #expect(try await grocery.list(list.id).version == list.version + 2)

            _ = await grocery.client.post(tick)
            grocery.clock.advance(.seconds(3600))
            let late = await grocery.client.send(.delete, tick)
            #expect(late.status == 404)
            #expect(late.problem?.detail.contains("recent items") == true)
            _ = try await grocery.store.sweep(now: grocery.clock.now)
            #expect(await grocery.client.send(.delete, tick).body.count > 0)
            #expect(await grocery.client.send(.delete, tick).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `what was bought is remembered and can be added again`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            for _ in 1...2 {
                let list = try await grocery.makeList(["milk", "eggs"])
                _ = await grocery.client.post(GroceryPaths.checked(try list.item("milk").id, of: list.id))
                grocery.clock.advance(.seconds(3600))
                let unswept = await grocery.client.get("\(GroceryPaths.lists)/recent-items")
                #expect(unswept.text.contains("milk"), "what has had its hour is recent before the sweep comes")
                #expect(try await grocery.store.sweep(now: grocery.clock.now) == [grocery.household])
                let rows = try await grocery.db.across(.sweep)
                    .query("SELECT COUNT(*) FROM grocery_item WHERE list_id = \(list.id)")
                #expect(try rows[0].int(0) == 1)
            }
            struct Recent: JSONReadable {
                var name: String
                var times: Int

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    name = try members.required("name")
                    times = try members.required("times")
                }
            }
            let recent: Page<Recent> = try await grocery.client.get("\(GroceryPaths.lists)/recent-items").decode()
            #expect(recent.items.map(\.name) == ["milk"])
            #expect(recent.items.map(\.times) == [2])
            let stranger: Page<Recent> = try await grocery.stranger.get("\(GroceryPaths.lists)/recent-items").decode()
            #expect(stranger.items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `recent items come page by page, each once, before and after the sweep`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk", "eggs", "bread", "dish soap", "rice"])
            for item in list.items { _ = await grocery.client.post(GroceryPaths.checked(item.id, of: list.id)) }
            grocery.clock.advance(.seconds(3600))
            struct Recent: JSONReadable {
                var name: String

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    name = try members.required("name")
                }
            }
            for isSwept in [false, true] {
                if isSwept { _ = try await grocery.store.sweep(now: grocery.clock.now) }
                var names: [String] = []
                var target = "\(GroceryPaths.lists)/recent-items?limit=2"
                while true {
                    let page: Page<Recent> = try await grocery.client.get(target).decode()
                    names += page.items.map(\.name)
                    guard let next = page.next else { break }
                    target = "\(GroceryPaths.lists)/recent-items?limit=2&after=\(next)"
                }
                #expect(names.sorted() == list.items.map(\.name).sorted())
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `clearing takes the ticked items, or all, and remembers what was bought`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk", "eggs"])
            let path = GroceryPaths.list(list.id)
            _ = await grocery.client.post(GroceryPaths.checked(try list.item("milk").id, of: list.id))
            let cleared: GroceryListBody = try await grocery.client.post("\(path)/clear-checked").decode()
            #expect(cleared.items.count == 1)
            #expect(await grocery.client.get("\(GroceryPaths.lists)/recent-items").text.contains("milk"))
            #expect(try await grocery.client.post("\(path)/clear").decode(GroceryListBody.self).items.isEmpty)
            #expect(try await grocery.list(list.id).categories.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `adding twice under one id adds once, and the same food becomes one item`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 l milk"])
            let items = "\(GroceryPaths.list(list.id))/items"
            let body = #"{"id":"\#(GroceryItemID.random)","text":"2 l milk"}"#
            let first = await grocery.client.post(items, body)
            let again = await grocery.client.post(items, body)
            #expect(first.status == 201)
            #expect(again.body == first.body)
            #expect(try await grocery.list(list.id).summary == ["milk: 3 liter"])
            let named = await grocery.client.post(items, #"{"name":"bread","quantity":"2","note":"sliced"}"#)
            let bread: GroceryItemBody = try named.decode()
            #expect(bread.quantities.map(\.value) == ["2"])
            #expect(bread.note == "sliced")
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item is changed member by member and a note of null goes`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["2 l milk"])
            let path = GroceryPaths.item(list.items[0].id, of: list.id)
            let noted = await grocery.client.send(.patch, path, #"{"note":"organic","category":"frozen"}"#)
            let item: GroceryItemBody = try noted.decode()
            #expect(item.note == "organic")
            #expect(item.category == "frozen")
            #expect(item.version == 2)
            let plain: GroceryItemBody = try await grocery.client.send(.patch, path, #"{"note":null}"#).decode()
            #expect(plain.note == nil)
            let text: GroceryItemBody = try await grocery.client.send(.patch, path, #"{"text":"3 kg flour"}"#).decode()
            #expect(text.name == "flour")
            #expect(text.quantities == [GroceryAmount(value: "3", text: "3", unit: "kilogram")])
            #expect(await grocery.client.send(.delete, path).status == 204)
            #expect(await grocery.client.send(.delete, path).status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `many who tick, untick and add at once never lose a tick or a line`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let names = (1...16).map { "thing number \($0)x" }
            let list = try await grocery.makeList(names)
            let items = "\(GroceryPaths.list(list.id))/items"
            let client = grocery.client
            try await withThrowingTaskGroup(of: Void.self) { group in
                for (index, item) in list.items.enumerated() {
                    group.addTask {
                        let tick = GroceryPaths.checked(item.id, of: list.id)
                        #expect(await client.post(tick).status == 200)
                        if index % 2 == 0 {
                            #expect(await client.send(.delete, tick).status == 200)
                            #expect(await client.post(tick).status == 200)
                        }
                    }
                    group.addTask {
                        #expect(await client.post(items, #"{"text":"other thing \#(index)y"}"#).status == 201)
                        let path = GroceryPaths.item(item.id, of: list.id)
                        #expect(await client.send(.patch, path, #"{"note":"n\#(index)"}"#).status == 200)
                    }
                }
                try await group.waitForAll()
            }
            let after = try await grocery.list(list.id)
            #expect(after.items.count == 32)
            for item in list.items {
                let now = try #require(after.items.first { $0.id == item.id })
                #expect(now.checked, "the tick of \(now.name) is lost")
                #expect(now.note != nil)
            }
            #expect(after.items.count { $0.checked } == 16)
        }
    }

    @Test(arguments: Engine.allCases)
    func `many who make the same list at once make it once`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let path = GroceryPaths.list(.random)
            let request = GroceryListRequest(title: "Race", items: ["milk", "eggs"])
            let client = grocery.client
            await withTaskGroup(of: Int.self) { group in
                for _ in 0..<12 { group.addTask { await client.send(.put, path, request.text).status } }
                for await status in group { #expect(status == 200 || status == 201) }
            }
            let list: GroceryListBody = try await client.get(path).decode()
            #expect(list.items.count == 2)
            #expect(list.version == 1)
        }
    }
}

/// The path of a link that was just made.
func sharePath(_ answer: TestAnswer) throws -> String {
    struct Made: JSONReadable {
        var url: String

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            url = try members.required("url")
        }
    }
    let url = try answer.decode(Made.self).url
    #expect(url.hasPrefix("https://larder.example/list/"))
    return String(url.dropFirst("https://larder.example".count))
}
