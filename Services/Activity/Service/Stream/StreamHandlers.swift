import ActivityAPI
import Events
import HTTP
import Identity
import JSON

/// The stream of everything that happens in a household.
extension Dependencies {
    func followHousehold(_ request: Request, _ caller: Caller) async throws -> Response {
        let kinds = Set(try request.thingKinds().map(\.rawValue))
        var request = request
        // A browser cannot send the header with its first request.
        if request.headers["Last-Event-ID"] == nil, let after = request.query["after"], !after.isEmpty {
            guard let cursor = ChangeCursor(after) else { throw Problem.badCursor() }
            request.headers["Last-Event-ID"] = String(cursor.sequence)
        }
        return try await feed.stream(request, household: caller.household) { event in
            guard let kind = event.thingKind else { return false }
            return kinds.isEmpty || kinds.contains(kind)
        }
    }
}

extension LiveEvent {
    /// The kind of the thing that has changed; nil for what is not told.
    fileprivate var thingKind: String? {
        struct Thing: JSONReadable {
            let kind: String

            init(from json: inout JSONReader) throws(JSONReaderError) { kind = try json.members().required("kind") }
        }
        var json = JSONReader(payload)
        guard let members = try? json.members() else { return nil }
        return try? members.required("thing", as: Thing.self).kind
    }
}
