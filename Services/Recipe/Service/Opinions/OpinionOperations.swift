import HTTP
import RecipeAPI

/// How the routes of opinions are documented.
extension Operation {
    static let getOpinion = Operation(
        "getOpinion",
        summary: "Reads what the caller thinks of a recipe.",
        tag: "recipes",
        answers: [.ok(.ref("RecipeOpinion"), "The opinion; of who has none, an empty one.")]
    )
    static let putOpinion = Operation(
        "putOpinion",
        summary: "Replaces what the caller thinks of a recipe.",
        tag: "recipes",
        body: .ref("RecipeOpinionInput"),
        answers: [.ok(.ref("RecipeOpinion"), "The opinion.")],
        errors: [422]
    )
    static let deleteOpinion = Operation(
        "deleteOpinion",
        summary: "Deletes what the caller thinks of a recipe.",
        tag: "recipes",
        answers: [.noContent]
    )
    static let listOpinions = Operation(
        "listOpinions",
        summary: "Lists what everybody of the household thinks of a recipe.",
        tag: "recipes",
        answers: [.ok(.items(of: .ref("RecipeOpinion")), "The opinions, the newest first.")]
    )
}
