import GroceryAPI
import HTTP
import Kitchen
import RecipeAPI
import Values

/// The schemas of the service's documents.
enum GrocerySchemas {
    /// Names them all.
    static func register(in router: inout Router) {
        router.schema("GroceryAmount", amount)
        router.schema("GrocerySource", source)
        router.schema("GroceryItem", item)
        router.schema("AddedGroceryItems", added)
        router.schema("GroceryList", list)
        router.schema("GroceryNotice", notice)
        router.schema("ListPresence", PresenceSchemas.presence)
        router.schema("GroceryListSource", listSource)
        router.schema("GroceryListSummary", summary)
        router.schema(
            "DeletedGroceryList",
            .object([
                Property("id", .uuid), Property("title", .text), Property("items", .integer(min: 0)),
                Property("deleted_at", .instant),
                Property("gone_at", .instant, description: "Until when it can be restored."),
            ])
        )
        router.schema("GroceryListRequest", request)
        router.schema("GroceryPreview", preview)
        router.schema("NewGroceryItem", newItem)
        router.schema("GroceryItemPatch", itemPatch)
        router.schema("GrocerySync", SyncSchemas.batch)
        router.schema("SyncedGroceryList", SyncSchemas.answer(.ref("GroceryList")))
        router.schema("SyncedSharedList", SyncSchemas.answer(.ref("SharedList")))
        router.schema("RecentItem", recentItem)
        router.schema("Staple", staple)
        router.schema("Aisles", AisleSchemas.aisles)
        router.schema("Share", share)
        router.schema("SharedItem", sharedItem)
        router.schema("SharedList", sharedList)
        router.schema("AllergenReport", AllergenReportSchema.schema)
    }

    static let category = Schema.words(of: Category.self)
    private static let food = Schema.nullable(.object([Property("id", .text), Property("name", .text)]))
    private static let role = Schema.words(of: ShareRole.self)

