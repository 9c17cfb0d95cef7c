import HTTP
import RecipeAPI

/// The shapes of opinions.
enum OpinionSchemas {
    static func register(in router: inout Router) {
        let said = [
            Property("rating", .nullable(.integer(min: 1, max: 5))),
            Property("note", .nullable(.string(maxLength: OpinionRules.maxNote))),
        ]
        router.schema(
            "RecipeOpinion",
            .object(
                [Property("user_id", .uuid), Property("favourite", .boolean)] + said
                    + [Property("updated_at", .instant)]
            )
        )
        router.schema(
            "RecipeOpinionInput",
            .object(
                [Property("favourite", .boolean, required: false)]
                    + said.map { Property($0.name, $0.schema, required: false) }
            )
        )
    }

    /// What the caller thinks of a recipe.
    static let ofCaller = Property(
        "opinion",
        .nullable(.ref("RecipeOpinion")),
        required: false,
        description: "What the caller thinks of it; null for nothing, absent in what other services are told."
    )
    /// Whether the caller likes it best.
    static let favourite = Property("favourite", .boolean, description: "Whether it is a favourite of the caller's.")
}
