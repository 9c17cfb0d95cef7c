import Crypto
import Database
import Events
import FoundationEssentials
import Identity
import RecipeAPI
import Values

/// How what has been read is written: once, while the claim holds, with everything that belongs to it.
extension ImportStore {
    /// Writes what has become of an item that is no recipe, of its own or as a part of a file, and tells of it.
    func settle(
        _ item: StoredImportItem,
        partOf file: StoredImportItem? = nil,
        _ claim: ClaimedImport,
        at now: Instant
    ) async throws {
        try await db.of(claim.household).transaction { tx in
            let row = try await count(item, partOf: file, claim, tx, at: now)
            try await settle(item, partOf: file, row, claim, kept: nil, [], tx, at: now)
        }
    }

    /// Keeps the recipe of an item, once; throws `ImportIsDuplicate`, `LimitReached` or `StorageFull` if it cannot be kept.
    ///
    /// The item is one of its own or a part of a file; `kept` is what a person can look at.
    func keep(
        _ imported: ImportedRecipe,
        of item: StoredImportItem,
        partOf file: StoredImportItem? = nil,
        _ claim: ClaimedImport,
        kept: [UInt8]? = nil,
        at now: Instant
    ) async throws {
        let (household, recipe) = (claim.household, imported.recipe)
        var stored = try await recipes.stored(recipe, of: household)
        if let cooked = imported.cooked { (stored.timesCooked, stored.lastCooked) = (cooked.times, cooked.last) }
        try await db.of(household).transaction { [stored] tx in
            let row = try await count(item, partOf: file, claim, tx, at: now)
            // It is there if the same item was read twice, and then it has been counted.
            let isNew = try await recipes.insert(stored, recipe.content, of: household, quota: imported.recipes, tx)
            var news: [SQL] = []
            if isNew {
                if let (quotas, month) = imported.imports {
                    let add = AllowanceSQL.addImport(in:of:_:at:)
                    try await SQLRecipeStore.add(add, in: month, of: household, quotas, at: now, tx)
                }
                try await takeKeys(imported.keys, recipe.id, isAgain: item.again == 1, household, tx)
                try await put(recipe.id, into: imported.cookbooks, household, tx, at: now)
                if let cooked = imported.cooked {
                    news.append(RecipeSQL.addCookings(cooked.times, on: cooked.last, recipe.id, of: household))
                }
                news += recipes.announcing(recipe, of: household)
            }
            try await settle(item, partOf: file, row, claim, kept: kept, news, tx, at: now)
        }
    }

    /// Puts it into its cookbooks; those that are new have ids that follow from their names, as whatever is imported twice.
    private func put(
        _ recipe: RecipeID,
        into cookbooks: [String],
        _ household: HouseholdID,
        _ tx: ScopedTransaction,
        at now: Instant
    ) async throws {
        guard !cookbooks.isEmpty else { return }
        try await SQLCookbookStore.file(
            recipe,
            into: cookbooks,
            of: household,
            at: now,
            newID: { CookbookID(UUID.version5(namespace: recipe.uuid, name: "cookbook \($0)")) },
            tx
        )
    }

    /// Notes what a recipe was read from; throws `ImportIsDuplicate` if that is another one by now.
    func takeKeys(
        _ keys: [String],
        _ recipe: RecipeID,
        isAgain: Bool,
        _ household: HouseholdID,
        _ tx: ScopedTransaction
    ) async throws {
        let added = try await tx.execute(ImportClaimSQL.addKeys(keys, recipe, of: household))
        guard added < keys.count else { return }
        if !isAgain,
            let other = try await tx.query(ImportClaimSQL.other(keys: keys, than: recipe, of: household)).first
        {
            throw ImportIsDuplicate(id: try other.id(0), title: try other.string(1))
        }
        try await tx.execute(ImportClaimSQL.takeKeys(keys, recipe, of: household))
    }

    /// Passes over a recipe of a file that has been dealt with before.
    func pass(_ file: StoredImportItem, _ claim: ClaimedImport) async throws {
        try await db.of(claim.household).transaction { tx in
            let lock = ImportClaimSQL.held(claim.row.id, of: claim.household, claim.lease)
            guard try await tx.query(lock).first != nil,
                try await tx.execute(ImportClaimSQL.proceed(file, of: claim.household)) == 1
            else { throw ImportLeaseLost() }
        }
    }

    /// Counts the item in its new status, while the claim holds.
    private func count(
        _ item: StoredImportItem,
        partOf file: StoredImportItem?,
        _ claim: ClaimedImport,
        _ tx: ScopedTransaction,
        at now: Instant
    ) async throws -> StoredImport {
        let lease = ImportLease(id: claim.lease, until: now + Self.lease)
        let (id, household) = (claim.row.id, claim.household)
        let count =
            file == nil
            ? ImportClaimSQL.count(item.status, in: id, of: household, lease, at: now)
            : ImportClaimSQL.countPart(item.status, in: id, of: household, lease, at: now)
        guard let row = try await tx.query(count).one(StoredImport.self) else { throw ImportLeaseLost() }
        return row
    }

    private func settle(
        _ item: StoredImportItem,
        partOf file: StoredImportItem?,
        _ row: StoredImport,
        _ claim: ClaimedImport,
        kept: [UInt8]?,
        _ news: [SQL],
        _ tx: ScopedTransaction,
        at now: Instant
    ) async throws {
        let household = claim.household
        if let file {
            guard try await tx.execute(ImportClaimSQL.proceed(file, of: household)) == 1 else {
                throw ImportLeaseLost()
            }
            try await tx.execute(ImportSQL.insert([item], of: household))
        } else {
            guard try await tx.execute(ImportClaimSQL.settle(item, of: household)) == 1 else { throw ImportLeaseLost() }
        }
        let texts = ImportTexts(in: row.language)
        let change = ImportChanged(job: ImportBody(row, texts), item: ImportItemBody(item, texts))
        let event = EventDraft(RecipeEvent.importChanged(change), subject: row.id.uuid)
        var statements = news + Outbox.statements([event], household: household, at: now)
        // What was sent is needed once more for what may be tried again, or looked at.
        if item.status == .read {
            statements.append(ImportSQL.removeBodies(ofFile: item, household))
        } else if item.status == .active {
            statements.append(ImportSQL.removeBodies(of: item.id, household))
        } else if let kept {
            statements.append(ImportSQL.removeBodies(of: item.id, household))
            statements.append(ImportSQL.addBody(0, kept, of: item.id, household))
        }
        try await tx.runLater(statements)
    }
}
