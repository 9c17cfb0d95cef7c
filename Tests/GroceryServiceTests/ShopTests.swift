import Database
import Foundation
import GroceryAPI
import HTTP
import Identity
import Telemetry
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Shops with an order of their own, set by hand or learned.
@Suite struct ShopTests {
    private static let reversed = ["frozen", "pantry", "dairy", "produce"]

    private func shop(_ id: UUID = UUID()) -> String { "\(GroceryPaths.aisles)/shops/\(id.uuidString.lowercased())" }

    @Test(arguments: Engine.allCases)
    func `a list is read in the order of its shop, or of one that is asked for`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let (corner, far) = (UUID().uuidString.lowercased(), UUID().uuidString.lowercased())
            let keys = Self.reversed.map { "\"\($0)\"" }.joined(separator: ",")
            for (id, body) in [
                (corner, #"{"name":"Corner","aisles":[\#(keys)]}"#), (far, #"{"name":"Far away"}"#),
            ] {
                #expect(await grocery.client.send(.put, "\(GroceryPaths.aisles)/shops/\(id)", body).status == 201)
            }
            let list = try await grocery.makeList(["apples", "milk", "frozen peas", "flour"])
            let usual = ["apples", "milk", "flour", "frozen peas"]
            #expect(list.items.map(\.name) == usual && list.shop == nil)
            let path = GroceryPaths.list(list.id)
            let asked: GroceryListBody = try await grocery.client.get("\(path)?shop=\(corner)").decode()
            #expect(asked.items.map(\.name) == usual.reversed() && asked.shop?.description == corner)
            #expect(try await grocery.list(list.id).items.map(\.name) == usual)
            let chosen = await grocery.client.send(.patch, path, #"{"shop":"\#(corner)"}"#)
            #expect(try chosen.decode(GroceryListBody.self).items.map(\.name) == usual.reversed())
            let text = await grocery.client.get("\(path)?shop=\(far)", headers: ["Accept": "text/plain"]).text
            #expect(text.contains("Produce\n[ ] apples\n\nDairy"))
            #expect(await grocery.client.get("\(path)?shop=\(UUID())").status == 422)
            #expect(await grocery.client.send(.delete, "\(GroceryPaths.aisles)/shops/\(corner)").status == 200)
            let left = try await grocery.list(list.id)
            #expect(left.items.map(\.name) == usual && left.shop == nil)
            let clear = await grocery.client.send(.patch, path, #"{"shop":null}"#)
            #expect(clear.status == 200)
        }
    }

    /// Shops for some things in this order, some minutes apart, and waits until the walk is over.
    private func walk(_ grocery: Grocery, _ list: GroceryListID, _ names: [String]) async throws {
        let there = try await grocery.list(list)
        for name in names {
            let item = try there.item(name)
            #expect(await grocery.client.post(GroceryPaths.checked(item.id, of: list)).status == 200)
            grocery.clock.advance(.seconds(120))
        }
        for name in names {
            let item = try there.item(name)
            #expect(await grocery.client.send(.delete, GroceryPaths.checked(item.id, of: list)).status == 200)
        }
        grocery.clock.advance(.seconds(3 * 3600))
    }

    @Test(arguments: Engine.allCases)
    func `the order is learned from ticks in each shop, kept apart from what is set by hand, and forgotten`(
        _ engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let id = UUID().uuidString.lowercased()
            let path = "\(GroceryPaths.aisles)/shops/\(id)"
            #expect(await grocery.client.send(.put, path, #"{"name":"Corner"}"#).status == 201)
            let list = try await grocery.makeList(["apples", "milk", "frozen peas", "flour"])
            let usual = ["apples", "milk", "flour", "frozen peas"]
            _ = await grocery.client.send(.patch, GroceryPaths.list(list.id), #"{"shop":"\#(id)"}"#)
            for _ in 1...3 { try await walk(grocery, list.id, usual.reversed()) }
            #expect(try await grocery.list(list.id).items.map(\.name) == usual, "it is set by hand")
            let aisles = try await grocery.aisles()
            #expect(aisles.shops.map(\.walks) == [3] && aisles.walks == 0)
            #expect(aisles.shops.map(\.walked) == aisles.shops.map(\.aisles))
            #expect(await grocery.client.send(.put, path, #"{"name":"Corner","order":"learned"}"#).status == 200)
            #expect(try await grocery.list(list.id).items.map(\.name) == usual.reversed())
            _ = await grocery.client.send(.patch, GroceryPaths.list(list.id), #"{"shop":null}"#)
            #expect(try await grocery.list(list.id).items.map(\.name) == usual, "elsewhere nothing was learned")
            let asked: GroceryListBody = try await grocery.client.get("\(GroceryPaths.list(list.id))?shop=\(id)")
                .decode()
            #expect(asked.items.map(\.name) == usual.reversed())
            #expect(await grocery.client.send(.delete, "\(path)/learned").status == 200)
            let after: GroceryListBody = try await grocery.client.get("\(GroceryPaths.list(list.id))?shop=\(id)")
                .decode()
            #expect(after.items.map(\.name) == usual)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the household's own order is learned, and with the six categories nothing is`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["apples", "milk"])
            try await walk(grocery, list.id, ["milk", "apples"])
            let rows = try await grocery.db.of(grocery.household).query(AisleSQL.walks(grocery.household))
            #expect(rows.isEmpty)
            try await grocery.putAisles(#"{"order":"learned"}"#)
            for _ in 1...2 { try await walk(grocery, list.id, ["milk", "apples"]) }
            #expect(try await grocery.list(list.id).items.map(\.name) == ["milk", "apples"])
            let learned = try await grocery.aisles()
            #expect(learned.walked.first == "dairy" && learned.keys.first == "produce", "by hand it stays as it was")
            #expect(await grocery.client.send(.delete, GroceryPaths.learned).status == 200)
            #expect(try await grocery.list(list.id).items.map(\.name) == ["apples", "milk"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a tick that nothing can be learned from is a tick, and is logged`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["apples"])
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            let household = grocery.household
            try await grocery.db.of(household).execute(
                "INSERT INTO aisle_walk (household_id, shop_id, facts) VALUES (\(household), \(household.uuid), 'no JSON')"
            )
            let apples = list.items[0].id
            let tick = await grocery.client.post(GroceryPaths.checked(apples, of: list.id))
            #expect(tick.status == 200 && tick.text.contains(#""checked":true"#), "\(tick)")
            grocery.log.sink.flush()
            let line = try #require(try grocery.log.all.first)
            #expect(try grocery.log.all.count == 1)
            #expect(line["level"] as? String == "warning")
            #expect(line["message"] as? String == "the order of aisles has not learned from a tick")
            #expect(line["list"] as? String == "\(list.id)" && line["household"] as? String == "\(household)")
            #expect(line["error"] != nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `of two who change the order at once, the second is told`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            let tag = await grocery.client.get(GroceryPaths.aisles).headers["ETag"] ?? ""
            let outcomes = await withTaskGroup(of: Int.self) { group in
                for key in ["dairy", "frozen", "pets", "drinks", "bakery"] {
                    group.addTask {
                        let body = #"{"aisles":[{"key":"\#(key)"},{"key":"produce"}]}"#
                        return await grocery.client.send(.put, GroceryPaths.aisles, body, headers: ["If-Match": tag])
                            .status
                    }
                }
                return await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(outcomes.sorted() == [200, 412, 412, 412, 412])
            let after = try await grocery.aisles()
            #expect(after.version == 2 && after.keys.count == 3 && after.keys.last == "other")
        }
    }

    @Test(arguments: Engine.allCases)
    func `of many first changes at once none is lost`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            await withTaskGroup(of: Void.self) { group in
                for number in 1...10 {
                    group.addTask { _ = await grocery.client.send(.put, shop(), #"{"name":"Shop \#(number)"}"#) }
                }
            }
            let aisles = try await grocery.aisles()
            #expect(aisles.version == 10 && Set(aisles.shops.map(\.name)).count == 10)
        }
    }

    @Test(arguments: Engine.allCases)
    func `numbers have an end`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            for number in 1...AisleBook.mostShops {
                #expect(await grocery.client.send(.put, shop(), #"{"name":"Shop \#(number)"}"#).status == 201)
            }
            #expect(await grocery.client.send(.put, shop(), #"{"name":"One more"}"#).status == 422)
            let many = (1...AisleBook.mostAisles).map { #"{"name":"Aisle \#($0)"}"# }.joined(separator: ",")
            let refused = await grocery.client.send(.put, GroceryPaths.aisles, #"{"aisles":[\#(many)]}"#)
            #expect(refused.status == 422 && refused.pointers == ["/aisles"])
            var book = AisleBook(.fine)
            for number in 1...AisleBook.mostPlacements + 5 { book.place("thing \(number)", in: "pets") }
            #expect(book.placements.count == AisleBook.mostPlacements && book.placements.first?.item == "thing 6")
            book.setAisles((1...39).map { Aisle(key: UUID().uuidString, name: "Own \($0)") })
            book.choose(.fine)
            #expect(book.aisles.count == AisleBook.mostAisles && book.keys.last == "other")
        }
    }

    @Test(arguments: [
        (#"{"aisles":[{"key":"toys"}]}"#, ["/aisles/0/key"]), (#"{"aisles":[{"name":" "}]}"#, ["/aisles/0/name"]),
        (#"{"aisles":[{"key":"dairy"},{"key":"dairy"}]}"#, ["/aisles/1/key"]),
    ]) func `aisles that make no sense are refused`(_ body: String, _ pointers: [String]) async throws {
        try await Grocery.with(.sqlite) { grocery in
            let refused = await grocery.client.send(.put, GroceryPaths.aisles, body)
            #expect(refused.status == 422 && refused.pointers == pointers, "\(refused)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `viewers read and others see nothing of it`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let id = UUID()
            #expect(await grocery.client.send(.put, shop(id), #"{"name":"Corner"}"#).status == 201)
            let viewer = grocery.member(.viewer)
            #expect(await viewer.get(GroceryPaths.aisles).text.contains("Corner"))
            #expect(await viewer.send(.put, GroceryPaths.aisles, #"{"choice":"fine"}"#).status == 403)
            #expect(await viewer.send(.delete, GroceryPaths.learned).status == 403)
            #expect(await !grocery.stranger.get(GroceryPaths.aisles).text.contains("Corner"))
            #expect(await grocery.stranger.send(.delete, shop(id)).status == 404)
            #expect(await grocery.stranger.send(.delete, shop(id) + "/learned").status == 404)
        }
    }
}
