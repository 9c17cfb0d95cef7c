import Database
import Events
import FoundationEssentials
import Identity
import RecipeAPI
import Values

/// Keeps cookbooks, and which recipes are in them.
struct SQLCookbookStore: Sendable {
    let db: any SQLDatabase
    /// What is written with each change of what is in a cookbook, in its transaction.
    var alongside: @Sendable () -> [SQL] = { [] }

    /// A page of cookbooks by name.
    func page(of household: HouseholdID, after place: CookbookPlace?, limit: Int) async throws -> [ShownCookbook] {
        let sql = CookbookSQL.page(of: household, after: place, limit: limit)
        return try await db.of(household).read([sql])[0].map { try ShownCookbook($0) }
    }

    /// A cookbook as it is shown.
    func cookbook(_ id: CookbookID, of household: HouseholdID) async throws -> ShownCookbook {
        guard let row = try await db.of(household).read([CookbookSQL.one(id, of: household)])[0].first else {
            throw CookbookError.missing
        }
        return try ShownCookbook(row)
    }

    /// Makes a cookbook.
    func create(_ name: String, id: CookbookID, of household: HouseholdID, at now: Instant) async throws {
        _ = try await put(name, id: id, version: nil, of: household, at: now, isNew: true)
    }

    /// Makes a cookbook under an id, or gives the one there another name; whether it is new.
    ///
    /// One change of a household's cookbooks comes after the other, so that names and their number hold.
    func put(
        _ name: String,
        id: CookbookID,
        version: Int?,
        of household: HouseholdID,
        at now: Instant,
        isNew: Bool? = nil
    ) async throws -> Bool {
        try await db.of(household).transaction { tx in
            let key = CookbookRules.key(of: name)
            let results = try await tx.run([
                .lock("cookbooks", of: household), CookbookSQL.locked(id, of: household),
                CookbookSQL.ids(named: [key], of: household), CookbookSQL.count(of: household),
            ])
            let old = try results[1].one(StoredCookbook.self)
            if old == nil, isNew == false { throw CookbookError.missing }
            if let version, version != old?.version { throw CookbookError.movedOn }
            if old != nil, isNew == true { throw CookbookError.exists }
            guard try results[2].allSatisfy({ try $0.id(0) == id }) else { throw CookbookError.exists }
            guard var changed = old else {
                guard try results[3].first?.int(0) ?? 0 < CookbookRules.maxCookbooks else { throw CookbookError.full }
                _ = try await tx.run(
                    [CookbookSQL.insert([StoredCookbook(name, id: id, at: now)], of: household)]
                        + Self.told([CookbookFact(cookbookID: id, title: name, created: true)], household, at: now)
                )
                return true
            }
            guard changed.name != name else { return false }
            let undo = Undo(naming: id, changed.name, insteadOf: name)
            changed.name = name
            changed.nameKey = key
            changed.version += 1
            changed.updatedAt = now
            _ = try await tx.run(
                [CookbookSQL.update(changed, of: household)]
                    + Self.told([CookbookFact(cookbookID: id, title: name)], household, at: now, undo: undo)
            )
            return false
        }
    }

    /// Puts a cookbook aside, of a version if one is given, from where it can be restored; its recipes stay.
    func delete(_ id: CookbookID, version: Int?, of household: HouseholdID, at now: Instant) async throws {
        try await db.of(household).transaction { tx in
            let found = try await tx.query(CookbookSQL.locked(id, of: household)).one(StoredCookbook.self)
            guard let found else { throw CookbookError.missing }
            if let version, version != found.version { throw CookbookError.movedOn }
            let event = EventDraft(
                RecipeEvent.cookbookDeleted(CookbookFact(cookbookID: id, title: found.name)),
                subject: id.uuid
            )
            _ = try await tx.run(
                DeletedCookbookSQL.putAside(id, of: household, at: now)
                    + Outbox.statements([event], household: household, at: now)
            )
        }
    }

    /// Brings a deleted cookbook back with what was in it; one that is there stays as it is.
    ///
    /// One more than a household can have, or one whose name another one has by now, is refused.
    func restore(_ id: CookbookID, of household: HouseholdID, since: Instant, at now: Instant) async throws {
        try await db.of(household).transaction { tx in
            let results = try await tx.run([
                .lock("cookbooks", of: household), CookbookSQL.exists(id, of: household),
                DeletedCookbookSQL.locked(id, of: household, since: since), CookbookSQL.count(of: household),
            ])
            guard results[1].isEmpty else { return }
            guard let found = try results[2].one(StoredCookbook.self) else { throw CookbookError.missing }
            guard try await tx.query(CookbookSQL.ids(named: [found.nameKey], of: household)).isEmpty else {
                throw CookbookError.exists
            }
            guard try results[3].first?.int(0) ?? 0 < CookbookRules.maxCookbooks else { throw CookbookError.full }
            _ = try await tx.run(
                [
                    CookbookSQL.insert([found], of: household), DeletedCookbookSQL.refill(id, of: household),
                    DeletedCookbookSQL.forget(id, of: household),
                ] + Self.told([CookbookFact(cookbookID: id, title: found.name)], household, at: now)
            )
        }
    }

