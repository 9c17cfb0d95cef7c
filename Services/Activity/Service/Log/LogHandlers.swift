import ActivityAPI
import FoundationEssentials
import HTTP
import Identity
import JSON
import Values

/// What happened, for people.
extension Dependencies {
    func listActivity(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let place = try page.place(ChangeCursor.init)
        var subject: UUID?
        if let text = request.query["subject"] {
            guard let id = UUID(canonical: text.lowercased()) else {
                throw Problem.invalid("?subject", code: "format", "The subject must be an id.")
            }
            subject = id
        }
        let found = try await log.entries(
            before: place?.sequence,
            about: subject,
            of: caller.household,
            limit: page.reading
        )
        let (items, next) = page.cut(found) { String($0.sequence) }
        return .json(Page(items: Array(items), next: next))
    }
}

extension StoredEntry: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", String(sequence))
            json.member("at", happenedAt)
            json.member("event", event)
            if let actor {
                json.key("by")
                json.raw(Array(actor.utf8))
            }
            if isNew { json.member("created", true) }
            json.object("subject") { json in
                json.member("kind", subjectKind.rawValue)
                json.member("id", subjectID.canonical)
                if let subjectTitle { json.member("title", subjectTitle) }
            }
            if let placeKind, let placeID {
                json.object("place") { json in
                    json.member("kind", placeKind.rawValue)
                    json.member("id", placeID.canonical)
                    if let placeTitle { json.member("title", placeTitle) }
                }
            }
        }
    }
}
