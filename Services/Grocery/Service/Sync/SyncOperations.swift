import GroceryAPI
import HTTP

/// How the route of sync is documented.
extension Operation {
    static let syncGroceryList = Operation(
        "syncGroceryList",
        summary:
            "Does what a client did to a list, perhaps while it was offline. Each operation is done once, in order, "
            + "together with what others did meanwhile; one that cannot be done is refused, and the rest is done.",
        tag: "grocery items",
        body: .ref("GrocerySync"),
        answers: [.ok(.ref("SyncedGroceryList"), "What became of each operation, and the list as it is now.")],
        errors: [404],
        bodySize: .document,
        isHeavy: true,
        isOftenSmall: true
    )
}

/// The schemas of a batch and its answer.
enum SyncSchemas {
    static let batch = Schema.object([
        Property("operations", .array(of: operation, maxItems: SyncBody.most)),
        Property(
            "by",
            .string(maxLength: SyncBody.longestName),
            required: false,
            description: "What a guest calls themselves, shown beside what they tick; of no use to members."
        ),
    ])
    static func answer(_ list: Schema) -> Schema {
        .object([Property("results", .array(of: outcome)), Property("list", list)])
    }

    private static let operation = Schema.object([
        Property("id", .uuid, description: "Made by the client: the operation is done once, however often it is sent."),
        Property("op", .enumeration(SyncOperationBody.Kind.allCases.map(\.rawValue))),
        Property(
            "item_id",
            .uuid,
            required: false,
            description: "The item, or the id that the client gave what it added; not for reorder."
        ),
        Property("entry", .boolean, required: false, description: "Whether all things of an entry are meant."),
        Property("seen", .integer(min: 0), required: false, description: "The item's version as the client knew it."),
        Property("item", .ref("NewGroceryItem"), required: false, description: "For add."),
        Property("change", .ref("GroceryItemPatch"), required: false, description: "For change."),
        Property(
            "ticks",
            .array(of: .uuid, maxItems: GroceryList.maximumItems),
            required: false,
            description: "For untick: the ticks that are taken back; all that hold if absent."
        ),
        Property(
            "after",
            .nullable(.uuid),
            required: false,
            description: "For move: the item behind which it is placed; before all others of its category if absent."
        ),
        Property(
            "order",
            .array(of: .uuid, maxItems: GroceryList.maximumItems),
            required: false,
            description: "For reorder."
        ),
    ])
    private static let outcome = Schema.object([
        Property("id", .uuid),
        Property("status", .enumeration(GroceryOperationOutcome.Status.allCases.map(\.rawValue))),
        Property(
            "code",
            .text,
            required: false,
            description: "How it was merged (\(merges)), or the code of the problem."
        ),
        Property("detail", .text, required: false), Property("pointer", .text, required: false),
        Property("items", .array(of: .uuid)), Property("version", .integer(min: 1), required: false),
        Property(
            "replaced",
            .object([
                Property("name", .text, required: false), Property("text", .text, required: false),
                Property("category", GrocerySchemas.category, required: false),
                Property("note", .text, required: false), Property("brand", .text, required: false),
            ]),
            required: false,
            description: "What stood there, which the client had not seen."
        ),
    ])
    private static let merges = SyncOutcome.Merge.allCases.map(\.rawValue).joined(separator: ", ")
}
