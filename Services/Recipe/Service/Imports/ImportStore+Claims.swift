import Database
import Events
import FoundationEssentials
import Identity
import RecipeAPI
import Values

/// An import that this replica reads, for a household.
struct ClaimedImport: Sendable {
    let household: HouseholdID
    let row: StoredImport
    /// What the claim is known by.
    let lease: UUID
}

/// Another replica has the import now, or it is gone: what was read of it is thrown away.
struct ImportLeaseLost: Error {}

/// The household has the recipe already.
struct ImportIsDuplicate: Error {
    let id: RecipeID
    let title: String
}

/// A recipe that was read from an item, to be kept.
struct ImportedRecipe: Sendable {
    var recipe: Recipe
    /// What it is known by.
    var keys: [String]
    /// How many recipes the household may have.
    var recipes: Quota?
    /// How many imports it may make in this month, if it counts as one.
    var imports: (quota: Quota, month: String)?
}

/// How replicas share the work of imports.
extension ImportStore {
    /// For how long a claim holds unless it is renewed.
    static let lease = Duration.seconds(6)

    private func lease(_ id: UUID, at now: Instant) -> ImportLease { ImportLease(id: id, until: now + Self.lease) }

    /// Some imports that may be claimed, one of each household.
    func due(at now: Instant) async throws -> [(household: HouseholdID, id: ImportID)] {
        try await db.across(.jobs).read([ImportClaimSQL.due(at: now, limit: 100)])[0]
            .map { (try $0.id(0), try $0.id(1)) }
    }

    /// Claims an import; nil if somebody else was faster.
    func claim(_ id: ImportID, of household: HouseholdID, at now: Instant) async throws -> ClaimedImport? {
        let lease = lease(UUID(), at: now)
        return try await db.of(household).query(ImportClaimSQL.claim(id, of: household, lease, at: now))
            .one(StoredImport.self).map { ClaimedImport(household: household, row: $0, lease: lease.id) }
    }

    /// Has the claim hold for longer.
    func renew(_ claim: ClaimedImport, at now: Instant) async throws {
        let renewal = ImportClaimSQL.renew(claim.row.id, of: claim.household, lease(claim.lease, at: now))
        guard try await db.of(claim.household).execute(renewal) == 1 else { throw ImportLeaseLost() }
    }

    /// The items that are to be read now.
    func items(of claim: ClaimedImport, at now: Instant, limit: Int) async throws -> [StoredImportItem] {
        try await db.of(claim.household).query(
            ImportClaimSQL.items(of: claim.row.id, claim.household, at: now, limit: limit)
        ).all(StoredImportItem.self)
    }

    /// A part of what was sent of an item; nil behind the last one.
    func body(_ part: Int, of item: ImportItemID, _ household: HouseholdID) async throws -> [UInt8]? {
        try await db.of(household).read([ImportSQL.body(part, of: item, household)])[0].first?.optional(0, "body")
    }

    /// Gives an import back, to be claimed when the next of its items is due.
    func release(_ claim: ClaimedImport, at now: Instant) async throws {
        // Whoever queues something in between changes the version: then what is due is looked up once more.
        for _ in 0..<10 {
            let rest = ImportClaimSQL.rest(of: claim.row.id, claim.household)
            guard let row = try await db.of(claim.household).query(rest).first else { return }
            let due = try row.optionalInstant(1).map { max($0, now) }
            let release = ImportClaimSQL.release(
                claim.row.id,
                of: claim.household,
                lease(claim.lease, at: now),
                version: try row.int(0),
                due: due
            )
            if try await db.of(claim.household).execute(release) == 1 { return }
        }
    }

    /// A recipe that the household has from one of these sources.
    func existing(keys: [String], urls: [String], of household: HouseholdID) async throws -> ImportIsDuplicate? {
        let sql = ImportClaimSQL.existing(keys: keys, urls: urls, of: household)
        return try await db.of(household).read([sql])[0].first
            .map { ImportIsDuplicate(id: try $0.id(0), title: try $0.string(1)) }
    }

    /// Writes what has become of an item that is no recipe, and tells of it; `kept` is what a person can look at.
    func settle(
        _ item: StoredImportItem,
        _ claim: ClaimedImport,
        kept: [UInt8]? = nil,
        at now: Instant
    ) async throws {
        try await db.of(claim.household).transaction { tx in
            let row = try await count(item, claim, tx, at: now)
            try await settle(item, row, claim, kept: kept, [], tx, at: now)
        }
    }

    /// Keeps the recipe of an item, once; throws `ImportIsDuplicate`, `LimitReached` or `StorageFull` if it cannot be kept.
    func keep(
        _ imported: ImportedRecipe,
        of item: StoredImportItem,
        _ claim: ClaimedImport,
        kept: [UInt8]? = nil,
        at now: Instant
    ) async throws {
        let (household, recipe) = (claim.household, imported.recipe)
        let stored = try await recipes.stored(recipe, of: household)
        try await db.of(household).transaction { tx in
            let row = try await count(item, claim, tx, at: now)
            if let (quota, month) = imported.imports {
                let add = AllowanceSQL.addImport(in: month, of: household, limit: quota.limit)
                guard quota.limit > 0, try await tx.execute(add) == 1 else {
                    throw LimitReached(quota, used: quota.limit)
                }
            }
            // It is there if the same item was read twice.
            let isNew = try await recipes.insert(stored, recipe.content, of: household, quota: imported.recipes, tx)
            if isNew { try await takeKeys(imported.keys, recipe.id, isAgain: item.again == 1, household, tx) }
            let news = isNew ? recipes.announcing(recipe, of: household) : []
            try await settle(item, row, claim, kept: kept, news, tx, at: now)
        }
    }

    private func takeKeys(
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

    /// Counts the item in its new status, while the claim holds.
    private func count(
        _ item: StoredImportItem,
        _ claim: ClaimedImport,
        _ tx: ScopedTransaction,
        at now: Instant
    ) async throws -> StoredImport {
        let lease = lease(claim.lease, at: now)
        let count = ImportClaimSQL.count(item.status, in: claim.row.id, of: claim.household, lease, at: now)
        guard let row = try await tx.query(count).one(StoredImport.self) else { throw ImportLeaseLost() }
        return row
    }

    private func settle(
        _ item: StoredImportItem,
        _ row: StoredImport,
        _ claim: ClaimedImport,
        kept: [UInt8]?,
        _ news: [SQL],
        _ tx: ScopedTransaction,
        at now: Instant
    ) async throws {
        let household = claim.household
        guard try await tx.execute(ImportClaimSQL.settle(item, of: household)) == 1 else { throw ImportLeaseLost() }
        let texts = ImportTexts(in: row.language)
        let change = ImportChanged(job: ImportBody(row, texts), item: ImportItemBody(item, texts))
        let event = EventDraft(RecipeEvent.importChanged(change), subject: row.id.uuid)
        var statements = news + Outbox.statements([event], household: household, at: now)
        // What was sent is needed once more for what may be tried again, or looked at.
        if [.active, .duplicate, .read].contains(item.status) {
            statements.append(ImportSQL.removeBodies(of: item.id, household))
        } else if let kept {
            statements.append(ImportSQL.removeBodies(of: item.id, household))
            statements.append(ImportSQL.addBody(0, kept, of: item.id, household))
        }
        try await tx.runLater(statements)
    }
}
