import Database
import FoundationEssentials
import GroceryAPI
import Kitchen
import Values

/// A list that may follow something, and the days that it is made from.
struct FollowingList: Sendable {
    let id: GroceryListID
    var origin: GroceryListSource.Kind
    var from: CalendarDate?
    var to: CalendarDate?
    /// What it leaves out, as others buy for it.
    var elsewhere: [GroceryElsewhere]

    init(_ row: borrowing Row) throws {
        id = try row.value(0)
        origin = try row.value(1)
        from = try row.optionalDate(2)
        to = try row.optionalDate(3)
        elsewhere = try StoredJSON.decode([GroceryElsewhere].self, from: try row.string(4))
    }

    /// Whether the list is made from days of the plan, this one among them.
    func covers(_ day: CalendarDate) -> Bool {
        guard origin == .plan, let from, let to else { return false }
        return from <= day && day <= to
    }
}

extension SQLGroceryStore {
    /// Those of some meals that each of some lists buys for or has bought for.
    func meals(
        _ sources: Set<UUID>,
        knownToAll lists: [GroceryListID],
        _ household: HouseholdID
    ) async throws -> Set<UUID> {
        let known = FollowSQL.meals(Array(sources), knownToAll: lists, household)
        return Set(try await db.of(household).query(known).map { try $0.value(0) as UUID })
    }

    /// The lists that buy for meals, or cover days of the plan; pinned ones are left out.
    func lists(
        buyingFor sources: [UUID],
        or days: [CalendarDate] = [],
        orNaming named: [UUID] = [],
        of household: HouseholdID
    ) async throws -> [FollowingList] {
        try await db.of(household).query(FollowSQL.lists(buyingFor: sources, or: days, orNaming: named, household))
            .map { try FollowingList($0) }
    }

    /// Changes a list together with the account of its meals, in one transaction; nil if there is none.
    ///
    /// `links` says which of its meals, new ones too, are recipes of menus.
    func follow(
        _ list: GroceryListID,
        in household: HouseholdID,
        now: Instant,
        links: [UUID: MenuItemID] = [:],
        kitchen: Consolidation,
        _ change: @escaping @Sendable (inout GroceryList, inout [UUID: FollowedMeal], MealFacts) throws -> Void
    ) async throws -> GroceryList? {
        try await db.of(household).transaction { tx in
            let lists = ListTransaction(tx: tx, household: household, now: now, storage: storage)
            return try await FollowTransaction(lists: lists, newID: { GroceryItemID(newID()) })
                .update(list, links: links, kitchen: kitchen, change)
        }
    }
}
