import GroceryAPI
import HTTP
import Identity
import JSON
import Kitchen
import Values

/// Entries: what someone types, which may name several things.
extension Dependencies {
    /// Adds what someone typed, and answers with the items that it is on now.
    func addGroceryItem(_ request: Request, _ caller: Caller) async throws -> Response {
        let body = try request.decode(NewItem.self).checked()
        let id = body.id ?? newItemID()
        let kitchen = await kitchen(of: caller.household)
        let entry = try body.entry(in: kitchen)
        let list = try await change(request, caller.household) { list in
            try list.add(entry, id: id, in: kitchen).map { .item($0) }
        }
        let items = list.items(of: id)
        guard let first = items.first else { throw GroceryError.noSuchItem }
        let words = await languages.words(of: caller.household)
        let bytes = Language.$shown.withValue(words.language) {
            AddedItems(entry: id, items: items, system: words.system).bytes
        }
        return .json(bytes: bytes, status: 201, etag: String(first.version))
    }

    /// Takes an entry back as a whole; items that others want keep their share.
    func takeBackEntry(_ entry: GroceryItemID, _ request: Request, _ caller: Caller) async throws -> Response {
        let kitchen = await kitchen(of: caller.household)
        _ = try await change(request, caller.household) { list in
            let touched = try list.takeBack(entry, kitchen: kitchen.consolidation)
            guard !touched.isEmpty else { throw GroceryError.noSuchItem }
            let left = Set(list.items.map(\.id))
            return touched.map { left.contains($0) ? .item($0) : .removed($0) }
        }
        return .noContent()
    }
}

extension Request {
    /// Whether the id in the address is an entry's, all of whose lines are meant.
    var isEntry: Bool {
        get throws {
            switch query["entry"] {
            case nil, "false": return false
            case "true": return true
            default: throw Problem.badRequest(code: "bad_query", "entry is true or false.")
            }
        }
    }
}

/// The answer to an entry: the first item with its members, as for an entry of one thing, and all of them.
struct AddedItems {
    var entry: GroceryItemID
    var items: [GroceryItem]
    var system: MeasurementSystem?

    /// A JSON object of the first item's members, then `entry_id` and `items`.
    var bytes: [UInt8] {
        let bodies = items.map { GroceryItemBody($0, in: system) }
        var json = JSONWriter()
        json.object { json in
            json.member("entry_id", entry)
            json.array("items") { json in for body in bodies { body.encode(to: &json) } }
        }
        let first = bodies.first?.jsonBytes().dropLast() ?? [UInt8(ascii: "{")]
        return first + (first.count > 1 ? [UInt8(ascii: ",")] : []) + json.bytes.dropFirst()
    }
}
