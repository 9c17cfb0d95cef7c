import GroceryAPI
import HTTP
import Kitchen
import RecipeAPI

/// The schemas of the service's documents.
enum GrocerySchemas {
    /// Names them all.
    static func register(in router: inout Router) {
        router.schema("GroceryAmount", amount)
        router.schema("GrocerySource", source)
        router.schema("GroceryItem", item)
        router.schema("GroceryList", list)
        router.schema("GroceryListSource", listSource)
        router.schema("GroceryListSummary", summary)
        router.schema("GroceryListRequest", request)
        router.schema("GroceryPreview", preview)
        router.schema("NewGroceryItem", newItem)
        router.schema("GroceryItemPatch", itemPatch)
        router.schema("RecentItem", recentItem)
        router.schema("Staple", staple)
        router.schema("Share", share)
        router.schema("SharedItem", sharedItem)
        router.schema("SharedList", sharedList)
        router.schema("AllergenReport", AllergenReportSchema.schema)
    }

    private static let category = Schema.enumeration(Category.allCases.map(\.rawValue))
    private static let food = Schema.nullable(.object([Property("id", .text), Property("name", .text)]))
    private static let role = Schema.enumeration(ShareRole.allCases.map(\.rawValue))

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
    private static let source = Schema.object([
        Property("line_id", .nullable(.uuid)), Property("recipe_id", .nullable(.uuid)),
        Property("recipe_title", .nullable(.text)), Property("menu_id", .nullable(.uuid)),
        Property("menu_item_id", .nullable(.uuid)), Property("entry_id", .nullable(.uuid)),
        Property("servings", .nullable(.integer(min: 0))), Property("text", .text),
        Property("amount", .nullable(.ref("GroceryAmount"))),
    ])
    private static let item = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("name", .text), Property("food", food),
        Property("category", category), Property("quantities", .array(of: .ref("GroceryAmount"))),
        Property("text", .text), Property("note", .nullable(.text)), Property("checked", .boolean),
        Property("checked_at", .nullable(.instant)), Property("expires_at", .nullable(.instant)),
        Property("created_at", .instant), Property("updated_at", .instant),
        Property("position", .integer(min: 0)), Property("manual", .boolean),
        Property("sources", .array(of: .ref("GrocerySource"))),
    ])
    private static let listSource = Schema.object([
        Property("type", .enumeration(GroceryListSource.Kind.allCases.map(\.rawValue))),
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
        Property("left_out", leftOut, description: "Lines of recipes that name nothing to buy."),
    ])
    private static let leftOut = Schema.array(
        of: .object([
            Property("text", .text), Property("reason", .enumeration(LeftOutReason.allCases.map(\.rawValue))),
            Property("sources", .array(of: .ref("GrocerySource"))),
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
        Property("left_out", leftOut),
    ])
    private static let newItem = Schema.object([
        Property("id", .uuid, required: false),
        Property("text", .string(minLength: 1, maxLength: 500), required: false),
        Property("name", .string(minLength: 1, maxLength: 200), required: false),
        Property("quantity", .string(maxLength: 100), required: false),
        Property("category", category, required: false), Property("note", .string(maxLength: 500), required: false),
    ])
    private static let itemPatch = Schema.object([
        Property("text", .string(minLength: 1, maxLength: 500), required: false),
        Property("name", .string(minLength: 1, maxLength: 200), required: false),
        Property("category", category, required: false),
        Property("note", .nullable(.string(maxLength: 500)), required: false),
        Property("position", .integer(min: 1, max: 100_000), required: false),
    ])
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
    private static let sharedItem = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("name", .text),
        Property("category", category), Property("quantities", .array(of: .ref("GroceryAmount"))),
        Property("text", .text), Property("note", .nullable(.text)), Property("checked", .boolean),
        Property("checked_at", .nullable(.instant)), Property("expires_at", .nullable(.instant)),
        Property("recipes", .array(of: .text)),
    ])
    private static let sharedList = Schema.object([
        Property("title", .text), Property("version", .integer(min: 1)), Property("role", role),
        Property("expires_at", .nullable(.instant)), Property("updated_at", .instant),
        Property("categories", .array(of: categoryCount)), Property("items", .array(of: .ref("SharedItem"))),
        Property("staples", .array(of: .text)),
    ])
}
