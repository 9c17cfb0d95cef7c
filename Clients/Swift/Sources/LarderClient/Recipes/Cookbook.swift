import Foundation

extension Larder {
    /// The household's cookbooks.
    public var cookbooks: CookbookClient { CookbookClient(api: api) }
}

/// Recipes that belong together.
public struct Cookbook: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// Its name.
    public var name: String
    /// How many recipes it has.
    public var recipes: Int
    /// Some of their pictures.
    public var images: [String]
    /// When it was made.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
}

/// The household's cookbooks.
public struct CookbookClient: Sendable {
    let api: API

    /// All of them.
    public func list() -> Pages<Cookbook> { api.pages("/api/v1/cookbooks") }

    /// One of them.
    public func get(_ id: UUID) async throws -> Cookbook { try await api.read(.get("/api/v1/cookbooks/\(id)")) }

    /// Makes a cookbook, or renames it.
    public func put(_ id: UUID, name: String, ifVersion version: Int? = nil) async throws -> Cookbook {
        try await api.read(try .put("/api/v1/cookbooks/\(id)", ["name": name], ifVersion: version))
    }

    /// Deletes a cookbook; its recipes stay.
    public func delete(_ id: UUID, ifVersion version: Int? = nil) async throws {
        try await api.run(.delete("/api/v1/cookbooks/\(id)", ifVersion: version))
    }

    /// Its recipes.
    public func recipes(of id: UUID) -> Pages<RecipeSummary> { api.pages("/api/v1/cookbooks/\(id)/recipes") }

    /// Puts a recipe into a cookbook.
    public func add(_ recipe: UUID, to id: UUID) async throws {
        let call = Call(method: "PUT", path: "/api/v1/cookbooks/\(id)/recipes/\(recipe)", repetition: .safe)
        try await api.run(call)
    }

    /// Takes a recipe out of a cookbook.
    public func remove(_ recipe: UUID, from id: UUID) async throws {
        try await api.run(.delete("/api/v1/cookbooks/\(id)/recipes/\(recipe)"))
    }
}
