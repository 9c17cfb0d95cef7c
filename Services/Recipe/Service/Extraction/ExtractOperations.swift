import HTTP
import RecipeAPI

/// How the routes of extraction are documented.
extension Operation {
    /// Pages of the web are larger than other bodies.
    private static let webPage = 10 << 20

    static let extractRecipe = Operation(
        "extractRecipe",
        summary: "Makes a recipe draft from a web page or a text.",
        tag: "import",
        body: .ref("ExtractInput"),
        example: ExampleBody.text,
        answers: [
            .ok(
                .object([Property("draft", .ref("RecipeDraft")), Property("warnings", .array(of: .text))]),
                "The draft, ready to be posted."
            )
        ],
        bodySize: .bytes(webPage),
        rate: .imports
    )
    static let extractRecipeLegacy = Operation(
        "extractRecipeLegacy",
        summary: "Makes a recipe draft from a web page, for apps that know this older form.",
        tag: "import",
        takesAnyQuery: true,
        body: .ref("LegacyExtractInput"),
        example: ExampleBody.text,
        answers: [.ok(.ref("LegacyExtract"), "The draft.")]
            + [400, 401, 403, 413, 415, 422, 429, 503].map { status in
                // What is refused before the route is known is a problem here as everywhere.
                Answer(
                    status,
                    "The error, in the older form.",
                    types: ["application/json", "application/problem+json"],
                    schema: .oneOf([.ref("LegacyError"), .ref("Problem")])
                )
            },
        bodySize: .bytes(webPage),
        rate: .openImports,
        errorForm: { $0.inOlderForm }
    )
}
