import Database
import Events
import FoundationEssentials
import GroceryAPI
import Kitchen
import Values

/// Changes a list together with the account of the meals that it buys for, inside a transaction.
struct FollowTransaction {
    /// Loads and saves the list itself.
    let lists: ListTransaction
    let newID: () -> GroceryItemID

    /// Decides which list buys for what.
    var holders: HolderTransaction {
        HolderTransaction(tx: lists.tx, household: lists.household, now: lists.now)
    }

    /// How many meals that are gone a list remembers.
    private static let mostGone = 200

    /// Loads a list and its account, changes both and saves the difference; nil if there is no such list.
    ///
    /// `links` says which meals, by their source, are recipes of menus; those of a menu's list are known. Lists that buy
    /// for the same meals are made right again with it, if what was bought for those has changed.
    func update(
        _ id: GroceryListID,
        links: [UUID: MenuItemID] = [:],
        kitchen: Consolidation,
        _ change: (inout GroceryList, inout [UUID: FollowedMeal], MealFacts) throws -> Void
    ) async throws -> GroceryList? {
        guard let followed = try await updateOne(id, links: links, change) else { return nil }
        return try await settleOthers(try await noteBought(followed), kitchen)[id] ?? followed.list
    }

    /// Makes a list that is there anew; nil if there is none.
    func remake(
        _ id: GroceryListID,
        links: [UUID: MenuItemID],
        kitchen: Consolidation,
        _ change: ListChange
    ) async throws -> GroceryList? {
        var isOther = false
        let list = try await update(id, links: links, kitchen: kitchen) { list, meals, facts in
            var found: GroceryList? = list
            _ = try change(&found, &meals, facts.taken)
            isOther = found?.fingerprint != list.fingerprint
            list = found ?? list
        }
        // What somebody took off the list is wanted again, or not.
        if isOther { try await lists.tx.execute(RemovedSQL.forget(of: id, lists.household)) }
        return list
    }

    /// The same without other lists.
    func updateOne(
        _ id: GroceryListID,
        links: [UUID: MenuItemID] = [:],
        _ change: (inout GroceryList, inout [UUID: FollowedMeal], MealFacts) throws -> Void
    ) async throws -> Followed? {
        let (tx, household) = (lists.tx, lists.household)
        let rows = try await tx.run(
            HolderTransaction.locking(id, household)
                + [HolderSQL.holders(ofMealsOn: id, and: links.values, household), ListSQL.lock(id, household)]
                + ExpirySQL.sweep(id, household, now: lists.now) + [
                    ItemSQL.visible(on: id, household, now: lists.now), FollowSQL.meals(of: id, household),
                    FollowSQL.settled(on: id, household), BoughtSQL.all(of: household),
                ]
        )
        let held = try HolderTransaction.held(rows[1])
        let last = rows.count - 2
        guard var before = try StoredList.list(of: [rows[3], rows[last - 2]], now: lists.now) else { return nil }
        let expired = try rows[4].values(as: GroceryItemID.self)
        if !expired.isEmpty {
            let event = ListNotice.expiryEvent(expired, of: id)
            try await tx.runLater(Outbox.statements([event], household: household, at: lists.now))
        }
        let stored = try rows[last - 1].map { try StoredMeal($0) }
        let settled = try rows[last].all(StoredSettled.self).map { try $0.item() }
        let old = Dictionary(stored.compactMap { $0.meal }.map { ($0.source, $0) }) { first, _ in first }
        let unknown = Set(stored.filter { $0.meal == nil }.map(\.source))
        var meals = old.merging(try before.meals(of: unknown, settled: settled)) { first, _ in first }
        for item in settled { try meals.absorb(item) }
        let known = meals
        let lost = unknown.subtracting(meals.keys)
        var links = links.merging(meals.values.compactMap { meal in meal.share.menuItem.map { (meal.source, $0) } }) {
            $1
        }
        for meal in before.elsewhere { links[meal.share.source ?? meal.meal.uuid] = meal.meal }
        var taken = try HolderTransaction.taken(rows[2], besides: id)
        if !before.elsewhere.isEmpty {
            taken.merge(try await holders.taken(before.elsewhere.map(\.meal), besides: id)) { $1 }
        }
        before.boughtElsewhere = try await boughtElsewhere(rows[last + 1], seenFrom: id, links, held)
        var after = before
        try change(&after, &meals, MealFacts(lost: lost, taken: taken))
        meals.forgetOldest(beyond: Self.mostGone)
        try await holders.settle(id, from: held, to: after.holds(meals, lost, held, links, taken))
        guard after != before || meals != known || !settled.isEmpty else {
            return Followed(list: before, before: known, meals: meals)
        }
        let size = meals.values.reduce(0) { $0 + StoredMeal.text($1).utf8.count + 100 }
        var statements: [SQL] = []
        let changed = meals.values.filter { old[$0.source] != $0 }.sorted {
            $0.source.uuidString < $1.source.uuidString
        }
        let gone = stored.map(\.source).filter { meals[$0] == nil && !lost.contains($0) }
        if !changed.isEmpty { statements.append(FollowSQL.save(changed, of: id, household)) }
        if !gone.isEmpty { statements.append(FollowSQL.forget(gone, of: id, household)) }
        if !settled.isEmpty { statements.append(FollowSQL.forgetSettled(on: id, household)) }
        guard after == before else {
            after.accountSize = size
            let saved = try await lists.saveFollowing(id, before, after, account: statements)
            return saved.map { Followed(list: $0, before: known, meals: meals) }
        }
        // Nothing that anybody sees.
        _ = try await tx.run([FollowSQL.account(of: id, household, takes: size)] + statements)
        return Followed(list: before, before: known, meals: meals)
    }
}

