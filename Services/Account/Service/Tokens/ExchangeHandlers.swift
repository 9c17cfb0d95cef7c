import AccountAPI
import Crypto
import HTTP
import Identity
import Values

/// What other services ask about sessions and tokens.
extension Dependencies {
    func listRevocations(_ request: Request) async throws -> Response {
        guard let after = request.query["after"].map({ Int($0) }) ?? 0, after >= 0 else { throw Problem.badCursor() }
        return .secret(try await store.revocations(after: after, limit: 1000, at: now()))
    }

    func exchangeToken(_ request: Request) async throws -> Response {
        let body = try request.decode(TokenExchange.self)
        return .secret(ExchangedToken(try await accessToken(for: Secret(body.token))))
    }

    func rememberTokenUses(_ request: Request) async throws -> Response {
        try await store.remember(request.decode(TokenUses.self).uses)
        return .noContent()
    }

    /// The access token that an API token or app password stands for: for its households and scopes, and not longer
    /// than it.
    func accessToken(for secret: Secret) async throws -> Secret {
        let now = now()
        guard let grant = try await store.grant(secret.tokenHash, at: now) else { throw AccountError.tokenNotGood }
        let end = now + accessLifetime
        let claims = AccessClaims(
            user: grant.token.user,
            session: SessionID(grant.token.id),
            issuedAt: max(now, grant.notBefore ?? now),
            expiresAt: min(end, grant.token.expiresAt ?? end),
            household: grant.memberships.first?.household.id,
            households: grant.memberships.claims(hasBilling: hasBilling, at: now),
            scopes: grant.token.scopes
        )
        return await signing.signer(at: now).sign(claims)
    }
}

extension Operation {
    static let listRevocations = Operation(
        "listRevocations",
        summary: "Revocations after a sequence number; for other services.",
        tag: "internal",
        query: [Parameter("after", .integer(min: 0), description: "The `next` of the previous page.")],
        answers: [.ok(.ref("Revocations"))]
    )
    static let exchangeToken = Operation(
        "exchangeToken",
        summary: "Exchanges an API token or app password for an access token; for other services.",
        tag: "internal",
        body: .object([Property("token", .text)]),
        answers: [.ok(.object([Property("access_token", .text)]))],
        errors: [401]
    )
    static let rememberTokenUses = Operation(
        "rememberTokenUses",
        summary: "Reports when API tokens were last used; for other services.",
        tag: "internal",
        body: .object([
            Property("uses", .array(of: .object([Property("id", .uuid), Property("at", .instant)])))
        ]),
        answers: [.noContent]
    )
}
