import Database
import Values

/// Keeps what users think of recipes.
struct SQLOpinionStore: Sendable {
    let db: any SQLDatabase

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
        try await db.of(household).transaction { tx in
            guard try await !tx.query(CookbookSQL.present([recipe], of: household)).isEmpty else {
                throw OpinionError.missingRecipe
            }
            guard !opinion.isEmpty else {
                try await tx.execute(OpinionSQL.delete(recipe, by: user, of: household))
                return
            }
            if opinion.note != nil {
                let notes = OpinionSQL.notes(of: household, besides: recipe, by: user)
                let count = try await tx.run([.lock("opinions", of: household), notes])[1].first?.int(0) ?? 0
                guard count < OpinionRules.maxNotes else { throw OpinionError.tooManyNotes }
            }
            let stored = StoredOpinion(opinion, of: recipe, by: user, at: now)
            try await tx.execute(OpinionSQL.put(stored, of: household))
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
