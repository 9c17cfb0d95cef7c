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
        var batch = RecipeBatch(items: [], missing: [])
        for request in Self.requests(for: ids) {
            let part = try Neighbour.decode(RecipeBatch.self, try await send(request, as: credentials))
            batch.items += part.items
            batch.missing += part.missing
        }
        return batch
    }

    /// What shopping needs of recipes, by id; those that are not there are left out.
    ///
    /// A menu's worth of ingredient lines is a large document, so it is read by the fast reader.
    public func ingredients(
        of ids: [RecipeID],
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> [RecipeIngredients] {
        var recipes: [RecipeIngredients] = []
        for request in Self.requests(for: ids) {
            let answer = try await send(request, as: credentials)
            recipes += try Neighbour.read(RecipeIngredientsBatch.self, answer).items
        }
        return recipes
    }

    /// Each id once, in portions that one call may have.
    private static func requests(for ids: [RecipeID]) -> [RecipeBatchRequest] {
        var seen: Set<RecipeID> = []
        let ids = ids.filter { seen.insert($0).inserted }
        return stride(from: 0, to: ids.count, by: RecipeBatchRequest.limit).map { start in
            RecipeBatchRequest(ids: Array(ids[start...].prefix(RecipeBatchRequest.limit)))
        }
    }

    private func send(
        _ request: RecipeBatchRequest,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> ClientResponse {
        // It only reads, so it may be tried again.
        try await neighbour.call(.post, RecipePaths.batchGet, body: request, idempotent: true, as: credentials)
    }
}
