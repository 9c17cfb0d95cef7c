import AccountAPI
import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// The households of a user, in the order in which they joined.
    func memberships(of user: UserID) async throws -> [Membership] {
        try await db.of(user).query(AccountSQL.memberships(of: user)).map { try Membership($0) }
    }

    /// One household as one of its users sees it; nil if it does not exist or they are not in it.
    func membership(of user: UserID, in household: HouseholdID) async throws -> Membership? {
        let rows = try await db.of(user, in: household).query(AccountSQL.membership(of: user, in: household))
        return try rows.first.map { try Membership($0) }
    }

    /// One household, for other services.
    func household(_ id: HouseholdID) async throws -> Household? {
        try await db.of(id).query(AccountSQL.household(id)).one()
    }

    /// Founds a household, which becomes the session's own, and renews the session.
    func found(_ household: Household, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn {
        // The user's other sessions are to know the household as well.
        let stale = Revocation(.user(session.user), before: token.createdAt)
        let (user, now) = (session.user, token.createdAt)
        let own = db.of(user, in: household.id)
        let (signedIn, revoked) = try await transaction(in: own, revoking: [stale], at: now) { tx in
            let known = try await tx.run([CredentialSQL.lockUser(user), AccountSQL.memberships(of: user)])[1].count
            try StorageFull.check(.households, adding: 1, to: known, limit: Household.most)
            let revoked = try await watchingPlans(of: [user], by: user, at: now, tx) {
                _ = try await tx.run([
                    Household.table.insert(household),
                    AccountSQL.insertMembership(user, in: household.id, .owner, at: now),
                    // What was paid for while its user was in no household.
                    BillingSQL.assign(of: user),
                ])
            }
            return (try await renew(session, in: household.id, token, tx), revoked)
        }
        revocations.add(revoked, at: now)
        return signedIn
    }

    /// Changes a household, as an owner of it, if it is in the version that is expected.
    func update(
        _ household: HouseholdID,
        by user: UserID,
        ifVersion version: Int?,
        _ change: Household.Change,
        at now: Instant
    ) async throws -> (old: Household, new: Household) {
        try await db.of(user, in: household).transaction { tx in
            let results = try await tx.run([
                AccountSQL.lockHousehold(household), AccountSQL.membership(of: user, in: household),
            ])
            guard let row = results[1].first else { throw AccountError.noSuchHousehold }
            let membership = try Membership(row)
            guard membership.role == .owner else { throw AccountError.ownersOnly }
            let old = membership.household
            if let version, version != old.version { throw AccountError.versionMoved }
            let new = old.applying(change, at: now)
            guard new != old else { return (old, new) }
            try await tx.execute(Household.table.update(new))
            let event: EventDraft
            let undo = Undo(from: new, to: old)
            if new.measurementSystem != old.measurementSystem || new.language != old.language {
                // Lists that are shared by a link are shown so, and whoever opens one has no token that could say it.
                let fact = AccountEvent.householdChanged(HouseholdChanged(measurementSystem: new.measurementSystem))
                event = EventDraft(fact, subject: household.uuid, to: ["grocery"], undo: undo)
            } else {
                let fact = AccountEvent.householdSettingsChanged(HouseholdVersion(version: new.version))
                event = EventDraft(fact, subject: household.uuid, undo: undo)
            }
            let told = Outbox.statements([event], household: household, at: now)
            _ = try await tx.run(told + alongside(.settings(from: old, to: new)))
            return (old, new)
        }
    }

    /// Joins a household by an invitation's code, which is used up; the household becomes the session's own.
    func join(
        _ codeHash: [UInt8],
        in session: Session,
        _ token: NewRefreshToken,
        from origin: AuditOrigin
    ) async throws -> SignedIn {
        let now = token.createdAt
        // The user's other sessions are to know the household as well.
        let stale = Revocation(.user(session.user), before: now)
        let user = session.user
        let (signedIn, revoked) = try await transaction(in: db.of(user), revoking: [stale], at: now) { tx in
            let found = try await tx.across(.credential).query(AccountSQL.invitation(codeHash))
            guard let invitation = try found.one(Invitation.self), invitation.isGood(for: user, at: now) else {
                throw AccountError.invitationNotGood
            }
            let own = tx.of(user, in: invitation.household)
            var revoked: [Revocation] = []
            if invitation.usedBy == nil {
                revoked = try await enter(invitation, Act(user: user, origin: origin, at: now), own)
            } else if try await own.query(AccountSQL.membership(of: user, in: invitation.household)).isEmpty {
                // A used code does not let somebody back in who has left or was taken out.
                throw AccountError.invitationNotGood
            }
            return (try await renew(session, in: invitation.household, token, own), revoked)
        }
        revocations.add(revoked, at: now)
        return signedIn
    }

    /// Uses an invitation up; who is in the household already keeps their role, and the code stays good for somebody
    /// else.
    private func enter(_ invitation: Invitation, _ act: Act, _ tx: ScopedTransaction) async throws -> [Revocation] {
        let (user, household) = (act.user, invitation.household)
        let membership = AccountSQL.insertMembership(user, in: household, invitation.role, at: act.at)
        guard try await tx.execute(membership) > 0 else { return [] }
        let counts = try await tx.run([AccountSQL.memberships(of: user), AccountSQL.members(of: household)])
        // Both have the new one among them.
        try StorageFull.check(.households, adding: 1, to: counts[0].count - 1, limit: Household.most)
        // defence: users-of-a-household
        let others = counts[1].count - 1
        try StorageFull.check(.users, adding: 1, to: others, limit: Household.mostUsers)
        let note = act.note(.joined, user.uuid, in: [.household(household)], detail: invitation.role.rawValue)
        return try await watchingPlans(of: [user], by: user, at: act.at, tx) {
            _ = try await tx.run(
                [
                    AccountSQL.use(invitation, by: user, at: act.at),
                    // What was paid for while its user was in no household.
                    BillingSQL.assign(of: user),
                ] + AuditSQL.note(note)
                    + SQLAccountStore.membershipChanged(user, invitation.role, isNew: true, in: household, at: act.at)
            )
        }
    }

    /// Makes a household the session's own and gives the session another refresh token.
    func renew(
        _ session: Session,
        in household: HouseholdID?,
        _ token: NewRefreshToken,
        _ tx: ScopedTransaction
    ) async throws -> SignedIn {
        guard try await tx.execute(SessionSQL.setHousehold(household, of: session)) == 1 else {
            throw AccountError.sessionOver
        }
        _ = try await tx.across(.credential).run([
            SessionSQL.replaceToken(of: session.id, by: token),
            SessionSQL.insert(token, for: session.id),
            SessionSQL.forgetTokens(of: session.id),
        ])
        return try await signedIn(Session(id: session.id, user: session.user, household: household), tx)
    }
}
