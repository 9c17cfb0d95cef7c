import GroceryAPI
import HTTP
import JSON
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What people type keeps their words, and an entry of several things is added and taken back as one.
@Suite struct EntryTests {
    /// The answer to an entry.
    private struct Added: JSONReadable {
        var id: GroceryItemID
        var name: String
        var entry: GroceryItemID
        var items: [GroceryItemBody]

        init(from json: inout JSONReader) throws(JSONReaderError) {
            let members = try json.members()
            id = try members.required("id")
            name = try members.required("name")
            entry = try members.required("entry_id")
            items = try members.required("items")
        }
    }

    private func add(_ text: String, to list: GroceryListID, _ grocery: Grocery) async throws -> Added {
        var json = JSONWriter()
        json.object { json in json.member("text", text) }
        let body = String(decoding: json.bytes, as: UTF8.self)
        let answer = await grocery.client.post("\(GroceryPaths.list(list))/items", body)
        #expect(answer.status == 201, "\(answer)")
        return try answer.decode()
    }

    @Test(arguments: Engine.allCases)
    func `an entry of several things becomes several items, and goes as one`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 l milk"])
            let added = try await add("eggs, 2 l milk\nbread (sliced)", to: list.id, grocery)
            #expect(added.items.map(\.name) == ["eggs", "milk", "bread"])
            #expect(added.id == added.items[0].id && added.name == "eggs")
            #expect(added.items[1].id == list.items[0].id)
            #expect(added.items.map(\.note) == [nil, nil, "sliced"])
            #expect(try await grocery.list(list.id).summary.sorted() == ["bread:", "eggs:", "milk: 3 liter"])

            let entry = GroceryPaths.item(added.entry, of: list.id)
            #expect(await grocery.client.send(.delete, "\(entry)?entry=maybe").status == 400)
            #expect(await grocery.client.send(.delete, "\(entry)?entry=true").status == 204)
            #expect(try await grocery.list(list.id).summary == ["milk: 1 liter"])
            #expect(await grocery.client.send(.delete, "\(entry)?entry=true").status == 404)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the same entry again adds nothing, and what is ticked is not taken back`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["salt"])
            let items = "\(GroceryPaths.list(list.id))/items"
            let body = #"{"id":"\#(GroceryItemID.random)","text":"milk eggs bread"}"#
            let first = await grocery.client.post(items, body)
            #expect(await grocery.client.post(items, body).body == first.body)
            let added: Added = try first.decode()
            #expect(added.items.map(\.name) == ["milk", "eggs", "bread"])
            _ = await grocery.client.post(GroceryPaths.checked(added.items[1].id, of: list.id))
            let entry = GroceryPaths.item(added.entry, of: list.id)
            #expect(await grocery.client.send(.delete, "\(entry)?entry=true").status == 204)
            #expect(Set(try await grocery.list(list.id).items.map(\.name)) == ["salt", "eggs"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a title keeps the words typed, and its food only helps`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["Nutella", "2 Dosen Tomaten"])
            #expect(list.items.map(\.name).sorted() == ["Nutella", "Tomaten"])
            #expect(try list.item("Tomaten").text == "2 Dosen")
            #expect(try list.item("Nutella").food?.id == "chocolate-spread")
            for text in ["birthday card for Sam", "chocolate spread", "6x1.5l water", "Kinder Bueno"] {
                let added = try await add(text, to: list.id, grocery)
                #expect(added.items.count == 1)
            }
            let now = try await grocery.list(list.id)
            #expect(try now.item("birthday card for Sam").category == "other")
            #expect(now.items.count == 6, "a brand and its kind are two things")
            #expect(try now.item("water").text == "6x1.5l")
            _ = await grocery.client.get("\(GroceryPaths.list(list.id))/allergens")
            #expect(grocery.cookbook.asked.contains("candy bar (Kinder Bueno)"))
            #expect(grocery.cookbook.asked.contains("Nutella"))

            let water = GroceryPaths.item(try now.item("water").id, of: list.id)
            let renamed = await grocery.client.send(.patch, water, #"{"name":"sparkling water"}"#)
            #expect(try renamed.decode(GroceryItemBody.self).text == "6x1.5l")
            let rewritten = await grocery.client.send(.patch, water, #"{"text":"12 Volvic (still)"}"#)
            let item: GroceryItemBody = try rewritten.decode()
            #expect(item.name == "Volvic" && item.text == "12" && item.note == "still")
        }
    }

    @Test(arguments: Engine.allCases)
    func `notes take line breaks, and too many or too long lines are refused`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            let noted = await grocery.client.send(.patch, item, #"{"note":"the blue one\nfrom the corner shop"}"#)
            #expect(try noted.decode(GroceryItemBody.self).note == "the blue one\nfrom the corner shop")
            let items = "\(GroceryPaths.list(list.id))/items"
            let many = (0...200).map { "thing\($0)x" }.joined(separator: "\\n")
            #expect(await grocery.client.post(items, #"{"text":"\#(many)"}"#).status == 422)
            let long = "milk\\n" + String(repeating: "x", count: 501)
            #expect(await grocery.client.post(items, #"{"text":"\#(long)"}"#).status == 422)
            #expect(try await grocery.list(list.id).items.count == 1)
        }
    }
}
