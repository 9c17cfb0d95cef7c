import Database
import Events
import Identity
import RecipeAPI
import Values

/// A deleted recipe in a list of them.
struct DeletedPlace: Equatable, Sendable {
    let deletedAt: Instant
    let id: RecipeID
}

extension SQLRecipeStore {
    /// Whether there is a recipe, of the version if one is given; throws what deleting it would.
    func check(_ id: RecipeID, version: Int?, of household: HouseholdID) async throws {
        guard let found = try await db.of(household).read([DeletedRecipeSQL.version(of: id, household)])[0].first else {
            throw RecipeError.missing
        }
        if let version, try version != found.int(0) { throw RecipeError.movedOn }
    }

    /// Puts a recipe aside, of a version if one is given, from where it can be restored with all that belongs to it.
    func delete(_ id: RecipeID, version: Int?, of household: HouseholdID, at now: Instant) async throws {
        guard try await !delete([id], version: version, of: household, at: now).isEmpty else {
            throw RecipeError.missing
        }
    }

    /// Puts those of some recipes aside that are there, in one transaction; gives them.
    func delete(
        _ ids: [RecipeID],
        version: Int? = nil,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> [RecipeID] {
        try await db.of(household).transaction { tx in
            let seq = try await advance(household, tx)
            return try await putAside(ids, version: version, seq, of: household, at: now, tx)
        }
    }

    /// The same in a transaction that changes more.
    func putAside(
        _ ids: [RecipeID],
        version: Int?,
        _ seq: Int,
        of household: HouseholdID,
        at now: Instant,
        _ tx: ScopedTransaction
    ) async throws -> [RecipeID] {
        var (deleted, statements, events): ([RecipeID], [SQL], [EventDraft]) = ([], [], [])
        for id in ids.sorted() {
            guard let head = try await tx.query(RecipeSQL.head(id, of: household)).first else { continue }
            if let version, try version != head.int(0) { throw RecipeError.movedOn }
            let fact = RecipeDeleted(recipeID: id, title: try head.string(1))
            deleted.append(id)
            statements.append(DeletedRecipeSQL.delete(id, seq, of: household, at: now))
            statements.append(RecipeSQL.removeTags(id, of: household))
            events.append(EventDraft(RecipeEvent.recipeDeleted(fact), subject: id.uuid, to: Self.users))
        }
        guard !deleted.isEmpty else { return [] }
        _ = try await tx.run(statements + Outbox.statements(events, household: household, at: now) + alongside(nil))
        return deleted
    }

    /// Brings a deleted recipe back; false if it is there, and stays as it is.
    ///
    /// One more than the quota allows is refused.
    func restore(_ id: RecipeID, of household: HouseholdID, at now: Instant, quota: Quota?) async throws -> Bool {
        try await db.of(household).transaction { tx in
            if quota != nil { try await tx.execute(AllowanceSQL.lock(household)) }
            let seq = try await advance(household, tx)
            let since = now - DeletedRecipe.lifetime
            guard let row = try await tx.query(DeletedRecipeSQL.restore(id, seq, of: household, since: since)).first
            else {
                guard try await tx.query(RecipeSQL.head(id, of: household)).first != nil else {
                    throw RecipeError.missing
                }
                return false
            }
            if let quota {
                let count = try await tx.query(AllowanceSQL.recipes(of: household)).first?.int(0) ?? 0
                try quota.check(count, before: count - 1)
            }
            let tags: [String] = try row.decoded(1)
            let fact = RecipeRestored(recipeID: id, title: try row.string(0), version: try row.int(2))
            let event = EventDraft(
                RecipeEvent.recipeRestored(fact),
                subject: id.uuid,
                to: Self.users
            )
            _ = try await tx.run(
                (tags.isEmpty ? [] : [RecipeSQL.addTags(tags, id, of: household)])
                    + Outbox.statements([event], household: household, at: now) + alongside(nil)
            )
            return true
        }
    }

    /// A recipe as it is shown, also if it is deleted and can be restored.
    func document(
        evenDeleted id: RecipeID,
        of household: HouseholdID,
        since: Instant,
        as view: RecipeView
    ) async throws -> RecipeDocument? {
        let sql = DeletedRecipeSQL.one(id, of: household, since: since)
        return try await documents(sql, [id], of: household, as: view).first
    }

    /// A page of deleted recipes, the last deleted first, as a user sees them.
    func deleted(
        of household: HouseholdID,
        since: Instant,
        after place: DeletedPlace?,
        limit: Int,
        for reader: UserID
    ) async throws -> (items: [RecipeDocument], next: DeletedPlace?) {
        let sql = DeletedRecipeSQL.page(of: household, since: since, after: place, limit: limit)
        let rows = Array(try await db.of(household).query(sql))
        let items = try await summaries(rows.prefix(limit), of: household, for: reader)
        guard rows.count > limit, let last = rows.prefix(limit).last,
            let deletedAt = try last.optionalInstant(StoredRecipe.Place.deletedAt)
        else { return (items, nil) }
        return (items, DeletedPlace(deletedAt: deletedAt, id: try last.id(StoredRecipe.Place.id)))
    }

    /// Deletes for good what can be restored no more, of all households; how many recipes that was.
    func sweepDeleted(now: Instant) async throws -> Int {
        let before = now - DeletedRecipe.lifetime
        return try await db.across(.sweep).executeInPortions(of: 100) { DeletedRecipeSQL.sweep(before, portion: $0) }
    }

    /// Throws if an id is that of a deleted recipe, whose place nobody takes while it can be restored.
    func refuseDeleted(_ id: RecipeID, of household: HouseholdID, _ tx: ScopedTransaction) async throws {
        if try await tx.query(RecipeSQL.head(id, of: household)).isEmpty { throw RecipeError.deleted }
    }

    /// Who shows what they have of a recipe as that of a deleted one.
    private static let users = ["menu", "meal-plan", "grocery"]
}
