import Identity
import Values

/// A session that may go on, with what its next access token has to say.
struct SignedIn: Sendable {
    var session: Session
    let memberships: [Membership]
    /// From when on the user's tokens are good, if some have been revoked of late.
    var notBefore: Instant?

    /// How the next access token is dated.
    func issuedAt(_ now: Instant) -> Instant { max(now, notBefore ?? now) }

    /// The household that is meant when a request names none: the session's, if its user is still in it.
    var household: Membership? {
        memberships.first { $0.household.id == session.household } ?? memberships.first
    }
}
