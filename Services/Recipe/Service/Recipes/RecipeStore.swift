import Database
import Events
import Identity
import Kitchen
import Loop
import RecipeAPI
import Values

/// Keeps recipes in a database, PostgreSQL or SQLite.
struct SQLRecipeStore: Sendable {
    let db: any SQLDatabase
    /// What each household knows of foods.
    let kitchens: KitchenCache
    /// How many bytes a household's recipes may take; nil for any number.
    var storage: StorageLimit?
    /// Where lines are read, which takes longer than the loop may wait; nil for where the caller is.
    var pool: ThreadPool?
    /// Where is searched; nil for where lines are read.
    var searchPool: ThreadPool?
    /// What households were last searched.
    var searches = SearchCache()
    /// What is written with each change, in its transaction: of one that changes content, with that.
    var alongside: @Sendable (RecipeChange?) -> [SQL] = { _ in [] }
    /// How many read a household from the beginning at a time.
    var searchTurns = Turns(most: 2, waiting: 256)

    /// A recipe, to be changed.
    func recipe(_ id: RecipeID, of household: HouseholdID) async throws -> Recipe? {
        let rows = try await db.of(household).query(RecipeSQL.one(id, of: household))
        await GrowingExecutor.leaveLoop(for: rows.size)
        return try rows.one(StoredRecipe.self)?.recipe()
    }

    /// Recipes as they are shown, in no particular order; those that are not there are left out.
    ///
    /// Amounts are shown as asked for.
    func documents(
        _ ids: [RecipeID],
        of household: HouseholdID,
        as view: RecipeView
    ) async throws -> [RecipeDocument] {
        let sql = ids.count == 1 ? RecipeSQL.one(ids[0], of: household) : RecipeSQL.many(ids, of: household)
        return try await documents(sql, ids, of: household, as: view)
    }

    /// What a statement selects of some recipes, as it is shown.
    func documents(
        _ sql: SQL,
        _ ids: [RecipeID],
        of household: HouseholdID,
        as view: RecipeView
    ) async throws -> [RecipeDocument] {
        let around = view.reader.map { RecipeAdditions.statements(of: ids, for: $0, household) } ?? []
        let results = try await db.of(household).read([sql, FoodSQL.version(of: household)] + around)
        await GrowingExecutor.leaveLoop(for: results[0].size)
        let (version, read) = try results[1].first.map { (try $0.int(0), try $0.int(1)) } ?? (0, 0)
        let rows = results[0].map { RecipeRow(row: $0) }
        // The household's foods changed while one of them was being read and written.
        if let oldest = try rows.lazy.map({ try $0.foodsVersion }).min(), oldest < read {
            try await db.of(household).execute(RereadingSQL.reopen(household, at: oldest))
        }
        let isBehind = try rows.contains { try $0.isBehind(foodsVersion: version) }
        let kitchen =
            isBehind || view.nutrition?.table != nil
            ? try await kitchens.kitchen(of: household, version: version) : nil
        let additions = around.isEmpty ? nil : try RecipeAdditions(results[2...])
        let documents: @Sendable () throws -> [RecipeDocument] = {
            try Language.$shown.withValue(view.language) {
                try rows.map { row in
                    try row.document(
                        try row.isBehind(foodsVersion: version) ? kitchen : nil,
                        view,
                        additions,
                        counting: kitchen ?? .standard
                    )
                }
            }
        }
        // What the database holds as JSON is only copied.
        guard kitchen != nil || !view.isPlain else { return try documents() }
        return try await aside(documents)
    }

    /// How many of these, from the first on, have room in an answer of so many bytes: at least one.
    func count(of ids: [RecipeID], within room: Int, of household: HouseholdID) async throws -> Int {
        let rows = try await db.of(household).read([RecipeSQL.sizes(of: ids, household)])[0]
        let sizes = Dictionary(try rows.map { (try $0.id(0, as: RecipeID.self), try $0.int(1)) }) { first, _ in first }
        var left = room
        for (index, id) in ids.enumerated() {
            left -= sizes[id] ?? 0
            // defence: size-of-batches
            if left < 0 { return max(index, 1) }
        }
        return ids.count
    }

    /// The ingredient lines of recipes as they are written; recipes that are not there are left out.
    func lines(_ ids: [RecipeID], of household: HouseholdID) async throws -> [RecipeID: [String]] {
        var lines: [RecipeID: [String]] = [:]
        for row in try await db.of(household).query(RecipeSQL.lines(of: ids, household)) {
            lines[try row.id(0)] = try row.decoded(1, as: [RecipeContent.Line].self).map(\.text)
        }
        return lines
    }

