import HTTP
import RecipeAPI

extension Operation {
    static let listDuplicates = Operation(
        "listDuplicates",
        summary: "Lists recipes that are taken for the same, in groups.",
        tag: "recipes",
        query: Parameter.page,
        answers: [
            .ok(
                .object([
                    Property(
                        "items",
                        .array(
                            of: .object([
                                Property(
                                    "reason",
                                    .words(of: DuplicateSearch.Reason.self),
                                    description: """
                                        From the same address (`source`), or with the same words in their titles and \
                                        mostly the same ingredients (`content`).
                                        """
                                ),
                                Property("recipes", .array(of: .ref("RecipeSummary"))),
                            ])
                        )
                    ), Property("next", .nullable(.string())),
                ]),
                "A page of groups, 50 at most."
            )
        ]
    )
    static let mergeRecipes = Operation(
        "mergeRecipes",
        summary: "Makes recipes one: the others' history counts for it, and they are deleted.",
        tag: "recipes",
        query: [Parameter("confirm", .boolean, description: "Deletes the others whatever uses them.")],
        body: .object([Property("ids", .array(of: .uuid, minItems: 1, maxItems: MergeInput.most))]),
        example: #"{"ids":["0199f3d2-7d10-7a39-9c55-3a1d9b64c7f2"]}"#,
        answers: [
            .ok(
                .object([
                    Property("recipe", .ref("Recipe")), Property("merged", .array(of: .uuid)), Effect.property,
                ]),
                "The recipe that was kept, with the others' tags, cookbooks, occasions and opinions."
            )
        ],
        errors: [404, 409, 503],
        isHeavy: true
    )
}
