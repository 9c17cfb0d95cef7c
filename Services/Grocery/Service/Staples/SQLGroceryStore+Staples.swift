import Database
import Events
import FoundationEssentials
import GroceryAPI
import Identity
import Kitchen
import Values

extension SQLGroceryStore {
    /// What the household decided about staples.
    func stapleDecisions(of household: HouseholdID) async throws -> [StapleBook.Decision] {
        try await db.of(household).query(StapleSQL.decisions(household)).all()
    }

    /// Records a decision about a staple, unless the household would have more of its own than `quota` allows.
    ///
    /// `usual` is what it is as long as nobody has decided.
    func decide(
        _ decision: StapleBook.Decision,
        insteadOf usual: StapleDefault = .no,
        in household: HouseholdID,
        quota: Quota? = nil,
        now: Instant
    ) async throws {
        try await db.of(household).transaction { tx in
            let decisions = try await tx.run([StapleSQL.lock(household), StapleSQL.decisions(household)])[1]
                .all(StapleBook.Decision.self)
            let own = StapleBook.own(among: decisions)
            if let quota, !own.contains(decision.key) { try quota.check(own.count + 1, before: own.count) }
            if !decisions.contains(where: { $0.key == decision.key }) {
                try StorageFull.check(.staples, adding: 1, to: decisions.count, limit: StapleSQL.most)
            }
            guard !decisions.contains(decision) else { return }
            let old = decisions.first { $0.key == decision.key }?.kind ?? usual
            let event = EventDraft(
                GroceryEvent.staplesChanged(StaplesFact(title: decision.name)),
                subject: household.uuid,
                undo: decision.undo(to: old)
            )
            _ = try await tx.run(
                [StapleSQL.decide(decision, household)] + Outbox.statements([event], household: household, at: now)
            )
        }
    }

    /// What was bought lately, newest first.
    func recentItems(
        in household: HouseholdID,
        after place: Place<String>?,
        limit: Int,
        now: Instant
    ) async throws -> [RecentItem] {
        try await db.of(household).query(RecentSQL.page(household, after: place, limit: limit, now: now)).all()
    }
}
