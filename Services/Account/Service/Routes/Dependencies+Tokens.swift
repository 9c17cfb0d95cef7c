import AccountAPI
import Identity
import Values

extension Dependencies {
    /// Access and refresh token for a session that goes on.
    func tokens(for signedIn: SignedIn, _ refreshToken: NewRefreshToken) -> TokenBody {
        let now = refreshToken.createdAt
        let roles = signedIn.memberships.map { ($0.household.id, $0.role) }
        let claims = AccessClaims(
            user: signedIn.session.user,
            session: signedIn.session.id,
            issuedAt: now,
            expiresAt: now + accessLifetime,
            household: signedIn.household?.household.id,
            households: Dictionary(roles) { first, _ in first }
        )
        return TokenBody(
            accessToken: signer.sign(claims),
            expiresIn: accessLifetime,
            refreshToken: refreshToken.secret,
            user: signedIn.session.user,
            household: signedIn.household.map { HouseholdBody($0) }
        )
    }

    /// The session that an access token was made for.
    func session(of claims: AccessClaims) -> Session {
        Session(id: claims.session, user: claims.user, household: claims.household)
    }
}
