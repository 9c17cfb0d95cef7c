import Database
import Values

/// Keeps what users think of recipes.
struct SQLOpinionStore: Sendable {
    let db: any SQLDatabase
    /// What is written with each opinion, in its transaction.
    var alongside: @Sendable () -> [SQL] = { [] }

    /// What a user thinks of a recipe; nil if nothing.
    func opinion(of recipe: RecipeID, by user: UserID, _ household: HouseholdID) async throws -> StoredOpinion? {
        let results = try await db.of(household).read([
            DeletedRecipeSQL.version(of: recipe, household), OpinionSQL.by(user, of: [recipe], household),
        ])
        guard !results[0].isEmpty else { throw OpinionError.missingRecipe }
        return try results[1].one()
    }

    /// What everybody of the household thinks of a recipe, the newest first.
    func opinions(of recipe: RecipeID, _ household: HouseholdID) async throws -> [StoredOpinion] {
        let results = try await db.of(household).read([
            DeletedRecipeSQL.version(of: recipe, household), OpinionSQL.all(of: recipe, household),
        ])
        guard !results[0].isEmpty else { throw OpinionError.missingRecipe }
        return try results[1].all()
    }

    /// Keeps what a user thinks of a recipe; of one that says nothing, nothing is kept.
    func put(
        _ opinion: Opinion,
        of recipe: RecipeID,
        by user: UserID,
        _ household: HouseholdID,
        at now: Instant
    ) async throws {
        try await change(of: recipe, by: user, household, at: now) { $0 = opinion }
    }

    /// Changes what a user thinks of a recipe; the others wait for it, so that each field is what somebody said last.
    func change(
        of recipe: RecipeID,
        by user: UserID,
        _ household: HouseholdID,
        at now: Instant,
        _ change: @Sendable (inout Opinion) -> Void
    ) async throws {
        try await db.of(household).transaction { tx in
            let results = try await tx.run([
                CookbookSQL.present([recipe], of: household), OpinionSQL.by(user, of: [recipe], household),
            ])
            guard !results[0].isEmpty else { throw OpinionError.missingRecipe }
            var opinion = try results[1].one(StoredOpinion.self)?.opinion ?? Opinion()
            change(&opinion)
            guard !opinion.isEmpty else {
                _ = try await tx.run([OpinionSQL.delete(recipe, by: user, of: household)] + alongside())
                return
            }
            if opinion.note != nil {
                let notes = OpinionSQL.notes(of: household, besides: recipe, by: user)
                let count = try await tx.run([.lock("opinions", of: household), notes])[1].first?.int(0) ?? 0
                guard count < OpinionRules.maxNotes else { throw OpinionError.tooManyNotes }
            }
            let stored = StoredOpinion(opinion, of: recipe, by: user, at: now)
            _ = try await tx.run([OpinionSQL.put(stored, of: household)] + alongside())
        }
    }

    /// Notes whether a user likes recipes best; gives those that are there.
    func favour(
        _ recipes: [RecipeID],
        _ isFavourite: Bool,
        by user: UserID,
        _ household: HouseholdID,
        at now: Instant
    ) async throws -> Set<RecipeID> {
        try await db.of(household).transaction { tx in
            let found = try await tx.query(CookbookSQL.present(recipes, of: household)).values(as: RecipeID.self)
            guard !found.isEmpty else { return [] }
            try await tx.execute(
                isFavourite
                    ? OpinionSQL.favour(found, by: user, of: household, at: now)
                    : OpinionSQL.disfavour(found, by: user, of: household, at: now)
            )
            return Set(found)
        }
    }

    /// Forgets all that a user has thought who is gone, but not what they think since they came back.
    static func forget(
        _ user: UserID,
        of household: HouseholdID,
        until: Instant,
        in tx: any SQLTransaction
    ) async throws {
        try await tx.of(household).execute(OpinionSQL.forget(user, of: household, until: until))
    }
}
