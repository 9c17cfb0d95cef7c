import HTTP

/// The shapes of the catalogue, whose recipes have the same as others.
enum CatalogSchemas {
    static func register(in router: inout Router) {
        router.schema(
            "CatalogCookbook",
            .object([
                Property("id", .uuid), Property("name", .text),
                Property("recipes", .integer(min: 0), description: "How many recipes are in it."),
            ])
        )
    }
}
