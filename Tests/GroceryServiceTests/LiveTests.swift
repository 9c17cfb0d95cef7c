import Database
import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

@Suite struct LiveTests {
    /// What has arrived once `isEnough` says so, or after two seconds.
    private func text(of stream: EventStream, until isEnough: (String) -> Bool) async throws -> String {
        var text = ""
        for _ in 0..<200 {
            text += String(decoding: stream.drain(), as: UTF8.self)
            if isEnough(text) { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        return text
    }

    @Test(arguments: Engine.allCases)
    func `a list's followers hear of its changes and of no other list's`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let other = try await grocery.makeList(["eggs"])
            let mine = try await grocery.client.stream("\(GroceryPaths.list(list.id))/events")
            _ = await grocery.client.post(GroceryPaths.checked(other.items[0].id, of: other.id))
            _ = await grocery.client.post(GroceryPaths.checked(list.items[0].id, of: list.id))
            let text = try await text(of: mine) { $0.contains("list.item_checked") }
            #expect(text.contains("\"item_id\":\"\(list.items[0].id)\""))
            #expect(!text.contains(other.id.description))
            _ = await grocery.client.send(.delete, GroceryPaths.list(list.id))
            _ = try await self.text(of: mine) { _ in mine.isClosed }
            #expect(mine.isClosed)
        }
    }

    @Test(arguments: Engine.allCases)
    func `whoever has a list open hears that the aisles have changed, and not whose they are`(
        engine: Engine
    ) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let share = await grocery.client.post("\(GroceryPaths.list(list.id))/shares", "{}")
            let mine = try await grocery.client.stream("\(GroceryPaths.list(list.id))/events")
            let page = try await grocery.guest.stream("\(try sharePath(share))/events")
            try await grocery.putAisles(#"{"choice":"fine"}"#)
            for open in [mine, page] {
                let text = try await text(of: open) { $0.contains("aisles.changed") }
                #expect(text.contains("event: aisles.changed") && text.contains(#""version":1"#), "\(text)")
                #expect(!text.contains(grocery.household.description))
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func `an open page hears of changes until its link is taken back`(engine: Engine) async throws {
        try await Grocery.with(engine) { grocery in
            let list = try await grocery.makeList(["milk"])
            let shares = "\(GroceryPaths.list(list.id))/shares"
            struct Made: JSONReadable {
                var id: ShareID

                init(from json: inout JSONReader) throws(JSONReaderError) {
                    let members = try json.members()
                    id = try members.required("id")
                }
            }
            let first = await grocery.client.post(shares, "{}")
            let second = await grocery.client.post(shares, "{}")
            let revoked = try await grocery.guest.stream("\(sharePath(first))/events")
            let kept = try await grocery.guest.stream("\(sharePath(second))/events")
            _ = await grocery.client.post(GroceryPaths.checked(list.items[0].id, of: list.id))
            for stream in [revoked, kept] {
                #expect(try await text(of: stream) { $0.contains("item_checked") }.contains("item_checked"))
            }
            let id = try first.decode(Made.self).id
            #expect(await grocery.client.send(.delete, "/api/v1/shares/\(id)").status == 204)
            _ = try await text(of: revoked) { _ in revoked.isClosed }
            #expect(revoked.isClosed)
            #expect(!kept.isClosed)
        }
    }
}
