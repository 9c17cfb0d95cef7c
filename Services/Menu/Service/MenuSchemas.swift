import HTTP
import MealPlanAPI

/// The documents of the menu service, for its OpenAPI description.
enum MenuSchemas {
    static let board = Schema.ref("Board")
    static let menu = Schema.ref("Menu")
    /// How many a recipe is cooked for.
    static let servingsRange = 1...1000
    /// What everybody has to know of a grocery list; the rest is in the grocery service's document.
    static let list = Schema.object([
        Property("id", .uuid), Property("version", .integer(min: 1)), Property("title", .text),
        Property("created_at", .instant), Property("updated_at", .instant),
    ])
    static let slot = Schema.words(of: MealSlot.self)
    static let servings = Schema.integer(min: servingsRange.lowerBound, max: servingsRange.upperBound)

    /// Names the documents.
    static func register(in router: inout Router) {
        router.schema(
            "MenuRecipe",
            .object([
                Property("id", .uuid, description: "The id of the recipe's item in the menu."),
                Property("recipe_id", .uuid), Property("title", .text),
                Property("image_url", .nullable(.string(format: "uri-reference"))),
                Property("servings", servings), Property("position", .integer(min: 0)),
                Property("cooked_at", .nullable(.instant), description: "When it was marked cooked."),
                Property("cooked_on", .nullable(.date), description: "The day it was cooked."),
                Property("recipe_deleted", .boolean, required: false, description: "True if the recipe is deleted."),
                Property(
                    "planned",
                    .object([Property("entry_id", .uuid), Property("date", .date), Property("slot", slot)]),
                    required: false,
                    description: "Where it stands on the calendar, if it does: they are one meal."
                ),
            ])
        )
        router.schema(
            "Menu",
            .object([
                Property("id", .uuid), Property("version", .integer(min: 1)),
                Property("state", .enumeration(["planning", "to_cook", "archived"], name: "MenuState")),
                Property("outcome", .nullable(.enumeration(["completed", "abandoned"], name: "MenuOutcome"))),
                Property("recipes", .array(of: .ref("MenuRecipe"))),
                Property("grocery_list_id", .nullable(.uuid), description: "The list it was committed with."),
                Property(
                    "progress",
                    .object([Property("cooked", .integer(min: 0)), Property("total", .integer(min: 0))])
                ),
                Property("created_at", .instant), Property("committed_at", .nullable(.instant)),
                Property("archived_at", .nullable(.instant)),
                Property("from", .nullable(.date), description: "The day its cooking began, in UTC."),
                Property("to", .nullable(.date), description: "The day it was archived, in UTC."), Effect.property,
            ])
        )
        router.schema(
            "Board",
            .object([
                Property("state", .enumeration(["empty", "planning", "to_cook"], name: "BoardState")),
                Property("menu", .nullable(menu), description: "The menu that the state refers to."),
                Property("next", .nullable(menu), description: "The menu being planned while another is cooked."),
                Property("version", .integer(min: 0)), Effect.property,
            ])
        )
        router.schema(
            "Reuse",
            .object([
                Property("board", board),
                Property(
                    "missing",
                    .array(of: .object([Property("recipe_id", .uuid), Property("title", .text)])),
                    description: "Recipes that have been deleted since, and were left out."
                ),
            ])
        )
    }
}
