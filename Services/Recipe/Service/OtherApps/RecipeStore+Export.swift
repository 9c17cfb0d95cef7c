import Database
import Values

extension SQLRecipeStore {
    /// The recipes that follow one in the order of their ids, as many as may be in memory at once; `last` is nil where no
    /// more follow.
    func portion(
        after last: RecipeID?,
        of household: HouseholdID
    ) async throws -> (recipes: [ExportedRecipe], last: RecipeID?) {
        let heads = try await db.of(household).query(ExportSQL.heads(after: last, of: household))
        var ids: [RecipeID] = []
        var size = 0
        for head in heads {
            size += try head.int(1)
            // At least one, however large.
            if size > ExportSQL.portionBytes, !ids.isEmpty { break }
            ids.append(try head.id(0))
        }
        guard let next = ids.last else { return ([], nil) }
        let results = try await db.of(household).read([
            RecipeSQL.many(ids, of: household), CookbookSQL.cookbooks(of: ids, household),
        ])
        var recipes: [RecipeID: ExportedRecipe] = [:]
        for row in try results[0].all(StoredRecipe.self) {
            recipes[row.id] = ExportedRecipe(
                id: row.id,
                content: try row.recipe().content,
                timesCooked: row.timesCooked,
                lastCooked: row.lastCooked
            )
        }
        for row in results[1] { recipes[try row.id(0)]?.cookbooks.append(try row.string(2)) }
        return (ids.compactMap { recipes[$0] }, next)
    }
}
