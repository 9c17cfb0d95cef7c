import HTTP
import RecipeAPI

extension Operation {
    static let listRecipeChanges = Operation(
        "listRecipeChanges",
        summary: "Lists what has changed, for apps that keep all recipes.",
        tag: "recipes",
        query: Parameter.page + [
            Parameter(
                "view",
                .words(of: SyncView.self),
                description: "Whole recipes (`full`), or as in a list (`summary`)."
            )
        ],
        answers: [
            .ok(
                .object([
                    Property(
                        "items",
                        .array(of: .object([Property("id", .uuid), Property("version", .integer(min: 1))])),
                        description:
                            "`Recipe`s or `RecipeSummary`s: new and changed recipes as they are now, in the order of their last changes."
                    ),
                    Property("deleted", .array(of: .uuid), description: "Recipes that are there no more."),
                    Property("next", .string(), description: "What to ask for next time; never null."),
                    Property("more", .boolean, description: "Whether there is more already."),
                ]),
                "What has changed, as much as has room."
            )
        ],
        errors: [410],
        isHeavy: true,
        isOftenSmall: true
    )
}
