import Database
import Events
import RecipeAPI
import Values

/// Keeps recipes in a database, PostgreSQL or SQLite.
struct SQLRecipeStore: RecipeStore {
    let db: any SQLDatabase
    let reader: IngredientReader

    func recipe(_ id: RecipeID, of household: HouseholdID) async throws -> Recipe? {
        try await db.query(RecipeSQL.one(id, of: household)).first.map {
            try RecipeRow(row: $0, reader: reader).recipe()
        }
    }

    func documents(_ ids: [RecipeID], of household: HouseholdID) async throws -> [RecipeDocument] {
        let sql = ids.count == 1 ? RecipeSQL.one(ids[0], of: household) : RecipeSQL.many(ids, of: household)
        return try await db.query(sql).map { try RecipeRow(row: $0, reader: reader).document() }
    }

    func create(_ recipe: Recipe, of household: HouseholdID) async throws -> Bool {
        let stored = StoredRecipe(recipe.content, reader)
        return try await db.transaction { tx in
            guard try await tx.execute(RecipeSQL.insert(recipe, stored, of: household)) == 1 else { return false }
            _ = try await tx.run(
                tagging(recipe, of: household)
                    + changed(recipe.id, recipe.content.title, recipe.version, of: household, at: recipe.updatedAt)
            )
            return true
        }
    }

    func replace(_ recipe: Recipe, of household: HouseholdID) async throws -> RecipeChange<Int> {
        let stored = StoredRecipe(recipe.content, reader)
        return try await db.transaction { tx in
            guard try await tx.execute(RecipeSQL.update(recipe, stored, of: household)) == 1 else {
                let exists = try await tx.query(RecipeSQL.head(recipe.id, of: household)).count == 1
                return exists ? .movedOn : .missing
            }
            let version = recipe.version + 1
            _ = try await tx.run(
                [RecipeSQL.removeTags(recipe.id, of: household)] + tagging(recipe, of: household)
                    + changed(
                        recipe.id,
                        recipe.content.title,
                        version,
                        of: household,
                        at: recipe.updatedAt,
                        // They show the title of what is still to be cooked.
                        to: ["menu", "meal-plan"]
                    )
            )
            return .done(version)
        }
    }

    func delete(
        _ id: RecipeID,
        version: Int?,
        of household: HouseholdID,
        at now: Instant
    ) async throws -> RecipeChange<String> {
        try await db.transaction { tx in
            guard let head = try await tx.query(RecipeSQL.head(id, of: household)).first else { return .missing }
            if let version, version != head.int(0) { return .movedOn }
            let title = head.string(1)
            let event = EventDraft(
                RecipeEvents.deleted,
                subject: id.uuid,
                payload: RecipeDeleted(recipeID: id, title: title),
                to: ["menu", "meal-plan", "grocery"]
            )
            _ = try await tx.run(
                [RecipeSQL.delete(id, of: household)] + Outbox.statements([event], household: household, at: now)
            )
            return .done(title)
        }
    }

    func page(_ query: RecipeQuery, of household: HouseholdID) async throws -> RecipePage {
        let rows = Array(try await db.query(RecipeSQL.page(query, of: household)))
        let items = rows.prefix(query.limit).map { RecipeRow(row: $0, reader: reader).summary() }
        guard rows.count > query.limit, let last = rows.prefix(query.limit).last else {
            return RecipePage(items: items, next: nil)
        }
        let key: RecipeCursor.Key =
            switch query.sort {
            case .created: .created(last.instant(21))
            case .title: .title(last.string(23))
            case .cooked: .cooked(last.int(19))
            }
        return RecipePage(items: items, next: RecipeCursor(key: key, id: last.id(0)))
    }

    func tags(of household: HouseholdID) async throws -> [(tag: String, count: Int)] {
        try await db.query(RecipeSQL.tags(of: household)).map { ($0.string(0), $0.int(1)) }
    }

    /// Counts an occasion in, or out again, in the transaction that received it.
    func count(
        _ cooking: Cooking,
        isCooked: Bool,
        of household: HouseholdID,
        at now: Instant,
        in tx: any SQLTransaction
    ) async throws {
        let change =
            isCooked ? RecipeSQL.addCooking(cooking, of: household) : RecipeSQL.removeCooking(cooking, of: household)
        // Nothing changes for a recipe that is gone, or an occasion that was not counted.
        guard try await tx.execute(change) > 0,
            let head = try await tx.query(RecipeSQL.recount(cooking.recipe, of: household)).first
        else { return }
        _ = try await tx.run(changed(cooking.recipe, head.string(1), head.int(0), of: household, at: now))
    }

    private func tagging(_ recipe: Recipe, of household: HouseholdID) -> [SQL] {
        recipe.content.tags.isEmpty ? [] : [RecipeSQL.addTags(recipe.content.tags, recipe.id, of: household)]
    }

    private func changed(
        _ id: RecipeID,
        _ title: String,
        _ version: Int,
        of household: HouseholdID,
        at now: Instant,
        to destinations: [String] = []
    ) -> [SQL] {
        let payload = RecipeChanged(recipeID: id, title: title, version: version)
        let event = EventDraft(RecipeEvents.changed, subject: id.uuid, payload: payload, to: destinations)
        return Outbox.statements([event], household: household, at: now)
    }
}
