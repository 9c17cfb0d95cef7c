import Database
import Values

extension SQLMenuStore {
    /// Shows a recipe as deleted, or as there again, in all menus; a second time changes nothing.
    static func mark(
        _ recipe: RecipeID,
        isDeleted: Bool,
        of household: HouseholdID,
        at now: Instant,
        in tx: ScopedTransaction
    ) async throws {
        // Before all else, so that whoever changes menus meanwhile is seen by this, or sees what this has written.
        try await tx.execute(MenuSQL.lock(household))
        let isKnown = try await !tx.query(DeletedRecipeSQL.find(recipe, of: household)).isEmpty
        guard isKnown != isDeleted else { return }
        _ = try await change(household, menu: nil, at: now, in: tx) { book in book.recipe(recipe, isDeleted: isDeleted)
        }
        let note =
            isDeleted
            ? DeletedRecipeSQL.add(recipe, of: household, at: now) : DeletedRecipeSQL.remove(recipe, of: household)
        _ = try await tx.run([
            note, DeletedRecipeSQL.touchArchived(recipe, of: household), DeletedRecipeSQL.forgetOldest(of: household),
        ])
    }
}
