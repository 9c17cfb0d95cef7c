import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// What users think of recipes.
extension Dependencies {
    func getOpinion(_ request: Request, _ caller: Caller) async throws -> Response {
        try await opinion(of: try request.recipeID(), caller)
    }

    func putOpinion(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let opinion = try request.decode(OpinionInput.self).checked()
        try await opinions.put(opinion, of: id, by: caller.user, caller.household, at: book.now())
        return try await self.opinion(of: id, caller)
    }

    func deleteOpinion(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        try await opinions.put(Opinion(), of: id, by: caller.user, caller.household, at: book.now())
        return .noContent()
    }

    func listOpinions(_ request: Request, _ caller: Caller) async throws -> Response {
        let items = try await opinions.opinions(of: try request.recipeID(), caller.household)
        return .json { json in json.object { $0.member("items", items) } }
    }

    private func opinion(of id: RecipeID, _ caller: Caller) async throws -> Response {
        let kept = try await opinions.opinion(of: id, by: caller.user, caller.household)
        // Who has said nothing thinks nothing in particular.
        return .json(kept ?? StoredOpinion(Opinion(), of: id, by: caller.user, at: book.now()))
    }
}

extension OpinionError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missingRecipe: .notFound("There is no recipe with this id.")
        case .tooManyNotes:
            .unprocessable(
                code: "too_many_notes",
                "The users of a household can have at most \(OpinionRules.maxNotes) notes about recipes."
            )
        }
    }
}
