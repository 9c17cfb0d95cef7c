import HTTP

extension GroceryError: ProblemConvertible {
    /// What the client is told.
    var problem: Problem {
        switch self {
        case .noSuchList: .notFound("There is no such grocery list.")
        case .noSuchItem:
            .notFound(
                "The list has no such item. One that was ticked off an hour ago or more is gone; add it again from the "
                    + "recent items."
            )
        case .noSuchShare: .notFound("There is no such share.")
        case .changedMeanwhile(let current):
            Problem.preconditionFailed("Somebody else has changed the list in the meantime.")
                .with("version", current)
        case .tooManyItems:
            .unprocessable(
                code: "too_many",
                "A list can have at most \(GroceryList.maximumItems) items."
            )
        case .amountTooLarge:
            .unprocessable(code: "out_of_range", "An amount on this list would become too large to be counted.")
        }
    }
}