extension FollowTransaction {
    /// Whether a list is there that its household does not see, or whose menu is being planned.
    func isHidden(_ id: GroceryListID) async throws -> Bool {
        try await !lists.tx.query(ListSQL.hidden(id, lists.household)).isEmpty
    }

    /// Shows a list that was a draft; what another list has come to buy for, or has bought, meanwhile it leaves out.
    ///
    /// Only for that the household's kitchen is needed: without one it throws `KitchenNeeded`.
    func activate(
        _ id: GroceryListID,
        kitchen: Consolidation?,
        _ check: (GroceryList) throws -> Void = { _ in }
    ) async throws -> GroceryList? {
        let (tx, household) = (lists.tx, lists.household)
        let rows = try await tx.run(
            HolderTransaction.locking(id, household)
                + [HolderSQL.holders(ofMealsOn: id, and: [], household), BoughtSQL.any(of: household)]
                + lists.loading(id)
        )
        let held = try HolderTransaction.held(rows[1])
        var taken = try HolderTransaction.taken(rows[2], besides: id)
        func holding(_ list: GroceryList) -> [SQL] {
            let own = Dictionary(uniqueKeysWithValues: list.ownMeals.keys.map { (MenuItemID($0), $0) })
            taken = taken.filter { own[$0.key] != nil }
            return taken.isEmpty ? holders.holding(id, own.filter { held[$0.key] == nil }) : []
        }
        let shown = try await lists.update(id, loaded: rows[4...], also: holding) { found in
            guard var list = found else { return [] }
            try check(list)
            list.isDraft = false
            // Its menu is cooked from it now.
            list.isPlanning = false
            found = list
            return [.list]
        }
        guard let shown, !taken.isEmpty || !rows[3].isEmpty else { return shown }
        let meals = shown.ownMeals.mapValues(\.servings)
        let links = Dictionary(uniqueKeysWithValues: meals.keys.map { ($0, MenuItemID($0)) })
        guard let kitchen else { throw KitchenNeeded() }
        let wishes = MealWishes(
            scope: .named,
            servings: meals.filter { taken[MenuItemID($0.key)] != nil },
            links: links
        )
        return try await update(id, kitchen: kitchen) { list, meals, facts in
            try list.follow(wishes.knowing(facts), &meals, kitchen: kitchen, newID: newID)
        }
    }
}

/// Makes a list, or makes one that is there anew with the account of its meals, without what other lists buy for.
typealias ListChange =
    @Sendable (
        inout GroceryList?, inout [UUID: FollowedMeal], _ taken: [MenuItemID: GroceryListID]
    ) throws -> [ListNotice]

/// A change turns out to need the household's kitchen, which a neighbour gives: never asked inside a transaction.
struct KitchenNeeded: Error {}

extension GroceryList {
    /// Which recipes of menus the list buys for; a draft buys nothing yet.
    fileprivate func holds(
        _ meals: [UUID: FollowedMeal],
        _ lost: Set<UUID>,
        _ held: [MenuItemID: UUID],
        _ links: [UUID: MenuItemID],
        _ taken: [MenuItemID: GroceryListID]
    ) -> [MenuItemID: UUID] {
        guard !isDraft else { return [:] }
        let free = Dictionary(links.map { ($0.value, $0.key) }) { first, _ in first }.filter { taken[$0.key] == nil }
        return held.merging(free) { first, _ in first }.filter { _, source in
            lost.contains(source) || meals[source].map { $0.share.servings > 0 } ?? false
        }
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
