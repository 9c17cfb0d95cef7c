import Database
import FoundationEssentials
import GroceryAPI
import Identity
import Kitchen
import Values

/// A list that has followed its meals.
struct Followed {
    var list: GroceryList
    /// The account of its meals before.
    var before: [UUID: FollowedMeal]
    /// The account of its meals now.
    var meals: [UUID: FollowedMeal]

    /// Whether the list buys for a meal, before and now.
    fileprivate func buys(_ source: UUID) -> (before: Bool, now: Bool) {
        (before[source].map { $0.share.servings > 0 } ?? false, meals[source].map { $0.share.servings > 0 } ?? false)
    }
}

/// What a list has bought for a meal stays bought when another buys for it.
extension FollowTransaction {
    private var tx: ScopedTransaction { lists.tx }
    private var household: HouseholdID { lists.household }

    /// What lists have bought for meals that they do not buy for any more, of the rows of `BoughtSQL.all`.
    func boughtElsewhere(
        _ rows: Rows,
        seenFrom list: GroceryListID,
        _ links: [UUID: MenuItemID],
        _ held: [MenuItemID: UUID]
    ) async throws -> BoughtElsewhere {
        let meals = try rows.all(StoredBought.self).map { try $0.bought() }
        var known = links.mapValues(\.uuid)
        for (meal, source) in held { known[source] = meal.uuid }
        for meal in meals where meal.list == list { known[meal.source] = meal.meal }
        var found = BoughtElsewhere(meals, from: list, links: known)
        let own = Set(found.own.keys)
        guard !own.isEmpty else { return found }
        let buyers = try await tx.run(BoughtSQL.buyers(of: found.ids(of: own), household)).buyers()
        found.passedOn = own.filter { source in
            let ids = found.ids(of: [source])
            return buyers.contains { ids.contains($0.id) && ($0.list, $0.source) != (list, source) }
        }
        return found
    }

    /// Writes what a list has bought for meals that it does not buy for any more; gives the lists that this concerns.
    ///
    /// `leaving` are meals that it is about to leave to others. A pinned list keeps what it has, and a draft has nothing.
    func noteBought(_ followed: Followed, leaving: Set<UUID> = []) async throws -> [GroceryListID] {
        let list = followed.list
        guard !list.isDraft, !list.isPinned || !leaving.isEmpty else { return [] }
        let elsewhere = list.boughtElsewhere
        var bought: [UUID: BoughtMeal] = [:]
        let gone = followed.meals.values.filter { $0.share.servings == 0 || leaving.contains($0.source) }
        if !gone.isEmpty {
            let holdings = Holdings(list)
            for meal in gone {
                let lines = try holdings.bought(for: meal)
                guard !lines.isEmpty else { continue }
                bought[meal.source] = BoughtMeal(
                    list: list.id,
                    source: meal.source,
                    meal: elsewhere.links[meal.source] ?? meal.source,
                    lines: lines
                )
            }
        }
        let old = elsewhere.own
        let changed = bought.values.filter { old[$0.source] != $0 }
        let forgotten = Set(old.keys).subtracting(bought.keys)
        let switched = Set(followed.before.keys).union(followed.meals.keys).filter { source in
            let buys = followed.buys(source)
            return buys.before != buys.now && elsewhere.knows(source)
        }
        guard !changed.isEmpty || !forgotten.isEmpty || !switched.isEmpty else { return [] }
        var statements = BoughtSQL.save(changed.compactMap { StoredBought($0, now: lists.now) }, household)
        if !forgotten.isEmpty { statements.append(BoughtSQL.forget(Array(forgotten), of: list.id, household)) }
        let ids = elsewhere.ids(of: forgotten.union(switched).union(changed.map(\.source)))
            .union(changed.map(\.meal))
        let rows = try await tx.run(statements + BoughtSQL.buyers(of: ids, household))
        let buyers = try Array(rows.suffix(2)).buyers()
        return elsewhere.lists(for: ids).union(buyers.map(\.list)).union([list.id]).sorted()
    }

    /// Notes what a list that is about to be deleted has bought for meals that others wait for, or buy for now; gives the
    /// lists that wait, and tells them and those that have bought for meals in its place.
    func leave(_ id: GroceryListID) async throws -> [GroceryListID] {
        let rows = try await tx.run([
            HolderSQL.waiting(for: id, household), HolderSQL.held(by: id, household), BoughtSQL.any(of: household),
        ])
        let waiting = try rows[0].map { try WaitingList($0) }
        guard !waiting.isEmpty || !rows[2].isEmpty else { return [] }
        let held = try HolderTransaction.held(rows[1])
        if let followed = try await updateOne(id, { _, _, _ in }) {
            let left = Set(waiting.flatMap(\.meals).filter { $0.list == id }.compactMap { held[$0.meal] })
            _ = try await noteBought(followed, leaving: left)
            // What nobody else buys for is forgotten with the list, so that another can be made in its place.
            let unused = Set(followed.meals.keys).subtracting(left).subtracting(followed.list.boughtElsewhere.passedOn)
            _ = try await tx.run(
                [BoughtSQL.forget(Array(unused), of: id, household)] + holders.tell(waitingFor: id)
            )
        }
        return waiting.map(\.list)
    }

    /// Makes lists right again that buy for meals of which something else was bought than they knew; gives those.
    func settleOthers(_ ids: [GroceryListID], _ kitchen: Consolidation) async throws -> [GroceryListID: GroceryList] {
        var settled: [GroceryListID: GroceryList] = [:]
        // Locked in this order by all.
        for id in ids {
            do {
                settled[id] = try await updateOne(id) { list, meals, _ in
                    guard !list.isPinned else { return }
                    try list.settle(&meals, kitchen: kitchen, newID: newID)
                }?.list
            } catch is GroceryError {
                // A list that is full stays as it is.
            } catch let error as QuantityError {
                // An amount, or a number of lines, beyond any kitchen. Who is gone gets no answer anyway.
                if error == .abandoned { throw error }
            } catch is StorageFull {
                // So does a list of a household that has no room.
            }
        }
        return settled
    }
}
