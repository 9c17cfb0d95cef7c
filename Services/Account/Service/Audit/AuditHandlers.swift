import AccountAPI
import HTTP
import Identity
import JSON
import Values

/// Reading the audit log: a household's by its owners, one's own by everybody.
extension Dependencies {
    func listHouseholdAudit(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.householdID()
        // A role that was taken back reads nothing more.
        guard try await membership(of: claims.user, in: id).role == .owner else { throw AccountError.ownersOnly }
        return try await audit(.household(id), request)
    }

    func listOwnAudit(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        try await audit(.user(claims.user), request)
    }

    private func audit(_ book: AuditBook, _ request: Request) async throws -> Response {
        let page = try request.page()
        let before = try page.place { AuditID($0) }
        let entries = try await store.entries(of: book, limit: page.reading, before: before)
        let (shown, next) = page.cut(entries) { $0.id.description }
        return .secret(Page(items: Array(shown), next: next))
    }

    /// What somebody who is signed in does with a request.
    func act(_ claims: AccessClaims, _ request: Request) -> Act {
        Act(user: claims.user, origin: AuditOrigin(request), at: now())
    }

    /// Notes, behind the answer, that a password was wrong; a name that nobody has must not be answered sooner.
    func noteFailedSignIn(_ email: EmailAddress?, of request: Request) {
        Task.detached { [self] in
            do {
                guard let email, let user = try await store.user(email)?.id else { return }
                let origin = AuditOrigin(request)
                let note = AuditNote(kind: .signInFailed, books: [.user(user)], origin: origin, at: now())
                try await store.note(note, of: user)
            } catch {
                auditFailed(error)
            }
        }
    }
}

extension AuditOrigin {
    /// From where a request comes.
    init(_ request: Request) {
        self.init(
            address: request.remoteAddress,
            userAgent: request.headers["User-Agent"].map { Session.shortened(userAgent: $0) }
        )
    }
}

extension Schema {
    static let auditEntry = Schema.object([
        Property("id", .uuid), Property("kind", .words(of: AuditKind.self)),
        Property("actor_id", .nullable(.uuid), description: "The user who did it, if known."),
        Property("subject_id", .nullable(.uuid), description: "What it concerns: a user, a token, a share."),
        Property("detail", .nullable(.text), description: "A detail, such as the new role."),
        Property("address", .nullable(.text)), Property("user_agent", .nullable(.text)), Property("at", .instant),
    ])
}

extension Operation {
    static let listHouseholdAudit = Operation(
        "listHouseholdAudit",
        summary: "The household's audit log, newest first; for owners.",
        tag: "audit",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("AuditEntry")))]
    )
    static let listOwnAudit = Operation(
        "listOwnAudit",
        summary: "The caller's own sign-ins, password changes and tokens, newest first.",
        tag: "audit",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("AuditEntry")))]
    )
}
