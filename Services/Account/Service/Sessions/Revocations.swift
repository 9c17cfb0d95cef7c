import Identity
import Values

extension RevocationPage {
    /// How long a revocation's transaction may take, and clocks of replicas differ.
    static let settling = Duration.seconds(30)
}

extension Revocation {
    /// How much later than now a user's revocation is dated: what is read, signed and committed at the same time, by
    /// replicas whose clocks differ, counts as before it.
    ///
    /// Tokens that are issued after it are dated after it as well; see `SignedIn.issuedAt`.
    static let margin = Duration.seconds(5)

    /// All access tokens of a user are to be refreshed: their role, plan or password has changed, or they are gone.
    static func tokens(of user: UserID, at now: Instant) -> Revocation {
        Revocation(.user(user), before: now + margin)
    }

    /// A household has another plan, which holds at once for tokens that say the old one.
    static func plan(_ plan: Plan, of household: HouseholdID, at now: Instant) -> Revocation {
        Revocation(.plan(of: household, plan), before: now + margin)
    }

    /// A session, or an API token, has ended for good.
    static func end(of session: SessionID, at now: Instant) -> Revocation {
        Revocation(.session(session), before: now + longestToken)
    }
}
