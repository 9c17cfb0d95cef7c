import GroceryAPI
import HTTP
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The brand that somebody wants of an item: typed by them, and shown wherever the item is.
@Suite struct BrandTests {
    @Test(arguments: Engine.allCases)
    func `a brand is read as it was typed, in the item and in its list`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList([])
            let items = "\(GroceryPaths.list(list.id))/items"
            let added = await grocery.client.post(items, #"{"text":"500 g spaghetti","brand":" Barilla n° 5 "}"#)
            #expect(added.status == 201)
            let item: GroceryItemBody = try added.decode()
            #expect(item.details.brand == "Barilla n° 5" && item.details.note == nil)
            let read = try await grocery.list(list.id).items
            #expect(read == [item])
            // In another measurement system the list is made from the items, otherwise copied from their rows.
            let target = "\(GroceryPaths.list(list.id))?measurement_system=us"
            let other: GroceryListBody = try await grocery.client.get(target).decode()
            #expect(other.items.map(\.details) == [item.details])
            let ticked = await grocery.client.post(GroceryPaths.checked(item.id, of: list.id))
            #expect(try ticked.decode(GroceryItemBody.self).details == item.details)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a patch changes the brand, null takes it away, and without it the brand stays`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["500 g spaghetti"])
            let path = GroceryPaths.item(list.items[0].id, of: list.id)
            func patched(_ body: String) async throws -> GroceryItemDetails {
                let answer = await grocery.client.send(.patch, path, body)
                #expect(answer.status == 200, "\(answer)")
                let details = try answer.decode(GroceryItemBody.self).details
                #expect(try await grocery.list(list.id).items.map(\.details) == [details])
                return details
            }
            #expect(try await patched(#"{"brand":"Barilla"}"#).brand == "Barilla")
            let noted = try await patched(#"{"note":"the thin ones"}"#)
            #expect(noted.brand == "Barilla" && noted.note == "the thin ones")
            #expect(try await patched(#"{"text":"1 kg spaghetti"}"#) == noted)
            #expect(try await patched(#"{"name":"penne"}"#) == noted)
            let plain = try await patched(#"{"brand":null}"#)
            #expect(plain.brand == nil && plain.note == "the thin ones")
            _ = try await patched(#"{"brand":"De Cecco"}"#)
            #expect(try await patched(#"{"brand":" "}"#).brand == nil)
        }
    }

    @Test func `a brand has at most a hundred characters`() async throws {
        try await Grocery.with(.sqlite) { grocery in
            let list = try await grocery.makeList(["milk"])
            let items = "\(GroceryPaths.list(list.id))/items"
            let path = GroceryPaths.item(list.items[0].id, of: list.id)
            let (most, long) = (String(repeating: "ä", count: 100), String(repeating: "ä", count: 101))
            #expect(await grocery.client.send(.patch, path, "{\"brand\":\"\(most)\"}").status == 200)
            for answer in [
                await grocery.client.send(.patch, path, "{\"brand\":\"\(long)\"}"),
                await grocery.client.post(items, "{\"text\":\"eggs\",\"brand\":\"\(long)\"}"),
                await grocery.client.send(.patch, path, #"{"brand":5}"#),
                await grocery.client.send(.patch, path, #"{"brand":"a\nb"}"#),
            ] {
                #expect(answer.status == 422 && answer.text.contains("\"/brand\""), "\(answer)")
            }
            #expect(try await grocery.list(list.id).items.map(\.details.brand) == [most])
        }
    }

    @Test(arguments: Engine.allCases)
    func `lines of one food become one item whatever their brand, which stays with it`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["1 l milk"])
            let items = "\(GroceryPaths.list(list.id))/items"
            func brand(after body: String) async throws -> String? {
                #expect(await grocery.client.post(items, body).status == 201)
                return try await grocery.list(list.id).item("milk").details.brand
            }
            #expect(try await brand(after: #"{"text":"1 l milk","brand":"Oatly"}"#) == "Oatly")
            #expect(try await brand(after: #"{"text":"1 l milk"}"#) == "Oatly")
            #expect(try await brand(after: #"{"text":"1 l milk","brand":"Alpro"}"#) == "Alpro")
            #expect(try await grocery.list(list.id).summary == ["milk: 4 liter"])
            // The list made anew from other lines keeps what somebody has said of an item.
            let anew = GroceryListRequest(title: "Sunday", items: ["2 l milk", "eggs"])
            let made: GroceryListBody =
                try await grocery.client.send(.put, GroceryPaths.list(list.id), anew.text).decode()
            #expect(try made.item("milk").details.brand == "Alpro")
            #expect(try made.item("eggs").details.brand == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func `guests see the brand, on the page as text, in JSON and in the text`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["2 l milk"])
            let item = GroceryPaths.item(list.items[0].id, of: list.id)
            let body = #"{"brand":"<b>Ben & Jerry</b>","note":"the small one"}"#
            #expect(await grocery.client.send(.patch, item, body).status == 200)
            let path = try sharePath(await grocery.client.post("\(GroceryPaths.list(list.id))/shares", "{}"))
            let page = await grocery.guest.get(path, headers: ["Accept": "text/html"]).text
            #expect(page.contains("&lt;b&gt;Ben &amp; Jerry&lt;/b&gt; · the small one"))
            let json = await grocery.guest.get(path, headers: ["Accept": "application/json"]).text
            #expect(json.contains(#""text":"2 l","brand":"<b>Ben & Jerry</b>","note":"the small one","checked":false"#))
            let line = "[ ] milk – 2 l (<b>Ben & Jerry</b>, the small one)\n"
            #expect(await grocery.guest.get("\(path)/list.txt").text.contains(line))
            let text = await grocery.client.get(GroceryPaths.list(list.id), headers: ["Accept": "text/plain"]).text
            #expect(text.contains(line))
        }
    }
}
