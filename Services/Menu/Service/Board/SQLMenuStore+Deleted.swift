import Database
import Events
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
        let isKnown = try await !tx.query(DeletedRecipeSQL.known.find(recipe, of: household)).isEmpty
        guard isKnown != isDeleted else { return }
        _ = try await change(household, menu: nil, at: now, in: tx) { book in book.recipe(recipe, isDeleted: isDeleted)
        }
        let note = DeletedRecipeSQL.known.note(recipe, isDeleted: isDeleted, of: household, at: now)
        _ = try await tx.run([
            note, DeletedRecipeSQL.touchArchived(recipe, of: household),
            DeletedRecipeSQL.known.forgetOldest(of: household),
        ])
    }
}
