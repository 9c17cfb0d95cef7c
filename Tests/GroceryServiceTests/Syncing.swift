import Foundation
import GroceryAPI
import HTTP
import JSON
import TestSupport
import Testing
import Values

@testable import GroceryService

/// The answer to a batch.
@JSONObject(.readOnly)
struct Synced {
    var results: [GroceryOperationOutcome]
    var list: GroceryListBody
}

/// One operation as clients send it.
struct SentOperation: Sendable {
    var id = GroceryOperationID.random
    var op: String
    var item: GroceryItemID?
    /// Further members, as JSON: `"seen":3`.
    var more: [String] = []

    var text: String {
        var members = ["\"id\":\"\(id)\"", "\"op\":\"\(op)\""]
        if let item { members.append("\"item_id\":\"\(item)\"") }
        return "{\((members + more).joined(separator: ","))}"
    }

    static func add(_ text: String, id: GroceryItemID = .random) -> SentOperation {
        SentOperation(op: "add", item: id, more: [#""item":{"text":"\#(text)"}"#])
    }

    static func change(_ item: GroceryItemID, _ change: String, seen: Int? = nil) -> SentOperation {
        SentOperation(op: "change", item: item, more: [#""change":\#(change)"#] + Self.seen(seen))
    }

    static func tick(_ item: GroceryItemID) -> SentOperation { SentOperation(op: "tick", item: item) }

    static func untick(_ item: GroceryItemID, _ ticks: [GroceryOperationID]? = nil) -> SentOperation {
        let seen = ticks.map { [#""ticks":[\#($0.map { "\"\($0)\"" }.joined(separator: ","))]"#] } ?? []
        return SentOperation(op: "untick", item: item, more: seen)
    }

    static func delete(_ item: GroceryItemID, seen: Int? = nil) -> SentOperation {
        SentOperation(op: "delete", item: item, more: Self.seen(seen))
    }

    static func move(_ item: GroceryItemID, behind other: GroceryItemID?) -> SentOperation {
        SentOperation(op: "move", item: item, more: [#""after":\#(other.map { "\"\($0)\"" } ?? "null")"#])
    }

    static func reorder(_ items: [GroceryItemID]) -> SentOperation {
        SentOperation(op: "reorder", more: [#""order":[\#(items.map { "\"\($0)\"" }.joined(separator: ","))]"#])
    }

    private static func seen(_ version: Int?) -> [String] { version.map { ["\"seen\":\($0)"] } ?? [] }
}

extension Grocery {
    /// Sends a batch.
    func sync(_ operations: [SentOperation], to list: GroceryListID) async throws -> Synced {
        let body = #"{"operations":[\#(operations.map(\.text).joined(separator: ","))]}"#
        let answer = await client.post(GroceryPaths.sync(list), body)
        #expect(answer.status == 200, "\(answer)")
        return try answer.decode()
    }

    /// What is offered as bought before, with how often it was.
    func recents() async throws -> [String: Int] {
        let answer = await client.get("\(GroceryPaths.recentItems)?limit=200")
        let page = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
        let items = page?["items"] as? [[String: Any]] ?? []
        return Dictionary(items.map { ($0["name"] as? String ?? "", $0["times"] as? Int ?? 0) }) { $0 + $1 }
    }
}

extension GroceryOperationOutcome {
    /// Its status, with the code if there is one: `merged joined`.
    var words: String { ([status.rawValue] + [code].compactMap { $0 }).joined(separator: " ") }
}
