import HTTP
import Identity
import Values

/// Who looks at a list.
extension Dependencies {
    func getListPresence(_ request: Request, _ caller: Caller) async throws -> Response {
        let place = ListPresence.Place(
            household: caller.household,
            list: try await list(request.listID, caller).id
        )
        return Response.json(PresenceBody(list: place.list, viewers: presence.viewers(of: place)))
            .with("Cache-Control", "private, no-store")
    }
}

extension Request {
    /// Whoever is calling; nil for a program with an API token or an app password, with which nobody looks at a list.
    func viewer(_ caller: Caller) -> Viewer? {
        let words = (headers["Authorization"] ?? "").split(separator: " ", maxSplits: 1)
        // Basic is for app passwords only.
        let isProgram =
            words.first?.lowercased() == "basic"
            || [OpaqueToken.apiPrefix, OpaqueToken.appPrefix].contains { words.last?.hasPrefix($0) == true }
        return isProgram || caller.user == Caller.service ? nil : .member(caller.user)
    }

    /// The guest who opens a shared list's stream; one whose browser tells no id is somebody new.
    func guestViewer(or newID: ViewerID) throws(Problem) -> GuestViewer {
        var fields = FieldCheck()
        let name = fields.optionalText(query["by"], "?by", max: SyncBody.longestName)
        var id = newID
        if let text = query["viewer"] {
            if let told = ViewerID(text) {
                id = told
            } else {
                fields.refuse("?viewer", "format", "viewer must be a UUID")
            }
        }
        try fields.finish()
        return GuestViewer(id: id, name: name)
    }
}
