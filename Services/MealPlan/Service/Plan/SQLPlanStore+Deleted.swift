import Database
import Events
import MealPlanAPI
import Values

extension SQLPlanStore {
    /// Shows a recipe as deleted, or as there again, in all entries; a second time changes nothing.
    static func mark(_ deletion: RecipeDeletion, in tx: ScopedTransaction) async throws {
        // Before all else, so that whoever changes the plan meanwhile is seen by this, or sees what this has written.
        let (recipe, household) = (deletion.recipe, deletion.household)
        try await tx.execute(PlanSQL.lock(household))
        guard try await !DeletedRecipeSQL.known.isKnown(deletion, in: tx) else { return }
        _ = try await change(household, PlanScope(recipe: recipe), at: deletion.now, in: tx) { book in
            book.recipe(recipe, isDeleted: deletion.isDeleted)
        }
        _ = try await tx.run([
            DeletedRecipeSQL.known.note(deletion), DeletedRecipeSQL.touchCooked(recipe, of: household),
            DeletedRecipeSQL.known.forgetOldest(of: household),
            DeletedRecipeSQL.advance(household),
        ])
    }

    /// What a recipe is still to be cooked for from a day on, and so many of those entries.
    func entries(
        of recipe: RecipeID,
        from day: CalendarDate,
        _ household: HouseholdID,
        limit: Int
    ) async throws -> RecipeEntries {
        let rows = try await db.of(household).read([
            DeletedRecipeSQL.count(of: recipe, from: day, household),
            DeletedRecipeSQL.entries(of: recipe, from: day, household, limit: limit),
        ])
        return RecipeEntries(
            count: try rows[0].first?.int(0) ?? 0,
            entries: try rows[1].map { row in
                RecipeEntry(id: try row.id(0), date: try row.date(1), slot: MealSlot.allCases[try row.int(2)])
            }
        )
    }
}
