import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// Makes somebody an owner and gives the owner who does so another role, both at once.
    func handOver(_ household: HouseholdID, to user: UserID, staying role: Role, _ act: Act) async throws -> Member {
        let revoked = [Revocation.tokens(of: user, at: act.at), .tokens(of: act.user, at: act.at)]
        return try await transaction(in: db.of(household), revoking: revoked, at: act.at) { tx in
            var member = try await lockedMembers(of: household, tx).checkHandOver(to: user, by: act.user)
            if role != .owner { _ = try await takeBackInvitations(of: act.user, to: household, act, tx) }
            let note = act.note(.handedOver, user.uuid, in: [.household(household)], detail: role.rawValue)
            _ = try await tx.run(
                [
                    AccountSQL.setRole(.owner, of: user, in: household),
                    AccountSQL.setRole(role, of: act.user, in: household),
                ] + AuditSQL.note(note)
            )
            member.role = .owner
            return member
        }
    }

    /// Deletes a household with all that every service keeps of it, as an owner.
    func delete(_ household: HouseholdID, _ act: Act) async throws {
        let revoked = try await db.of(household).transaction { tx in
            let members = try await lockedMembers(of: household, tx)
            try members.checkOwner(act.user)
            let users = members.all.map(\.user)
            let revoked = try await revoke([household], at: act.at, tx)
            // The household's own book goes with it: those who were in it read of its end in theirs.
            let note = act.note(.householdDeleted, household.uuid, in: users.map { .user($0) })
            let event = HouseholdErasure.announcement(household, to: SQLAccountStore.keepers)
            return revoked
                + (try await watchingPlans(of: Set(users), by: act.user, except: [household], at: act.at, tx) {
                    _ = try await tx.across(.departure).run(DepartureSQL.close(household))
                    _ = try await tx.run(
                        users.map { BillingSQL.assign(of: $0) } + AuditSQL.note(note)
                            + HouseholdErasure.request(household, at: act.at, closingStreams: false)
                            + Outbox.statements([event], household: household, at: act.at)
                    )
                })
        }
        revocations.add(revoked, at: act.at)
    }

    /// Makes a household the one that is meant where its user names none, in all their sessions, and renews this one.
    ///
    /// What the user has paid for goes with it.
    func setDefault(_ household: HouseholdID, in session: Session, _ token: NewRefreshToken) async throws -> SignedIn {
        let (user, now) = (session.user, token.createdAt)
        let (signedIn, revoked) = try await db.of(user, in: household).transaction { tx in
            guard try await !tx.query(AccountSQL.membership(of: user, in: household)).isEmpty else {
                throw AccountError.noSuchHousehold
            }
            let revoked = try await watchingPlans(of: [user], by: user, at: now, tx) {
                _ = try await tx.run([
                    OwnerSQL.setDefault(household, of: user),
                    OwnerSQL.setSessions(household, of: user),
                    BillingSQL.move(of: user, to: household),
                ])
            }
            return (try await renew(session, in: household, token, tx), revoked)
        }
        revocations.add(revoked, at: now)
        return signedIn
    }

    /// The household that a user has chosen; nil if they have chosen none, or are not in it any more.
    func defaultHousehold(of user: UserID) async throws -> HouseholdID? {
        try await db.of(user).query(OwnerSQL.defaultHousehold(of: user)).first?.id(0)
    }
}
