import Database
import Identity
import RecipeAPI
import Values

extension ImportStore {
    /// Keeps a recipe that is known by its source, and gives its id; that of the one that the household has from there
    /// unless it is wanted `again`.
    ///
    /// One more than the quota allows is refused, also if two come at once.
    func keep(_ recipe: Recipe, again: Bool, of household: HouseholdID, quota: Quota?) async throws -> RecipeID {
        let urls = recipe.content.origin.url.map { [$0] } ?? []
        let keys = ImportSource.keys(of: recipe.content, urls: urls)
        if !again, let known = try await existing(keys: keys, urls: urls, of: household) { return known.id }
        let stored = try await recipes.stored(recipe, of: household)
        do {
            try await db.of(household).transaction { tx in
                guard try await recipes.insert(stored, recipe.content, of: household, quota: quota, tx) else {
                    throw RecipeError.exists
                }
                try await takeKeys(keys, recipe.id, isAgain: again, household, tx)
                try await tx.runLater(recipes.announcing(recipe, of: household))
            }
        } catch let known as ImportIsDuplicate {
            // Somebody else was faster.
            return known.id
        }
        return recipe.id
    }
}
