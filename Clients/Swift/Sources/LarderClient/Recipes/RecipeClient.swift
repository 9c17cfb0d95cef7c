import Foundation

extension Larder {
    /// The household's recipes.
    public var recipes: RecipeClient { RecipeClient(api: api) }
}

/// The household's recipes.
public struct RecipeClient: Sendable {
    let api: API

    /// All recipes that a query finds.
    public func list(_ query: RecipeQuery = RecipeQuery(), limit: Int? = nil) -> Pages<RecipeSummary> {
        api.pages("/api/v1/recipes", limit: limit, query.query)
    }

    /// One page of what a query finds, with how many there are.
    public func page(
        _ query: RecipeQuery,
        limit: Int? = nil,
        after: String? = nil
    ) async throws -> FoundRecipes {
        var parameters = query.query
        parameters.add("limit", limit)
        parameters.add("after", after)
        return try await api.read(.get("/api/v1/recipes", parameters))
    }

    /// A recipe, as it is written or for another number of people.
    public func get(
        _ id: UUID,
        servings: Int? = nil,
        measurementSystem: MeasurementSystem? = nil
    ) async throws -> Recipe {
        var query = Query()
        query.add("servings", servings)
        query.add("measurement_system", measurementSystem)
        return try await api.read(.get("/api/v1/recipes/\(id)", query))
    }

    /// Adds a recipe.
    public func create(_ recipe: RecipeInput) async throws -> Recipe {
        try await api.read(try .post("/api/v1/recipes", recipe))
    }

    /// Adds a recipe or replaces it; with a version only if nobody has changed it since.
    public func put(_ id: UUID, _ recipe: RecipeInput, ifVersion version: Int? = nil) async throws -> Recipe {
        try await api.read(try .put("/api/v1/recipes/\(id)", recipe, ifVersion: version))
    }

    /// Changes some fields of a recipe.
    public func patch(_ id: UUID, _ patch: RecipePatch, ifVersion version: Int? = nil) async throws -> Recipe {
        try await api.read(try .patch("/api/v1/recipes/\(id)", patch, ifVersion: version))
    }

    /// Deletes a recipe; one that is in use only if that is confirmed, else a 409 says where.
    @discardableResult
    public func delete(
        _ id: UUID,
        confirmed: Bool = false,
        ifVersion version: Int? = nil
    ) async throws -> [Effect] {
        var query = Query()
        query.add("confirm", confirmed ? true : nil)
        return try await api.effects(.delete("/api/v1/recipes/\(id)", query, ifVersion: version))
    }

    /// The recipes that were deleted and can be restored.
    public func deleted() -> Pages<RecipeSummary> { api.pages("/api/v1/recipes/deleted") }

    /// Brings a deleted recipe back.
    public func restore(_ id: UUID) async throws -> Recipe {
        try await api.read(.post("/api/v1/recipes/\(id)/restore"))
    }

    /// Several recipes at once; `left` are those that had no room in the answer.
    public func batch(_ ids: [UUID]) async throws -> RecipeBatch {
        try await api.read(try .post("/api/v1/recipes/batch-get", ["ids": ids]).repeated(.safe))
    }

    /// What has changed since a place, or everything if nil; a 410 asks for a clean start.
    public func changes(after: String? = nil, limit: Int? = nil) async throws -> RecipeChanges {
        try await api.read(.get("/api/v1/recipes/changes", Query(limit: limit, after: after)))
    }

    /// Does what people did to recipes, perhaps without a network: each operation once, however often it is sent.
    ///
    /// Up to 200 operations. If it throws, some of them may have been done: send the same ones again.
    public func sync(_ operations: [RecipeOperation]) async throws -> SyncedRecipes {
        try await api.sync("/api/v1/recipes/sync", operations)
    }

    /// The household's tags, with the number of recipes of each.
    public func tags() async throws -> [TagCount] {
        try await api.read(.get("/api/v1/recipes/tags"), as: Whole<TagCount>.self).items
    }

    /// Reads a recipe from a page or a text without keeping it.
    public func extract(url: String? = nil, html: String? = nil, text: String? = nil) async throws -> RecipeDraft {
        var body: [String: String] = [:]
        (body["url"], body["html"], body["text"]) = (url, html, text)
        return try await api.read(try .post("/api/v1/recipes/extract", body), as: ExtractAnswer.self).draft
    }
}

/// Several recipes.
public struct RecipeBatch: Codable, Sendable {
    /// Those that there are.
    public var items: [Recipe]
    /// Those that there are not.
    public var missing: [UUID]
    /// Those that had no room, to be asked for again.
    public var left: [UUID]
}

/// What has changed of the household's recipes.
public struct RecipeChanges: Codable, Sendable {
    /// Those that were added or changed.
    public var items: [Recipe]
    /// Those that are there no more.
    public var deleted: [UUID]
    /// From where to ask the next time.
    public var next: String
    /// Whether there is more now.
    public var more: Bool
}

/// How many recipes have a tag.
public struct TagCount: Codable, Hashable, Sendable {
    /// The tag.
    public var tag: String
    /// How many.
    public var count: Int
}

/// A recipe that was read and is not kept.
public struct RecipeDraft: Codable, Hashable, Sendable {
    /// Its title.
    public var title: String
    /// Where it is from.
    public var source: RecipeSource
    /// For how many people it is.
    public var servings: Int
    /// Its ingredients.
    public var ingredients: [Ingredient]
    /// Its steps.
    public var steps: [RecipeStep]
    /// How long it takes.
    public var times: RecipeTimes
    /// Its tags.
    public var tags: [String]
    /// What its source says of its nutrition.
    public var nutrition: [String: String]?
    /// Its picture.
    public var imageURL: String?
}

private struct ExtractAnswer: Codable, Sendable {
    var draft: RecipeDraft
}