    private static let amount = Schema.object([
        Property("value", .text, description: "An exact number, such as 3/2."), Property("max", .nullable(.text)),
        Property("text", .text), Property("unit", .nullable(.text)),
        Property(
            "size",
            .object([Property("value", .text), Property("max", .nullable(.text)), Property("unit", .text)]),
            required: false,
            description: "Of each piece or package."
        ),
        Property("display", .text, required: false, description: "In the requested measurement system."),
    ])
    private static let id = Schema.nullable(.uuid)
    // Items of earlier versions have nulls in place of what is left out.
    private static let source = Schema.object([
        Property("text", .text), Property("line_id", id, required: false), Property("recipe_id", id, required: false),
        Property("recipe_title", .nullable(.text), required: false), Property("menu_id", id, required: false),
        Property("menu_item_id", id, required: false), Property("entry_id", id, required: false),
        Property("servings", .nullable(.integer(min: 0)), required: false),
        Property("amount", .nullable(.ref("GroceryAmount")), required: false),
        Property(
            "line_amount",
            .nullable(.ref("GroceryAmount")),
            required: false,
            description: "The line's first amount, where it names several things and that is another's."
        ),
        Property("since", .integer(min: 1), required: false, description: "The item's version with which it joined."),
        Property("recipe_deleted", .boolean, required: false, description: "True if the recipe is deleted."),
    ])
    private static let checkedBy = Property(
        "checked_by",
        .string(maxLength: SyncBody.longestName),
        required: false,
        description: "The guest who ticked it, as they call themselves."
    )
    private static let aisle = Property(
        "aisle",
        .text,
        required: false,
        description: "The key of its aisle, on lists of a household with aisles of its own."
    )
    private static let aisleCounts = Property(
        "aisles",
        .array(of: .object([Property("key", .text), Property("name", .text), Property("count", .integer(min: 1))])),
        required: false,
        description: "In shop order, for a household with aisles of its own; the items are in this order then."
    )
    private static let itemName = [
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("name", .text),
    ]
    /// What members of the household and guests see of an item.
    private static let itemContent =
        [
            Property("category", category), Property("quantities", .array(of: .ref("GroceryAmount"))),
            Property("text", .text),
        ] + GroceryItemDetails.properties + [
            Property("checked", .boolean), Property("checked_at", .nullable(.instant)),
            Property("expires_at", .nullable(.instant)),
        ]
    private static let itemMembers =
        itemName + [Property("food", food)] + itemContent + [
            Property("created_at", .instant), Property("updated_at", .instant),
            Property("wanted", .nullable(.text), description: "What the recipes would have, if changed by hand."),
            Property("position", .integer(min: 0)), Property("manual", .boolean),
            Property("sources", .array(of: .ref("GrocerySource"))), aisle,
            Property(
                "ticks",
                .array(of: .uuid),
                required: false,
                description: "The ticks that hold: what an untick of a sync names to take back no others."
            ),
            checkedBy,
        ]
    private static let item = Schema.object(itemMembers)
    private static let added = Schema.object(
        itemMembers + [
            Property("entry_id", .uuid, description: "Takes the whole entry back: DELETE …/items/{id}?entry=true."),
            Property("items", .array(of: .ref("GroceryItem")), description: "In the order typed."),
        ]
    )
    private static let sharedItem = Schema.object(
        itemName + itemContent + [Property("recipes", .array(of: .text)), aisle, checkedBy]
    )
    private static let listSource = Schema.object([
        Property("type", .words(of: GroceryListSource.Kind.self)),
        Property("menu_id", .nullable(.uuid), required: false), Property("from", .nullable(.date), required: false),
        Property("to", .nullable(.date), required: false),
    ])
    private static let categoryCount = Schema.object([
        Property("key", category), Property("name", .text), Property("count", .integer(min: 1)),
    ])
    private static let list = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("title", .text),
        Property("draft", .boolean), Property("source", .ref("GroceryListSource")), Property("created_at", .instant),
        Property("updated_at", .instant), Property("categories", .array(of: categoryCount)),
        Property("items", .array(of: .ref("GroceryItem"))),
        Property(
            "staples",
            .array(
                of: .object([
                    Property("food", .nullable(.text)), Property("name", .text), Property("text", .text),
                    Property("sources", .array(of: .ref("GrocerySource"))),
                ])
            )
        ),
        Property(
            "pinned",
            .boolean,
            description: "Whether it stays as it is, whatever becomes of its menu or the plan."
        ),
        Property("planning", .boolean, description: "Whether its menu is being planned again."),
        Property("notices", .array(of: .ref("GroceryNotice"))),
        Property("left_out", leftOut, description: "Lines of recipes that name nothing to buy."),
        Property("elsewhere", elsewhere, description: "Meals of menus that other lists buy for."),
        aisleCounts,
        Property("shop", .uuid, required: false, description: "The shop whose order it is."),
    ])
    private static let notice = Schema.object([
        Property("id", .uuid), Property("kind", .words(of: GroceryNotice.Kind.self)),
        Property("text", .text), Property("recipe_id", .uuid), Property("recipe_title", .text),
        Property("gone", .boolean, description: "Whether the meal is gone, rather than in need of less."),
        Property(
            "items",
            .array(
                of: .object([
                    Property("name", .text), Property("text", .text),
                    Property("quantities", .array(of: .ref("GroceryAmount"))),
                    Property("food", food, required: false),
                ])
            )
        ),
    ])
    private static let leftOut = Schema.array(
        of: .object([
            Property("text", .text), Property("reason", .words(of: LeftOutReason.self)),
            Property("sources", .array(of: .ref("GrocerySource"))),
        ])
    )
    private static let elsewhere = Schema.array(
        of: .object([
            Property("recipe_id", .uuid), Property("recipe_title", .text),
            Property("servings", .integer(min: 1, max: 1000)), Property("menu_id", .uuid, required: false),
            Property("menu_item_id", .uuid), Property("entry_id", .uuid, required: false),
            Property("list_id", .uuid, description: "The list that buys for it."),
        ])
    )
    private static let summary = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("title", .text),
        Property("source", .ref("GroceryListSource")), Property("items", .integer(min: 0)),
        Property("checked", .integer(min: 0)), Property("created_at", .instant), Property("updated_at", .instant),
    ])
    private static let request = Schema.object([
        Property("title", .string(minLength: 1, maxLength: 200), required: false),
        Property("menu", .uuid, required: false),
        Property("plan", .object([Property("from", .date), Property("to", .date)]), required: false),
        Property(
            "recipes",
            .array(
                of: .object([
                    Property("recipe_id", .uuid), Property("servings", .integer(min: 1, max: 1000), required: false),
                    Property("menu_id", .uuid, required: false), Property("menu_item_id", .uuid, required: false),
                    Property("entry_id", .uuid, required: false),
                ]),
                maxItems: 200
            ),
            required: false
        ),
        Property("source", .ref("GroceryListSource"), required: false),
        Property("have", .array(of: .string(minLength: 1, maxLength: 200), maxItems: 500), required: false),
        Property("draft", .boolean, required: false),
        Property("shop", .uuid, required: false, description: "A new list's is the usual shop if absent."),
        Property(
            "following",
            .object([Property("cooked", .array(of: .uuid, maxItems: 200))]),
            required: false,
            description: "Changes a menu's list that is there by the difference."
        ),
        Property("items", .array(of: .string(minLength: 1, maxLength: 500), maxItems: 500), required: false),
    ])
    private static let entry: [Property] = [
        Property("food", food), Property("name", .text), Property("category", category),
        Property("quantities", .array(of: .ref("GroceryAmount"))), Property("text", .text),
        Property("note", .text, required: false), Property("assumed", .boolean, required: false),
        Property("sources", .array(of: .ref("GrocerySource"))),
    ]
    private static let preview = Schema.object([
        Property("items", .array(of: .object(entry))), Property("check_you_have", .array(of: .object(entry))),
        Property("left_out", leftOut), Property("elsewhere", elsewhere),
    ])
    private static let typedText = Property(
        "text",
        .string(minLength: 1, maxLength: 10_000),
        required: false,
        description: "One thing or several, in lines of at most 500 characters."
    )
    private static let newText = Property("text", .string(minLength: 1, maxLength: 500), required: false)
    private static let itemNaming = [
        Property("name", .string(minLength: 1, maxLength: 200), required: false),
        Property("category", category, required: false),
    ]
    private static let newAmount = Property("quantity", .string(maxLength: 100), required: false)
    private static let newItem = Schema.object(
        itemNaming + [Property("id", .uuid, required: false), typedText, newAmount]
            + GroceryItemDetails.inputProperties
    )
    private static let itemPatch = Schema.object(
        itemNaming + [newText, newAmount, Property("position", .integer(min: 1, max: 100_000), required: false)]
            + GroceryItemDetails.inputProperties + [
                Property(
                    "aisle",
                    .text,
                    required: false,
                    description: "Where it is found, by the key of an aisle; remembered for all lists."
                )
            ]
    )
    private static let recentItem = Schema.object([
        Property("name", .text), Property("food", food), Property("category", category),
        Property("bought_at", .instant), Property("times", .integer(min: 1)),
    ])
    private static let staple = Schema.object([
        Property("food", .text), Property("name", .text), Property("assumed", .boolean),
        Property("default", .boolean),
    ])
    private static let share = Schema.object([
        Property("id", .uuid), Property("list_id", .uuid), Property("url", .uri, required: false),
        Property("role", role), Property("expires_at", .nullable(.instant)), Property("created_at", .instant),
        Property("created_by", .nullable(.uuid), description: "The user who made it; null if unknown."),
    ])
    private static let sharedList = Schema.object([
        Property("title", .text), Property("version", .integer(min: 1)), Property("role", role),
        Property("expires_at", .nullable(.instant)), Property("updated_at", .instant),
        Property("categories", .array(of: categoryCount)), Property("items", .array(of: .ref("SharedItem"))),
        Property("staples", .array(of: .text)), aisleCounts,
    ])
}
