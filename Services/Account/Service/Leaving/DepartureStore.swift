import Database
import Events
import Identity
import Values

extension SQLAccountStore {
    /// Deletes a user and the households in which nobody else is; gives all that they were in, as others are told.
    func delete(_ user: UserID, from origin: AuditOrigin, at now: Instant) async throws -> [HouseholdID] {
        try await delete(user, from: origin, at: now, onlyIf: nil)
    }

    /// Deletes a user; throws `StillUsed` unless the condition, if there is one, finds a row once nobody can change it.
    func delete(
        _ user: UserID,
        from origin: AuditOrigin,
        at now: Instant,
        onlyIf condition: SQL?
    ) async throws -> [HouseholdID] {
        let (told, revoked) = try await transaction(revoking: [.tokens(of: user, at: now)], at: now) { tx in
            // defence: signs-of-life
            if let condition {
                _ = try await tx.query(AbandonedSQL.lockSessions(of: user))
                guard try await !tx.query(condition).isEmpty else { throw StillUsed() }
            }
            // Locked in one order, so that two members who go at once see each other, and neither leaves it ownerless.
            _ = try await tx.query(DepartureSQL.lockHouseholds(of: user))
            let departure = try await departure(of: user, tx)
            var statements: [SQL] = []
            for household in departure.emptied {
                statements += DepartureSQL.close(household.id)
                statements += HouseholdErasure.request(household.id, at: now, closingStreams: false)
            }
            statements += DepartureSQL.deleteUser(user)
            // Their own book goes with them; who they shared a household with reads that they have left.
            let note = AuditNote(
                kind: .left,
                actor: user,
                books: departure.left.map { .household($0.id) },
                subject: user.uuid,
                origin: origin
            )
            statements += AuditSQL.note(note, at: now)
            for household in departure.emptied {
                let event = HouseholdErasure.announcement(household.id, to: SQLAccountStore.keepers)
                statements += Outbox.statements([event], household: household.id, at: now)
            }
            for household in departure.left {
                let event = SQLAccountStore.ended(user, by: user, .usual)
                statements += Outbox.statements([event], household: household.id, at: now)
            }
            let all = statements
            let emptied = departure.emptied.map(\.id)
            let revoked = try await watchingPlans(of: [user], by: user, except: emptied, at: now, tx) {
                _ = try await tx.run(all)
            }
            return (emptied + departure.left.map(\.id), revoked)
        }
        revocations.add(revoked, at: now)
        return told
    }

    /// The other services that keep things of households.
    static let keepers = ServiceNames.keepers.filter { $0 != "account" }

    private func departure(of user: UserID, _ tx: any SQLTransaction) async throws -> Departure {
        let results = try await tx.run([AccountSQL.memberships(of: user), DepartureSQL.others(than: user)])
        var others: [HouseholdID: (all: Int, owners: Int)] = [:]
        for row in results[1] {
            others[try row.id(0)] = (try row.int(1), try row.int(2))
        }
        return try Departure(
            results[0].map { row in
                let membership = try row.membership
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
        .acrossHouseholds(
            because: .departure,
            """
            SELECT other.household_id, count(*), count(CASE WHEN other.role = 'owner' THEN 1 END)
            FROM membership own JOIN membership other
                ON other.household_id = own.household_id AND other.user_id <> own.user_id
            WHERE own.user_id = \(user) GROUP BY other.household_id
            """
        )
    }

    /// Takes a household out of the way at once: nobody is in it any more, nobody can come in, no session means it.
    ///
    /// Whatever else the service keeps of it is deleted in the background.
    static func close(_ household: HouseholdID) -> [SQL] {
        [
            "DELETE FROM invitation WHERE household_id = \(household)",
            .acrossHouseholds(
                because: .departure,
                "UPDATE session SET household_id = NULL WHERE household_id = \(household)"
            ),
            "DELETE FROM membership WHERE household_id = \(household)",
        ]
    }

    /// Deletes what is the user's own; other members' rows that name them keep the id, which means nobody any more.
    static func deleteUser(_ user: UserID) -> [SQL] {
        [
            "DELETE FROM session WHERE user_id = \(user)",
            .acrossHouseholds(
                because: .departure,
                "DELETE FROM invitation WHERE created_by = \(user) OR used_by = \(user)"
            ),
            "DELETE FROM user_audit WHERE user_id = \(user)",
            "DELETE FROM membership WHERE user_id = \(user)",
            "DELETE FROM account_user WHERE id = \(user)",
        ]
    }
}
