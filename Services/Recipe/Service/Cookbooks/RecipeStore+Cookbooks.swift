import Database
import Values

extension SQLRecipeStore {
    /// A page of what is in a cookbook, what was put in last first, as a user sees it in lists.
    func page(
        in cookbook: CookbookID,
        after place: CookbookRecipePlace?,
        limit: Int,
        of household: HouseholdID,
        for reader: UserID
    ) async throws -> (items: [RecipeDocument], next: CookbookRecipePlace?) {
        let results = try await db.of(household).read([
            CookbookSQL.exists(cookbook, of: household),
            CookbookSQL.recipes(in: cookbook, of: household, after: place, limit: limit + 1),
        ])
        guard !results[0].isEmpty else { throw CookbookError.missing }
        let rows = Array(results[1])
        let items = try await summaries(rows.prefix(limit), of: household, for: reader)
        guard rows.count > limit, let last = rows.prefix(limit).last else { return (items, nil) }
        let addedAt = try last.instant(StoredRecipe.table.width)
        return (items, CookbookRecipePlace(addedAt: addedAt, id: try last.id(StoredRecipe.Place.id)))
    }
}
