import Database
import FoundationEssentials
import GroceryAPI
import Kitchen
import Values

/// Changes a list together with the account of the meals that it buys for, inside a transaction.
struct FollowTransaction {
    /// Loads and saves the list itself.
    let lists: ListTransaction
    let kitchen: Consolidation
    let newID: () -> GroceryItemID

    /// How many meals that are gone a list remembers.
    private static let mostGone = 200

    /// Loads a list and its account, changes both and saves the difference; nil if there is no such list.
    ///
    /// The closure is also told for which meals the list buys without anybody knowing what, as all of it was bought
    /// before accounts were kept: those stay as they are.
    func update(
        _ id: GroceryListID,
        _ change: (inout GroceryList, inout [UUID: FollowedMeal], _ lost: Set<UUID>) throws -> Void
    ) async throws -> GroceryList? {
        let (tx, household) = (lists.tx, lists.household)
        let rows = try await tx.run(
            [ListSQL.lock(id, household)] + ExpirySQL.sweep(id, household, now: lists.now) + [
                ItemSQL.visible(on: id, household, now: lists.now), FollowSQL.meals(of: id, household),
                FollowSQL.settled(on: id, household),
            ]
        )
        let last = rows.count - 1
        guard let before = try StoredList.list(of: [rows[0], rows[last - 2]], now: lists.now) else { return nil }
        let stored = try rows[last - 1].map { try StoredMeal($0) }
        let settled = try rows[last].all(StoredSettled.self).map { try $0.item() }
        let old = Dictionary(stored.compactMap { $0.meal }.map { ($0.source, $0) }) { first, _ in first }
        let unknown = Set(stored.filter { $0.meal == nil }.map(\.source))
        var meals = old.merging(try before.meals(of: unknown, settled: settled)) { first, _ in first }
        for item in settled { try meals.absorb(item) }
        let known = meals
        var after = before
        let lost = unknown.subtracting(meals.keys)
        try change(&after, &meals, lost)
        meals.forgetOldest(beyond: Self.mostGone)
        guard after != before || meals != known || !settled.isEmpty else { return before }
        let size = meals.values.reduce(0) { $0 + StoredMeal.text($1).utf8.count + 100 }
        var saved: GroceryList? = before
        var statements: [SQL] = []
        if after == before {
            // Nothing that anybody sees.
            statements.append(FollowSQL.account(of: id, household, takes: size))
        } else {
            after.accountSize = size
            saved = try await lists.saveFollowing(id, before, after)
        }
        let changed = meals.values.filter { old[$0.source] != $0 }.sorted {
            $0.source.uuidString < $1.source.uuidString
        }
        let gone = stored.map(\.source).filter { meals[$0] == nil && !lost.contains($0) }
        if !changed.isEmpty { statements.append(FollowSQL.save(changed, of: id, household)) }
        if !gone.isEmpty { statements.append(FollowSQL.forget(gone, of: id, household)) }
        if !settled.isEmpty { statements.append(FollowSQL.forgetSettled(on: id, household)) }
        _ = try await tx.run(statements)
        return saved
    }
}

extension [UUID: FollowedMeal] {
    /// Notes of each meal what an item that has left the list had for it.
    fileprivate mutating func absorb(_ item: SettledItem) throws(QuantityError) {
        for line in item.lines {
            guard let source = line.origin.recipe?.source,
                let index = self[source]?.place(of: line.text, part: item.goods.part)
            else { continue }
            if item.wasBought {
                let sum = try self[source]?.lines[index].bought.adding(line.amount)
                self[source]?.lines[index].bought = sum ?? .zero
            } else {
                let sum = try self[source]?.lines[index].dropped.adding(line.amount)
                self[source]?.lines[index].dropped = sum ?? .zero
            }
        }
    }

    /// Forgets the oldest of the meals that are gone, beyond so many.
    fileprivate mutating func forgetOldest(beyond most: Int) {
        let gone = values.filter { $0.share.servings == 0 }.map(\.source).sorted { $0.uuidString < $1.uuidString }
        for source in gone.dropLast(most) { self[source] = nil }
    }
}
