import Database
import Events
import FoundationEssentials
import GroceryAPI
import Identity
import Values

/// What there is before a list is made.
struct ListBase: Sendable {
    /// The list of that id, as `find` gives it; nil if there is none.
    var list: GroceryList?
    /// The household's aisles, by which a new one is laid out.
    var aisles: HouseholdAisles
    /// Whether any recipes of the household are known to be deleted.
    var knowsDeletedRecipes: Bool
}

/// Lists, items, staples and shares, in PostgreSQL or SQLite.
struct SQLGroceryStore: Sendable {
    let db: any SQLDatabase
    /// Makes ids for the marks of ticks.
    let newID: @Sendable () -> UUID
    /// How many bytes a household's lists may take; nil for any number.
    var storage: StorageLimit?

    /// In which state a list is; nil if there is none.
    ///
    /// The path that is read most.
    func state(of list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> ListState? {
        try await db.of(household).read([ListSQL.state(list, household, now: now)]) { rows throws(DatabaseError) in
            try rows[0].first.map { row throws(DatabaseError) in try ListState(row) }
        }
    }

    /// The list as the API answers it; nil if there is none.
    func document(of list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> ListDocument? {
        try await db.of(household).read(ListSQL.document(list, household, now: now)) { rows throws(DatabaseError) in
            guard let list = rows[0].first else { return nil }
            return try ListRows(list: list, items: rows[1]).document()
        }
    }

    /// The list with what is visible on it; nil if there is none.
    func find(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> GroceryList? {
        try StoredList.list(of: try await db.of(household).read(ListSQL.whole(list, household, now: now)), now: now)
    }

    /// What a list is made from, or made anew from.
    func base(of list: GroceryListID, in household: HouseholdID, now: Instant) async throws -> ListBase {
        let whole = ListSQL.whole(list, household, now: now)
        let rows = try await db.of(household).read(
            whole + AisleSQL.all(of: household) + [DeletedRecipeSQL.known.any(of: household)]
        )
        return ListBase(
            list: try StoredList.list(of: Array(rows[..<whole.count]), now: now),
            aisles: try Self.aisles(of: Array(rows[whole.count...]), now: now),
            knowsDeletedRecipes: !rows[rows.count - 1].isEmpty
        )
    }

    /// So many lists, newest first, after a place in that order; drafts are left out.
    func overviews(
        in household: HouseholdID,
        after place: Place<GroceryListID>?,
        limit: Int,
        now: Instant
    ) async throws -> [GroceryListSummary] {
        try await db.of(household).query(ListSQL.overviews(household, after: place, limit: limit, now: now))
            .map { try GroceryListSummary($0) }
    }

    /// Lets `change` change a list, and saves the difference and what is to be announced, all in one transaction.
    ///
    /// Nil goes in where there is no list, and comes out where there should be none.
    func update(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        _ change: @escaping @Sendable (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        func updated() async throws -> GroceryList? {
            try await db.of(household).transaction { tx in
                try await ListTransaction(tx: tx, household: household, now: now, storage: storage)
                    .update(list, change)
            }
        }
        do {
            return try await updated()
        } catch let error as DatabaseError where error.isUniqueViolation {
            // Another call has made the list in the meantime: this one finds it now.
            return try await updated()
        }
    }

    /// Ticks an item off, or brings it back within its hour; repeating is harmless.
    ///
    /// Nil if the item is not there.
    func tick(
        _ item: GroceryItemID,
        of list: GroceryListID,
        in household: HouseholdID,
        checked: Bool,
        now: Instant
    ) async throws -> ItemDocument? {
        let change = newID()
        let condition = ItemSQL.wasChanged(item, on: list, household, change: change)
        let fact = ListItemFact(listID: list, itemID: item)
        let event = EventDraft(
            checked ? GroceryEvent.listItemChecked(fact) : .listItemUnchecked(fact),
            subject: list.uuid,
            adding: [
                .init("title", ItemSQL.name(of: item, on: list, household)),
                .init("list_title", ListSQL.title(of: list, household)),
            ]
        )
        var statements = [
            ListSQL.hold(list, household),
            ItemSQL.tick(item, on: list, household, checked: checked, now: now, change: change),
            ListSQL.touch(list, household, now: now, onlyIf: condition),
        ]
        statements += Outbox.statements([event], household: household, at: now, onlyIf: condition)
        statements.append(ItemSQL.visible(item, on: list, household, now: now))
        let rows = try await db.of(household).atomically(statements)
        guard let row = rows[statements.count - 1].first else { return nil }
        var document = try ItemRow(row).document()
        if !checked { document.keepsAccount = try rows[0].first?.bool(0) ?? false }
        return document
    }

    /// Deletes items whose hour is over, and drafts nobody activated; whose lists were touched.
    func sweep(now: Instant) async throws -> Set<HouseholdID> {
        var touched: Set<HouseholdID> = []
        let all = db.across(.sweep)
        try await all.executeInPortions(of: 20) { ListSQL.staleDrafts(now: now, portion: $0) }
        try await all.executeInPortions(of: 20) { DeletedListSQL.sweep(now - DeletedList.lifetime, portion: $0) }
        try await all.executeInPortions { ShareSQL.sweep(now: now, portion: $0) }
        try await all.executeInPortions { RemovedSQL.sweep(now: now, portion: $0) }
        try await all.executeInPortions { SyncSQL.sweep(now: now, portion: $0) }
        try await all.executeInPortions { BoughtSQL.sweep(now: now, portion: $0) }
        while true {
            let expired = try await all.read([ItemSQL.expiredLists(now: now, limit: 100)])[0]
            for row in expired {
                let household = try row.id(0, as: HouseholdID.self)
                let list = try row.id(1, as: GroceryListID.self)
                try await expire(list, in: household, now: now)
                touched.insert(household)
            }
            if expired.count < 100 { return touched }
        }
    }

    /// Takes items whose hour is over off a list, and tells of them, if no other replica does so meanwhile.
    private func expire(_ list: GroceryListID, in household: HouseholdID, now: Instant) async throws {
        try await db.of(household).transaction { tx in
            let rows = try await tx.run(
                [ListSQL.hold(list, household)] + ExpirySQL.sweep(list, household, now: now)
                    + [RecentSQL.forgetOldest(of: household), FollowSQL.forgetOldSettled(of: household, now: now)]
            )
            let gone = try rows[1].values(as: GroceryItemID.self)
            guard !gone.isEmpty else { return }
            let event = ListNotice.expiryEvent(gone, of: list)
            try await tx.runLater(Outbox.statements([event], household: household, at: now))
        }
    }
}
