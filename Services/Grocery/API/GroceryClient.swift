public import HTTP
public import JSON
public import Values

/// The grocery service, as other services call it.
public struct GroceryClient: Sendable {
    let neighbour: Neighbour

    /// A client over the neighbour named `grocery`.
    public init(_ neighbour: Neighbour) {
        self.neighbour = neighbour
    }

    /// Creates or replaces a list; the same request again changes nothing.
    public func put(
        _ id: GroceryListID,
        _ request: GroceryListRequest,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> GroceryListDocument {
        try Self.document(
            id,
            try await neighbour.call(.put, GroceryPaths.list(id), body: request, as: credentials)
        )
    }

    /// One list with what is visible on it.
    public func list(
        _ id: GroceryListID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> GroceryListBody {
        try await neighbour.get(GroceryPaths.list(id), as: credentials)
    }

    /// The newest lists, drafts left out.
    public func lists(
        limit: Int = 50,
        after cursor: String? = nil,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> Page<GroceryListSummary> {
        let after = cursor.map { [(name: "after", value: $0)] } ?? []
        let query = [(name: "limit", value: String(limit))] + after
        return try await neighbour.get(GroceryPaths.lists, query: query, as: credentials)
    }

    /// The lists that follow days or entries of a household's plan; for other services, which show that they are some.
    public func lists(
        following question: PlanListsRequest,
        of household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> [PlanList] {
        let path = GroceryPaths.followers(of: household)
        return try await neighbour.post(path, body: question, idempotent: true, as: credentials, PlanListsBody.self)
            .lists
    }

    /// The lists with something to buy for a recipe; for other services, which show that they are some.
    public func lists(
        with recipe: RecipeID,
        of household: HouseholdID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> RecipeLists {
        try await neighbour.get(GroceryPaths.recipeLists(recipe, of: household), as: credentials)
    }

    /// Makes a draft visible; a second time changes nothing.
    public func activate(
        _ id: GroceryListID,
        as credentials: Neighbour.Credentials
    ) async throws(Problem) -> GroceryListDocument {
        try Self.document(id, try await neighbour.call(.post, GroceryPaths.activate(id), as: credentials))
    }

    /// The answer as it is, with the version that its `ETag` begins with: `"12-30"`.
    private static func document(
        _ id: GroceryListID,
        _ response: ClientResponse
    ) throws(Problem) -> GroceryListDocument {
        let digits = response.headers["ETag"]?.drop { $0 == "\"" }.prefix { $0.isNumber }
        guard let version = digits.flatMap({ Int($0) }) else { throw .unavailable(code: "neighbour_unintelligible") }
        return GroceryListDocument(id: id, version: version, json: response.body)
    }
}
