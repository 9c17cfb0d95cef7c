import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// Deletes a user and the households in which nobody else is; gives all that they were in, as others are told.
    ///
    /// Throws `StillUsed` unless the condition, if there is one, finds a row once nobody can change it.
    func delete(_ act: Act, onlyIf condition: SQL? = nil) async throws -> [HouseholdID] {
        let (user, now) = (act.user, act.at)
        let stale = [Revocation.tokens(of: user, at: now)]
        let (told, revoked) = try await transaction(in: db.of(user), revoking: stale, at: now) { tx in
            // defence: signs-of-life
            if let condition {
                _ = try await tx.query(AbandonedSQL.lockSessions(of: user))
                guard try await !tx.across(.sweep).query(condition).isEmpty else { throw StillUsed() }
            }
            // Locked in one order, so that two members who go at once see each other, and neither leaves it ownerless.
            _ = try await tx.query(DepartureSQL.lockHouseholds(of: user))
            let departure = try await departure(of: user, tx)
            let (emptied, left) = (departure.emptied.map(\.id), departure.left.map(\.id))
            var statements = emptied.flatMap { household in
                DepartureSQL.close(household)
                    + HouseholdErasure.request(household, at: now, closingStreams: false)
            }
            statements += DepartureSQL.deleteUser(user)
            // Their own book goes with them; who they shared a household with reads that they have left.
            statements += AuditSQL.note(act.note(.left, user.uuid, in: left.map { .household($0) }))
            for household in emptied {
                let event = HouseholdErasure.announcement(household, to: SQLAccountStore.keepers)
                statements += Outbox.statements([event], household: household, at: now)
            }
            for household in left {
                let event = SQLAccountStore.ended(user, by: user, .usual)
                statements += Outbox.statements([event], household: household, at: now)
            }
            let all = statements
            let revoked = try await watchingPlans(of: [user], by: user, except: emptied, at: now, tx) {
                _ = try await tx.across(.departure).run(all)
            }
            return (emptied + left, revoked)
        }
        revocations.add(revoked, at: now)
        return told
    }

    /// The other services that keep things of households.
    static let keepers = ServiceNames.keepers.filter { $0 != "account" }
    /// The other services in which people put something.
    static let holders = ServiceNames.holders.filter { $0 != "account" }

    private func departure(of user: UserID, _ tx: ScopedTransaction) async throws -> Departure {
        let memberships = try await tx.query(AccountSQL.memberships(of: user)).map { try Membership($0) }
        var others: [HouseholdID: (all: Int, owners: Int)] = [:]
        for row in try await tx.across(.departure).query(DepartureSQL.others(than: user)) {
            others[try row.id(0)] = (try row.int(1), try row.int(2))
        }
        return try Departure(
            memberships.map { membership in
                let count = others[membership.household.id] ?? (0, 0)
                return (membership, count.all, count.owners)
            }
        )
    }
}

/// The statements that let a user go.
enum DepartureSQL {
    static func lockHouseholds(of user: UserID) -> SQL {
        """
        SELECT id FROM household WHERE id IN (SELECT household_id FROM membership WHERE user_id = \(user)) ORDER BY id
        """ + .forUpdate
    }

    /// For each household of a user, how many others are in it, and how many of them own it.
    static func others(than user: UserID) -> SQL {
        """
        SELECT other.household_id, count(*), count(CASE WHEN other.role = 'owner' THEN 1 END)
        FROM membership own JOIN membership other
            ON other.household_id = own.household_id AND other.user_id <> own.user_id
        WHERE own.user_id = \(user) GROUP BY other.household_id
        """
    }

    /// Takes a household out of the way at once: nobody is in it any more, nobody can come in, no session means it.
    ///
    /// Whatever else the service keeps of it is deleted in the background.
    static func close(_ household: HouseholdID) -> [SQL] {
        [
            "DELETE FROM invitation WHERE household_id = \(household)",
            "UPDATE session SET household_id = NULL WHERE household_id = \(household)",
            "DELETE FROM membership WHERE household_id = \(household)",
        ]
    }

    /// Deletes what is the user's own; other members' rows that name them keep the id, which means nobody any more.
    static func deleteUser(_ user: UserID) -> [SQL] {
        [
            "DELETE FROM session WHERE user_id = \(user)",
            "DELETE FROM invitation WHERE created_by = \(user) OR used_by = \(user)",
            "DELETE FROM user_audit WHERE user_id = \(user)",
            "DELETE FROM membership WHERE user_id = \(user)",
            "DELETE FROM account_user WHERE id = \(user)",
        ]
    }
}
