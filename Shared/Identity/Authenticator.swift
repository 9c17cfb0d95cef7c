import Crypto
public import HTTP
public import Values

/// Finds out who is calling: reads and confirms the access token of a request.
///
/// Tokens are confirmed with the account service's public keys, so a request costs no call and no look-up in a
/// database; a token seen before costs one look-up in memory.
public struct Authenticator: Sendable {
    private let issuer: String
    private let now: @Sendable () -> Instant
    private let keys: KeyCache
    private let confirmed: TokenCache
    private let internalSecret: InternalSecret?

    /// An authenticator that gets the issuer's keys from `fetchKeys`, when it needs them.
    ///
    /// With `internalSecret`, Larder's other services may read for a household without one of its users: see `caller`.
    public init(
        issuer: String = AccessClaims.defaultIssuer,
        internalSecret: InternalSecret? = nil,
        cachedTokens: Int = 4096,
        now: @escaping @Sendable () -> Instant = { .now },
        fetchKeys: @escaping @Sendable () async throws -> JSONWebKeySet
    ) {
        self.issuer = issuer
        self.internalSecret = internalSecret
        self.now = now
        keys = KeyCache(now: now, fetch: fetchKeys)
        confirmed = TokenCache(capacity: cachedTokens)
    }

    /// What the request's access token says.
    ///
    /// 401 without a token that is good; 503 if the issuer's keys cannot be had.
    public func claims(of request: Request) async throws(Problem) -> AccessClaims {
        try await entry(of: request).claims
    }

    /// Who is calling, and for which household: the one named by `Larder-Household`, else the token's default.
    ///
    /// 404 for a household that the user is not in, which is the same answer as for one that does not exist.
    ///
    /// Another service that shows the internal secret is a viewer of the household that it names: a calendar feed is read
    /// while none of the household's users is there.
    public func caller(of request: Request, minimum: Role = .viewer) async throws(Problem) -> Caller {
        if let internalSecret, request.headers[InternalSecret.header] != nil {
            try internalSecret.check(request)
            guard minimum == .viewer, let household = request.headers["Larder-Household"].flatMap(HouseholdID.init)
            else {
                throw .forbidden(code: "internal_only", "Without a user, a service can only read, for one household.")
            }
            return Caller(user: Caller.service, household: household, role: .viewer, token: internalSecret.secret)
        }
        let entry = try await entry(of: request)
        let household = try Authenticator.household(of: request, entry.claims)
        guard let role = entry.claims.households[household] else {
            throw .notFound("There is no household with this id, or you are not in it.")
        }
        guard role >= minimum else {
            throw .forbidden(
                code: "role_too_low",
                "You are \(role.phrase) of this household; this takes \(minimum.phrase)."
            )
        }
        return Caller(user: entry.claims.user, household: household, role: role, token: entry.token)
    }

    private func entry(of request: Request) async throws(Problem) -> TokenCache.Entry {
        guard let header = request.headers["Authorization"] else {
            throw .unauthorized("Sign in first: this needs an access token.")
        }
        if let entry = confirmed.entry(for: header, at: now()) { return entry }
        let token = try Authenticator.token(in: header)
        guard let parts = AccessToken(token.exposed) else {
            throw .invalidToken("The access token is not one of Larder's.")
        }
        guard let key = try await key(named: parts.keyID), key.confirms(parts.signature, of: parts.signed),
            let claims = AccessClaims(json: parts.claims), claims.issuer == issuer
        else { throw .invalidToken("The access token is not valid.") }
        guard claims.expiresAt > now() else {
            throw .invalidToken("The access token has expired; refresh it or sign in again.")
        }
        let entry = TokenCache.Entry(token: token, claims: claims)
        confirmed.insert(entry, for: header)
        return entry
    }

    private func key(named id: String) async throws(Problem) -> VerifyingKey? {
        do {
            return try await keys.key(named: id)
        } catch {
            throw .unavailable(
                retryAfter: 2,
                "Signing in cannot be checked at the moment; please try again in a few seconds."
            )
        }
    }

    /// The token of `Authorization: Bearer …`; the scheme in any case.
    private static func token(in header: String) throws(Problem) -> Secret {
        var parts = header.utf8.split(separator: UInt8(ascii: " "), maxSplits: 1).makeIterator()
        guard let scheme = parts.next(), let token = parts.next(), String(scheme)?.lowercased() == "bearer",
            let token = String(token)
        else {
            throw .unauthorized("The access token belongs in `Authorization: Bearer …`.")
        }
        return Secret(token)
    }

    private static func household(of request: Request, _ claims: AccessClaims) throws(Problem) -> HouseholdID {
        if let named = request.headers["Larder-Household"] {
            guard let id = HouseholdID(named) else {
                throw .notFound("There is no household with this id, or you are not in it.")
            }
            return id
        }
        if let household = claims.household, claims.households[household] != nil { return household }
        guard let household = claims.households.keys.min() else {
            throw .forbidden(code: "no_household", "You are not in a household yet: create one or join one.")
        }
        return household
    }
}

extension Role {
    /// The role in a sentence.
    fileprivate var phrase: String {
        switch self {
        case .viewer: "a viewer"
        case .editor: "an editor"
        case .owner: "an owner"
        }
    }
}

extension Problem {
    /// 401 for a token that was sent but is not good (RFC 6750, section 3.1).
    fileprivate static func invalidToken(_ detail: String) -> Problem {
        var problem = Problem.unauthorized(code: "invalid_token", detail)
        problem.headers["WWW-Authenticate"] = "Bearer error=\"invalid_token\""
        return problem
    }
}
