import HTTP
import RecipeAPI

/// How the routes that change many recipes are documented.
extension Operation {
    private static let tag = Parameter(
        "tag",
        .string(minLength: 1, maxLength: RecipeRules.maxTag),
        place: .path,
        required: true
    )
    private static let changed = Schema.object([
        Property("recipes", .integer(min: 0), description: "How many recipes have been changed."),
        Property("done", .boolean, description: "False if some are left: the same request again goes on."),
    ])
    static let changeRecipes = Operation(
        "changeRecipes",
        summary: "Changes many recipes at once, and says what has become of each.",
        tag: "recipes",
        query: [Parameter("confirm", .boolean, description: "Deletes recipes whatever uses them.")],
        body: .object([
            Property("ids", .array(of: .uuid, maxItems: BulkRules.most)),
            Property("action", .words(of: BulkAction.self)),
            Property(
                "tags",
                .array(of: .string(minLength: 1, maxLength: RecipeRules.maxTag), maxItems: RecipeRules.maxTags),
                required: false
            ),
            Property("cookbook_id", .uuid, required: false),
        ]),
        example: #"{"ids":["0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1"],"action":"add_tags","tags":["Soup"]}"#,
        answers: [
            .ok(
                .object([
                    Property(
                        "results",
                        .array(
                            of: .object([
                                Property("id", .uuid),
                                Property("status", .enumeration(["done", "missing", "refused"], name: "BulkOutcome")),
                                Property("code", .text, required: false, description: "Why it was refused."),
                            ])
                        )
                    ),
                    Effect.property,
                ]),
                "What has become of each."
            )
        ],
        errors: [404, 409, 503],
        isHeavy: true
    )
    static let renameTag = Operation(
        "renameTag",
        summary: "Gives a tag another name on all recipes; where that is in use, both become one.",
        tag: "recipes",
        path: [tag],
        body: .object([Property("name", .string(minLength: 1, maxLength: RecipeRules.maxTag))]),
        answers: [.ok(changed, "How many recipes were changed.")],
        isHeavy: true
    )
    static let deleteTag = Operation(
        "deleteTag",
        summary: "Removes a tag from all recipes.",
        tag: "recipes",
        path: [tag],
        answers: [.ok(changed, "How many recipes were changed.")],
        isHeavy: true
    )
}
