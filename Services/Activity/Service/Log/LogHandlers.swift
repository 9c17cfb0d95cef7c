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
            at: now(),
            limit: page.reading
        )
        let (items, next) = page.cut(found) { String($0.stored.sequence) }
        let shown = items.map { entry in
            var entry = entry
            entry.canUndo = entry.canUndo && caller.role >= entry.stored.neededRole
            return entry
        }
        return .json(Page(items: shown, next: next))
    }
}

extension LogEntry: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            stored.encode(to: &json)
            if canUndo { json.member("can_undo", true) }
        }
    }
}

extension StoredEntry {
    /// Who may take it back: as with the change itself, settings of the household are the owners'.
    fileprivate var neededRole: Role {
        event == "household.changed" || event == "household.settings_changed" ? .owner : .editor
    }

    /// Writes the members.
    fileprivate func encode(to json: inout JSONWriter) {
        json.member("id", String(sequence))
        json.member("at", happenedAt)
        json.member("event", event)
        Self.write(actor, to: &json)
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
        guard let undoneAt else { return }
        json.object("undone") { json in
            Self.write(undoneBy, to: &json)
            json.member("at", undoneAt)
        }
    }

    private static func write(_ actor: String?, to json: inout JSONWriter) {
        guard let actor else { return }
        json.key("by")
        json.raw(Array(actor.utf8))
    }
}
