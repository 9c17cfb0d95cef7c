import Database
import Identity
import Values

/// Changes of plans: whatever moves, begins or ends what has been paid for goes through here.
extension SQLAccountStore {
    /// Runs `body`, which may change what these users have paid for or which households have the use of it.
    ///
    /// For each household whose plan that has changed, the change is noted and holds for tokens that say the old plan;
    /// gives what others have to be told of that after the commit.
    func watchingPlans(
        of users: Set<UserID>,
        by actor: UserID?,
        except gone: [HouseholdID] = [],
        at now: Instant,
        _ tx: ScopedTransaction,
        _ body: () async throws -> Void
    ) async throws -> [Revocation] {
        let tx = tx.across(.billing)
        var before = try await subscriptions(of: users, tx)
        if !before.isEmpty {
            // One change of what is paid for after the other: two payers of one household must see each other.
            try await tx.execute(BillingSQL.takeTurn)
            before = try await subscriptions(of: users, tx)
        }
        try await body()
        let after = try await subscriptions(of: users, tx)
        if before.isEmpty, after.isEmpty { return [] }
        // Whose end has not been noted counts as running, however long ago it was; from here on it has been noted.
        try await tx.execute(BillingSQL.end(of: users.sorted(), at: now))
        let old = Set(before.values.compactMap { $0.isOver ? nil : $0.household }).subtracting(gone)
        let new = Set(after.values.compactMap { $0.paid.isActive(at: now) ? $0.household : nil }).subtracting(gone)
        let touched = old.symmetricDifference(new)
        guard !touched.isEmpty else { return [] }
        // Where somebody else pays as well, nothing changes.
        let payers = try await payers(of: touched, at: now, tx)
        let changed = touched.filter { payers[$0, default: []].subtracting(users).isEmpty }
        return try await planChanged(
            changed.reduce(into: [:]) { plans, household in plans[household] = new.contains(household) ? .pro : .free },
            by: actor,
            at: now,
            tx
        )
    }

    /// Notes that households have another plan now, also for tokens that say the old one.
    func planChanged(
        _ plans: [HouseholdID: Plan],
        by actor: UserID?,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws -> [Revocation] {
        var statements: [SQL] = []
        for (household, plan) in plans.sorted(by: { $0.key < $1.key }) {
            let note = AuditNote(
                kind: .entitlementChanged,
                actor: actor,
                books: [.household(household)],
                subject: household.uuid,
                detail: plan.rawValue,
                at: now
            )
            statements += AuditSQL.note(note)
        }
        let changes = plans.sorted { $0.key < $1.key }.map { Revocation.plan($0.value, of: $0.key, at: now) }
        _ = try await tx.run(statements + changes.map { RevocationSQL.insert($0, at: now) })
        return changes
    }

    /// Revokes the tokens of all who are in these households, and gives what others have to be told after the commit.
    func revoke(
        _ households: Set<HouseholdID>,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws -> [Revocation] {
        guard !households.isEmpty else { return [] }
        let users = try await tx.across(.billing).query(BillingSQL.members(of: households.sorted()))
        let revoked = try users.map { Revocation.tokens(of: try $0.id(0), at: now) }
        _ = try await tx.run(revoked.map { RevocationSQL.insert($0, at: now) })
        return revoked
    }

    /// Who pays for each of these households at a time; none is named that nobody pays for.
    func payers(
        of households: Set<HouseholdID>,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws -> [HouseholdID: Set<UserID>] {
        guard !households.isEmpty else { return [:] }
        return try await tx.query(BillingSQL.payers(of: households.sorted(), at: now)).reduce(into: [:]) {
            payers,
            row in
            payers[try row.id(0), default: []].insert(try row.id(1))
        }
    }

    /// What each of these users has paid for.
    func subscriptions(of users: Set<UserID>, _ tx: ScopedTransaction) async throws -> [UserID: Subscription] {
        let rows = try await tx.query(BillingSQL.subscriptions(of: users.sorted()))
        return Dictionary(uniqueKeysWithValues: try rows.all(Subscription.self).map { ($0.user, $0) })
    }
}
