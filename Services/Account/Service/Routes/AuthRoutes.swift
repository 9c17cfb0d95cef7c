import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

extension Router {
    /// Signing in, and who is signed in.
    mutating func addAuthRoutes(_ dependencies: Dependencies) {
        on(.post, AccountPaths.anonymous, .signInAnonymously) { request in
            let body = try request.decodeIfPresent(AnonymousSignInBody.self, default: AnonymousSignInBody())
            let wishes = try HouseholdReading.change(body, isTimeZone: dependencies.isTimeZone)
            let now = dependencies.now()
            let household = Household(id: HouseholdID(dependencies.newID()), wishes, at: now)
            let session = dependencies.newSession(of: UserID(dependencies.newID()), in: household.id, request)
            let token = NewRefreshToken(at: now)
            try await dependencies.store.signUp(session, founding: household, token, from: AuditOrigin(request))
            let membership = Membership(household: household, role: .owner, joinedAt: now)
            let signedIn = SignedIn(session: session, memberships: [membership])
            return await dependencies.sessionAnswer(for: signedIn, token, to: request, status: 201)
        }
        on(.post, AccountPaths.refresh, .refreshTokens) { request in
            let old = try dependencies.refreshToken(of: request)
            let (signedIn, token) = try await dependencies.store.refresh(
                old,
                salt: Array(Secret.random(bits: 128).exposed.utf8),
                from: AuditOrigin(request),
                at: dependencies.now()
            )
            return await dependencies.sessionAnswer(for: signedIn, token, to: request)
        }
        signedIn(.get, AccountPaths.me, dependencies.authenticator, .getMe) { _, claims in
            let memberships = try await dependencies.store.memberships(of: claims.user)
            guard let profile = try await dependencies.accounts.store.profile(of: claims.user) else {
                throw AccountError.sessionOver
            }
            return .secret(MeBody(user: ProfileBody(profile), households: memberships.map { HouseholdBody($0) }))
        }
        on(.get, AccountPaths.keys, .listKeys) { _ in
            .json(await dependencies.signing.published(at: dependencies.now())).with(
                "Cache-Control",
                "public, max-age=300"
            )
        }
    }
}

extension Dependencies {
    /// The refresh token that a request brings: in its body, or as a browser's cookie.
    fileprivate func refreshToken(of request: Request) throws -> Secret {
        guard request.body.isEmpty, SessionCookies.areWanted(by: request) else {
            return Secret(try request.decode(RefreshBody.self).refreshToken)
        }
        // The header alone keeps other sites' pages out, as they would have to ask first whether they may send it.
        try sameOrigin.check(request)
        guard let token = cookies.refresh(in: request) else { throw AccountError.sessionOver }
        return token
    }
}
