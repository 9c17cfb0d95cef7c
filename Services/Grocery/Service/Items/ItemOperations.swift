import HTTP

/// How the routes of items are documented.
extension Operation {
    static let addGroceryItem = Operation(
        "addGroceryItem",
        summary:
            "Adds what someone typed, one thing or several, each to the unchecked item of the same product if there "
            + "is one, else as a new item.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("NewGroceryItem"),
        answers: [.created(.ref("AddedGroceryItems"), "The first item, and all items that the entry is on.")],
        errors: [404, 412]
    )
    static let patchGroceryItem = Operation(
        "patchGroceryItem",
        summary: "Changes an item's text, name, category, brand, note or position.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("GroceryItemPatch"),
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404, 412]
    )
    static let deleteGroceryItem = Operation(
        "deleteGroceryItem",
        summary: "Removes an item from a list, or takes back an entry.",
        tag: "grocery items",
        query: [
            .ifMatch,
            Parameter(
                "entry",
                .boolean,
                description: "Whether the id is an `entry_id`: only what was typed then is removed, from all its items."
            ),
        ],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let restoreGroceryItem = Operation(
        "restoreGroceryItem",
        summary: "Brings back an item that was removed within the last day, as it was. Can be repeated.",
        tag: "grocery items",
        query: [.ifMatch],
        answers: [.ok(.ref("GroceryList"), "The list with it.")],
        errors: [404, 412]
    )
    static let checkGroceryItem = Operation(
        "checkGroceryItem",
        summary: "Checks an item off; it is removed an hour later. Can be repeated.",
        tag: "grocery items",
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404]
    )
    static let uncheckGroceryItem = Operation(
        "uncheckGroceryItem",
        summary: "Unchecks an item within an hour. Can be repeated.",
        tag: "grocery items",
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404]
    )
    static let listRecentItems = Operation(
        "listRecentItems",
        summary: "Recently bought items, to be added again.",
        tag: "grocery items",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecentItem")), "A page of items.")],
        errors: [400]
    )
}
