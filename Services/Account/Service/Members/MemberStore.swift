import AccountAPI
import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// Keeps an invitation, if who made it is an owner.
    func insert(_ invitation: NewInvitation, from origin: AuditOrigin) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([
                AccountSQL.lockHousehold(invitation.household),
                AccountSQL.membership(of: invitation.createdBy, in: invitation.household),
            ])
            guard let membership = try results[1].first?.membership else { throw AccountError.noSuchHousehold }
            guard membership.role == .owner else { throw AccountError.ownersOnly }
            let count = try await tx.query(
                AccountSQL.invitationCount(of: invitation.household, at: invitation.createdAt)
            )
            try StorageFull.check(
                .invitations,
                adding: 1,
                to: count.first?.int(0) ?? 0,
                limit: NewInvitation.most
            )
            let note = AuditNote(
                kind: .invited,
                actor: invitation.createdBy,
                books: [.household(invitation.household)],
                subject: invitation.id.uuid,
                detail: invitation.role.rawValue,
                origin: origin
            )
            _ = try await tx.run(
                [AccountSQL.insertInvitation(invitation)] + AuditSQL.note(note, at: invitation.createdAt)
            )
        }
    }

    /// A page of those who belong to a household, in the order of their ids, after one of them.
    func members(of household: HouseholdID, limit: Int, after user: UserID?) async throws -> [Member] {
        try await db.query(AccountSQL.members(of: household, limit: limit, after: user)).map { try $0.member }
    }

    /// Gives a member another role.
    func setRole(
        _ role: Role,
        of user: UserID,
        in household: HouseholdID,
        by actor: UserID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Member {
        try await transaction(revoking: [.tokens(of: user, at: now)], at: now) { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkRole(role, for: user, by: actor)
            guard var member = members.all.first(where: { $0.user == user }) else { throw AccountError.noSuchMember }
            guard member.role != role else { return member }
            if member.role == .owner {
                _ = try await takeBackInvitations(of: user, to: household, by: actor, from: origin, at: now, tx)
            }
            let note = AuditNote(
                kind: .roleChanged,
                actor: actor,
                books: [.household(household)],
                subject: user.uuid,
                detail: role.rawValue,
                origin: origin
            )
            _ = try await tx.run(
                [AccountSQL.setRole(role, of: user, in: household)] + AuditSQL.note(note, at: now)
            )
            member.role = role
            return member
        }
    }

    /// Takes a user out of a household, and with them their invitations and what else is wished; gives how many
    /// invitations there were.
    func remove(
        _ user: UserID,
        outOf household: HouseholdID,
        by actor: UserID,
        ending wish: LinksWish,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Int {
        let (invitations, revoked) = try await transaction(revoking: [.tokens(of: user, at: now)], at: now) { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkRemoval(of: user, by: actor)
            let note = AuditNote(
                kind: user == actor ? .left : .removed,
                actor: actor,
                books: [.household(household)],
                subject: user.uuid,
                origin: origin
            )
            let invitations = try await takeBackInvitations(
                of: user,
                to: household,
                by: actor,
                from: origin,
                at: now,
                tx
            )
            let event = SQLAccountStore.ended(user, by: actor, wish)
            let revoked = try await watchingPlans(of: [user], by: actor, at: now, tx) {
                _ = try await tx.run(
                    [
                        AccountSQL.deleteMembership(user, in: household),
                        // What they have paid for goes with them.
                        BillingSQL.assign(of: user),
                    ] + AuditSQL.note(note, at: now)
                        + Outbox.statements([event], household: household, at: now)
                )
            }
            return (invitations, revoked)
        }
        revocations.add(revoked, at: now)
        return invitations
    }

    /// Tells the services that keep links whose membership has ended.
    static func ended(_ user: UserID, by actor: UserID, _ wish: LinksWish) -> EventDraft {
        let fact = MembershipEnded(user: user, actor: actor, endsFeeds: wish.endsFeeds, endsLinks: wish.endsLinks)
        return EventDraft(
            AccountEvent.householdMembershipEnded(fact),
            subject: user.uuid,
            to: ["grocery", "export"]
        )
    }

    /// Takes back the invitations that somebody has made, who may not make any now: they know the codes.
    func takeBackInvitations(
        of user: UserID,
        to household: HouseholdID,
        by actor: UserID,
        from origin: AuditOrigin,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws -> Int {
        let gone = try await tx.query(OwnerSQL.deleteInvitations(by: user, to: household)).map { try $0.uuid(0) }
        for invitation in gone {
            let note = AuditNote(
                kind: .invitationRevoked,
                actor: actor,
                books: [.household(household)],
                subject: invitation,
                origin: origin
            )
            _ = try await tx.run(AuditSQL.note(note, at: now))
        }
        return gone.count
    }

    /// All who belong to a household, which stays as it is until the transaction ends.
    func lockedMembers(of household: HouseholdID, _ tx: any SQLTransaction) async throws -> Members {
        // Two statements' answers, not one's: the second is read after the first has got the lock.
        let results = try await tx.run([
            AccountSQL.lockHousehold(household), AccountSQL.allMembers(of: household),
        ])
        return Members(all: try results[1].map { try $0.member })
    }
}
