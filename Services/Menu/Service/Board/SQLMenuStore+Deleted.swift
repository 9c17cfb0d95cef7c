import Database
import Events
import Values

extension SQLMenuStore {
    /// Shows a recipe as deleted, or as there again, in all menus; a second time changes nothing.
    static func mark(_ deletion: RecipeDeletion, in tx: ScopedTransaction) async throws {
        // Before all else, so that whoever changes menus meanwhile is seen by this, or sees what this has written.
        let household = deletion.household
        try await tx.execute(MenuSQL.lock(household))
        guard try await !DeletedRecipeSQL.known.isKnown(deletion, in: tx) else { return }
        _ = try await change(household, menu: nil, at: deletion.now, in: tx) { book in
            book.recipe(deletion.recipe, isDeleted: deletion.isDeleted)
        }
        _ = try await tx.run([
            DeletedRecipeSQL.known.note(deletion), DeletedRecipeSQL.touchArchived(deletion.recipe, of: household),
            DeletedRecipeSQL.known.forgetOldest(of: household),
        ])
    }
}
