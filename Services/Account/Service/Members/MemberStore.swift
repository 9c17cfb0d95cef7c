import AccountAPI
import Database
import Events
import FoundationEssentials
import Identity
import Values

extension SQLAccountStore {
    /// Keeps an invitation, if who made it is an owner.
    func insert(_ invitation: Invitation, from origin: AuditOrigin) async throws {
        let (household, user) = (invitation.household, invitation.createdBy)
        try await db.of(user, in: household).transaction { tx in
            try await lockedMembers(of: household, tx).checkOwner(user)
            let count = try await tx.query(AccountSQL.invitationCount(of: household, at: invitation.createdAt))[0].int(
                0
            )
            try StorageFull.check(.invitations, adding: 1, to: count, limit: Invitation.most)
            let note = Act(user: user, origin: origin, at: invitation.createdAt).note(
                .invited,
                invitation.id.uuid,
                in: [.household(household)],
                detail: invitation.role.rawValue
            )
            _ = try await tx.run([Invitation.table.insert(invitation)] + AuditSQL.note(note))
        }
    }

    /// A page of a household's invitations that can still be used, for an owner.
    func invitations(
        of household: HouseholdID,
        for actor: UserID,
        limit: Int,
        after invitation: InvitationID?,
        at now: Instant
    ) async throws -> [Invitation] {
        let results = try await db.of(actor, in: household).read([
            AccountSQL.members(of: household),
            AccountSQL.invitations(of: household, limit: limit, after: invitation, at: now),
        ])
        try Members(all: results[0].all()).checkOwner(actor)
        return try results[1].all()
    }

    /// Takes an invitation back, as an owner.
    func revoke(_ invitation: InvitationID, of household: HouseholdID, _ act: Act) async throws {
        try await db.of(act.user, in: household).transaction { tx in
            try await lockedMembers(of: household, tx).checkOwner(act.user)
            guard try await tx.execute(AccountSQL.deleteInvitation(invitation, of: household)) == 1 else {
                throw AccountError.noSuchInvitation
            }
            let note = act.note(.invitationRevoked, invitation.uuid, in: [.household(household)])
            _ = try await tx.run(AuditSQL.note(note))
        }
    }

    /// A page of those who belong to a household, in the order of their ids, after one of them.
    func members(of household: HouseholdID, limit: Int, after user: UserID?) async throws -> [Member] {
        try await db.of(household).query(AccountSQL.members(of: household, limit: limit, after: user)).all()
    }

    func setRole(_ role: Role, of user: UserID, in household: HouseholdID, _ act: Act) async throws -> Member {
        let revoked = [Revocation.tokens(of: user, at: act.at)]
        return try await transaction(in: db.of(household), revoking: revoked, at: act.at) { tx in
            let members = try await lockedMembers(of: household, tx)
            var member = try members.checkRole(role, for: user, by: act.user)
            guard member.role != role else { return member }
            if member.role == .owner { _ = try await takeBackInvitations(of: user, to: household, act, tx) }
            let note = act.note(.roleChanged, user.uuid, in: [.household(household)], detail: role.rawValue)
            _ = try await tx.run(
                [AccountSQL.setRole(role, of: user, in: household)] + AuditSQL.note(note)
                    + SQLAccountStore.membershipChanged(user, role, in: household, at: act.at)
            )
            member.role = role
            return member
        }
    }

    /// Takes a user out of a household, and with them their invitations and what else is wished; gives how many
    /// invitations there were.
    func remove(_ user: UserID, outOf household: HouseholdID, ending wish: LinksWish, _ act: Act) async throws -> Int {
        let stale = [Revocation.tokens(of: user, at: act.at)]
        let own = db.of(user, in: household)
        let (invitations, revoked) = try await transaction(in: own, revoking: stale, at: act.at) { tx in
            try await lockedMembers(of: household, tx).checkRemoval(of: user, by: act.user)
            let kind: AuditKind = user == act.user ? .left : .removed
            let invitations = try await takeBackInvitations(of: user, to: household, act, tx)
            let event = SQLAccountStore.ended(user, by: act.user, wish)
            let revoked = try await watchingPlans(of: [user], by: act.user, at: act.at, tx) {
                _ = try await tx.run(
                    [
                        AccountSQL.deleteMembership(user, in: household),
                        // What they have paid for goes with them.
                        BillingSQL.assign(of: user),
                    ] + AuditSQL.note(act.note(kind, user.uuid, in: [.household(household)]))
                        + Outbox.statements([event], household: household, at: act.at)
                )
            }
            return (invitations, revoked)
        }
        revocations.add(revoked, at: act.at)
        return invitations
    }

    /// Tells the household who belongs to it now, or may do something else.
    static func membershipChanged(
        _ user: UserID,
        _ role: Role,
        isNew: Bool = false,
        in household: HouseholdID,
        at now: Instant
    ) -> [SQL] {
        let fact = MembershipChanged(user: user, role: role.rawValue, created: isNew ? true : nil)
        let event = EventDraft(AccountEvent.householdMembershipChanged(fact), subject: user.uuid)
        return Outbox.statements([event], household: household, at: now)
    }

    /// Tells the services that keep links or opinions whose membership has ended.
    static func ended(_ user: UserID, by actor: UserID, _ wish: LinksWish) -> EventDraft {
        let fact = MembershipEnded(user: user, actor: actor, endsFeeds: wish.endsFeeds, endsLinks: wish.endsLinks)
        return EventDraft(
            AccountEvent.householdMembershipEnded(fact),
            subject: user.uuid,
            to: ["recipe", "grocery", "export"]
        )
    }

    /// Takes back the invitations that somebody has made, who may not make any now: they know the codes.
    func takeBackInvitations(
        of user: UserID,
        to household: HouseholdID,
        _ act: Act,
        _ tx: ScopedTransaction
    ) async throws -> Int {
        let gone = try await tx.query(AccountSQL.deleteInvitations(by: user, to: household)).values(as: UUID.self)
        let notes = gone.map { act.note(.invitationRevoked, $0, in: [.household(household)]) }
        _ = try await tx.run(notes.flatMap { AuditSQL.note($0) })
        return gone.count
    }

    /// All who belong to a household, which stays as it is until the transaction ends.
    func lockedMembers(of household: HouseholdID, _ tx: ScopedTransaction) async throws -> Members {
        // Two statements' answers, not one's: the second is read after the first has got the lock.
        let results = try await tx.run([
            AccountSQL.lockHousehold(household), AccountSQL.members(of: household),
        ])
        return Members(all: try results[1].all())
    }
}
