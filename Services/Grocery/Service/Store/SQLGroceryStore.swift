import Database
import Events
import FoundationEssentials
import Values

/// Lists and what surrounds them, in PostgreSQL or SQLite.
struct SQLGroceryStore: GroceryStore {
    let db: any SQLDatabase
    /// Makes ids for the marks of ticks.
    let newID: @Sendable () -> UUID
    /// Told about a household after the commit of what changed there.
    let changed: @Sendable (HouseholdID) -> Void
    /// How many bytes a household's lists may take; nil for any number.
    var storage: Int?

    func document(of list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> ListDocument? {
        try await db.read([ListSQL.find(list, household), ItemSQL.visible(on: list, household, now: now)]) { rows in
            rows[0].first.map { ListRows(list: $0, items: rows[1]).document }
        }
    }

    func find(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> GroceryList? {
        let rows = try await db.read([
            ListSQL.find(list, household), ItemSQL.visible(on: list, household, now: now),
        ])
        return try rows[0].first.map { try StoredList($0).list(with: rows[1].map(StoredItem.init)) }
    }

    func overviews(
        in household: HouseholdID,
        after place: ListPlace?,
        limit: Int,
        now: Instant
    ) async throws -> [ListOverview] {
        try await db.query(ListSQL.overviews(household, after: place, limit: limit, now: now)).map(ListOverview.init)
    }

    func update(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        _ change: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        do {
            return try await updateOnce(list, in: household, now: now, change)
        } catch let error as DatabaseError where error.isUniqueViolation {
            // Another call has made the list in the meantime: this one finds it now.
            return try await updateOnce(list, in: household, now: now, change)
        }
    }

    private func updateOnce(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        _ change: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        let outcome = try await db.transaction { tx in
            try await ListTransaction(tx: tx, household: household, now: now, storage: storage).update(list, change)
        }
        if outcome.changed { changed(household) }
        return outcome.list
    }

    func tick(
        _ item: GroceryItemID,
        of list: GroceryListID,
        in household: HouseholdID,
        checked: Bool,
        now: Instant
    ) async throws -> ItemDocument? {
        let change = newID()
        let condition = ItemSQL.wasChanged(item, on: list, household, change: change)
        let event = ListNotice.tickEvent(item, of: list, checked: checked)
        var statements = [
            ListSQL.hold(list, household),
            checked
                ? ItemSQL.check(item, on: list, household, now: now, change: change)
                : ItemSQL.uncheck(item, on: list, household, now: now, change: change),
            ListSQL.touch(list, household, now: now, onlyIf: condition),
        ]
        statements += Outbox.statements([event], household: household, at: now, onlyIf: condition)
        statements.append(ItemSQL.visible(item, on: list, household, now: now))
        let rows = try await db.atomically(statements)
        if rows[1].affected > 0 { changed(household) }
        return rows[statements.count - 1].first.map { ItemRow($0).document }
    }

    func sweep(now: Instant) async throws -> Set<HouseholdID> {
        var touched: Set<HouseholdID> = []
        try await db.executeInPortions(of: 20) { ListSQL.staleDrafts(now: now, portion: $0) }
        try await db.executeInPortions { ShareSQL.sweep(now: now, portion: $0) }
        while true {
            let expired = try await db.read([ItemSQL.expiredLists(now: now, limit: 100)])[0]
            for row in expired {
                let household = row.id(0, as: HouseholdID.self)
                let list = row.id(1, as: GroceryListID.self)
                // The lists' readers see nothing of this, so there is nothing to announce.
                _ = try await db.atomically([
                    ListSQL.hold(list, household),
                    RecentSQL.rememberExpired(from: list, household, now: now),
                    ItemSQL.deleteExpired(from: list, household, now: now),
                    RecentSQL.forgetOldest(of: household),
                ])
                touched.insert(household)
            }
            if expired.count < 100 { return touched }
        }
    }
}
