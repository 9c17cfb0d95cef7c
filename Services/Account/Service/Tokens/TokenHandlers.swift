import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

/// API tokens and app passwords; only somebody who has signed in deals with them.
extension Dependencies {
    func listTokens(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let page = try request.page()
        let after = try page.place { APITokenID($0) }
        let tokens = try await store.tokens(of: claims.user, limit: page.reading, after: after)
        let (shown, next) = page.cut(tokens) { $0.id.description }
        return .secret(Page(items: shown.map { APITokenBody($0) }, next: next))
    }

    func createToken(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let now = now()
        let token = try APIToken(request.decode(NewAPITokenBody.self), id: newID(), of: claims.user, at: now)
        let secret = OpaqueToken.random(prefix: token.kind.prefix)
        try await store.insert(token, hash: secret.tokenHash, from: AuditOrigin(request))
        return .secret(APITokenBody(token, secret: secret), status: 201)
    }

    func deleteToken(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let id = try request.parameters.require("token_id", as: APITokenID.self)
        guard try await store.delete(id, act(claims, request)) else { throw AccountError.noSuchToken }
        return .noContent()
    }
}

extension APITokenBody {
    /// A token as it is listed; with its secret when it has just been made.
    init(_ token: APIToken, secret: Secret? = nil) {
        self.init(
            id: token.id.description,
            kind: token.kind.rawValue,
            name: token.name,
            scopes: token.scopes.names,
            household: token.household,
            createdAt: token.createdAt,
            expiresAt: token.expiresAt,
            lastUsedAt: token.lastUsedAt,
            token: secret
        )
    }
}

extension Operation {
    static let listTokens = Operation(
        "listTokens",
        summary: "The caller's API tokens and app passwords, without their secrets.",
        tag: "tokens",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("APIToken")))]
    )
    static let createToken = Operation(
        "createToken",
        summary: "Creates an API token, or an app password for a calendar; its secret is shown only once.",
        tag: "tokens",
        body: .object([
            Property("kind", .words(of: APIToken.Kind.self), required: false),
            Property("name", .string(minLength: 1, maxLength: APIToken.longestName)),
            Property(
                "scopes",
                .array(of: .enumeration(Scope.all.map(\.name), name: "TokenScope"), maxItems: Scope.all.count),
                required: false,
                description: "Required for an API token; write implies read."
            ),
            Property("household_id", .nullable(.uuid), required: false, description: "All households if absent."),
            Property("expires_at", .nullable(.instant), required: false),
        ]),
        example: #"{"name":"Kitchen display","scopes":["read"]}"#,
        answers: [.created(.ref("APIToken"))],
        errors: [404, 409]
    )
    static let deleteToken = Operation(
        "deleteToken",
        summary: "Deletes an API token or app password; within seconds no service accepts it.",
        tag: "tokens",
        answers: [.noContent]
    )
}
