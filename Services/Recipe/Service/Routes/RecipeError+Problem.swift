import HTTP

extension RecipeError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no recipe with this id.")
        case .exists: .conflict(code: "recipe_exists", "There is a recipe with this id already; PUT replaces it.")
        case .movedOn: .preconditionFailed()
        case .contended: .unavailable()
        }
    }
}
