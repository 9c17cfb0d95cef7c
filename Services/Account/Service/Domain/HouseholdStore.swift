import Identity
import Values

/// What else owners and users do with households.
protocol HouseholdStore: Sendable {
    /// A page of a household's invitations that can still be used, for an owner.
    func invitations(
        of household: HouseholdID,
        for actor: UserID,
        limit: Int,
        after invitation: InvitationID?,
        at now: Instant
    ) async throws -> [OpenInvitation]

    /// Takes an invitation back, as an owner.
    func revoke(
        _ invitation: InvitationID,
        of household: HouseholdID,
        by actor: UserID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws

    /// Makes somebody an owner and gives the owner who does so another role, both at once.
    func handOver(
        _ household: HouseholdID,
        to user: UserID,
        by actor: UserID,
        staying role: Role,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Member

    /// Deletes a household with all that every service keeps of it, as an owner.
    func delete(_ household: HouseholdID, by actor: UserID, from origin: AuditOrigin, at now: Instant) async throws

    /// Makes a household the one that is meant where its user names none, in all their sessions, and renews this one.
    ///
    /// What the user has paid for goes with it.
    func setDefault(_ household: HouseholdID, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn

    /// The household that a user has chosen; nil if they have chosen none, or are not in it any more.
    func defaultHousehold(of user: UserID) async throws -> HouseholdID?
}

/// An invitation that can still be used.
struct OpenInvitation: Sendable, Equatable {
    let id: InvitationID
    let role: Role
    let createdBy: UserID
    let createdAt: Instant
    let expiresAt: Instant
}
