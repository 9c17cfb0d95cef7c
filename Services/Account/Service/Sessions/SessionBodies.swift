import AccountAPI
import Crypto
import HTTP
import Identity
import JSON
import Values

extension Dependencies {
    /// The answer to whoever has signed in, or whose session goes on: fresh tokens in the body, or as cookies for a
    /// browser that asks for them with `Larder-Session: cookie`.
    ///
    /// Every route that signs somebody in answers with this.
    func sessionAnswer(
        for signedIn: SignedIn,
        _ refreshToken: NewRefreshToken,
        to request: Request,
        status: Int = 200
    ) async -> Response {
        let signer = await signing.signer(at: refreshToken.createdAt)
        let household = signedIn.household.map { HouseholdBody($0) }
        guard usesCookies(request) else {
            return .secret(
                TokenBody(
                    accessToken: signer.sign(claims(for: signedIn, refreshToken)),
                    expiresIn: accessLifetime,
                    refreshToken: refreshToken.secret,
                    user: signedIn.session.user,
                    household: household
                ),
                status: status
            )
        }
        let csrf = signer.csrf(of: signedIn.session.id)
        var response = Response.secret(
            SessionBody(csrf: csrf, expiresIn: accessLifetime, user: signedIn.session.user, household: household),
            status: status
        )
        cookies.set(
            access: signer.sign(claims(for: signedIn, refreshToken, csrf: csrf)),
            for: accessLifetime,
            refresh: refreshToken.secret,
            for: NewRefreshToken.lifetime,
            in: &response
        )
        return response
    }

    /// Whether tokens go into cookies: the client asks for it, or is signed in by them already.
    ///
    /// Otherwise a script that got into the page could have the tokens that it cannot read sent to it.
    func usesCookies(_ request: Request) -> Bool {
        SessionCookies.areWanted(by: request)
            || !request.headers.contains("Authorization") && cookies.areSent(with: request)
    }

    /// The session that an access token was made for.
    func session(of claims: AccessClaims) -> Session {
        Session(id: claims.session, user: claims.user, household: claims.household)
    }

    private func claims(for signedIn: SignedIn, _ token: NewRefreshToken, csrf: String? = nil) -> AccessClaims {
        AccessClaims(
            user: signedIn.session.user,
            session: signedIn.session.id,
            issuedAt: signedIn.issuedAt(token.createdAt),
            expiresAt: token.createdAt + accessLifetime,
            household: signedIn.household?.household.id,
            households: signedIn.memberships.claims(hasBilling: hasBilling, at: token.createdAt),
            csrf: csrf
        )
    }
}

extension [Membership] {
    /// What an access token says of these.
    func claims(hasBilling: Bool, at now: Instant) -> [HouseholdID: HouseholdClaim] {
        reduce(into: [:]) { claims, membership in
            let plan = Plan(paidUntil: membership.paidUntil, hasBilling: hasBilling, at: now)
            claims[membership.household.id] = HouseholdClaim(role: membership.role, plan: plan)
        }
    }
}
