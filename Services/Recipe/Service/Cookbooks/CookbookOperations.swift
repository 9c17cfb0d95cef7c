import HTTP
import RecipeAPI

/// How the routes of cookbooks are documented.
extension Operation {
    static let listCookbooks = Operation(
        "listCookbooks",
        summary: "Lists the household's cookbooks by name.",
        tag: "cookbooks",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("Cookbook")), "A page.")],
        errors: [400]
    )
    static let createCookbook = Operation(
        "createCookbook",
        summary: "Creates a cookbook. No other one of the household may have its name, whatever the case.",
        tag: "cookbooks",
        body: .ref("CookbookInput"),
        answers: [Answer.created(.ref("Cookbook")).with(.etag, .location)],
        errors: [409]
    )
    static let getCookbook = Operation(
        "getCookbook",
        summary: "Reads a cookbook.",
        tag: "cookbooks",
        answers: [Answer.ok(.ref("Cookbook"), "The cookbook.").with(.etag)]
    )
    static let putCookbook = Operation(
        "putCookbook",
        summary: "Creates a cookbook with the client's id, or gives it another name.",
        tag: "cookbooks",
        query: [.ifMatch],
        body: .ref("CookbookInput"),
        answers: [.ok(.ref("Cookbook"), "It has this name now."), .created(.ref("Cookbook"))],
        errors: [409, 412]
    )
    static let patchCookbook = Operation(
        "patchCookbook",
        summary: "Changes the members in the body.",
        tag: "cookbooks",
        query: [.ifMatch],
        body: .ref("CookbookPatch"),
        answers: [.ok(.ref("Cookbook"), "The changed cookbook.")],
        errors: [409, 412]
    )
    static let deleteCookbook = Operation(
        "deleteCookbook",
        summary: "Deletes a cookbook, which can be restored for 30 days. The recipes in it stay.",
        tag: "cookbooks",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [412]
    )
    static let restoreCookbook = Operation(
        "restoreCookbook",
        summary: "Restores a deleted cookbook with the recipes that were in it.",
        tag: "cookbooks",
        answers: [Answer.ok(.ref("Cookbook"), "The cookbook.").with(.etag)],
        errors: [409, 422]
    )
    static let listCookbookRecipes = Operation(
        "listCookbookRecipes",
        summary: "Lists the recipes in a cookbook, the one that was added last first.",
        tag: "cookbooks",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecipeSummary")), "A page.")],
        errors: [400]
    )
    static let addCookbookRecipe = Operation(
        "addCookbookRecipe",
        summary: "Adds a recipe to a cookbook; one that is in it stays.",
        tag: "cookbooks",
        answers: [.noContent],
        errors: [422]
    )
    static let removeCookbookRecipe = Operation(
        "removeCookbookRecipe",
        summary: "Removes a recipe from a cookbook. The recipe stays.",
        tag: "cookbooks",
        answers: [.noContent]
    )
    static let addCookbookRecipes = Operation(
        "addCookbookRecipes",
        summary: "Adds many recipes to a cookbook.",
        tag: "cookbooks",
        body: .object([Property("ids", .array(of: .uuid, maxItems: CookbookRules.maxAtOnce))]),
        answers: [
            .ok(
                .object([
                    Property("done", .array(of: .uuid)), Property("missing", .array(of: .uuid)),
                    Property("refused", .array(of: .uuid), description: "Those that are in too many cookbooks."),
                ]),
                "What has become of each."
            )
        ]
    )
}
