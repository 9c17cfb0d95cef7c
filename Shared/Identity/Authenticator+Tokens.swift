import Crypto
import HTTP
import Values

/// The token that a request brings, and what is known of it.
extension Authenticator {
    /// The token that a request brings, confirmed: in the header, or, where there is none, as a cookie.
    func entry(of request: Request) async throws(Problem) -> TokenCache.Entry {
        guard let header = request.headers["Authorization"] else { return try await cookieEntry(of: request) }
        if let entry = remembered(header) {
            if entry.way == .exchange { uses.note(entry.claims.session, at: now()) }
            return entry
        }
        let entry: TokenCache.Entry
        switch try Credential(header: header) {
        case .access(let token): entry = try await confirm(token, by: .header)
        case .opaque(let token):
            entry = try await confirm(try await exchanged(token), by: .exchange)
            uses.note(entry.claims.session, at: now())
        }
        confirmed.insert(entry, for: header)
        return entry
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

    /// The answer; a live stream ends when the token that opened it is revoked.
    func watched(_ response: Response, of caller: Caller) -> Response {
        guard case .events(let stream) = response.body, let claims = caller.claims else { return response }
        streams.add(stream, of: claims)
        if revocations.covers(claims) { stream.close() }
        return response
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
        guard let key = try await keys.key(named: parts.keyID),
            // defence: signatures
            key.confirms(parts.signature, of: parts.signed),
            let claims = AccessClaims(json: parts.claims), claims.issuer == AccessClaims.defaultIssuer
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
                throw .cannotCheck
            }
            if problem.status == 401 { refused.insert(token, problem, at: now()) }
            throw problem
        }
    }
}

extension Problem {
    /// 503: the account service is needed for this token, and does not answer.
    static var cannotCheck: Problem {
        .unavailable(
            retryAfter: 2,
            "Signing in cannot be checked at the moment; please try again in a few seconds."
        )
    }

    /// 401 for a token that was sent but is not good (RFC 6750, section 3.1).
    fileprivate static func invalidToken(code: String = "invalid_token", _ detail: String) -> Problem {
        var problem = Problem.unauthorized(code: code, detail)
        problem.headers["WWW-Authenticate"] = "Bearer error=\"invalid_token\""
        return problem
    }
}
