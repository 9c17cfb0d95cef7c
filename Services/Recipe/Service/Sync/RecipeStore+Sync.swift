import Database
import RecipeAPI
import Sync
import Values

extension SQLRecipeStore {
    /// The operations that were done.
    func operations(now: @escaping @Sendable () -> Instant) -> OperationMemory { OperationMemory(db, now: now) }

    /// What has changed since an app last asked, or everything; nil if a deletion may have been missed.
    ///
    /// Changes are numbered in the order in which they are committed, so none is missed that was under way.
    func changes(
        after cursor: SyncCursor?,
        of household: HouseholdID,
        limit: Int,
        as view: SyncView,
        for reader: UserID,
        at now: Instant
    ) async throws -> SyncPage? {
        let place = cursor?.place ?? .start
        // One more than asked for tells whether anything follows.
        let results = try await db.of(household).read([
            SyncSQL.gone(of: household), SyncSQL.changes(after: place, of: household, limit: limit + 1),
        ])
        let gone = try results[0].first?.int(0) ?? 0
        let known = cursor ?? SyncCursor(place: place, completeAt: now, gone: gone)
        guard !known.hasMissed(gone: gone, now: now) else { return nil }
        var (ids, there): ([RecipeID], [RecipeID]) = ([], [])
        var next = known
        var room = RecipeBatchRequest.room
        for row in results[1].prefix(limit) {
            let (id, isDeleted): (RecipeID, Bool) = (try row.id(1), try row.bool(2))
            if view == .full, !isDeleted {
                room -= try row.int(3)
                if room < 0, !ids.isEmpty { break }
            }
            ids.append(id)
            if !isDeleted { there.append(id) }
            next.place = ChangePlace(seq: try row.int(0), id: id)
        }
        let hasMore = ids.count < results[1].count
        if !hasMore { (next.completeAt, next.gone) = (now, gone) }
        let documents = try await documents(of: there, household, as: view, for: reader)
        let byID = Dictionary(documents.map { ($0.id, $0) }) { first, _ in first }
        // What was deleted just now comes again.
        let changes = ids.map { SyncPage.Change(id: $0, document: byID[$0]) }
        return SyncPage(changes: changes, next: next, hasMore: hasMore)
    }

    private func documents(
        of ids: [RecipeID],
        _ household: HouseholdID,
        as view: SyncView,
        for reader: UserID
    ) async throws -> [RecipeDocument] {
        guard !ids.isEmpty else { return [] }
        switch view {
        case .full: return try await documents(ids, of: household, as: RecipeView(reader: reader))
        case .summary:
            let rows = try await db.of(household).read([SearchSQL.summaries(of: ids, household)])[0]
            return try await summaries(Array(rows)[...], of: household, for: reader)
        }
    }
}
