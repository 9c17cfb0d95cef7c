import HTTP
import RecipeAPI

/// The shapes of cookbooks.
enum CookbookSchemas {
    static func register(in router: inout Router) {
        router.schema("Cookbook", cookbook)
        router.schema("CookbookInput", .object([Property("id", .uuid, required: false), name]))
        router.schema("CookbookPatch", .object([Property("name", name.schema, required: false)]))
    }

    private static let name = Property("name", .string(minLength: 1, maxLength: CookbookRules.maxName))
    private static let cookbook = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1), description: "Counts the changes of its name."),
        name, Property("recipes", .integer(min: 0), description: "How many recipes are in it."),
        Property(
            "images",
            .array(of: .string(format: "uri-reference"), maxItems: CookbookRules.pictures),
            description: "The paths of pictures of recipes in it."
        ),
        Property("created_at", .instant), Property("updated_at", .instant),
    ])
    /// The cookbooks of a recipe.
    static let ofRecipe = Property(
        "cookbooks",
        .array(of: .object([Property("id", .uuid), Property("name", .text)])),
        required: false,
        description: "The cookbooks that it is in; absent in what other services are told."
    )
}
