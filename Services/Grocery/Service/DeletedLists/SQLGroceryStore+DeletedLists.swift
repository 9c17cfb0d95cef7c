import Database
import Events
import GroceryAPI
import Identity
import Values

extension SQLGroceryStore {
    /// So many lists that can be restored, the last deleted first, after a place in that order.
    func deletedLists(
        of household: HouseholdID,
        after place: Place<GroceryListID>?,
        limit: Int,
        now: Instant
    ) async throws -> [DeletedGroceryList] {
        let since = now - DeletedList.lifetime
        return try await db.of(household)
            .query(DeletedListSQL.page(household, since: since, after: place, limit: limit))
            .map { try DeletedGroceryList($0) }
    }

    /// Brings a deleted list back with all that was on it; one that is there stays as it is.
    func restore(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws {
        try await db.of(household).transaction { tx in
            let rows = try await tx.run([
                HolderSQL.lock(household), ListSQL.hold(list, household),
                DeletedListSQL.locked(list, household, since: now - DeletedList.lifetime),
            ])
            guard rows[1].isEmpty else { return }
            guard let size = try rows[2].first?.int(0) else { throw GroceryError.noSuchList }
            try await ListTransaction(tx: tx, household: household, now: now, storage: storage).makeRoom(for: size)
            let notice = ListNotice.list.event(of: list)
            try await tx.runLater(
                DeletedListSQL.bringBack(list, household, at: now)
                    + Outbox.statements([notice], household: household, at: now)
            )
        }
    }
}
