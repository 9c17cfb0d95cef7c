import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What guests do to a shared list: as much as the link allows, together with what others do.
@Suite struct ShareSyncTests {
    private let form: Headers = ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"]

    private func share(_ grocery: Grocery, _ list: GroceryListID, _ role: String) async throws -> String {
        try sharePath(await grocery.client.post(GroceryPaths.shares(of: list), #"{"role":"\#(role)"}"#))
    }

    private func sync(
        _ grocery: Grocery,
        _ link: String,
        _ operations: [SentOperation],
        by name: String = "Oma"
    ) async throws -> SyncedShare {
        let body = #"{"by":"\#(name)","operations":[\#(operations.map(\.text).joined(separator: ","))]}"#
        let answer = await grocery.guest.post("\(link)/sync", body)
        #expect(answer.status == 200 && answer.headers["Cache-Control"] == "no-store", "\(answer)")
        return try answer.decode()
    }

    @Test(arguments: Engine.allCases)
    func `a guest does as much as the link allows, and the rest is refused by name`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk", "eggs"])
            let milk = try made.item("milk")
            let batch: [SentOperation] = [
                .tick(milk.id), .add("bread"), .change(milk.id, #"{"note":"fresh"}"#),
                .delete(try made.item("eggs").id),
            ]
            let view = try await share(grocery, made.id, "view")
            #expect(await grocery.guest.post("\(view)/sync", #"{"operations":[]}"#).status == 403)
            let check = try await sync(grocery, share(grocery, made.id, "check"), batch)
            let refused = Array(repeating: "refused share_role_too_low", count: 3)
            #expect(check.results.map(\.words) == ["applied"] + refused)
            let edit = try await share(grocery, made.id, "edit")
            let again = batch.map { operation in
                var operation = operation
                operation.id = .random
                return operation
            }
            let done = try await sync(grocery, edit, again)
            #expect(done.results.map(\.words) == ["merged already_ticked", "applied", "applied", "applied"])
            #expect(done.list.items.map(\.name).sorted() == ["bread", "milk"])
            // Where a thing is found is said for all lists of the household.
            let aisle = try await sync(grocery, edit, [.change(milk.id, #"{"aisle":"dairy"}"#)])
            #expect(aisle.results.map(\.words) == ["refused share_role_too_low"])
        }
    }

    @Test(arguments: Engine.allCases)
    func `a guest's name stands beside what they ticked`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk", "eggs"])
            let (milk, eggs) = (try made.item("milk").id, try made.item("eggs").id)
            let link = try await share(grocery, made.id, "check")
            let told = try await sync(grocery, link, [.tick(milk)], by: " Oma <3 ")
            #expect(told.list.items.filter(\.checked).map(\.checkedBy) == ["Oma <3"])
            _ = await grocery.client.post(GroceryPaths.checked(eggs, of: made.id))
            let list = try await grocery.list(made.id)
            #expect(try list.item("milk").checkedBy == "Oma <3" && list.item("eggs").checkedBy == nil)
            let page = await grocery.guest.get(link, headers: ["Accept": "text/html"]).text
            #expect(page.contains("<bdi class=\"who\">Oma &lt;3</bdi>"))
            // It goes with the tick.
            _ = try await sync(grocery, link, [.untick(milk)])
            _ = await grocery.client.post(GroceryPaths.checked(milk, of: made.id))
            #expect(try await grocery.list(made.id).item("milk").checkedBy == nil)
            let long = String(repeating: "x", count: SyncBody.longestName + 1)
            #expect(await grocery.guest.post("\(link)/sync", #"{"by":"\#(long)","operations":[]}"#).status == 422)
        }
    }

    @Test(arguments: Engine.allCases)
    func `the page changes and removes items by forms`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["2 l milk"])
            let milk = made.items[0].id
            let link = try await share(grocery, made.id, "edit")
            let page = await grocery.guest.get("\(link)?item=\(milk)", headers: ["Accept": "text/html"]).text
            let action = "\(link)/items/\(milk)/change"
            #expect(await grocery.guest.get("\(link)?item=milk").status == 422)
            #expect(page.contains("action=\"\(action)\"") && page.contains("value=\"milk\""))
            let change = Array("name=oat+milk&quantity=3+l&note=the+big+one".utf8)
            #expect(await grocery.guest.send(.post, action, bytes: change, headers: form).status == 303)
            let item = try await grocery.list(made.id).items[0]
            #expect(item.name == "oat milk" && item.text == "3 l" && item.note == "the big one")
            // What is as it was shown is not said anew.
            let same = Array("name=x&shown_name=x&quantity=9+l&shown_quantity=9+l&note=a%0D%0Ab&shown_note=".utf8)
            #expect(await grocery.guest.send(.post, action, bytes: same, headers: form).status == 303)
            let after = try await grocery.list(made.id).items[0]
            #expect(after.name == "oat milk" && after.text == "3 l" && after.note == "a\nb")
            #expect(page.contains("name=\"shown_quantity\" value=\"2 l\""))
            let empty = Array("name=+".utf8)
            #expect(await grocery.guest.send(.post, action, bytes: empty, headers: form).status == 422)
            let remove = "\(link)/items/\(milk)/remove"
            let check = try await share(grocery, made.id, "check")
            let low = remove.replacing(link, with: check)
            #expect(await grocery.guest.send(.post, low, bytes: [], headers: form).status == 403)
            #expect(await !grocery.guest.get("\(check)?item=\(milk)").text.contains("class=\"edit\""))
            #expect(await grocery.guest.send(.post, remove, bytes: [], headers: form).status == 303)
            #expect(try await grocery.list(made.id).items.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a link that is revoked takes nothing more`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let made = try await grocery.makeList(["milk"])
            let link = try await share(grocery, made.id, "edit")
            for share in try await grocery.store.shares(of: made.id, in: grocery.household) {
                #expect(await grocery.client.send(.delete, "/api/v1/shares/\(share.id)").status == 204)
            }
            let tick = #"{"operations":[\#(SentOperation.tick(made.items[0].id).text)]}"#
            #expect(await grocery.guest.post("\(link)/sync", tick).status == 404)
            #expect(try await !grocery.list(made.id).items[0].checked)
        }
    }
}

/// The answer to a guest's batch.
@JSONObject(.readOnly)
struct SyncedShare {
    var results: [GroceryOperationOutcome]
    var list: SharedListShown
}

/// A shared list, as far as these tests look.
@JSONObject(.readOnly)
struct SharedListShown {
    var items: [SharedItemShown]
}

/// An item of a shared list, as far as these tests look.
@JSONObject(.readOnly)
struct SharedItemShown {
    var name: String
    var checked: Bool
    var checkedBy: String?
}
