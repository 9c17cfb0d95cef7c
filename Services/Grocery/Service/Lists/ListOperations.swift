import HTTP
import RecipeAPI

/// How the routes of lists are documented.
extension Operation {
    static let listGroceryLists = Operation(
        "listGroceryLists",
        summary: "Lists the household's grocery lists, newest first, without drafts.",
        tag: "grocery lists",
        query: Parameter.page,
        answers: [.ok(.page(of: .ref("GroceryListSummary")), "A page of lists.")],
        errors: [400]
    )
    static let previewGroceryList = Operation(
        "previewGroceryList",
        summary: "Previews a list, with staples listed separately.",
        tag: "grocery lists",
        query: [.measurementSystem],
        body: .ref("GroceryListRequest"),
        answers: [.ok(.ref("GroceryPreview"), "What would be bought.")],
        errors: [404, 503],
        bodySize: .document,
        reads: true,
        isHeavy: true,
        isOftenSmall: true
    )
    static let getGroceryList = Operation(
        "getGroceryList",
        summary: "Reads a list, as JSON or as text.",
        tag: "grocery lists",
        query: [.ifNoneMatch, .measurementSystem, .shop],
        answers: [
            Answer(200, "The list.", types: ["application/json", "text/plain"], schema: .ref("GroceryList")),
            .notModified,
        ],
        errors: [404, 406]
    )
    static let putGroceryList = Operation(
        "putGroceryList",
        summary: "Creates or replaces a list; the same request again changes nothing.",
        tag: "grocery lists",
        query: [.ifMatch],
        body: .ref("GroceryListRequest"),
        answers: [.ok(.ref("GroceryList"), "The list as it is now."), .created(.ref("GroceryList"), "The new list.")],
        errors: [404, 412, 503],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
    static let patchGroceryList = Operation(
        "patchGroceryList",
        summary: "Changes a list's title or shop, pins it as it is, or lets it follow its menu or the plan again.",
        tag: "grocery lists",
        query: [.ifMatch],
        body: .object([
            Property("title", .string(minLength: 1, maxLength: 200), required: false),
            Property("pinned", .boolean, required: false),
            Property("shop", .nullable(.uuid), required: false),
        ]),
        answers: [.ok(.ref("GroceryList"), "The list.")],
        errors: [404, 412]
    )
    static let deleteGroceryList = Operation(
        "deleteGroceryList",
        summary:
            "Deletes a list, which can be restored for 30 days; its links end. Lists that left out meals of it take them.",
        tag: "grocery lists",
        query: [.ifMatch],
        answers: [.noContent, .ok(.object([Effect.property]), "The lists that have taken meals of it.")],
        errors: [404, 412]
    )
    static let activateGroceryList = Operation(
        "activateGroceryList",
        summary: "Publishes a draft, so that it is listed.",
        tag: "grocery lists",
        answers: [Answer.ok(.ref("GroceryList"), "The list.").with(.etag)],
        errors: [404, 412]
    )
    static let clearCheckedItems = Operation(
        "clearCheckedItems",
        summary: "Removes the checked items from a list.",
        tag: "grocery lists",
        answers: [Answer.ok(.ref("GroceryList"), "The list.").with(.etag)],
        errors: [404, 412]
    )
    static let clearGroceryList = Operation(
        "clearGroceryList",
        summary: "Removes all items from a list.",
        tag: "grocery lists",
        answers: [Answer.ok(.ref("GroceryList"), "The list.").with(.etag)],
        errors: [404, 412]
    )
    static let getGroceryListAllergens = Operation(
        "getGroceryListAllergens",
        summary: "The allergens of a list's items, and the members concerned.",
        tag: "grocery lists",
        answers: [.ok(.ref("AllergenReport"), "What is known; unknown foods are never reported as free of anything.")],
        errors: [404, 503],
        isHeavy: true
    )
    static let followGroceryList = Operation(
        "followGroceryList",
        summary: "Streams a list's changes as events, and who looks at it (`presence`).",
        tag: "grocery lists",
        answers: [.events()],
        errors: [404]
    )
}
