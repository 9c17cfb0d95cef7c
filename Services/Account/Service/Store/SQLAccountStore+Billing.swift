import Database
import FoundationEssentials
import Identity
import Values

extension SQLAccountStore: BillingStore {
    func take(_ event: BillingEvent, at now: Instant) async throws -> BillingOutcome {
        let fact = try event.fact.stored()
        let (outcome, revoked) = try await db.transaction { tx in
            try await tx.execute(BillingSQL.takeTurn)
            guard try await tx.execute(BillingSQL.insert(event, fact: fact, at: now)) == 1 else {
                return (BillingOutcome.repeated, [Revocation]())
            }
            try await tx.execute(BillingSQL.insertMentions(of: event))
            let events = try await related(to: event, tx)
            let users = try await users(among: events, tx)
            let households = try await settle(events, users, at: now, tx)
            let isKnown = event.customers.contains { UserID($0).map(users.contains) ?? false }
            return (isKnown ? .applied : .unknownUser, try await revoke(households, at: now, tx))
        }
        revocations.add(revoked, at: now)
        return outcome
    }

    func paidPeriod(of household: HouseholdID) async throws -> PaidPeriod? {
        try await db.query(BillingSQL.longest(of: household)).first.map { row in
            PaidPeriod(since: row.instant(0), expiresAt: row.instant(1), until: row.instant(2))
        }
    }

    func endPaidPeriods(at now: Instant) async throws -> Int {
        let revoked = try await db.transaction { tx in
            let households: [HouseholdID] = try await tx.query(BillingSQL.end(at: now)).compactMap { $0.optionalID(0) }
            return try await revoke(Set(households), at: now, tx)
        }
        revocations.add(revoked, at: now)
        return revoked.count
    }

    /// Revokes the tokens of all who are in these households, and gives what others have to be told after the commit.
    func revoke(
        _ households: Set<HouseholdID>,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws -> [Revocation] {
        guard !households.isEmpty else { return [] }
        let revoked = try await tx.query(BillingSQL.members(of: households.sorted()))
            .map { Revocation.tokens(of: $0.id(0), at: now) }
        _ = try await tx.run(revoked.map { RevocationSQL.insert($0, at: now) })
        return revoked
    }

    /// The events that decide together with this one: about the same customers and purchases, and so on.
    private func related(to event: BillingEvent, _ tx: any SQLTransaction) async throws -> [BillingEvent] {
        var names = event.mentions
        while true {
            let more = Set(try await tx.query(BillingSQL.neighbours(of: names)).map { $0.string(0) })
            if more.isSubset(of: names) { break }
            names.formUnion(more)
        }
        return try await tx.query(BillingSQL.events(mentioning: names)).map { row in
            BillingEvent(id: row.string(0), at: row.instant(1), fact: try BillingEvent.Fact(stored: row.string(2)))
        }
    }

    private func users(among events: [BillingEvent], _ tx: any SQLTransaction) async throws -> Set<UserID> {
        let named = Set(events.flatMap(\.customers).compactMap { UserID($0) })
        guard !named.isEmpty else { return [] }
        return Set(try await tx.query(BillingSQL.users(among: named.sorted())).map { $0.id(0) })
    }

    /// Writes down for how long each of the users has paid; gives the households whose plan that changes.
    private func settle(
        _ events: [BillingEvent],
        _ users: Set<UserID>,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws -> Set<HouseholdID> {
        guard !users.isEmpty else { return [] }
        let paid = BillingLedger(events).paid(by: Set(users.map(\.description)))
        let before = try await subscriptions(of: users, tx)
        var statements: [SQL] = []
        for user in users.sorted() {
            let new = paid[user.description]
            if let new, new != before[user]?.paid {
                statements += [BillingSQL.set(new, of: user, at: now), BillingSQL.assign(of: user)]
            } else if new == nil, before[user] != nil {
                statements.append(BillingSQL.delete(of: user))
            }
        }
        guard !statements.isEmpty else { return [] }
        _ = try await tx.run(statements)
        let after = try await subscriptions(of: users, tx)
        return users.reduce(into: []) { households, user in
            let (old, new) = (before[user], after[user])
            let wasActive = old?.paid.isActive(at: now) ?? false
            let isActive = new?.paid.isActive(at: now) ?? false
            guard wasActive != isActive else { return }
            for household in [old?.household, new?.household] {
                if let household { households.insert(household) }
            }
        }
    }

    private func subscriptions(
        of users: Set<UserID>,
        _ tx: any SQLTransaction
    ) async throws -> [UserID: (household: HouseholdID?, paid: PaidPeriod)] {
        let rows = try await tx.query(BillingSQL.subscriptions(of: users.sorted()))
        return Dictionary(
            rows.map { row in
                let paid = PaidPeriod(since: row.instant(2), expiresAt: row.instant(3), until: row.instant(4))
                return (row.id(0), (row.optionalID(1), paid))
            }
        ) { first, _ in first }
    }
}

/// A fact as it is stored.
private struct StoredFact: Codable {
    var purchase: BillingEvent.Purchase?
    var transferredFrom: [String]?
    var transferredTo: [String]?
}

extension BillingEvent.Fact {
    fileprivate func stored() throws -> String {
        let fact =
            switch self {
            case .purchase(let purchase): StoredFact(purchase: purchase)
            case .transfer(let from, let to): StoredFact(transferredFrom: from, transferredTo: to)
            }
        return String(decoding: try JSONEncoder().encode(fact), as: UTF8.self)
    }

    fileprivate init(stored text: String) throws {
        let fact = try JSONDecoder().decode(StoredFact.self, from: Data(text.utf8))
        self =
            fact.purchase.map { .purchase($0) }
            ?? .transfer(from: fact.transferredFrom ?? [], to: fact.transferredTo ?? [])
    }
}
