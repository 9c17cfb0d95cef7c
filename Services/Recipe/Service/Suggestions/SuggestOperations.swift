import HTTP
import RecipeAPI

extension Operation {
    static let listSuggestions = Operation(
        "listSuggestions",
        summary: "Suggests what a text that is being typed may become.",
        tag: "recipes",
        query: [
            Parameter(
                "q",
                .string(maxLength: 200),
                description: "What has been typed; the last word may be unfinished."
            ),
            Parameter("limit", .integer(min: 1, max: 20), description: "How many of each kind; 5 unless given."),
        ],
        answers: [
            .ok(
                .object([
                    Property(
                        "recipes",
                        .array(
                            of: .object([
                                Property("id", .uuid), Property("title", .text),
                                Property("image_url", .nullable(.string())),
                            ])
                        ),
                        description: "Recipes whose titles have the words, the best match first."
                    ),
                    Property(
                        "foods",
                        .array(
                            of: .object([
                                Property("food", .text, description: "Its English name, as in the facets."),
                                Property("name", .text, description: "Its name in the language asked for."),
                                Property("count", .integer(min: 1)),
                            ])
                        ),
                        description: "Foods of the household's recipes, by any of their names."
                    ),
                    Property(
                        "tags",
                        .array(of: .object([Property("tag", .text), Property("count", .integer(min: 1))]))
                    ),
                    Property(
                        "cookbooks",
                        .array(of: .object([Property("id", .uuid), Property("name", .text)]))
                    ),
                ]),
                "What was found."
            )
        ]
    )
}
