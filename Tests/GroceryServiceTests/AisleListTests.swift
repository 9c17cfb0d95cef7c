import Foundation
import GroceryAPI
import HTTP
import Identity
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A household's own aisles, and the lists that follow them.
@Suite struct AisleListTests {
    private static let goods = ["bread", "milk", "apples", "nappies", "flour", "frozen peas", "beer", "xyzzy"]

    @Test(arguments: Engine.allCases)
    func `a household that has said nothing has the six categories and nothing more`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(Self.goods)
            let answer = await grocery.client.get(GroceryPaths.list(list.id))
            #expect(!answer.text.contains("aisle") && !answer.text.contains("\"shop\""))
            #expect(list.aisles == nil && list.items.allSatisfy { $0.aisle == nil })
            let aisles = try await grocery.aisles()
            #expect(aisles.version == 0 && aisles.choice == "simple" && aisles.order == "hand")
            #expect(aisles.keys == ["produce", "meat", "dairy", "pantry", "frozen", "other"])
            #expect(aisles.aisles.map(\.title) == ["Produce", "Meat", "Dairy", "Pantry", "Frozen", "Other"])
            // What is said and taken back leaves nothing behind.
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            #expect(try await grocery.list(list.id).aisles != nil)
            try await grocery.putAisles(#"{"choice":"simple"}"#)
            let again = await grocery.client.get(GroceryPaths.list(list.id))
            #expect(again.body == answer.body && again.headers["ETag"] == answer.headers["ETag"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `finer aisles lay out the list, and the six categories stay beside them`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let before = try await grocery.makeList(Self.goods)
            let tag = await grocery.client.get(GroceryPaths.list(before.id)).headers["ETag"] ?? ""
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            let list = try await grocery.list(before.id)
            #expect(list.categories == before.categories)
            #expect(list.items.map(\.category).sorted() == before.items.map(\.category).sorted())
            #expect(
                list.items.map { "\($0.name): \($0.aisle ?? "none")" } == [
                    "apples: produce", "bread: bakery", "milk: dairy", "flour: baking",
                    "beer: drinks", "frozen peas: frozen", "nappies: baby", "xyzzy: other",
                ]
            )
            #expect(list.aisles?.map(\.key) == list.items.compactMap(\.aisle))
            let changed = await grocery.client.get(GroceryPaths.list(before.id), headers: ["If-None-Match": tag])
            #expect(changed.status == 200, "what it says has changed, though not the list")
            let new = changed.headers["ETag"] ?? ""
            #expect(
                await grocery.client.get(GroceryPaths.list(before.id), headers: ["If-None-Match": new]).status == 304
            )
            let patch = await grocery.client.send(
                .patch,
                GroceryPaths.list(before.id),
                #"{"title":"Sunday"}"#,
                headers: ["If-Match": new]
            )
            #expect(patch.status == 200, "the tag is good for a change, too: \(patch)")
        }
    }

    @Test(arguments: Engine.allCases)
    func `names, order and own aisles show in the text, on the shared page and in its JSON`(
        _ engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let own = UUID().uuidString.lowercased()
            try await grocery.putAisles(
                #"{"aisles":[{"key":"dairy","name":"Fridge <3"},{"key":"\#(own)","name":"Market"},{"key":"other"}]}"#
            )
            let list = try await grocery.makeList(["bread", "milk", "apples"])
            let apples = try list.item("apples")
            #expect(apples.aisle == "other", "there is no produce any more")
            let path = GroceryPaths.item(apples.id, of: list.id)
            let placed = await grocery.client.send(.patch, path, #"{"aisle":"\#(own)"}"#)
            #expect(placed.status == 200, "\(placed)")
            let text = await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/plain"]).text
            #expect(text.contains("\nFridge <3\n[ ] milk\n\nMarket\n[ ] apples\n\nOther\n[ ] bread\n"), "\(text)")
            let share = await grocery.client.post(GroceryPaths.shares(of: list.id))
            let link: AnyJSON = try share.decode()
            guard case .object(let members) = link, case .string(let url)? = members["url"] else {
                Issue.record("\(share)")
                return
            }
            let page = try #require(URL(string: url)).path
            let html = await grocery.guest.get(page, headers: ["Accept": "text/html"]).text
            #expect(
                html.contains("<bdi class=\"typed\">Fridge &lt;3</bdi>")
                    && html.contains("<bdi class=\"typed\">Market</bdi>")
            )
            let json = await grocery.guest.get(page, headers: ["Accept": "application/json"]).text
            #expect(json.contains(#""aisle":"\#(own)""#) && json.contains(#""name":"Market""#))
            // The next list knows it, by whichever name of the food.
            let next = try await grocery.makeList(["2 kg apple"])
            #expect(next.items.map(\.aisle) == [own])
            // An aisle that is gone gives its things back.
            try await grocery.putAisles(#"{"aisles":[{"key":"produce"},{"key":"other"}]}"#)
            #expect(try await grocery.list(next.id).items.map(\.aisle) == ["produce"])
            #expect(try await grocery.aisles().placements.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item is moved within its aisle, and to a place in another`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            let list = try await grocery.makeList(["bread", "baguette", "flour", "sugar"])
            let sugar = try list.item("sugar")
            let path = GroceryPaths.item(sugar.id, of: list.id)
            #expect(await grocery.client.send(.patch, path, #"{"aisle":"bakery","position":2}"#).status == 200)
            #expect(try await grocery.list(list.id).items.map(\.name) == ["bread", "sugar", "baguette", "flour"])
            #expect(await grocery.client.send(.patch, path, #"{"name":"brown sugar","aisle":"snacks"}"#).status == 200)
            let after = try await grocery.list(list.id)
            #expect(try after.item("brown sugar").aisle == "snacks")
            #expect(try await grocery.makeList(["brown sugar", "sugar"]).items.map(\.aisle) == ["bakery", "snacks"])
            let back = await grocery.client.send(.patch, path, #"{"aisle":"baking"}"#)
            #expect(back.status == 200)
            #expect(try await grocery.aisles().placements.map(\.aisle) == ["bakery"], "where it would be by itself")
            // Where it would be is asked of what it is now, not of what it was.
            #expect(await grocery.client.send(.patch, path, #"{"name":"nappies","aisle":"baking"}"#).status == 200)
            #expect(try await grocery.list(list.id).item("nappies").aisle == "baking")
            let late = await grocery.client.send(.patch, path, #"{"aisle":"pets"}"#, headers: ["If-Match": "\"1\""])
            #expect(late.status == 412)
            #expect(try await grocery.list(list.id).item("nappies").aisle == "baking")
            let refused = await grocery.client.send(.patch, path, #"{"aisle":"toys"}"#)
            #expect(refused.status == 422 && refused.pointers == ["/aisle"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `an item of a household without aisles of its own is in none`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["bread"])
            let path = GroceryPaths.item(list.items[0].id, of: list.id)
            #expect(await grocery.client.send(.patch, path, #"{"aisle":"pantry"}"#).status == 422)
            #expect(await grocery.client.get(GroceryPaths.list(list.id) + "?shop=\(UUID())").status == 422)
            #expect(
                await grocery.client.send(.patch, GroceryPaths.list(list.id), #"{"shop":"\#(UUID())"}"#).status == 422
            )
        }
    }

    @Test(arguments: Engine.allCases)
    func `aisles are named in the household's language, and own names stay`(_ engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            grocery.cookbook.speak("de")
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            let list = try await grocery.makeList(["Brot", "Windeln"])
            #expect(list.aisles?.map(\.name) == ["Brot und Backwaren", "Baby"])
            try await grocery.putAisles(#"{"aisles":[{"key":"bakery","name":"Bäcker Müller"},{"key":"baby"}]}"#)
            #expect(try await grocery.list(list.id).aisles?.map(\.name) == ["Bäcker Müller", "Baby"])
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            #expect(try await grocery.list(list.id).aisles?.map(\.name) == ["Bäcker Müller", "Baby"])
        }
    }
}
