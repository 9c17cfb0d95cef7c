import Database
import Identity
import JSON
import Values

extension SQLAccountStore {
    /// Takes in what the billing service has told; tells whether that was news.
    ///
    /// In the same transaction the tokens are revoked of everybody whose household's plan it has changed.
    func take(_ event: BillingEvent, at now: Instant) async throws -> BillingOutcome {
        let fact = event.fact.stored()
        let (outcome, revoked) = try await db.transaction { tx in
            try await tx.execute(BillingSQL.takeTurn)
            guard try await tx.execute(BillingSQL.insert(event, fact: fact, at: now)) == 1 else {
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
        try await db.query(BillingSQL.longest(of: household)).first.map { row in
            PaidPeriod(since: try row.instant(0), expiresAt: try row.instant(1), until: try row.instant(2))
        }
    }

    /// Revokes the tokens of everybody whose household's time has run out since the last call; tells how many.
    func endPaidPeriods(at now: Instant) async throws -> Int {
        // A read keeps idle replicas out of the writers' way.
        guard try await !db.read([BillingSQL.isOver(at: now)])[0].isEmpty else { return 0 }
        let revoked = try await db.transaction { tx in
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
    private func related(to event: BillingEvent, _ tx: any SQLTransaction) async throws -> [BillingEvent] {
        var names = event.mentions
        while true {
            let more = Set(try await tx.query(BillingSQL.neighbours(of: names)).values(as: String.self))
            if more.isSubset(of: names) { break }
            names.formUnion(more)
        }
        return try await tx.query(BillingSQL.events(mentioning: names)).map { row in
            BillingEvent(
                id: try row.string(0),
                at: try row.instant(1),
                fact: try BillingEvent.Fact(stored: try row.string(2))
            )
        }
    }

    private func users(among events: [BillingEvent], _ tx: any SQLTransaction) async throws -> Set<UserID> {
        let named = Set(events.flatMap(\.customers).compactMap { UserID($0) })
        guard !named.isEmpty else { return [] }
        return Set(try await tx.query(BillingSQL.users(among: named.sorted())).values())
    }

    /// Writes down for how long each of the users has paid.
    private func settle(
        _ events: [BillingEvent],
        _ users: Set<UserID>,
        at now: Instant,
        _ tx: any SQLTransaction
    ) async throws -> [Revocation] {
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
        let all = statements
        return try await watchingPlans(of: users, by: nil, at: now, tx) { _ = try await tx.run(all) }
    }
}

extension BillingEvent.Fact {
    fileprivate func stored() -> String {
        var json = JSONWriter()
        json.object { json in
            switch self {
            case .purchase(let purchase): json.member("purchase", purchase)
            case .transfer(let from, let to):
                json.member("transferredFrom", from)
                json.member("transferredTo", to)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }

    fileprivate init(stored text: String) throws {
        self = try JSONReader.read(StoredFact.self, from: Array(text.utf8)).fact
    }
}

private struct StoredFact: JSONReadable {
    let fact: BillingEvent.Fact

    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        if let purchase = try members.optional("purchase", as: BillingEvent.Purchase.self) {
            fact = .purchase(purchase)
        } else {
            fact = .transfer(
                from: try members.optional("transferredFrom") ?? [],
                to: try members.optional("transferredTo") ?? []
            )
        }
    }
}

extension BillingEvent.Purchase: JSONReadable, JSONEncodable {
    init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        self.init(
            key: try members.required("key"),
            customers: try members.required("customers"),
            purchasedAt: try members.optional("purchasedAt"),
            expiresAt: try members.optional("expiresAt"),
            graceUntil: try members.optional("graceUntil")
        )
    }

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("key", key)
            json.member("customers", customers)
            json.member("purchasedAt", purchasedAt)
            json.member("expiresAt", expiresAt)
            json.member("graceUntil", graceUntil)
        }
    }
}
