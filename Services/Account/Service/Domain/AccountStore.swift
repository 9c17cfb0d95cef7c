import Identity
import Values

/// Where the account service keeps its things.
///
/// Every method that changes something is one transaction, and notes in it what the audit log is about.
protocol AccountStore: AuditStore, RevocationStore, CredentialStore, FamilyStore, BillingStore, HouseholdStore {
    /// All signing keys, newest first; if there is none, `seed` becomes the first, for all replicas.
    func signingKeys(orFirst seed: [UInt8], at now: Instant) async throws -> [SigningKeys.Stored]

    /// Adds a key, which signs once all replicas have had the time to read it.
    func addSigningKey(_ seed: [UInt8], at now: Instant) async throws

    /// Makes a user with a household of their own and signs them in.
    func signUp(
        _ session: Session,
        founding household: Household,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws

    /// Exchanges a refresh token for another and tells whose session it is; a stolen one ends the session.
    ///
    /// `salt` decides what the other token is, unless the exchange is an answer that is given again.
    func refresh(
        _ old: Secret,
        salt: [UInt8],
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> (SignedIn, NewRefreshToken)

    /// The households of a user, in the order in which they joined.
    func memberships(of user: UserID) async throws -> [Membership]

    /// One household as one of its users sees it; nil if it does not exist or they are not in it.
    func membership(of user: UserID, in household: HouseholdID) async throws -> Membership?

    /// One household, for other services.
    func household(_ id: HouseholdID) async throws -> Household?

    /// Founds a household, which becomes the session's own, and renews the session.
    func found(_ household: Household, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn

    /// Changes a household, as an owner of it, if it is in the version that is expected.
    func update(
        _ household: HouseholdID,
        by user: UserID,
        ifVersion version: Int?,
        _ change: Household.Change,
        at now: Instant
    ) async throws -> Household

    /// Keeps an invitation, if who made it is an owner.
    func insert(_ invitation: NewInvitation, from origin: AuditOrigin) async throws

    /// Joins a household by an invitation's code, which is used up; the household becomes the session's own.
    func join(
        _ codeHash: [UInt8],
        in session: Session,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn

    /// A page of those who belong to a household, in the order of their ids, after one of them.
    func members(of household: HouseholdID, limit: Int, after user: UserID?) async throws -> [Member]

    /// Gives a member another role.
    func setRole(
        _ role: Role,
        of user: UserID,
        in household: HouseholdID,
        by actor: UserID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Member

    /// Takes a user out of a household, and with them their invitations and what else is wished; gives how many
    /// invitations there were.
    func remove(
        _ user: UserID,
        outOf household: HouseholdID,
        by actor: UserID,
        ending wish: LinksWish,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Int

    /// Deletes refresh tokens, sessions and invitations whose time is over; tells how many rows went.
    func sweep(at now: Instant) async throws -> Int
}

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
