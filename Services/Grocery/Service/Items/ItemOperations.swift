import HTTP

/// How the routes of items are documented.
extension Operation {
    static let addGroceryItem = Operation(
        "addGroceryItem",
        summary: "Adds a line by hand: to the unticked item of the same food if there is one, else as a new item.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("NewGroceryItem"),
        answers: [.created(.ref("GroceryItem"), "The item that the line is on.")],
        errors: [404, 412]
    )
    static let patchGroceryItem = Operation(
        "patchGroceryItem",
        summary: "Changes an item's text, name, category, note or place.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("GroceryItemPatch"),
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404, 412]
    )
    static let deleteGroceryItem = Operation(
        "deleteGroceryItem",
        summary: "Takes an item off a list.",
        tag: "grocery items",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let checkGroceryItem = Operation(
        "checkGroceryItem",
        summary: "Ticks an item off; it is gone an hour later. Repeating is harmless.",
        tag: "grocery items",
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404]
    )
    static let uncheckGroceryItem = Operation(
        "uncheckGroceryItem",
        summary: "Brings a ticked item back within its hour. Repeating is harmless.",
        tag: "grocery items",
        answers: [.ok(.ref("GroceryItem"), "The item.")],
        errors: [404]
    )
    static let listRecentItems = Operation(
        "listRecentItems",
        summary: "Lists what was bought lately, to be added again.",
        tag: "grocery items",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecentItem")), "A page of items.")],
        errors: [400]
    )
}
