import Database
import Events
import Identity
import Kitchen
import Values

/// New content of a recipe in place of the old.
struct RecipeChange: Sendable {
    let old: Recipe
    let new: Recipe
    /// Whether what the recipe was is kept as a version.
    var keepsOld = false
    /// Whether others show what changes: title and picture of what is still to be cooked.
    var isShownElsewhere = true

    /// Whether something else is to be bought for it, or more or less.
    var changesBuying: Bool { new.content.buysOther(than: old.content) }

    fileprivate var pictureChanged: Bool { !new.content.hasPicture(of: old.content) }
}

extension SQLRecipeStore {
    /// Keeps changed content in place of the versions before, together; gives the recipes of which nobody was faster.
    ///
    /// All changes of what people write in recipes come through here.
    func replace(_ changes: [RecipeChange], of household: HouseholdID) async throws -> Set<RecipeID> {
        // In the same order whoever changes several.
        let changes = changes.sorted { $0.new.id < $1.new.id }
        let kitchen = try await kitchens.kitchen(of: household)
        let stored = try await aside {
            changes.map { (row: StoredRecipe($0.new, kitchen), old: $0.keepsOld ? StoredVersion($0.old) : nil) }
        }
        return try await db.of(household).transaction { tx in
            let seq = try await advance(household, tx)
            let rows = stored.map { stored in
                var row = stored.row
                row.changeSeq = seq
                return row
            }
            let kept = stored.reduce(0) { $0 + ($1.old?.size ?? 0) }
            let hasRoom = try await checkSize(rows, kept: kept, of: household, tx)
            let results = try await tx.run(rows.map { RecipeSQL.update($0, of: household) })
            var (done, later, events): (Set<RecipeID>, [SQL], [EventDraft]) = ([], [], [])
            for (index, change) in changes.enumerated() where results[index].affected == 1 {
                let recipe = change.new
                done.insert(recipe.id)
                if change.pictureChanged {
                    try await link(recipe.content, to: recipe.id, of: household, at: recipe.updatedAt, in: tx)
                }
                later.append(RecipeSQL.removeTags(recipe.id, of: household))
                later += tagging(recipe, of: household)
                let kept = hasRoom ? stored[index].old : nil
                if let kept { later += VersionSQL.keep(kept, of: household) }
                later += alongside(change)
                events.append(change.event(wasKept: kept != nil))
            }
            guard let now = changes.first?.new.updatedAt, !done.isEmpty else { return done }
            try await tx.runLater(later + Outbox.statements(events, household: household, at: now))
            return done
        }
    }

    /// Throws if the household's recipes would take more than they may, and more than they do; says whether what they were
    /// has room, too, of `kept` bytes.
    ///
    /// What recipes were makes room first, and then deleted recipes.
    @discardableResult
    func checkSize(
        _ stored: [StoredRecipe],
        kept: Int = 0,
        of household: HouseholdID,
        _ tx: ScopedTransaction
    ) async throws -> Bool {
        let size = stored.reduce(0) { $0 + $1.size }
        // What an older version of it takes is not known yet.
        guard let storage, !storage.takes(size + kept, of: household) else { return true }
        let sizes = RecipeSQL.size(of: household, and: stored.map(\.id))
        guard let row = try await tx.run([.lock("recipes", of: household), sizes])[1].first else { return true }
        let (all, old) = (try row.int(0), try row.int(1))
        // defence: bytes-of-recipes
        guard size + kept > old else { return true }
        let (more, deleted, histories) = (size - old, try row.int(2), try row.int(3))
        let lasting = all - deleted - histories
        if more > 0 { try StorageFull.check(.recipes, adding: more, to: lasting, limit: storage.bytes) }
        storage.note(all + more + kept, of: household)
        guard all + more + kept > storage.bytes else { return true }
        let room = storage.bytes - more - kept - lasting
        _ = try await tx.run(VersionSQL.makeRoom(leaving: max(0, room - deleted), of: household))
        if deleted > max(0, room) {
            let gone = try await tx.query(DeletedRecipeSQL.makeRoom(leaving: max(0, room), of: household))
            if let last = try gone.map({ try $0.int(0) }).max() {
                try await tx.execute(SyncSQL.lose(last, of: household))
            }
        }
        return room >= 0
    }
}
