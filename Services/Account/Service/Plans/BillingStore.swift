import Database
import Identity
import Values

extension SQLAccountStore {
    /// Takes in what the billing service has told; tells whether that was news.
    ///
    /// In the same transaction tokens that say an old plan are given the new one.
    func take(_ event: BillingEvent, at now: Instant) async throws -> BillingOutcome {
        let (outcome, revoked) = try await db.across(.billing).transaction { tx in
            try await tx.execute(BillingSQL.takeTurn)
            guard try await tx.execute(BillingSQL.insert(event, at: now)) == 1 else {
                return (BillingOutcome.repeated, [Revocation]())
            }
            try await tx.execute(BillingSQL.insertMentions(of: event))
            let events = try await related(to: event, tx)
            let users = try await users(among: events, tx)
            let isKnown = event.customers.contains { UserID($0).map(users.contains) ?? false }
            return (isKnown ? .applied : .unknownUser, try await settle(events, users, at: now, tx))
        }
        revocations.add(revoked, at: now)
        return outcome
    }

    /// For how long a household is paid for, by whoever has paid longest; nil if nobody has.
    func paidPeriod(of household: HouseholdID) async throws -> PaidPeriod? {
        try await db.of(household).query(BillingSQL.longest(of: household)).one(Subscription.self)?.paid
    }

    /// What a user has paid for.
    func subscription(of user: UserID) async throws -> Subscription? {
        try await db.of(user).query(BillingSQL.subscriptions(of: [user])).one()
    }

    /// Ends the plans of households whose time has run out since the last call; tells how many.
    func endPaidPeriods(at now: Instant) async throws -> Int {
        let billing = db.across(.billing)
        // A read keeps idle replicas out of the writers' way.
        guard try await !billing.read([BillingSQL.isOver(at: now)])[0].isEmpty else { return 0 }
        let revoked = try await billing.transaction { tx in
            try await tx.execute(BillingSQL.takeTurn)
            let ended: [HouseholdID] = try await tx.query(BillingSQL.end(at: now)).compactMap { try $0.optionalID(0) }
            let paid = try await payers(of: Set(ended), at: now, tx)
            let households = Set(ended).filter { paid[$0] == nil }
            return try await planChanged(households.reduce(into: [:]) { $0[$1] = .free }, by: nil, at: now, tx)
        }
        revocations.add(revoked, at: now)
        return revoked.count
    }

    /// The events that decide together with this one: about the same customers and purchases, and so on.
    private func related(to event: BillingEvent, _ tx: ScopedTransaction) async throws -> [BillingEvent] {
        var names = event.mentions
        while true {
            let more = Set(try await tx.query(BillingSQL.neighbours(of: names)).values(as: String.self))
            if more.isSubset(of: names) { break }
            names.formUnion(more)
        }
        return try await tx.query(BillingSQL.events(mentioning: names)).all()
    }

    private func users(among events: [BillingEvent], _ tx: ScopedTransaction) async throws -> Set<UserID> {
        let named = Set(events.flatMap(\.customers).compactMap { UserID($0) })
        guard !named.isEmpty else { return [] }
        return Set(try await tx.query(BillingSQL.users(among: named.sorted())).values())
    }

    /// Writes down for how long each of the users has paid.
    private func settle(
        _ events: [BillingEvent],
        _ users: Set<UserID>,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws -> [Revocation] {
        guard !users.isEmpty else { return [] }
        let paid = BillingLedger(events).paid(by: Set(users.map(\.description)))
        let before = try await subscriptions(of: users, tx)
        var statements: [SQL] = []
        for user in users.sorted() {
            let new = paid[user.description]
            if let new, new != before[user]?.paid {
                statements += [
                    Subscription.table.upsert(Subscription(of: user, new, at: now)), BillingSQL.assign(of: user),
                ]
            } else if new == nil, before[user] != nil {
                statements.append(BillingSQL.delete(of: user))
            }
        }
        guard !statements.isEmpty else { return [] }
        let all = statements
        return try await watchingPlans(of: users, by: nil, at: now, tx) { _ = try await tx.run(all) }
    }
}
