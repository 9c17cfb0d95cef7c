import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// API tokens and app passwords; only somebody who has signed in deals with them.
    mutating func addTokenRoutes(_ dependencies: Dependencies) {
        let store = dependencies.store
        let authenticator = dependencies.authenticator
        signedIn(.get, AccountPaths.tokens, authenticator, sessionOnly: true, .listTokens) { request, claims in
            let page = try request.page()
            let after: APITokenID? = try page.after.map { try .cursor($0) }
            let tokens = try await store.tokens(of: claims.user, limit: page.limit + 1, after: after)
            let shown = tokens.prefix(page.limit)
            let next = tokens.count > page.limit ? shown.last?.id.description : nil
            return .secret(Page(items: shown.map { APITokenBody($0) }, next: next))
        }
        signedIn(.post, AccountPaths.tokens, authenticator, sessionOnly: true, .createToken) { request, claims in
            let wish = try TokenReading.wish(try request.decode(NewAPITokenBody.self), at: dependencies.now())
            let token = APIToken(
                id: APITokenID(dependencies.newID()),
                user: claims.user,
                kind: wish.kind,
                name: wish.name,
                scopes: wish.scopes,
                household: wish.household,
                createdAt: dependencies.now(),
                expiresAt: wish.expiresAt
            )
            let secret = OpaqueToken.random(prefix: token.kind.prefix)
            try await store.insert(token, hash: secret.tokenHash, from: AuditOrigin(request))
            return .secret(APITokenBody(token, secret: secret), status: 201)
        }
        signedIn(.delete, AccountPaths.token, authenticator, sessionOnly: true, .deleteToken) { request, claims in
            let id = try request.parameters.require("token_id", as: APITokenID.self)
            let (origin, now) = (AuditOrigin(request), dependencies.now())
            guard try await store.delete(id, of: claims.user, from: origin, at: now) else {
                throw AccountError.noSuchToken
            }
            return .noContent()
        }
    }
}

/// Reads what is asked of a new token; collects all that is wrong with it before it throws.
enum TokenReading {
    /// A token that can be made.
    struct Wish {
        let kind: APIToken.Kind
        let name: String
        let scopes: Scopes
        let household: HouseholdID?
        let expiresAt: Instant?
    }

    static func wish(_ body: NewAPITokenBody, at now: Instant) throws(Problem) -> Wish {
        var fields = FieldCheck()
        let kind: APIToken.Kind = fields.choice(body.kind, "/kind") ?? .apiToken
        let name = fields.text(body.name, "/name", max: APIToken.longestName)
        let scopes = scopes(body.scopes, kind, &fields)
        if let end = body.expiresAt, end <= now { fields.must("/expires_at", "out_of_range", "be in the future") }
        try fields.finish()
        return Wish(kind: kind, name: name, scopes: scopes, household: body.household, expiresAt: body.expiresAt)
    }

    private static func scopes(_ names: [String]?, _ kind: APIToken.Kind, _ fields: inout FieldCheck) -> Scopes {
        if kind == .appPassword {
            if let names, names != [Scope.export.name] {
                fields.must("/scopes", "unknown", "be left out: an app password is for the calendar only")
            }
            return Scopes([.export])
        }
        guard let names, !names.isEmpty else {
            fields.refuse("/scopes", "required", "scopes must name what the token is for, such as read")
            return Scopes([])
        }
        var scopes: [Scope] = []
        for (index, name) in names.prefix(Scope.all.count).enumerated() {
            if let scope = Scope(name) {
                scopes.append(scope)
            } else {
                fields.refuse("/scopes/\(index)", "unknown", "there is no such scope; one is called grocery:read")
            }
        }
        fields.count(names.count, "/scopes", most: Scope.all.count)
        return Scopes(scopes)
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
