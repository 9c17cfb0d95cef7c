public import HTTP
import JSON
public import Kitchen
public import Values

/// Calls the recipe service.
public struct RecipeClient: Sendable {
    let neighbour: Neighbour

    /// A client of the recipe service at a neighbour's address.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// Recipes by id, in any number and with repetitions; asked for in as many calls as it takes.
    public func batchGet(
        _ ids: [RecipeID],
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> RecipeBatch<RecipeBody> {
        try await batch(of: ids, as: credentials)
    }

    /// What shopping needs of recipes, by id; those that are not there are left out.
    public func ingredients(
        of ids: [RecipeID],
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> [RecipeIngredients] {
        try await batch(of: ids, as: credentials).items
    }

    /// The same of a household's recipes, for other services, which show that they are some.
    public func ingredients(
        of ids: [RecipeID],
        in household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> [RecipeIngredients] {
        try await batch(of: ids, at: RecipePaths.householdRecipes(household), as: credentials).items
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
        return answer.status == 304 ? nil : try Neighbour.decode(HouseholdFoodsBody.self, answer).said
    }

    /// Remembers the category that somebody gave to a name; a second time changes nothing.
    public func correct(_ correction: CategoryCorrection, as credentials: Neighbour.Credentials) async throws(Problem) {
        _ = try await neighbour.call(.put, RecipePaths.corrections, body: correction, as: credentials)
    }

    /// The warnings about some lines, as the recipe service words them.
    public func allergens(of lines: [String], as credentials: Neighbour.Credentials) async throws(Problem) -> [UInt8] {
        try await neighbour.call(
            .post,
            RecipePaths.allergens,
            body: AllergenQuestion(ingredients: lines),
            idempotent: true,
            as: credentials
        ).body
    }

    /// Each of the recipes once, read as what the caller needs of it.
    private func batch<Recipe: JSONReadable & Sendable>(
        of ids: [RecipeID],
        at path: String = RecipePaths.batchGet,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> RecipeBatch<Recipe> {
        var batch = RecipeBatch<Recipe>(items: [], missing: [])
        var seen: Set<RecipeID> = []
        var left = ids.filter { seen.insert($0).inserted }
        while !left.isEmpty {
            let request = RecipeBatchRequest(ids: Array(left.prefix(RecipeBatchRequest.limit)))
            let part = try Neighbour.decode(
                RecipeBatch<Recipe>.self,
                try await send(request, to: path, as: credentials)
            )
            batch.items += part.items
            batch.missing += part.missing
            // Each answer says of at least one what became of it, so this ends.
            left = (part.left.count < request.ids.count ? part.left : []) + left.dropFirst(request.ids.count)
        }
        return batch
    }

    func send(
        _ request: RecipeBatchRequest,
        to path: String = RecipePaths.batchGet,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> ClientResponse {
        // It only reads, so it may be tried again.
        try await neighbour.call(.post, path, body: request, idempotent: true, as: credentials)
    }
}
