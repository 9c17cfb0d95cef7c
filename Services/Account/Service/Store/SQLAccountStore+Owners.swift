import Database
import Events
import Identity
import Values

extension SQLAccountStore: HouseholdStore {
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
        guard let membership = results[0].first?.membership else { throw AccountError.noSuchHousehold }
        guard membership.role == .owner else { throw AccountError.ownersOnly }
        return results[1].map { row in
            OpenInvitation(
                id: row.id(0),
                role: Role(rawValue: row.string(1)) ?? .viewer,
                createdBy: row.id(2),
                createdAt: row.instant(3),
                expiresAt: row.instant(4)
            )
        }
    }

    func revoke(_ invitation: InvitationID, of household: HouseholdID, by actor: UserID) async throws {
        try await db.transaction { tx in
            try await lockedMembers(of: household, tx).checkOwner(actor)
            guard try await tx.execute(OwnerSQL.deleteInvitation(invitation, of: household)) == 1 else {
                throw AccountError.noSuchInvitation
            }
        }
    }

    func handOver(
        _ household: HouseholdID,
        to user: UserID,
        by actor: UserID,
        staying role: Role,
        at now: Instant
    ) async throws -> Member {
        try await transaction(
            revoking: [.tokens(of: user, at: now), .tokens(of: actor, at: now)],
            at: now
        ) { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkHandOver(to: user, by: actor)
            _ = try await tx.run([
                AccountSQL.setRole(.owner, of: user, in: household),
                AccountSQL.setRole(role, of: actor, in: household),
            ])
            guard var member = members.all.first(where: { $0.user == user }) else { throw AccountError.noSuchMember }
            member.role = .owner
            return member
        }
    }

    func delete(_ household: HouseholdID, by actor: UserID, at now: Instant) async throws {
        let revoked = try await db.transaction { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkOwner(actor)
            let revoked = try await revoke([household], at: now, tx)
            var statements = DepartureSQL.close(household)
            statements += members.all.map { BillingSQL.assign(of: $0.user) }
            statements += HouseholdErasure.request(household, at: now, closingStreams: false)
            let event = HouseholdErasure.announcement(household, to: SQLAccountStore.keepers)
            statements += Outbox.statements([event], household: household, at: now)
            _ = try await tx.run(statements)
            return revoked
        }
        revocations.add(revoked, at: now)
    }

    func setDefault(_ household: HouseholdID, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn {
        let now = token.createdAt
        let (signedIn, revoked) = try await db.transaction { tx in
            guard try await !tx.query(AccountSQL.membership(of: session.user, in: household)).isEmpty else {
                throw AccountError.noSuchHousehold
            }
            let paid = try await tx.query(BillingSQL.subscriptions(of: [session.user])).first
            _ = try await tx.run([
                OwnerSQL.setDefault(household, of: session.user),
                OwnerSQL.setSessions(household, of: session.user),
                BillingSQL.move(of: session.user, to: household),
            ])
            var moved: Set<HouseholdID> = []
            // Where something paid for has moved, both plans may be others now.
            if let paid, paid.instant(4) > now, paid.optionalID(1) != household {
                moved = Set([paid.optionalID(1), household].compactMap(\.self))
            }
            let revoked = try await revoke(moved, at: now, tx)
            return (try await renew(session, in: household, token, tx), revoked)
        }
        revocations.add(revoked, at: now)
        return signedIn
    }

    func defaultHousehold(of user: UserID) async throws -> HouseholdID? {
        try await db.query(OwnerSQL.defaultHousehold(of: user)).first?.id(0)
    }
}
