import HTTP

extension CookbookError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .missing: .notFound("There is no cookbook with this id.")
        case .missingRecipe: .notFound("There is no recipe with this id.")
        case .exists: .conflict(code: "cookbook_exists", "There is a cookbook with this name or id already.")
        case .movedOn: .preconditionFailed()
        case .full:
            .unprocessable(
                code: "too_many_cookbooks",
                "A household can have at most \(CookbookRules.maxCookbooks) cookbooks."
            )
        case .inTooMany:
            .unprocessable(
                code: "in_too_many_cookbooks",
                "A recipe can be in at most \(CookbookRules.maxOfRecipe) cookbooks."
            )
        }
    }
}
