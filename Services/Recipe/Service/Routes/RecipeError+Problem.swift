import HTTP

extension RecipeError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no such recipe.")
        case .exists: .conflict(code: "recipe_exists", "There is a recipe with this id already; PUT replaces it.")
        case .movedOn: .preconditionFailed("The recipe has been changed by somebody else in the meantime.")
        case .contended: .unavailable()
        }
    }
}

extension InvalidRecipe: ProblemConvertible {
    /// A 422 that names everything that is wrong.
    var problem: Problem {
        .invalid(faults.map { FieldError(pointer: $0.pointer, code: $0.code, detail: $0.detail) })
    }
}
