import HTTP
import RecipeAPI

/// How the routes for members of a household are documented.
enum GroceryOperations {
    private static let list = Schema.ref("GroceryList")
    private static let item = Schema.ref("GroceryItem")

    static let lists = Operation(
        "listGroceryLists",
        summary: "Lists the household's grocery lists, newest first, without drafts.",
        tag: "grocery lists",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("GroceryListSummary")), "A page of lists.")],
        errors: [400]
    )
    static let preview = Operation(
        "previewGroceryList",
        summary: "Says what a list would have on it, with the staples set apart.",
        tag: "grocery lists",
        query: [.measurementSystem],
        body: .ref("GroceryListRequest"),
        answers: [.ok(.ref("GroceryPreview"), "What would be bought.")],
        errors: [404, 503],
        bodySize: .document,
        reads: true,
        isHeavy: true
    )
    static let read = Operation(
        "getGroceryList",
        summary: "Reads a list, as JSON or as text.",
        tag: "grocery lists",
        query: [.ifNoneMatch, .measurementSystem],
        answers: [
            Answer(200, "The list.", types: ["application/json", "text/plain"], schema: list), .notModified,
        ],
        errors: [404, 406]
    )
    static let put = Operation(
        "putGroceryList",
        summary: "Creates or replaces a list; the same request again changes nothing.",
        tag: "grocery lists",
        query: [.ifMatch],
        body: .ref("GroceryListRequest"),
        answers: [.ok(list, "The list as it is now."), .created(list, "The new list.")],
        errors: [404, 412, 503],
        bodySize: .document,
        isHeavy: true
    )
    static let patch = Operation(
        "patchGroceryList",
        summary: "Changes a list's title.",
        tag: "grocery lists",
        query: [.ifMatch],
        body: .object([Property("title", .string(minLength: 1, maxLength: 200), required: false)]),
        answers: [.ok(list, "The list.")],
        errors: [404, 412]
    )
    static let delete = Operation(
        "deleteGroceryList",
        summary: "Deletes a list with its items and share links.",
        tag: "grocery lists",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let activate = Operation(
        "activateGroceryList",
        summary: "Makes a draft visible in the index.",
        tag: "grocery lists",
        answers: [.ok(list, "The list.")],
        errors: [404, 412]
    )
    static let clearChecked = Operation(
        "clearCheckedItems",
        summary: "Takes the ticked items off a list.",
        tag: "grocery lists",
        answers: [.ok(list, "The list.")],
        errors: [404, 412]
    )
    static let clear = Operation(
        "clearGroceryList",
        summary: "Takes everything off a list.",
        tag: "grocery lists",
        answers: [.ok(list, "The list.")],
        errors: [404, 412]
    )
    static let allergens = Operation(
        "getGroceryListAllergens",
        summary: "Says what the things on a list contain, and which members of the household that concerns.",
        tag: "grocery lists",
        answers: [.ok(.ref("AllergenReport"), "What is known; what is not known is never free of anything.")],
        errors: [404, 503],
        isHeavy: true
    )
    static let events = Operation(
        "followGroceryList",
        summary: "Follows a list: an event for each change.",
        tag: "grocery lists",
        answers: [.events()],
        errors: [404]
    )

    static let addItem = Operation(
        "addGroceryItem",
        summary: "Adds a line by hand: to the unticked item of the same food if there is one, else as a new item.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("NewGroceryItem"),
        answers: [.created(item, "The item that the line is on.")],
        errors: [404, 412]
    )
    static let patchItem = Operation(
        "patchGroceryItem",
        summary: "Changes an item's text, name, category, note or place.",
        tag: "grocery items",
        query: [.ifMatch],
        body: .ref("GroceryItemPatch"),
        answers: [.ok(item, "The item.")],
        errors: [404, 412]
    )
    static let deleteItem = Operation(
        "deleteGroceryItem",
        summary: "Takes an item off a list.",
        tag: "grocery items",
        query: [.ifMatch],
        answers: [.noContent],
        errors: [404, 412]
    )
    static let check = Operation(
        "checkGroceryItem",
        summary: "Ticks an item off; it is gone an hour later. Repeating is harmless.",
        tag: "grocery items",
        answers: [.ok(item, "The item.")],
        errors: [404]
    )
    static let uncheck = Operation(
        "uncheckGroceryItem",
        summary: "Brings a ticked item back within its hour. Repeating is harmless.",
        tag: "grocery items",
        answers: [.ok(item, "The item.")],
        errors: [404]
    )
    static let recentItems = Operation(
        "listRecentItems",
        summary: "Lists what was bought lately, to be added again.",
        tag: "grocery items",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("RecentItem")), "A page of items.")],
        errors: [400]
    )

    static let staples = Operation(
        "listStaples",
        summary: "Lists what the household normally has.",
        tag: "staples",
        answers: [.ok(.items(of: .ref("Staple")), "The staples.")]
    )
    static let putStaple = Operation(
        "putStaple",
        summary: "Makes a food a staple.",
        tag: "staples",
        body: .object([Property("assumed", .boolean, required: false)]),
        isBodyOptional: true,
        answers: [.ok(.ref("Staple"), "The staple.")]
    )
    static let deleteStaple = Operation(
        "deleteStaple",
        summary: "Makes a food no staple, also one that is by default.",
        tag: "staples",
        answers: [.noContent],
        errors: [422]
    )

    static let share = Operation(
        "shareGroceryList",
        summary: "Makes a link that opens the list to whoever has it.",
        tag: "shares",
        body: .object([
            Property("role", .enumeration(ShareRole.allCases.map(\.rawValue)), required: false),
            Property("expires_at", .nullable(.instant), required: false),
        ]),
        isBodyOptional: true,
        answers: [.created(.ref("Share"), "The link; its URL is told only this once.")],
        errors: [404]
    )
    static let shares = Operation(
        "listShares",
        summary: "Lists the links of a list that have not been taken back.",
        tag: "shares",
        answers: [.ok(.items(of: .ref("Share")), "The links.")],
        errors: [404]
    )
    static let unshare = Operation(
        "revokeShare",
        summary: "Takes a link back at once.",
        tag: "shares",
        answers: [.noContent],
        errors: [404]
    )
}
