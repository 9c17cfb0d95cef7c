import HTTP
import RecipeAPI

/// How the routes of recipes are documented.
extension Operation {
    static let createRecipe = Operation(
        "createRecipe",
        summary: "Makes a recipe.",
        tag: "recipes",
        body: .ref("RecipeInput"),
        answers: [.created(.ref("Recipe"))],
        errors: [409],
        bodySize: .document,
        isHeavy: true
    )
    static let getRecipe = Operation(
        "getRecipe",
        summary: "Reads a recipe.",
        tag: "recipes",
        query: [.ifNoneMatch, .measurementSystem],
        answers: [.ok(.ref("Recipe"), "The recipe."), .notModified],
        isHeavy: true
    )
    static let putRecipe = Operation(
        "putRecipe",
        summary: "Makes a recipe under the client's id, or replaces it.",
        tag: "recipes",
        query: [.ifMatch],
        body: .ref("RecipeInput"),
        answers: [.ok(.ref("Recipe"), "It was there and is as sent."), .created(.ref("Recipe"))],
        errors: [412],
        bodySize: .document,
        isHeavy: true
    )
    static let patchRecipe = Operation(
        "patchRecipe",
        summary: "Changes the members that are sent.",
        tag: "recipes",
        query: [.ifMatch],
        body: .ref("RecipePatch"),
        bodyTypes: ["application/json", "application/merge-patch+json"],
        answers: [.ok(.ref("Recipe"), "The recipe as it is now.")],
        errors: [412],
        bodySize: .document,
        isHeavy: true
    )
    static let deleteRecipe = Operation(
        "deleteRecipe",
        summary: "Deletes a recipe.",
        tag: "recipes",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [412]
    )
    static let listRecipes = Operation(
        "listRecipes",
        summary: "Pages through the household's recipes.",
        tag: "recipes",
        query: Parameter.page + [
            Parameter("tag", .string(maxLength: 200), description: "Only recipes with this tag."),
            Parameter(
                "q",
                .string(maxLength: 200),
                description: "Only recipes in whose title, tags or ingredients each of these words occurs."
            ),
            Parameter(
                "sort",
                .enumeration(["created", "title", "cooked"]),
                description: "Newest first, by title, or most cooked first."
            ),
        ],
        answers: [.ok(.page(of: .ref("RecipeSummary")), "A page.")]
    )
    static let listTags = Operation(
        "listTags",
        summary: "Lists the tags in use.",
        tag: "recipes",
        answers: [
            .ok(
                .items(
                    of: .object([Property("tag", .text), Property("count", .integer(min: 1))])
                ),
                "The tags by name; of more than a thousand, those that are used most."
            )
        ]
    )
    static let batchGetRecipes = Operation(
        "batchGetRecipes",
        summary: "Reads many recipes by id.",
        tag: "recipes",
        query: [.measurementSystem],
        body: .object([Property("ids", .array(of: .uuid, maxItems: 200))]),
        answers: [
            .ok(
                .object([
                    Property("items", .array(of: .ref("Recipe"))), Property("missing", .array(of: .uuid)),
                    Property(
                        "left",
                        .array(of: .uuid),
                        description: "Those for which this answer had no room; ask for them again."
                    ),
                ]),
                "What is there, and the ids of what is not."
            )
        ],
        reads: true,
        isHeavy: true
    )
}