    /// Keeps a new recipe; false if the household has one with its id.
    ///
    /// One more than the quota allows is refused, also if two come at once.
    func create(_ recipe: Recipe, of household: HouseholdID, quota: Quota?) async throws -> Bool {
        let stored = try await stored(recipe, of: household)
        return try await db.of(household).transaction { tx in
            guard try await insert(stored, recipe.content, of: household, quota: quota, tx) else {
                try await refuseDeleted(stored.id, of: household, tx)
                return false
            }
            try await tx.runLater(announcing(recipe, of: household) + alongside(nil))
            return true
        }
    }

    /// Inserts a new recipe in the transaction that makes it; false if there is one with its id, deleted or not.
    func insert(
        _ stored: StoredRecipe,
        _ content: RecipeContent,
        of household: HouseholdID,
        quota: Quota?,
        _ tx: ScopedTransaction
    ) async throws -> Bool {
        // Who has no end set pays nothing for it.
        if quota != nil { try await tx.execute(AllowanceSQL.lock(household)) }
        var stored = stored
        stored.changeSeq = try await advance(household, tx)
        try await checkSize([stored], of: household, tx)
        guard try await tx.execute(RecipeSQL.insert(stored, of: household)) == 1 else { return false }
        if let quota {
            let count = try await tx.query(AllowanceSQL.recipes(of: household)).first?.int(0) ?? 0
            try quota.check(count, before: count - 1)
        }
        if !content.hasPicture(of: nil) {
            try await link(content, to: stored.id, of: household, at: stored.updatedAt, in: tx)
        }
        return true
    }

    /// What else a new recipe needs once it is inserted: its tags, and the event that tells of it.
    func announcing(_ recipe: Recipe, of household: HouseholdID) -> [SQL] {
        tagging(recipe, of: household)
            + changed(recipe.id, recipe.content.title, recipe.version, of: household, at: recipe.updatedAt)
    }

    /// A page of summaries, as a user sees them.
    func page(_ query: RecipeQuery, of household: HouseholdID, for reader: UserID) async throws -> RecipePage {
        let rows = Array(try await db.of(household).query(RecipeSQL.page(query, of: household)))
        let items = try await summaries(rows.prefix(query.limit), of: household, for: reader)
        // defence: next-pages
        guard rows.count > query.limit, let last = rows.prefix(query.limit).last else {
            return RecipePage(items: items, next: nil)
        }
        let key: RecipeCursor.Key =
            switch query.sort {
            case .created: .created(try last.instant(StoredRecipe.Place.createdAt))
            case .cooked: .cooked(try last.int(StoredRecipe.Place.timesCooked))
            }
        return RecipePage(items: items, next: RecipeCursor(key: key, id: try last.id(StoredRecipe.Place.id)))
    }

    /// The tags in use with how many recipes have each, by name.
    func tags(of household: HouseholdID) async throws -> [(tag: String, count: Int)] {
        try await db.of(household).query(RecipeSQL.tags(of: household)).map { (try $0.string(0), try $0.int(1)) }
    }

    /// Counts an occasion in, or out again, in the transaction that received it.
    func count(
        _ cooking: Cooking?,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        guard let cooking else { return }
        let tx = tx.of(household)
        let seq = try await advance(household, tx)
        let change =
            cooking.isCooked
            ? RecipeSQL.addCooking(cooking, of: household) : RecipeSQL.removeCooking(cooking, of: household)
        // Nothing changes for a recipe that is gone, or an occasion that was not counted.
        guard try await tx.execute(change) > 0,
            let head = try await tx.query(RecipeSQL.recount(cooking.recipe, seq, of: household)).first
        else { return }
        _ = try await tx.run(try changed(cooking.recipe, head.string(1), head.int(0), of: household, at: now))
    }

    /// The recipe's row, with its lines read as the household knows foods now.
    func stored(_ recipe: Recipe, of household: HouseholdID) async throws -> StoredRecipe {
        let kitchen = try await kitchens.kitchen(of: household)
        return try await aside { StoredRecipe(recipe, kitchen) }
    }

    /// The number of the next change of the household's recipes, before anything else of them is locked.
    func advance(_ household: HouseholdID, _ tx: ScopedTransaction) async throws -> Int {
        try await tx.query(SearchSQL.advance(household)).first?.int(0) ?? 0
    }

    func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await pool.run(work)
    }

    func tagging(_ recipe: Recipe, of household: HouseholdID) -> [SQL] {
        recipe.content.tags.isEmpty ? [] : [RecipeSQL.addTags(recipe.content.tags, recipe.id, of: household)]
    }

    func changed(
        _ id: RecipeID,
        _ title: String,
        _ version: Int,
        of household: HouseholdID,
        at now: Instant
    ) -> [SQL] {
        let fact = RecipeChanged(recipeID: id, title: title, version: version)
        let event = EventDraft(RecipeEvent.recipeChanged(fact), subject: id.uuid)
        return Outbox.statements([event], household: household, at: now)
    }
}
