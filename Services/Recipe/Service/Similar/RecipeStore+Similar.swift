import Database
import RecipeAPI
import Values

extension SQLRecipeStore {
    /// The recipes that are most like one, the most alike first.
    func similar(
        to id: RecipeID,
        of household: HouseholdID,
        limit: Int,
        for reader: UserID
    ) async throws -> [RecipeDocument] {
        let snapshot = try await current(of: household).snapshot
        guard let row = try await db.of(household).read([SearchSQL.one(id, household)])[0].first else {
            throw RecipeError.missing
        }
        let ids = try await aside {
            SimilarSearch.ids(like: try SearchRow(row: row).document(), in: snapshot, limit: limit).map(\.recipe)
        }
        guard !ids.isEmpty else { return [] }
        let rows = try await db.of(household).read([SearchSQL.summaries(of: ids, household)])[0]
        let found = try await summaries(Array(rows)[...], of: household, for: reader)
        let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }
}
