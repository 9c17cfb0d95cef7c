import Database
import Events
import FoundationEssentials
import GroceryAPI
import Kitchen
import Values

/// Lists that may buy for the same meals of menus.
extension SQLGroceryStore {
    /// Those of some recipes of menus that lists buy for, but not the list of one menu.
    func taken(
        _ meals: Set<MenuItemID>,
        but menu: MenuID?,
        _ household: HouseholdID
    ) async throws -> [MenuItemID: GroceryListID] {
        guard !meals.isEmpty else { return [:] }
        return try await db.of(household).query(HolderSQL.holders(of: meals.sorted(), but: menu, household)).holders()
    }

    /// What lists have bought for meals that they do not buy for any more, seen from a list that is not made yet.
    func bought(for plan: ListPlan, _ household: HouseholdID) async throws -> BoughtElsewhere {
        guard plan.wanted.contains(where: { $0.origin.recipe?.source != nil }) else { return BoughtElsewhere() }
        let rows = try await db.of(household).query(BoughtSQL.all(of: household))
        let meals = try rows.all(StoredBought.self).map { try $0.bought() }
        return BoughtElsewhere(meals, from: nil, links: plan.links.mapValues(\.uuid))
    }

    /// The lists that leave something out because a list buys for it.
    func waiting(for list: GroceryListID, _ household: HouseholdID) async throws -> [WaitingList] {
        try await db.of(household).query(HolderSQL.waiting(for: list, household)).map { row in
            let waiting = try WaitingList(row)
            return WaitingList(list: waiting.list, meals: waiting.meals.filter { $0.list == list })
        }
    }

    /// The lists that have bought something for meals that they do not buy for any more.
    func listsWithBought(_ household: HouseholdID) async throws -> [GroceryListID] {
        try await db.of(household).query(BoughtSQL.lists(of: household)).map { try $0.id(0) }
    }

    /// Makes a list, or makes one that is there anew, without the meals that other lists buy for.
    ///
    /// `links` says which of its meals are recipes of menus. What was bought for its meals already it leaves out; a new
    /// list has no account of meals.
    func make(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        isThere: Bool,
        links: [UUID: MenuItemID],
        kitchen: Consolidation,
        _ change: @escaping ListChange
    ) async throws -> GroceryList? {
        func made(isThere: Bool) async throws -> GroceryList? {
            try await db.of(household).transaction { tx in
                let holders = HolderTransaction(tx: tx, household: household, now: now)
                let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
                let follow = FollowTransaction(lists: lists, newID: { GroceryItemID(newID()) })
                if isThere, let made = try await follow.remake(list, links: links, kitchen: kitchen, change) {
                    return made
                }
                let meals = Set(links.values).sorted()
                let rows = try await tx.run(
                    HolderTransaction.locking(list, household)
                        + [HolderSQL.holders(of: meals, but: nil, household), BoughtSQL.any(of: household)]
                        + lists.loading(list)
                )
                let held = try HolderTransaction.held(rows[1])
                let taken = try HolderTransaction.taken(rows[2], besides: list)
                var before: GroceryList?
                let made = try await lists.update(list, loaded: rows[4...]) { found in
                    before = found
                    var meals: [UUID: FollowedMeal] = [:]
                    return try change(&found, &meals, taken)
                }
                guard let made, made.fingerprint != before?.fingerprint else { return made }
                let free = made.isDraft ? [:] : links.filter { taken[$0.value] == nil }
                let after = Dictionary(free.map { ($0.value, $0.key) }) { first, _ in first }
                try await holders.settle(list, from: held, to: after)
                guard !rows[3].isEmpty else { return made }
                return try await follow.update(list, links: links, kitchen: kitchen) { list, meals, _ in
                    guard !list.isPinned else { return }
                    try list.settle(&meals, kitchen: kitchen, newID: follow.newID)
                }
            }
        }
        do {
            return try await made(isThere: isThere)
        } catch let error as DatabaseError where error.isUniqueViolation {
            // Another call has made the list in the meantime: this one finds it now.
            return try await made(isThere: true)
        }
    }

    /// Shows a list that was a draft; nil if there is none.
    ///
    /// Throws `KitchenNeeded` without the kitchen if meals of the list are bought for by another.
    func activate(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        kitchen: Consolidation?,
        _ check: @escaping @Sendable (GroceryList) throws -> Void
    ) async throws -> GroceryList? {
        try await db.of(household).transaction { tx in
            let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
            return try await FollowTransaction(lists: lists, newID: { GroceryItemID(newID()) })
                .activate(list, kitchen: kitchen, check)
        }
    }

    /// Deletes a list, whose meals of menus go to the lists that wait for them; gives those.
    func delete(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        _ check: @escaping @Sendable (GroceryList) throws -> Void
    ) async throws -> [GroceryListID] {
        try await db.of(household).transaction { tx in
            try await HolderTransaction(tx: tx, household: household, now: now).lock()
            let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
            let waiting = try await FollowTransaction(lists: lists, newID: { GroceryItemID(newID()) }).leave(list)
            _ = try await lists.update(list) { found in
                guard let list = found else { throw GroceryError.noSuchList }
                try check(list)
                found = nil
                return [.deleted]
            }
            return waiting
        }
    }
}
