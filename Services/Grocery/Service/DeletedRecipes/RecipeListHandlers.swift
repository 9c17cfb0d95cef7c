import GroceryAPI
import HTTP
import Values

/// What is bought for a recipe, before it is deleted.
extension Dependencies {
    func findRecipeLists(_ request: Request) async throws -> Response {
        let recipe = try request.parameters.require("recipe_id", as: RecipeID.self)
        let household = try request.parameters.require("household_id", as: HouseholdID.self)
        return .json(try await store.lists(buyingFor: recipe, of: household))
    }
}

extension Operation {
    static let findRecipeLists = Operation(
        "findRecipeLists",
        summary: "Finds the lists with something to buy for a recipe; for other services.",
        tag: "internal",
        answers: [
            .ok(
                .object([
                    Property("count", .integer(min: 0)),
                    Property(
                        "lists",
                        .array(
                            of: .object([
                                Property("id", .uuid), Property("title", .text), Property("items", .integer(min: 1)),
                                Property("follows", .boolean),
                            ])
                        ),
                        description: "The newest 20."
                    ),
                ])
            )
        ]
    )
}
