import HTTP

/// How the routes of deleted lists are documented.
extension Operation {
    static let listDeletedGroceryLists = Operation(
        "listDeletedGroceryLists",
        summary: "Lists the deleted lists that can be restored, the last deleted first.",
        tag: "grocery lists",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("DeletedGroceryList")), "A page of lists.")],
        errors: [400]
    )
    static let restoreGroceryList = Operation(
        "restoreGroceryList",
        summary: "Restores a deleted list with all that was on it, for 30 days. Its links stay ended.",
        tag: "grocery lists",
        answers: [Answer.ok(.ref("GroceryList"), "The list.").with(.etag)],
        errors: [403, 404, 503]
    )
}
