import Foundation

extension Larder {
    /// The recipes that every household can search and copy from.
    public var catalog: CatalogClient { CatalogClient(api: api) }
}

/// The recipes that every household can search and copy from.
public struct CatalogClient: Sendable {
    let api: API

    /// All recipes that a query finds; what only a household's own recipes have cannot be asked for.
    public func list(_ query: RecipeQuery = RecipeQuery(), limit: Int? = nil) -> Pages<RecipeSummary> {
        api.pages("/api/v1/catalog/recipes", limit: limit, query.query)
    }

    /// A recipe, as it is written or for another number of people.
    public func get(_ id: UUID, servings: Int? = nil) async throws -> Recipe {
        var query = Query()
        query.add("servings", servings)
        return try await api.read(.get("/api/v1/catalog/recipes/\(id)", query))
    }

    /// Copies a recipe to the household; one that it has already is given as it is, unless it is to be copied `again`.
    public func copy(_ id: UUID, again: Bool = false) async throws -> Recipe {
        var query = Query()
        query.add("again", again ? true : nil)
        return try await api.read(.post("/api/v1/catalog/recipes/\(id)/copy", query))
    }
}
