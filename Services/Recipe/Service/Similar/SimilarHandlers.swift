import HTTP
import Identity
import JSON
import RecipeAPI
import Values

/// Recipes like another one.
extension Dependencies {
    func listSimilarRecipes(_ request: Request, _ caller: Caller) async throws -> Response {
        let id = try request.recipeID()
        let limit = try request.query.integer("limit", in: 1...50) ?? 10
        let found = try await book.store.similar(to: id, of: caller.household, limit: limit, for: caller.user)
        return .json(capacity: 8192) { json in
            json.object { json in
                json.array("items") { json in for item in found { json.raw(item.json) } }
            }
        }
    }
}
