import Crypto
public import HTTP
public import Values

/// Finds out who is calling: reads and confirms the access token of a request.
///
/// Tokens are confirmed with the account service's public keys, so a request costs no call and no look-up in a
/// database; a token seen before costs one look-up in memory.
public struct Authenticator: Sendable {
    /// Asks the account service for the access token that an API token or app password stands for.
    public typealias Exchange = @Sendable (Secret) async throws -> Secret

    /// The service that is asked, as scopes name it.
    private var service: String?
    let internalSecret: InternalSecret?
    let now: @Sendable () -> Instant
    let keys: KeyCache
    let confirmed: TokenCache
    let refused = RefusedTokens()
    let revocations: RevocationList
    let exchange: Exchange?
    let cookies: SessionCookies
    let sameOrigin: SameOrigin
    let streams = StreamWatch()
    let uses = TokenUseLog()

    /// An authenticator that gets the issuer's keys from `fetchKeys`, when it needs them.
    ///
    /// With `internalSecret`, Larder's other services may read for a household without one of its users: see `caller`.
    /// `origin` is the public origin if one is configured: it decides how cookies are named and whose pages may use them.
    public init(
        service: String? = nil,
        origin: String? = nil,
        internalSecret: InternalSecret? = nil,
        revocations: RevocationList = RevocationList(),
        cachedTokens: Int = 4096,
        now: @escaping @Sendable () -> Instant = { .now },
        exchange: Exchange? = nil,
        fetchKeys: @escaping @Sendable () async throws -> JSONWebKeySet
    ) {
        self.service = service
        self.internalSecret = internalSecret
        self.revocations = revocations
        self.now = now
        self.exchange = exchange
        keys = KeyCache(now: now, fetch: fetchKeys)
        confirmed = TokenCache(capacity: cachedTokens)
        cookies = SessionCookies(origin: origin)
        sameOrigin = SameOrigin(origin)
        revocations.afterAdding { [streams, revocations] in streams.close { revocations.covers($0) } }
    }

    /// The same for another service of the process: what has been confirmed for one is confirmed for all.
    public func serving(_ service: String) -> Authenticator {
        var other = self
        other.service = service
        return other
    }

    /// What the request's access token says.
    ///
    /// 401 without a token that is good; 403 if the token's scopes do not admit the request, or if it is no session's
    /// where `sessionOnly` asks for one; 503 if the issuer's keys cannot be had.
    public func claims(of request: Request, sessionOnly: Bool = false) async throws(Problem) -> AccessClaims {
        let entry = try await entry(of: request)
        guard let scopes = entry.claims.scopes else { return entry.claims }
        guard !sessionOnly else { throw Authenticator.sessionRequired }
        try check(scopes, request)
        return entry.claims
    }

    private static var sessionRequired: Problem {
        .forbidden(code: "session_required", "Sign in yourself to do this; an API token is not enough.")
    }

    /// Who is calling, and for which household: the one named by `Larder-Household`, else the token's default.
    ///
    /// 404 for a household that the user is not in, which is the same answer as for one that does not exist.
    ///
    /// Another service that shows the internal secret is a viewer of the household that it names: a calendar feed is read
    /// while none of the household's users is there. Shown beside a user's token it vouches that the token's scopes have
    /// been checked, where the user's request came in; not that a session will do where one is asked for.
    public func caller(
        of request: Request,
        minimum: Role = .viewer,
        sessionOnly: Bool = false
    ) async throws(Problem) -> Caller {
        var isVouchedFor = false
        if let internalSecret, request.headers.contains(InternalSecret.header) {
            try internalSecret.check(request)
            guard request.headers.contains("Authorization") else {
                return try Authenticator.service(request, minimum)
            }
            isVouchedFor = true
        }
        let entry = try await entry(of: request)
        // defence: session-only
        guard !sessionOnly || entry.claims.scopes == nil else { throw Authenticator.sessionRequired }
        if let scopes = entry.claims.scopes, !isVouchedFor { try check(scopes, request) }
        let household = try Authenticator.household(of: request, entry.claims)
        // defence: household-of-callers
        let claim = entry.claims.households[household]
        guard let claim else {
            throw .notFound("There is no household with this id, or you are not in it.")
        }
        // defence: roles
        guard claim.role >= minimum else {
            throw .forbidden(
                code: "role_too_low",
                "You are \(claim.role.phrase) of this household; this takes \(minimum.phrase)."
            )
        }
        return Caller(
            user: entry.claims.user,
            household: household,
            role: claim.role,
            plan: revocations.plan(of: household, since: entry.claims) ?? claim.plan,
            claims: entry.claims,
            onward: onward(entry, household: household)
        )
    }

    /// Which API tokens have been used since this was asked last, for the account service to remember.
    public func takeUses() -> [TokenUse] { uses.take() }

    private func check(_ scopes: Scopes, _ request: Request) throws(Problem) {
        guard scopes.allow(request.method, in: service) else {
            throw .forbidden(
                code: "scope_too_narrow",
                "This token's scopes (\(scopes.text)) do not allow this request."
            )
        }
    }

    private static func service(_ request: Request, _ minimum: Role) throws(Problem) -> Caller {
        guard minimum == .viewer, let household = request.headers["Larder-Household"].flatMap(HouseholdID.init) else {
            throw .forbidden(code: "internal_only", "Without a user, a service can only read, for one household.")
        }
        return Caller(user: Caller.service, household: household, role: .viewer)
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
