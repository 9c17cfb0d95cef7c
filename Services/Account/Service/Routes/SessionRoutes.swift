import AccountAPI
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Where somebody is signed in, and ending it there.
    mutating func addSessionRoutes(_ dependencies: Dependencies) {
        let store = dependencies.store
        let authenticator = dependencies.authenticator
        signedIn(.get, AccountPaths.session, authenticator, .getSession) { _, claims in
            .secret(CurrentSessionBody(claims))
        }
        signedIn(.get, AccountPaths.sessions, authenticator, sessionOnly: true, .listSessions) { request, claims in
            let page = try request.page()
            let before: SessionID? = try page.after.map { try .cursor($0) }
            // One more than asked for tells whether another page follows.
            let sessions = try await store.sessions(of: claims.user, limit: page.limit + 1, before: before)
            let shown = sessions.prefix(page.limit)
            let next = sessions.count > page.limit ? shown.last?.id.description : nil
            return .secret(Page(items: shown.map { SessionItemBody($0, current: claims.session) }, next: next))
        }
        signedIn(.delete, AccountPaths.sessions, authenticator, sessionOnly: true, .endSessions) { request, claims in
            try await store.endSessions(of: claims.user, from: AuditOrigin(request), at: dependencies.now())
            return dependencies.goodbye(request)
        }
        signedIn(.delete, AccountPaths.oneSession, authenticator, sessionOnly: true, .endSession) { request, claims in
            let id = try request.parameters.require("session_id", as: SessionID.self)
            guard try await dependencies.end(id, of: claims.user, as: .sessionEnded, request) else {
                throw AccountError.noSuchSession
            }
            return id == claims.session ? dependencies.goodbye(request) : .noContent()
        }
        signedIn(.post, AccountPaths.signOut, authenticator, sessionOnly: true, .signOut) { request, claims in
            _ = try await dependencies.end(claims.session, of: claims.user, as: .signedOut, request)
            return dependencies.goodbye(request)
        }
    }
}

extension Dependencies {
    /// Ends one of a user's sessions; false if there is none.
    fileprivate func end(
        _ session: SessionID,
        of user: UserID,
        as kind: AuditKind,
        _ request: Request
    ) async throws -> Bool {
        try await store.end(session, of: user, as: kind, from: AuditOrigin(request), at: now())
    }

    /// The answer to whoever has signed out: a browser gives its cookies back.
    func goodbye(_ request: Request) -> Response {
        var response = Response.noContent()
        if usesCookies(request) { cookies.clear(in: &response) }
        return response
    }
}

extension Identifier {
    /// The id after which a page goes on.
    static func cursor(_ text: String) throws(Problem) -> Self {
        guard let id = Self(text) else {
            throw .invalid("?after", code: "format", "after must be the next of an earlier page")
        }
        return id
    }
}

extension SessionItemBody {
    /// A session as the one that is asked for sees it.
    init(_ record: SessionRecord, current: SessionID) {
        self.init(
            id: record.id,
            createdAt: record.createdAt,
            refreshedAt: record.refreshedAt,
            userAgent: record.userAgent,
            current: record.id == current
        )
    }
}
