import HTTP
import RecipeAPI
import Sync

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
    static let syncRecipes = sync(
        "syncRecipes",
        of: "recipes",
        tag: "recipes",
        kinds: .words(of: RecipeOperationBody.Kind.self),
        members: [
            Property("recipe_id", .uuid, description: "The recipe, or the id that the client gave it."),
            Property(
                "seen",
                .integer(min: 0),
                required: false,
                description: "The recipe's version as the client knew it, for change."
            ),
            Property("recipe", .ref("RecipeInput"), required: false, description: "For add; its id is recipe_id."),
            Property("change", .ref("RecipePatch"), required: false, description: "For change."),
            Property(
                "opinion",
                .ref("RecipeOpinionInput"),
                required: false,
                description: "For opine: what is in it is changed, and the rest stays."
            ),
            Property(
                "cookbook_id",
                .uuid,
                required: false,
                description: "For add_to_cookbook and remove_from_cookbook."
            ),
            Property("confirm", .boolean, required: false, description: "For delete: whatever uses the recipe."),
        ],
        example: #"""
            {"operations":[{"id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1","op":"add",\#
            "recipe_id":"0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2","recipe":{"title":"Soup"}}]}
            """#,
        outcome: OperationOutcome.schema(
            merges: RecipeMerge.allCases.map(\.rawValue),
            [OperationOutcome.fields(.words(of: RecipeField.self)), OperationOutcome.version]
        ),
        answer: recipeBatch,
        isHeavy: true
    )
}
