import HTTP
import RecipeAPI

/// How the routes behind a share link are documented.
extension Operation {
    static let openSharedList = Operation(
        "openSharedList",
        summary: "Opens a shared list: a page, or JSON.",
        tag: "shared list",
        security: .token,
        query: [
            .measurementSystem,
            Parameter("item", .uuid, description: "The item that the page lets change, if the link allows it."),
        ],
        answers: [
            Answer(200, "The list.", types: ["text/html", "application/json"], schema: .ref("SharedList")),
            .notModified,
            Answer(404, "No list; a page for browsers.", types: ["text/html"], schema: .text),
            Answer(404, "No list; a problem document.", types: ["application/problem+json"], schema: .ref("Problem")),
        ],
        errors: [406],
        isHeavy: true
    )
    static let readSharedText = Operation(
        "readSharedText",
        summary: "Reads a shared list as text.",
        tag: "shared list",
        security: .token,
        query: [.measurementSystem],
        answers: [.content(type: "text/plain", "The list.")],
        errors: [404],
        isHeavy: true
    )
    static let readSharedCode = Operation(
        "readSharedCode",
        summary: "Draws a QR code that opens the list.",
        tag: "shared list",
        security: .token,
        answers: [.content(type: "image/svg+xml", "The code.")],
        errors: [404]
    )
    static let followSharedList = Operation(
        "followSharedList",
        summary: "Streams a shared list's changes as events, and how many look at it (`presence`).",
        tag: "shared list",
        security: .token,
        query: [
            Parameter(
                "by",
                .string(maxLength: SyncBody.longestName),
                description: "What the guest calls themselves; members who look at the list see it."
            ),
            Parameter("viewer", .uuid, description: "The same each time a client connects: it is counted once."),
        ],
        answers: [.events()],
        errors: [404]
    )
    static let addSharedItem = Operation(
        "addSharedItem",
        summary: "Adds a line to a shared list, if the link allows it; the page sends it as a form.",
        tag: "shared list",
        security: .token,
        body: .object([Property("text", .string(minLength: 1, maxLength: 500))]),
        answers: [.seeOther("The list has the line; see its page.")],
        errors: [403, 404]
    )
    static let changeSharedItem = Operation(
        "changeSharedItem",
        summary:
            "Changes what an item of a shared list is called, how much of it, and its note, if the link allows it; "
            + "the page sends it as a form.",
        tag: "shared list",
        security: .token,
        body: .object([
            Property("name", .string(minLength: 1, maxLength: 200), required: false),
            Property("quantity", .string(maxLength: 100), required: false),
            Property("note", .string(maxLength: 500), required: false),
        ]),
        answers: [.seeOther("Done; see the list's page.")],
        errors: [403, 404]
    )
    static let removeSharedItem = Operation(
        "removeSharedItem",
        summary: "Removes an item from a shared list, if the link allows it.",
        tag: "shared list",
        security: .token,
        answers: [.seeOther("Done; see the list's page.")],
        errors: [403, 404]
    )
    static let syncSharedList = Operation(
        "syncSharedList",
        summary:
            "Does what a guest did to a shared list, perhaps while offline, as far as the link allows: see "
            + "syncGroceryList.",
        tag: "shared list",
        security: .token,
        body: .ref("GrocerySync"),
        example: SyncSchemas.example,
        answers: [
            Answer.ok(.ref("SyncedSharedList"), "What became of each operation, and the list as it is now.")
                .with(.etag)
        ],
        errors: [403, 404],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
    static let checkSharedItem = tick("checkSharedItem", "Checks an item of a shared list off")
    static let uncheckSharedItem = tick("uncheckSharedItem", "Unchecks an item of a shared list")
    static let getListAsset = Operation(
        "getListAsset",
        summary: "Returns a file of the shared list's page.",
        tag: "shared list",
        security: .none,
        answers: [.content(type: "*/*", "The file."), .notModified],
        errors: [404]
    )

    private static func tick(_ id: String, _ what: String) -> Operation {
        Operation(
            id,
            summary: "\(what), if the link allows it.",
            tag: "shared list",
            security: .token,
            answers: [
                .ok(.ref("SharedItem"), "The item, if JSON is asked for.").with(.etag),
                .seeOther("Done; see the list's page."),
            ],
            errors: [403, 404]
        )
    }
}
