public import HTTP
import JSON
public import Kitchen
public import Values

/// Calls the recipe service, for whom the current request is made unless told otherwise.
public struct RecipeClient: Sendable {
    let neighbour: Neighbour

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
            var request = request
            while !request.ids.isEmpty {
                let part = try Neighbour.decode(RecipeBatch.self, try await send(request, as: credentials))
                batch.items += part.items
                batch.missing += part.missing
                // Each answer says of at least one what became of it, so this ends.
                request.ids = part.left.count < request.ids.count ? part.left : []
            }
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
            var request = request
            while !request.ids.isEmpty {
                let part = try Neighbour.decode(RecipeIngredientsBatch.self, try await send(request, as: credentials))
                recipes += part.items
                request.ids = part.left.count < request.ids.count ? part.left : []
            }
        }
        return recipes
    }

    /// What a household says about foods, unless it is still what `known` says: then nil, at the price of a 304.
    ///
    /// For other services only, which show that they are some.
    public func foods(
        of household: HouseholdID,
        unless known: Int? = nil,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> HouseholdFoods? {
        var headers = Headers()
        if let known { headers["If-None-Match"] = "\"\(known)\"" }
        let path = RecipePaths.householdFoods(household)
        let answer = try await neighbour.call(.get, path, headers: headers, as: credentials)
        return answer.status == 304 ? nil : try Neighbour.decode(HouseholdFoodsBody.self, answer).foods
    }

    /// Remembers the category that somebody gave to a name; a second time changes nothing.
    public func correct(
        _ correction: CategoryCorrection,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) {
        _ = try await neighbour.call(.put, RecipePaths.corrections, body: correction, as: credentials)
    }

    /// The warnings about some lines, as the recipe service words them.
    public func allergens(
        of lines: [String],
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> [UInt8] {
        try await neighbour.call(
            .post,
            RecipePaths.allergens,
            body: AllergenQuestion(ingredients: lines),
            idempotent: true,
            as: credentials
        ).body
    }

    /// Each id once, in portions that one call may have.
    private static func requests(for ids: [RecipeID]) -> [RecipeBatchRequest] {
        var seen: Set<RecipeID> = []
        let ids = ids.filter { seen.insert($0).inserted }
        return stride(from: 0, to: ids.count, by: RecipeBatchRequest.limit).map { start in
            RecipeBatchRequest(ids: Array(ids[start...].prefix(RecipeBatchRequest.limit)))
        }
    }

    func send(
        _ request: RecipeBatchRequest,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> ClientResponse {
        // It only reads, so it may be tried again.
        try await neighbour.call(.post, RecipePaths.batchGet, body: request, idempotent: true, as: credentials)
    }
}
