import Crypto
import HTTP
import Synchronization
import Values

/// What the authenticators of a process share: keys, tokens that have been confirmed, and what has been revoked.
final class AuthenticatorCore: Sendable {
    let internalSecret: InternalSecret?
    private let issuer: String
    private let now: @Sendable () -> Instant
    private let keys: KeyCache
    private let confirmed: TokenCache
    private let refused = RefusedTokens()
    private let revocations: RevocationList
    private let exchange: Authenticator.Exchange?
    private let cookies: SessionCookies
    private let sameOrigin: SameOrigin
    private let streams = StreamWatch()
    private let uses = Mutex<[SessionID: Instant]>([:])

    init(
        issuer: String,
        origin: String?,
        internalSecret: InternalSecret?,
        revocations: RevocationList,
        cachedTokens: Int,
        now: @escaping @Sendable () -> Instant,
        exchange: Authenticator.Exchange?,
        fetchKeys: @escaping @Sendable () async throws -> JSONWebKeySet
    ) {
        self.issuer = issuer
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

    /// The token that a request brings, confirmed: in the header, or, where there is none, as a cookie.
    func entry(of request: Request) async throws(Problem) -> TokenCache.Entry {
        guard let header = request.headers["Authorization"] else { return try await cookieEntry(of: request) }
        if let entry = remembered(header) {
            if entry.way == .exchange { use(entry) }
            return entry
        }
        let entry: TokenCache.Entry
        switch try Credential(header: header) {
        case .access(let token): entry = try await confirm(token, by: .header)
        case .opaque(let token):
            entry = try await confirm(try await exchanged(token), by: .exchange)
            use(entry)
        }
        confirmed.insert(entry, for: header)
        return entry
    }

    /// Which API tokens have been used since this was asked last.
    func takeUses() -> [TokenUse] {
        uses.withLock { uses in
            defer { uses = [:] }
            return uses.map { TokenUse(id: $0.key, at: $0.value) }
        }
    }

    private func use(_ entry: TokenCache.Entry) {
        let now = now()
        uses.withLock { $0[entry.claims.session] = now }
    }

    /// What calls to other services carry for such a token; nil if the request's own header says the same.
    func onward(_ entry: TokenCache.Entry, household: HouseholdID) -> Neighbour.Credentials? {
        guard entry.way != .header || entry.claims.scopes != nil else { return nil }
        var credentials = Neighbour.Credentials.bearer(entry.token, household: household)
        // Scopes are about what the user's program asks for, not about what a service does for that elsewhere.
        if entry.claims.scopes != nil, let internalSecret {
            credentials.headers[InternalSecret.header] = internalSecret.secret.exposed
        }
        return credentials
    }

    /// Ends a live stream when the token that opened it is revoked.
    func watch(_ response: Response, of caller: Caller) {
        guard case .events(let stream) = response.body, let session = caller.session else { return }
        let claims = AccessClaims(
            user: caller.user,
            session: session,
            issuedAt: caller.issuedAt,
            expiresAt: caller.issuedAt,
            household: nil,
            households: [:]
        )
        streams.add(stream, of: claims)
        if revocations.covers(claims) { stream.close() }
    }

    /// A token that browsers send by themselves: to change something, the page must show that it is ours.
    private func cookieEntry(of request: Request) async throws(Problem) -> TokenCache.Entry {
        guard let token = cookies.access(in: request) else {
            throw .unauthorized("Sign in first: this requires an access token.")
        }
        let entry: TokenCache.Entry
        if let known = remembered(token) {
            entry = known
        } else {
            entry = try await confirm(Secret(token), by: .cookie)
            confirmed.insert(entry, for: token)
        }
        guard let csrf = entry.claims.csrf else { throw .invalidToken("This access token is not from a cookie.") }
        switch request.method {
        case .get, .head, .options: break
        default: try sameOrigin.check(request, csrf: csrf)
        }
        return entry
    }

    private func remembered(_ credential: String) -> TokenCache.Entry? {
        guard let entry = confirmed.entry(for: credential, at: now()), !revocations.covers(entry.claims) else {
            return nil
        }
        return entry
    }

    private func confirm(_ token: Secret, by way: TokenCache.Way) async throws(Problem) -> TokenCache.Entry {
        guard let parts = AccessToken(token.exposed) else {
            throw .invalidToken("The access token was not issued by Larder.")
        }
        guard let key = try await key(named: parts.keyID),
            // defence: signatures
            key.confirms(parts.signature, of: parts.signed),
            let claims = AccessClaims(json: parts.claims), claims.issuer == issuer
        else { throw .invalidToken("The access token is not valid.") }
        // defence: expiry
        guard claims.expiresAt > now() else {
            throw .invalidToken("The access token has expired; refresh it or sign in again.")
        }
        // defence: token-life
        guard claims.isLivedAsIssued(at: now()) else {
            throw .invalidToken("The access token's lifetime is not acceptable.")
        }
        guard !revocations.covers(claims) else {
            throw .invalidToken(
                code: "token_revoked",
                "The access token has been revoked; refresh it or sign in again."
            )
        }
        return TokenCache.Entry(token: token, claims: claims, way: way)
    }

    private func exchanged(_ token: Secret) async throws(Problem) -> Secret {
        guard let exchange else { throw .invalidToken("API tokens are not accepted here.") }
        if let problem = refused.problem(for: token, at: now()) { throw problem }
        do {
            return try await exchange(token)
        } catch {
            guard let problem = error as? Problem, problem.status == 401 || problem.status == 429 else {
                throw AuthenticatorCore.cannotCheck
            }
            if problem.status == 401 { refused.insert(token, problem, at: now()) }
            throw problem
        }
    }

    private func key(named id: String) async throws(Problem) -> VerifyingKey? {
        do {
            return try await keys.key(named: id)
        } catch {
            throw AuthenticatorCore.cannotCheck
        }
    }

    private static var cannotCheck: Problem {
        .unavailable(
            retryAfter: 2,
            "Signing in cannot be checked at the moment; please try again in a few seconds."
        )
    }
}

extension Problem {
    /// 401 for a token that was sent but is not good (RFC 6750, section 3.1).
    fileprivate static func invalidToken(code: String = "invalid_token", _ detail: String) -> Problem {
        var problem = Problem.unauthorized(code: code, detail)
        problem.headers["WWW-Authenticate"] = "Bearer error=\"invalid_token\""
        return problem
    }
}
