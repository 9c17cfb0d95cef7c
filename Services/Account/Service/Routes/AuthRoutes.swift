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
            let session = Session(
                id: SessionID(dependencies.newID()),
                user: UserID(dependencies.newID()),
                household: household.id
            )
            let token = NewRefreshToken(at: now)
            try await dependencies.store.signUp(session, founding: household, token)
            let membership = Membership(household: household, role: .owner, joinedAt: now)
            return .secret(
                dependencies.tokens(for: SignedIn(session: session, memberships: [membership]), token),
                status: 201
            )
        }
        on(.post, AccountPaths.refresh, .refreshTokens) { request in
            let body = try request.decode(RefreshBody.self)
            let token = NewRefreshToken(at: dependencies.now())
            let signedIn = try await dependencies.store.refresh(Secret(body.refreshToken).tokenHash, with: token)
            return .secret(dependencies.tokens(for: signedIn, token))
        }
        signedIn(.post, AccountPaths.signOut, dependencies.authenticator, .signOut) { _, claims in
            try await dependencies.store.end(claims.session)
            return .noContent()
        }
        signedIn(.get, AccountPaths.me, dependencies.authenticator, .getMe) { _, claims in
            let memberships = try await dependencies.store.memberships(of: claims.user)
            return .secret(
                MeBody(user: UserBody(id: claims.user), households: memberships.map { HouseholdBody($0) })
            )
        }
        on(.get, AccountPaths.keys, .listKeys) { _ in
            .json(dependencies.keys).with("Cache-Control", "public, max-age=300")
        }
    }
}

extension Response {
    /// A JSON document that no cache may keep.
    static func secret(_ value: some JSONEncodable, status: Int = 200) -> Response {
        .json(value, status: status).with("Cache-Control", "no-store")
    }
}
