public import HTTP
public import JSON
public import Values

/// The grocery service, as other services call it.
///
/// Calls are made for the caller of the current request unless other credentials are given.
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
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> GroceryListDocument {
        try Self.document(
            id,
            try await neighbour.call(.put, GroceryPaths.list(id), body: request, as: credentials)
        )
    }

    /// One list with what is visible on it.
    public func list(
        _ id: GroceryListID,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> GroceryListBody {
        try await neighbour.get(GroceryPaths.list(id), as: credentials)
    }

    /// The newest lists, drafts left out.
    public func lists(
        limit: Int = 50,
        after cursor: String? = nil,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> Page<GroceryListSummary> {
        try await neighbour.get(GroceryPaths.lists, query: Self.page(limit, cursor), as: credentials)
    }

    /// What a list would have on it.
    public func preview(
        _ request: GroceryListRequest,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> GroceryPreview {
        try await neighbour.post(GroceryPaths.preview, body: request, idempotent: true, as: credentials)
    }

    /// Makes a draft visible; a second time changes nothing.
    public func activate(
        _ id: GroceryListID,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> GroceryListDocument {
        try Self.document(id, try await neighbour.call(.post, GroceryPaths.activate(id), as: credentials))
    }

    /// Deletes a list; one that is not there any more is as good as deleted.
    public func delete(
        _ id: GroceryListID,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) {
        do {
            _ = try await neighbour.call(.delete, GroceryPaths.list(id), as: credentials)
        } catch {
            guard error.status == 404 else { throw error }
        }
    }

    /// Ticks an item off, or brings it back.
    public func check(
        _ item: GroceryItemID,
        of list: GroceryListID,
        _ isChecked: Bool = true,
        as credentials: Neighbour.Credentials = .forwarded
    ) async throws(Problem) -> GroceryItemBody {
        let path = GroceryPaths.checked(item, of: list)
        return try Neighbour.decode(
            GroceryItemBody.self,
            try await neighbour.call(isChecked ? .post : .delete, path, as: credentials)
        )
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

    private static func page(_ limit: Int, _ cursor: String?) -> [(name: String, value: String)] {
        [(name: "limit", value: String(limit))] + (cursor.map { [(name: "after", value: $0)] } ?? [])
    }
}
