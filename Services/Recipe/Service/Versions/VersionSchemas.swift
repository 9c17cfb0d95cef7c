import HTTP
import RecipeAPI

/// The shapes of versions.
enum VersionSchemas {
    static func register(in router: inout Router) {
        router.schema("RecipeVersion", .object(version))
        router.schema("WholeRecipeVersion", .object(version + [Property("content", .ref("RecipeInput"))]))
        router.schema(
            "RecipeVersionChanges",
            .object([
                Property("version", .integer(min: 1)), Property("against", .integer(min: 1)),
                Property("changes", .array(of: change)),
            ])
        )
    }

    private static let field = Schema.words(of: RecipeField.self)
    private static let version = [
        Property("version", .integer(min: 1)),
        Property("current", .boolean, description: "Whether it is what the recipe says now."),
        Property("at", .instant, description: "Since when the recipe says this."),
        Property("by", .nullable(.uuid), description: "The user who has made it so; null for Larder itself."),
        Property("fields", .array(of: field), description: "What differs from the version before."),
        Property("title", .text),
    ]
    private static let change = Schema.object([
        Property("field", field),
        Property("from", .nullable(.text), required: false), Property("to", .nullable(.text), required: false),
        Property(
            "lines",
            .array(
                of: .object([
                    Property("change", .words(of: LineChange.Kind.self)),
                    Property("from", .nullable(.text)), Property("to", .nullable(.text)),
                ])
            ),
            required: false,
            description: "All lines in order, where a field has several."
        ),
    ])
}
