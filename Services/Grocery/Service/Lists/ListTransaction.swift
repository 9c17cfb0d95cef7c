import Database
import Events
import GroceryAPI
import Identity
import Values

/// Loads and saves one list inside a transaction.
///
/// The list's row is locked first, so that structural changes, ticks and the sweep of one list follow one another.
struct ListTransaction {
    let tx: ScopedTransaction
    let household: HouseholdID
    let now: Instant
    /// How many bytes a household's lists may take; nil for any number.
    var storage: StorageLimit?

    /// Loads a list, changes it and saves the difference; gives the list as it is afterwards.
    func update(
        _ id: GroceryListID,
        _ change: (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        try await update(id, loaded: ArraySlice(try await tx.run(loading(id))), change)
    }

    /// Changes a list that the answers to `loading` tell, and saves the difference with what `also` says of it; gives
    /// the list as it is afterwards.
    ///
    /// `leaving` are items that have been taken off it, as they were then, where that is not how the database has them.
    /// `isTold` says that there is something to tell of also where the list is as it was.
    func update(
        _ id: GroceryListID,
        loaded: ArraySlice<Rows>,
        leaving: [GroceryItem] = [],
        isTold: Bool = false,
        also: (GroceryList) -> [SQL] = { _ in [] },
        _ change: (inout GroceryList?) throws -> [ListNotice]
    ) async throws -> GroceryList? {
        let before = try StoredList.list(of: Array(loaded), now: now)
        var after = before
        let notices = try change(&after)
        let more = after.map(also) ?? []
        guard after != before || !leaving.isEmpty || isTold else {
            try await tx.runLater(more)
            return after
        }
        try await checkSize(before, after)
        return try await save(id, before, after, notices, leaving: leaving, also: more)
    }

    /// The statements that lock a list and load it.
    func loading(_ id: GroceryListID) -> [SQL] {
        [ListSQL.lock(id, household), ItemSQL.visible(on: id, household, now: now)]
    }

    /// Saves a list that has followed its meals, whose account these statements keep.
    func saveFollowing(
        _ id: GroceryListID,
        _ before: GroceryList,
        _ after: GroceryList,
        account: [SQL]
    ) async throws -> GroceryList? {
        try await checkSize(before, after)
        return try await save(id, before, after, [.list], account: account)
    }

    /// Throws if a list that grows would be too large, or the household's lists together.
    private func checkSize(_ before: GroceryList?, _ after: GroceryList?) async throws {
        guard let size = after?.size else { return }
        let old = before?.size ?? 0
        // defence: bytes-of-lists
        guard size > old else { return }
        if size > GroceryList.maximumSize { throw GroceryError.listTooLarge }
        try await makeRoom(for: size - old)
    }

    /// Throws if the household's lists would be too large with so many bytes more.
    func makeRoom(for size: Int) async throws {
        guard let storage, !storage.takes(size, of: household) else { return }
        let rows = try await tx.run([.lock("grocery_lists", of: household), ListSQL.size(of: household)])[1]
        guard let row = rows.first else { return }
        let all = try row.int(0)
        try StorageFull.check(.groceryLists, adding: size, to: all, limit: storage.bytes)
        storage.note(all + size, of: household)
    }

    /// Writes what differs, with versions raised; gives the list as it was written.
    private func save(
        _ id: GroceryListID,
        _ before: GroceryList?,
        _ after: GroceryList?,
        _ notices: [ListNotice],
        account known: [SQL]? = nil,
        leaving: [GroceryItem] = [],
        also more: [SQL] = []
    ) async throws -> GroceryList? {
        var statements: [SQL] = []
        let titles = ListTitles(of: notices, before, after)
        var events = notices.map { $0.event(of: id, titles, undo: $0.undo(of: before, after)) }
        var written = after
        if var list = after {
            list.version += 1
            list.updatedAt = now
            let saved = numberedItems(of: &list, before: before)
            statements.append(
                before == nil
                    ? ListSQL.insert(StoredList(list), household) : ListSQL.update(StoredList(list), household)
            )
            let (gone, changed) = gone(from: before, to: list, leaving: leaving)
            // What they were bought for, and whether they were bought, is read from their rows.
            if !changed.isEmpty { statements.append(ItemSQL.save(changed, on: id, household)) }
            let account = known ?? account(before, list, gone: gone)
            statements += account
            statements += itemStatements(saved: saved, gone: gone, in: id)
            let removed = gone.filter { notices.contains(.removed($0.id)) }
            statements += RemovedSQL.keep(removed.compactMap { StoredRemovedItem($0, now: now) }, of: id, household)
            written = list
        } else {
            // Its links end with it, which the household's log notes of each.
            let shares = try await tx.query(ShareSQL.revokeAll(of: id, household, now: now)).values(as: ShareID.self)
            events += shares.map { ShareFact.revoked($0, by: nil) }
            // A draft has not been anybody's list yet.
            if before?.isDraft == false { statements += DeletedListSQL.putAside(id, household, at: now) }
            statements.append(ListSQL.delete(id, household))
        }
        statements += more + Outbox.statements(events, household: household, at: now)
        try await tx.runLater(statements)
        return written
    }

    /// Raises the version of each item that is new or changed, and gives the rows to write.
    private func numberedItems(of list: inout GroceryList, before: GroceryList?) -> [StoredItem] {
        let known = Dictionary(uniqueKeysWithValues: (before?.items ?? []).map { ($0.id, $0) })
        var saved: [StoredItem] = []
        for index in list.items.indices {
            let item = list.items[index]
            let old = known[item.id]
            guard item != old else { continue }
            list.items[index].version = (old?.version ?? 0) + 1
            list.items[index].createdAt = old?.createdAt ?? item.createdAt ?? now
            list.items[index].updatedAt = now
            saved.append(StoredItem(list.items[index], now: now))
        }
        return saved
    }

    /// The items that are on the list no more, as they were last, and the rows of those that the database has otherwise.
    private func gone(
        from before: GroceryList?,
        to after: GroceryList,
        leaving: [GroceryItem]
    ) -> (items: [GroceryItem], changed: [StoredItem]) {
        let kept = Set(after.items.map(\.id))
        let old = (before?.items ?? []).filter { !kept.contains($0.id) }
        let stored = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        var last = stored
        for item in leaving where !kept.contains(item.id) { last[item.id] = item }
        let new = leaving.map(\.id).filter { stored[$0] == nil && !kept.contains($0) }
        let changed = last.values.filter { stored[$0.id] != $0 }.sorted { $0.id < $1.id }
        return ((old.map(\.id) + new).compactMap { last[$0] }, changed.map { StoredItem($0, now: now) })
    }

    /// What keeps the account of the meals that the list buys for, so that it can follow them.
    private func account(_ before: GroceryList?, _ list: GroceryList, gone: [GroceryItem]) -> [SQL] {
        var statements: [SQL] = []
        // What is made anew has no past.
        let isRemade = before.map { $0.fingerprint != list.fingerprint } ?? false
        if isRemade {
            statements.append(ListSQL.forgetSources(of: list.id, household))
            statements.append(FollowSQL.forgetSettled(on: list.id, household))
            statements.append(RemovedSQL.forget(of: list.id, household))
        } else {
            let left = gone.filter(\.isWantedByRecipe).map(\.id)
            if !left.isEmpty { statements.append(FollowSQL.settle(left, of: list.id, household)) }
        }
        let new = isRemade ? list.sources : list.sources.subtracting(before?.sources ?? [])
        if !new.isEmpty { statements.append(ListSQL.recordSources(new, of: list.id, household)) }
        return statements
    }

    private func itemStatements(saved: [StoredItem], gone: [GroceryItem], in id: GroceryListID) -> [SQL] {
        var statements: [SQL] = []
        if !gone.isEmpty {
            let ids = gone.map(\.id)
            if gone.contains(where: { $0.checkedAt != nil }) {
                statements.append(RecentSQL.remember(from: id, household, where: "id IN \(list: ids)"))
                statements.append(RecentSQL.forgetOldest(of: household))
            }
            statements.append(ItemSQL.delete(ids, from: id, household))
        }
        if !saved.isEmpty { statements.append(ItemSQL.save(saved, on: id, household)) }
        return statements
    }
}
