import HTTP
import RecipeAPI

/// How the routes of recipes are documented.
extension Operation {
    static let createRecipe = Operation(
        "createRecipe",
        summary: "Creates a recipe.",
        tag: "recipes",
        body: .ref("RecipeInput"),
        example: ExampleBody.members,
        answers: [Answer.created(.ref("Recipe")).with(.etag, .location)],
        errors: [409],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
    static let getRecipe = Operation(
        "getRecipe",
        summary: "Reads a recipe.",
        tag: "recipes",
        query: [
            .ifNoneMatch, .measurementSystem,
            Parameter(
                "servings",
                .integer(min: 1, max: 1000),
                description: "Scales the amounts to so many; `text` stays as written."
            ),
            Parameter("deleted", .boolean, description: "Also if it is deleted and can be restored."),
        ],
        answers: [.ok(.ref("Recipe"), "The recipe."), .notModified],
        isHeavy: true,
        isOftenSmall: true
    )
    static let putRecipe = Operation(
        "putRecipe",
        summary: "Creates a recipe with the client's id, or replaces it.",
        tag: "recipes",
        query: [.ifMatch],
        body: .ref("RecipeInput"),
        example: ExampleBody.members,
        answers: [.ok(.ref("ChangedRecipe"), "It was replaced."), .created(.ref("Recipe"))],
        errors: [409, 412],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
    static let patchRecipe = Operation(
        "patchRecipe",
        summary: "Changes the members in the body.",
        tag: "recipes",
        query: [.ifMatch],
        body: .ref("RecipePatch"),
        answers: [.ok(.ref("ChangedRecipe"), "The changed recipe.")],
        errors: [412],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
    static let listRecipes = Operation(
        "listRecipes",
        summary: "Lists the household's recipes, or searches them.",
        tag: "recipes",
        query: Parameter.page + SearchParameters.all,
        answers: [.ok(SearchSchemas.page, "A page.")]
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
                "The tags by name; at most the thousand most used ones."
            )
        ]
    )
    static let batchGetRecipes = Operation(
        "batchGetRecipes",
        summary: "Reads many recipes by id.",
        tag: "recipes",
        query: [.measurementSystem],
        body: batchRequest,
        answers: [batch],
        reads: true,
        isHeavy: true,
        isOftenSmall: true
    )
    static let batchGetHouseholdRecipes = Operation(
        "batchGetHouseholdRecipes",
        summary: "Reads many of a household's recipes by id; for other services.",
        tag: "internal",
        query: [.measurementSystem],
        body: batchRequest,
        answers: [batch],
        reads: true,
        isHeavy: true,
        isOftenSmall: true
    )
    private static let batchRequest = Schema.object([Property("ids", .array(of: .uuid, maxItems: 200))])
    private static let batch = Answer.ok(.object(recipeBatch), "The recipes found, and the ids of the others.")
    /// Recipes by id, in an answer.
    static let recipeBatch = [
        Property("items", .array(of: .ref("Recipe"))), Property("missing", .array(of: .uuid)),
        Property(
            "left",
            .array(of: .uuid),
            description: "Those that did not fit into this response; request them again."
        ),
    ]
}
