import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// A page of a household's invitations that can still be used, for an owner.
    func invitations(
        of household: HouseholdID,
        for actor: UserID,
        limit: Int,
        after invitation: InvitationID?,
        at now: Instant
    ) async throws -> [OpenInvitation] {
        let results = try await db.read([
            AccountSQL.membership(of: actor, in: household),
            OwnerSQL.invitations(of: household, limit: limit, after: invitation, at: now),
        ])
        guard let membership = try results[0].first?.membership else { throw AccountError.noSuchHousehold }
        guard membership.role == .owner else { throw AccountError.ownersOnly }
        return try results[1].map { row in
            OpenInvitation(
                id: try row.id(0),
                role: Role(rawValue: try row.string(1)) ?? .viewer,
                createdBy: try row.id(2),
                createdAt: try row.instant(3),
                expiresAt: try row.instant(4)
            )
        }
    }

    /// Takes an invitation back, as an owner.
    func revoke(
        _ invitation: InvitationID,
        of household: HouseholdID,
        by actor: UserID,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws {
        try await db.transaction { tx in
            try await lockedMembers(of: household, tx).checkOwner(actor)
            guard try await tx.execute(OwnerSQL.deleteInvitation(invitation, of: household)) == 1 else {
                throw AccountError.noSuchInvitation
            }
            let note = AuditNote(
                kind: .invitationRevoked,
                actor: actor,
                books: [.household(household)],
                subject: invitation.uuid,
                origin: origin
            )
            _ = try await tx.run(AuditSQL.note(note, at: now))
        }
    }

    /// Makes somebody an owner and gives the owner who does so another role, both at once.
    func handOver(
        _ household: HouseholdID,
        to user: UserID,
        by actor: UserID,
        staying role: Role,
        from origin: AuditOrigin,
        at now: Instant
    ) async throws -> Member {
        try await transaction(
            revoking: [.tokens(of: user, at: now), .tokens(of: actor, at: now)],
            at: now
        ) { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkHandOver(to: user, by: actor)
            if role != .owner {
                _ = try await takeBackInvitations(of: actor, to: household, by: actor, from: origin, at: now, tx)
            }
            let note = AuditNote(
                kind: .handedOver,
                actor: actor,
                books: [.household(household)],
                subject: user.uuid,
                detail: role.rawValue,
                origin: origin
            )
            _ = try await tx.run(
                [
                    AccountSQL.setRole(.owner, of: user, in: household),
                    AccountSQL.setRole(role, of: actor, in: household),
                ] + AuditSQL.note(note, at: now)
            )
            guard var member = members.all.first(where: { $0.user == user }) else { throw AccountError.noSuchMember }
            member.role = .owner
            return member
        }
    }

    /// Deletes a household with all that every service keeps of it, as an owner.
    func delete(_ household: HouseholdID, by actor: UserID, from origin: AuditOrigin, at now: Instant) async throws {
        let revoked = try await db.transaction { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkOwner(actor)
            let revoked = try await revoke([household], at: now, tx)
            // The household's own book goes with it: those who were in it read of its end in theirs.
            let note = AuditNote(
                kind: .householdDeleted,
                actor: actor,
                books: members.all.map { .user($0.user) },
                subject: household.uuid,
                origin: origin
            )
            var statements = DepartureSQL.close(household)
            statements += members.all.map { BillingSQL.assign(of: $0.user) }
            statements += AuditSQL.note(note, at: now)
            statements += HouseholdErasure.request(household, at: now, closingStreams: false)
            let event = HouseholdErasure.announcement(household, to: SQLAccountStore.keepers)
            statements += Outbox.statements([event], household: household, at: now)
            let all = statements
            let users = Set(members.all.map(\.user))
            return revoked
                + (try await watchingPlans(of: users, by: actor, except: [household], at: now, tx) {
                    _ = try await tx.run(all)
                })
        }
        revocations.add(revoked, at: now)
    }

    /// Makes a household the one that is meant where its user names none, in all their sessions, and renews this one.
    ///
    /// What the user has paid for goes with it.
    func setDefault(_ household: HouseholdID, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn {
        let now = token.createdAt
        let (signedIn, revoked) = try await db.transaction { tx in
            guard try await !tx.query(AccountSQL.membership(of: session.user, in: household)).isEmpty else {
                throw AccountError.noSuchHousehold
            }
            let revoked = try await watchingPlans(of: [session.user], by: session.user, at: now, tx) {
                _ = try await tx.run([
                    OwnerSQL.setDefault(household, of: session.user),
                    OwnerSQL.setSessions(household, of: session.user),
                    BillingSQL.move(of: session.user, to: household),
                ])
            }
            return (try await renew(session, in: household, token, tx), revoked)
        }
        revocations.add(revoked, at: now)
        return signedIn
    }

    /// The household that a user has chosen; nil if they have chosen none, or are not in it any more.
    func defaultHousehold(of user: UserID) async throws -> HouseholdID? {
        try await db.query(OwnerSQL.defaultHousehold(of: user)).first?.id(0)
    }
}
