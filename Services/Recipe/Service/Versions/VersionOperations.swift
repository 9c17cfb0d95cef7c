import HTTP
import RecipeAPI

/// How the routes of versions are documented.
extension Operation {
    private static let number = Parameter("version", .integer(min: 1), place: .path, required: true)
    static let listRecipeVersions = Operation(
        "listRecipeVersions",
        summary: "Lists what a recipe says and what it said before, the newest first.",
        tag: "recipes",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecipeVersion")), "A page.")],
        errors: [400],
        isHeavy: true
    )
    static let getRecipeVersion = Operation(
        "getRecipeVersion",
        summary: "Reads a version of a recipe.",
        tag: "recipes",
        path: [number],
        answers: [.ok(.ref("WholeRecipeVersion"), "The version with its content.")]
    )
    static let getRecipeVersionChanges = Operation(
        "getRecipeVersionChanges",
        summary: "Compares a version of a recipe with another, field by field.",
        tag: "recipes",
        path: [number],
        query: [
            Parameter(
                "against",
                .integer(min: 1),
                description: "The later version; what the recipe says now if absent."
            )
        ],
        answers: [.ok(.ref("RecipeVersionChanges"), "What differs.")],
        isHeavy: true
    )
    static let restoreRecipeVersion = Operation(
        "restoreRecipeVersion",
        summary: "Makes what a recipe said before what it says, as a new version.",
        tag: "recipes",
        path: [number],
        query: [.ifMatch],
        answers: [.ok(.ref("ChangedRecipe"), "The recipe.")],
        errors: [409, 412],
        isHeavy: true
    )
}
