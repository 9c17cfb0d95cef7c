import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Reading the audit log: a household's by its owners, one's own by everybody.
    mutating func addAuditRoutes(_ dependencies: Dependencies) {
        schema("AuditEntry", AuditEntry.schema)
        let authenticator = dependencies.authenticator
        signedIn(.get, AccountPaths.householdAudit, authenticator, sessionOnly: true, .listHouseholdAudit) {
            request,
            claims in
            let id = try request.parameters.require("household_id", as: HouseholdID.self)
            // Asked of the database and not of the token: a role that was taken back reads nothing more.
            guard let membership = try await dependencies.store.membership(of: claims.user, in: id) else {
                throw AccountError.noSuchHousehold
            }
            guard membership.role == .owner else { throw AccountError.ownersOnly }
            return try await dependencies.audit(.household(id), request)
        }
        signedIn(.get, AccountPaths.ownAudit, authenticator, sessionOnly: true, .listOwnAudit) { request, claims in
            try await dependencies.audit(.user(claims.user), request)
        }
    }
}

extension Dependencies {
    fileprivate func audit(_ book: AuditBook, _ request: Request) async throws -> Response {
        let page = try request.page()
        var before: AuditID?
        if let cursor = page.after {
            guard let id = AuditID(cursor) else { throw Problem.badCursor() }
            before = id
        }
        // One more than asked for tells whether another page follows.
        let entries = try await store.entries(of: book, limit: page.limit + 1, before: before)
        let shown = entries.prefix(page.limit)
        let next = entries.count > page.limit ? shown.last?.id.description : nil
        return .secret(Page(items: Array(shown), next: next))
    }
}

extension AuditEntry: JSONEncodable {
    fileprivate static let schema = Schema.object([
        Property("id", .uuid), Property("kind", .enumeration(AuditKind.allCases.map(\.rawValue))),
        Property("actor_id", .nullable(.uuid), description: "Who did it, if that is known."),
        Property("subject_id", .nullable(.uuid), description: "What it happened to: a user, a token, a share."),
        Property("detail", .nullable(.text), description: "A word more, such as the role that was given."),
        Property("address", .nullable(.text)), Property("user_agent", .nullable(.text)), Property("at", .instant),
    ])

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kind", kind.rawValue)
            json.member("actor_id", actor)
            json.member("subject_id", subject)
            json.member("detail", detail)
            json.member("address", address)
            json.member("user_agent", userAgent)
            json.member("at", at)
        }
    }
}

extension Operation {
    fileprivate static let listHouseholdAudit = Operation(
        "listHouseholdAudit",
        summary: "What has happened to a household's roles, links and sign-ins, newest first; for owners.",
        tag: "audit",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("AuditEntry")))]
    )
    fileprivate static let listOwnAudit = Operation(
        "listOwnAudit",
        summary: "The caller's own sign-ins, password changes and tokens, newest first.",
        tag: "audit",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("AuditEntry")))]
    )
}
