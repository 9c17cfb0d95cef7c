import Database
import Values

extension SQLRecipeStore {
    /// Recipes, to be changed, in no particular order.
    func recipes(_ ids: [RecipeID], of household: HouseholdID) async throws -> [Recipe] {
        let rows = try await db.of(household).query(RecipeSQL.many(ids, of: household))
        return try await aside { try rows.all(StoredRecipe.self).map { try $0.recipe() } }
    }

    /// Some recipes with a tag, whatever its case, by their ids.
    func ids(
        withTag tag: String,
        of household: HouseholdID,
        after last: RecipeID?,
        limit: Int
    ) async throws -> [RecipeID] {
        let sql = TagSQL.recipes(withTag: tag, of: household, after: last, limit: limit)
        return try await db.of(household).read([sql])[0].values(as: RecipeID.self)
    }
}
