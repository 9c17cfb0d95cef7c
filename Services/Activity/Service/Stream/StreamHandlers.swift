import ActivityAPI
import Events
import HTTP
import Identity

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
            guard let kind = NewsPayload.thingKind(of: event.payload) else { return false }
            return kinds.isEmpty || kinds.contains(kind)
        }
    }
}
