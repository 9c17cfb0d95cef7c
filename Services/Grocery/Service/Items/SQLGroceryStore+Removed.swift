import Database
import FoundationEssentials
import Kitchen
import Values

extension SQLGroceryStore {
    /// Brings an item back that was taken off a list not long ago; nil if there is no such list.
    ///
    /// One that is on the list stays as it is.
    func restore(
        _ item: GroceryItemID,
        of list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        kitchen: Consolidation,
        _ check: @escaping @Sendable (GroceryList) throws -> Void
    ) async throws -> GroceryList? {
        try await db.of(household).transaction { tx in
            let found = RemovedSQL.find(item, of: list, household, now: now)
            let removed = try await tx.query(found).one(StoredRemovedItem.self)?.asItWas()
            let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
            let follow = FollowTransaction(lists: lists, newID: { GroceryItemID(newID()) })
            var remembered: String?
            let restored = try await follow.update(list, kitchen: kitchen) { list, meals, facts in
                try check(list)
                guard !list.items.contains(where: { $0.id == item }) else { return }
                // What was ticked has had its hour.
                guard let removed, removed.checkedAt.map({ $0 > Expiry.cutoff(now) }) ?? true else {
                    throw GroceryError.noSuchItem
                }
                if removed.checkedAt != nil { remembered = removed.key }
                try list.restore(removed, &meals, facts, kitchen: kitchen, newID: follow.newID)
            }
            let takingBack = remembered.map { RecentSQL.takeBack($0, household) } ?? []
            _ = try await tx.run([RemovedSQL.forget(item, of: list, household)] + takingBack)
            return restored
        }
    }
}
