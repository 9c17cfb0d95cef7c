import HTTP
import RecipeAPI
import Values

/// The shapes of imports.
enum ImportSchemas {
    static func register(in router: inout Router) {
        router.schema("ImportInput", input)
        router.schema("Import", .object(summary + items))
        router.schema("ImportItem", item)
        router.schema("RecipeGuess", guess)
    }

    private static let input = Schema.object([
        Property("id", .uuid, required: false, description: "The client's id for it."),
        Property("url", .uri, required: false, description: "The page's address; it is fetched unless html is given."),
        Property(
            "urls",
            .array(of: .uri, minItems: 1, maxItems: ImportRequest.mostPages),
            required: false,
            description: "The addresses of several pages."
        ),
        Property("html", .text, required: false, description: "The page itself."),
        Property("text", .text, required: false, description: "A text instead of a page."),
        Property(
            "file",
            .object([
                Property("name", .string(minLength: 1, maxLength: 300)),
                Property("size", .integer(min: 1, max: ImportFile.mostUpload)),
            ]),
            required: false,
            description: "A file of so many bytes that is sent in parts."
        ),
        Property(
            "again",
            .boolean,
            required: false,
            description: "Whether a recipe that the household has already is imported once more."
        ),
    ])
    private static let count = Schema.integer(min: 0)
    private static let counts = Schema.object(
        ["total", "queued", "waiting", "active", "pending_review", "failed", "duplicates"].map { Property($0, count) }
    )
    private static let summary = [
        Property("id", .uuid), Property("version", .integer(min: 1)),
        Property("state", .words(of: ImportState.self)), Property("counts", counts),
        Property("message", .text, description: "How far it is, in a sentence."),
        Property(
            "name",
            .string(minLength: 1, maxLength: 2048),
            required: false,
            description: "The file's name, the address or the beginning of the text; of several things the first one's."
        ),
        Property("created_at", .instant), Property("updated_at", .instant),
    ]
    private static let items = [
        Property("items", .array(of: .ref("ImportItem")), required: false, description: "Absent in a list."),
        Property("next", .text, required: false, description: "The cursor of the next page of items."),
    ]
    private static let problem = Schema.object([
        Property("code", .words(of: ImportProblemCode.self)), Property("detail", .text),
        Property("next", .text, required: false, description: "What to try next."),
    ])
    private static let item = Schema.object([
        Property("id", .uuid), Property("kind", .words(of: ImportKind.self)),
        Property("name", .text, description: "The address, the file's name, or the beginning of a text."),
        Property("status", .words(of: ImportStatus.self)),
        Property("title", .nullable(.text)),
        Property("recipe_id", .nullable(.uuid), description: "The recipe it has become, or that was there before."),
        Property("guesses", .array(of: .ref("RecipeGuess"))), Property("problem", .nullable(problem)),
        Property("attempts", count),
        Property(
            "remarks",
            .array(of: .object([Property("code", .text), Property("detail", .text)])),
            description: "What of another app's recipe could not be kept."
        ),
    ])
    private static let guess = Schema.object([
        Property("field", .words(of: RecipeGuess.Field.self)),
        Property("confidence", .number(min: 0, max: 1)),
        Property("reason", .words(of: RecipeGuess.Reason.self)),
    ])
}
