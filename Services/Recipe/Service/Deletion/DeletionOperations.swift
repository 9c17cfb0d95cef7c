import HTTP
import RecipeAPI

/// How the routes of deleting recipes are documented.
extension Operation {
    static let deleteRecipe = Operation(
        "deleteRecipe",
        summary: "Deletes a recipe, which can be restored for 30 days. If it is used, this is a 409 that says where.",
        tag: "recipes",
        query: [
            .ifMatch,
            Parameter("confirm", .boolean, description: "Deletes it whatever uses it."),
        ],
        answers: [
            .noContent,
            .ok(
                .object([Effect.property]),
                "The menus, planned meals and lists that show it as deleted now: the first 20 of each."
            ),
        ],
        errors: [409, 412, 503]
    )
    static let restoreRecipe = Operation(
        "restoreRecipe",
        summary: "Restores a deleted recipe as it was.",
        tag: "recipes",
        answers: [Answer.ok(.ref("Recipe"), "The recipe.").with(.etag)]
    )
    static let listDeletedRecipes = Operation(
        "listDeletedRecipes",
        summary: "Lists the deleted recipes that can be restored, the last deleted first.",
        tag: "recipes",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecipeSummary")), "A page.")]
    )
}
