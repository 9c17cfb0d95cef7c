public import HTTP
import JSON
public import Values

/// Calls the recipe service, for whom the current request is made unless told otherwise.
public struct RecipeClient: Sendable {
    private let neighbour: Neighbour

    /// A client of the recipe service at a neighbour's address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// One recipe; a 404 problem if it is not there.
    public func recipe(
        _ id: RecipeID,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> RecipeBody {
        try await neighbour.get(RecipePaths.recipe(id), as: credentials)
    }

    /// Recipes by id, in any number and with repetitions; asked for in as many calls as it takes.
    public func batchGet(
        _ ids: [RecipeID],
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> RecipeBatch {
        var seen: Set<RecipeID> = []
        var rest = ids.filter { seen.insert($0).inserted }[...]
        var batch = RecipeBatch(items: [], missing: [])
        while !rest.isEmpty {
            let request = RecipeBatchRequest(ids: Array(rest.prefix(RecipeBatchRequest.limit)))
            rest = rest.dropFirst(RecipeBatchRequest.limit)
            // It only reads, so it may be tried again.
            let part: RecipeBatch = try await neighbour.post(
                RecipePaths.batchGet,
                body: request,
                idempotent: true,
                as: credentials
            )
            batch.items += part.items
            batch.missing += part.missing
        }
        return batch
    }
}