    /// Tells that cookbooks are new or have changed.
    private static func told(
        _ facts: [CookbookFact],
        _ household: HouseholdID,
        at now: Instant,
        undo: Undo? = nil
    ) -> [SQL] {
        let events = facts.map { EventDraft(RecipeEvent.cookbookChanged($0), subject: $0.cookbookID.uuid, undo: undo) }
        return Outbox.statements(events, household: household, at: now)
    }

    /// Deletes for good what can be restored no more, of all households.
    func sweepDeleted(now: Instant) async throws {
        let before = now - DeletedRecipe.lifetime
        _ = try await db.across(.sweep).executeInPortions(of: 100) {
            DeletedCookbookSQL.sweep(before, portion: $0)
        }
    }

    /// Puts recipes into a cookbook, or takes them out of it; those that were so stay so.
    ///
    /// Recipes that are not there are in no part of the answer.
    func change(
        _ recipes: [RecipeID],
        of cookbook: CookbookID,
        areIn: Bool,
        _ household: HouseholdID,
        at now: Instant
    ) async throws -> CookbookChange {
        try await db.of(household).transaction { tx in
            let results = try await tx.run([
                CookbookSQL.locked(cookbook, of: household), CookbookSQL.present(recipes, of: household),
                CookbookSQL.full(recipes, besides: cookbook, of: household),
            ])
            let found = try results[0].one(StoredCookbook.self)
            guard let found else { throw CookbookError.missing }
            var change = CookbookChange(done: Set(try results[1].values(as: RecipeID.self)))
            let undo = Undo(placing: recipes, areIn: areIn, of: cookbook)
            let fact = CookbookFact(cookbookID: cookbook, title: found.name)
            let told = Self.told([fact], household, at: now, undo: undo)
            guard areIn else {
                guard !change.done.isEmpty else { return change }
                let removing = CookbookSQL.remove(change.done.sorted(), from: cookbook, of: household)
                let count = try await tx.execute(removing)
                _ = try await tx.run((count > 0 ? told : []) + alongside())
                return change
            }
            change.full = Set(try results[2].values(as: RecipeID.self)).intersection(change.done)
            change.done.subtract(change.full)
            guard !change.done.isEmpty else { return change }
            let adding = CookbookSQL.add(change.done.sorted(), to: [cookbook], of: household, at: now)
            let count = try await tx.execute(adding)
            _ = try await tx.run((count > 0 ? told : []) + alongside())
            return change
        }
    }

    /// Puts a new recipe into the cookbooks of these names, which are made where they are missing and there is room.
    static func file(
        _ recipe: RecipeID,
        into names: [String],
        of household: HouseholdID,
        at now: Instant,
        newID: (String) -> CookbookID,
        _ tx: ScopedTransaction
    ) async throws {
        var byKey: [String: String] = [:]
        for name in names.prefix(CookbookRules.maxOfRecipe) where byKey[CookbookRules.key(of: name)] == nil {
            byKey[CookbookRules.key(of: name)] = name
        }
        guard !byKey.isEmpty else { return }
        let results = try await tx.run([
            .lock("cookbooks", of: household), CookbookSQL.ids(named: byKey.keys.sorted(), of: household),
            CookbookSQL.count(of: household),
        ])
        var facts: [CookbookFact] = []
        for row in results[1] {
            byKey[try row.string(1)] = nil
            facts.append(CookbookFact(cookbookID: try row.id(0), title: try row.string(2)))
        }
        let room = max(0, CookbookRules.maxCookbooks - (try results[2].first?.int(0) ?? 0))
        let new = byKey.sorted { $0.key < $1.key }.prefix(room).map { key, name in
            StoredCookbook(name, id: newID(key), at: now)
        }
        if !new.isEmpty { try await tx.execute(CookbookSQL.insert(new, of: household)) }
        facts += new.map { CookbookFact(cookbookID: $0.id, title: $0.name, created: true) }
        guard !facts.isEmpty else { return }
        let ids = facts.map(\.cookbookID)
        _ = try await tx.run(
            [CookbookSQL.add([recipe], to: ids, of: household, at: now)] + told(facts, household, at: now)
        )
    }
}
