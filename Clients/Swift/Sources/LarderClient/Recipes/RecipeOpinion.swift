import Foundation

/// What one person thinks of a recipe.
public struct RecipeOpinion: Codable, Hashable, Sendable {
    /// Who.
    public var userID: UUID
    /// Whether it is one of their favourites.
    public var favourite: Bool
    /// From 1 to 5.
    public var rating: Int?
    /// A note.
    public var note: String?
    /// When they changed their mind last.
    public var updatedAt: Date
}

extension RecipeClient {
    /// Says what the user thinks of a recipe; what is nil is not said any more.
    public func setOpinion(
        of recipe: UUID,
        favourite: Bool,
        rating: Int? = nil,
        note: String? = nil
    ) async throws -> RecipeOpinion {
        let body = OpinionInput(favourite: favourite, rating: rating, note: note)
        return try await api.read(try .put("/api/v1/recipes/\(recipe)/opinion", body))
    }

    /// What the household's people think of a recipe.
    public func opinions(of recipe: UUID) async throws -> [RecipeOpinion] {
        try await api.read(.get("/api/v1/recipes/\(recipe)/opinions"), as: Whole<RecipeOpinion>.self).items
    }

    /// Gives a recipe a picture, in one of the formats that the server takes, such as `image/jpeg`.
    public func putPicture(of recipe: UUID, _ data: Data, type: String) async throws -> Recipe {
        var call = Call(method: "PUT", path: "/api/v1/recipes/\(recipe)/image", repetition: .safe)
        call.body = data
        call.headers["Content-Type"] = type
        return try await api.read(call)
    }

    /// Takes a recipe's picture away.
    public func deletePicture(of recipe: UUID) async throws -> Recipe {
        try await api.read(.delete("/api/v1/recipes/\(recipe)/image").repeated(.safe))
    }
}

private struct OpinionInput: Encodable, Sendable {
    var favourite: Bool
    var rating: Int?
    var note: String?
}
