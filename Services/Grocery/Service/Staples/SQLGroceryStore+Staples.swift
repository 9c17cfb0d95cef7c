import Database
import Identity
import Kitchen
import Values

extension SQLGroceryStore {
    /// What the household decided about staples.
    func stapleDecisions(of household: HouseholdID) async throws -> [StapleBook.Decision] {
        try await db.query(StapleSQL.decisions(household)).map(StapleBook.Decision.init)
    }

    /// Records a decision about a staple.
    func decide(_ decision: StapleBook.Decision, in household: HouseholdID) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([StapleSQL.lock(household), StapleSQL.decisions(household)])
            try await Self.decide(decision, among: try results[1].map(StapleBook.Decision.init), household, tx)
        }
    }

    private static func decide(
        _ decision: StapleBook.Decision,
        among decisions: [StapleBook.Decision],
        _ household: HouseholdID,
        _ tx: any SQLTransaction
    ) async throws {
        if !decisions.contains(where: { $0.key == decision.key }) {
            try StorageFull.check(.staples, adding: 1, to: decisions.count, limit: StapleSQL.most)
        }
        try await tx.execute(StapleSQL.decide(decision, household))
    }

    /// Makes something a staple that is none by default, unless the household has as many of its own as the quota allows.
    func add(
        _ decision: StapleBook.Decision,
        in household: HouseholdID,
        quota: Quota
    ) async throws {
        try await db.transaction { tx in
            let results = try await tx.run([StapleSQL.lock(household), StapleSQL.decisions(household)])
            let decisions = try results[1].map(StapleBook.Decision.init)
            let own = StapleBook.own(among: decisions)
            if !own.contains(decision.key) { try quota.check(own.count + 1, before: own.count) }
            try await Self.decide(decision, among: decisions, household, tx)
        }
    }

    /// What was bought lately, newest first.
    func recentItems(
        in household: HouseholdID,
        after place: RecentPlace?,
        limit: Int,
        now: Instant
    ) async throws -> [RecentItem] {
        try await db.query(RecentSQL.page(household, after: place, limit: limit, now: now)).map { row in
            let name = try row.string(1)
            return RecentItem(
                key: try row.string(0),
                name: name,
                food: try row.optionalString(2).map { FoodReference(id: $0, name: try row.optionalString(3) ?? name) },
                category: Category(rawValue: try row.string(4)) ?? .other,
                boughtAt: try row.instant(5),
                times: try row.int(6)
            )
        }
    }
}

extension StapleBook.Decision {
    /// Reads the columns of `StapleSQL.decisions`.
    fileprivate init(_ row: Row) throws(DatabaseError) {
        self.init(
            key: try row.string(0),
            name: try row.string(1),
            kind: StapleDefault(rawValue: try row.string(2)) ?? .no
        )
    }
}
