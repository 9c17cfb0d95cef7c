import Database
import Identity
import Kitchen
import Values

extension SQLGroceryStore {
    /// Does what a client did to a list, all in one transaction; nil if there is no such list.
    ///
    /// What a list or a household has no room for is refused, and the rest is done.
    func sync(
        _ operations: [SyncOperation],
        to list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        kitchen: HouseholdKitchen,
        by guest: String? = nil
    ) async throws -> (list: GroceryList, batch: SyncBatch)? {
        func synced(isFull: SyncRefusal?) async throws -> (list: GroceryList, batch: SyncBatch)? {
            try await db.of(household).transaction { tx in
                try await sync(
                    operations,
                    to: list,
                    in: household,
                    now: now,
                    kitchen: kitchen,
                    by: guest,
                    isFull: isFull,
                    tx
                )
            }
        }
        do {
            return try await synced(isFull: nil)
        } catch let error as StorageFull {
            return try await synced(isFull: SyncRefusal(error))
        } catch GroceryError.listTooLarge {
            return try await synced(isFull: SyncRefusal(GroceryError.listTooLarge))
        }
    }

    private func sync(
        _ operations: [SyncOperation],
        to list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        kitchen: HouseholdKitchen,
        by guest: String?,
        isFull: SyncRefusal?,
        _ tx: ScopedTransaction
    ) async throws -> (list: GroceryList, batch: SyncBatch)? {
        let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
        let loading = lists.loading(list)
        let rows = try await tx.run(
            loading + [
                SyncSQL.known(operations.map(\.id), on: list, household),
                RemovedSQL.all(operations.compactMap(\.item), of: list, household),
            ]
        )
        guard let before = try StoredList.list(of: Array(rows[..<loading.count]), now: now) else { return nil }
        var batch = SyncBatch(
            before,
            in: kitchen,
            now: now,
            by: guest,
            known: try rows[loading.count].all(StoredOperation.self).map { try $0.result() },
            removed: try rows[loading.count + 1].all(StoredRemovedItem.self).map { try $0.asItWas() },
            isFull: isFull
        )
        var after = before
        for operation in operations { batch.run(operation, on: &after) }
        let done = batch.settle(after).map { StoredOperation($0, at: now) }
        var more = SyncSQL.remember(done, on: list, household)
        more += RemovedSQL.keep(batch.bought.compactMap { StoredRemovedItem($0, now: now) }, of: list, household)
        for item in batch.bought { more.append(RecentSQL.remember(RecentItem(item, boughtAt: now), household)) }
        if !batch.bought.isEmpty { more.append(RecentSQL.forgetOldest(of: household)) }
        let account = { (_: GroceryList) in more }
        let loaded = rows[..<loading.count]
        let saved = try await lists.update(
            list,
            loaded: loaded,
            leaving: batch.leaving,
            isTold: batch.hasTicked,
            also: account
        ) { found in
            found = after
            return batch.notices
        }
        return saved.map { ($0, batch) }
    }
}
