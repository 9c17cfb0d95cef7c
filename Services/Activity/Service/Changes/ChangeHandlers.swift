import ActivityAPI
import FoundationEssentials
import HTTP
import Identity
import JSON
import Values

/// What has changed, for clients that keep what they have read.
extension Dependencies {
    func listChanges(_ request: Request, _ caller: Caller) async throws -> Response {
        let page = try request.page()
        let kinds = try request.thingKinds()
        guard let after = try page.place(ChangeCursor.init) else {
            let last = try await changes.position(of: caller.household)
            return .json(ChangePage(changes: [], hasMore: false, last: last))
        }
        let found = try await changes.changes(
            after: after.sequence,
            kinds: kinds,
            of: caller.household,
            limit: page.limit
        )
        guard let found else { throw Problem.changesExpired }
        return .json(found)
    }
}

/// A place in the order of a household's changes: the number of one, or 0 for before all.
struct ChangeCursor {
    let sequence: Int

    /// Reads the digits; nil for anything else.
    init?(_ text: String) {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = Int(text)
        else { return nil }
        sequence = number
    }
}

extension Request {
    /// The kinds of things that are asked for; empty for all.
    func thingKinds() throws(Problem) -> [ThingKind] {
        var fields = FieldCheck()
        let words = query.values("kind", most: ThingKind.allCases.count + 1)
        let kinds = words.compactMap { fields.choice($0, "?kind", of: ThingKind.self) }
        try fields.finish()
        return kinds
    }
}

extension Problem {
    /// 410.
    static let changesExpired = Problem(
        status: 410,
        code: "changes_expired",
        detail: """
            Not everything that was deleted since then is known any more. Ask for the changes without “after”, \
            and read everything again.
            """
    )
}

extension ChangePage: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("items", changes)
            json.member("next", hasMore ? String(cursor) : nil)
            json.member("cursor", String(cursor))
        }
    }
}

extension StoredChange: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("id", thingID.canonical)
            json.member("sequence", sequence)
            json.member("deleted", isDeleted)
            if let version { json.member("version", version) }
            json.member("at", changedAt)
            if let actor {
                json.key("by")
                json.raw(Array(actor.utf8))
            }
            if let path { json.member("url", path) }
        }
    }
}
