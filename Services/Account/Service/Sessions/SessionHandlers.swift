import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

/// Where somebody is signed in, and ending it there.
extension Dependencies {
    func refreshTokens(_ request: Request) async throws -> Response {
        let (signedIn, token) = try await store.refresh(
            try refreshToken(of: request),
            salt: Array(Secret.random(bits: 128).exposed.utf8),
            from: AuditOrigin(request),
            at: now()
        )
        return await sessionAnswer(for: signedIn, token, to: request)
    }

    func getSession(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        .secret(CurrentSessionBody(claims))
    }

    func listSessions(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let page = try request.page()
        let before = try page.place { SessionID($0) }
        let sessions = try await store.sessions(of: claims.user, limit: page.reading, before: before)
        let (shown, next) = page.cut(sessions) { $0.id.description }
        return .secret(Page(items: shown.map { SessionItemBody($0, current: claims.session) }, next: next))
    }

    func endSessions(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        try await store.endSessions(act(claims, request))
        return goodbye(request)
    }

    func endSession(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.parameters.require("session_id", as: SessionID.self)
        guard try await store.end(id, as: .sessionEnded, act(claims, request)) else {
            throw AccountError.noSuchSession
        }
        return id == claims.session ? goodbye(request) : .noContent()
    }

    func signOut(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        _ = try await store.end(claims.session, as: .signedOut, act(claims, request))
        return goodbye(request)
    }

    /// The refresh token that a request brings: in its body, or as a browser's cookie.
    private func refreshToken(of request: Request) throws -> Secret {
        guard request.body.isEmpty, SessionCookies.areWanted(by: request) else {
            return Secret(try request.decode(RefreshBody.self).refreshToken)
        }
        // The header alone keeps other sites' pages out, as they would have to ask first whether they may send it.
        try sameOrigin.check(request)
        guard let token = cookies.refresh(in: request) else { throw AccountError.sessionOver }
        return token
    }

    /// The answer to whoever has signed out: a browser gives its cookies back.
    func goodbye(_ request: Request) -> Response {
        var response = Response.noContent()
        if usesCookies(request) { cookies.clear(in: &response) }
        return response
    }
}

extension SessionItemBody {
    /// A session as the one that is asked for sees it.
    fileprivate init(_ session: StoredSession, current: SessionID) {
        self.init(
            id: session.id,
            createdAt: session.createdAt,
            refreshedAt: session.refreshedAt ?? session.createdAt,
            userAgent: session.userAgent,
            current: session.id == current
        )
    }
}

extension Operation {
    static let refreshTokens = Operation(
        "refreshTokens",
        summary: "Exchanges a refresh token, from the body or a cookie, for new tokens.",
        tag: "sign-in",
        security: .none,
        query: [.sessionKind],
        body: .object([Property("refresh_token", .text)]),
        answers: [.ok(.ref("Tokens"))],
        errors: [401, 403]
    )
    static let getSession = Operation(
        "getSession",
        summary: "The request's session; a reloaded page gets its csrf value here.",
        tag: "sessions",
        answers: [.ok(.ref("CurrentSession"))]
    )
    static let listSessions = Operation(
        "listSessions",
        summary: "Where the caller is signed in, newest first.",
        tag: "sessions",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Session")))]
    )
    static let endSessions = Operation(
        "endSessions",
        summary: "Signs the caller out everywhere.",
        tag: "sessions",
        answers: [.noContent]
    )
    static let endSession = Operation(
        "endSession",
        summary: "Signs the caller out on one device.",
        tag: "sessions",
        answers: [.noContent]
    )
    static let signOut = Operation(
        "signOut",
        summary: "Ends the session; all of its tokens become invalid.",
        tag: "sign-in",
        answers: [.noContent]
    )
}
