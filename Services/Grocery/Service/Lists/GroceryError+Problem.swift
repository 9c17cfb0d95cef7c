import HTTP

extension GroceryError: ProblemConvertible {
    var problem: Problem {
        switch self {
        case .noSuchList: .notFound("There is no grocery list with this id.")
        case .noSuchItem:
            .notFound(
                "There is no item with this id on the list. Checked items are removed after an hour; "
                    + "add it again from the recent items."
            )
        case .noSuchShare: .notFound("There is no share with this id.")
        case .noSuchNotice: .notFound("There is no notice with this id on the list.")
        case .noSuchShop: .notFound("There is no shop with this id.")
        case .tooManyShops:
            .unprocessable(
                code: "too_many",
                "A household can have at most \(AisleBook.mostShops) shops."
            )
        case .changedMeanwhile(let current):
            Problem.preconditionFailed()
                .with("version", current)
        case .tooManyItems:
            .unprocessable(
                code: "too_many",
                "A list can have at most \(GroceryList.maximumItems) items."
            )
        case .listTooLarge:
            .unprocessable(
                code: "too_long",
                "All lines of a list together can have at most \(GroceryList.maximumSize) bytes."
            )
        case .tooComplicated:
            .unprocessable(
                code: "too_complicated",
                "This is too much to be brought together at once; please make several lists of it."
            )
        case .amountTooLarge:
            .unprocessable(code: "out_of_range", "An amount on this list would become too large.")
        }
    }
}
