import HTTP

/// The documents of the meal-plan service, for its OpenAPI description.
enum PlanSchemas {
    static let entry = Schema.ref("PlanEntry")
    /// Several entries that a call has changed, and what else it has.
    static let entries = Schema.object([Property("items", .array(of: entry)), Effect.property])
    static let slot = Schema.enumeration(["breakfast", "lunch", "dinner", "snacks"], name: "MealSlot")
    /// How many a recipe is cooked for.
    static let servings = Schema.integer(min: PlanChecks.servings.lowerBound, max: PlanChecks.servings.upperBound)
    static let note = Schema.string(maxLength: PlanChecks.longestNote)

    /// Names the documents.
    static func register(in router: inout Router) {
        router.schema(
            "PlanEntry",
            .object([
                Property("id", .uuid), Property("version", .integer(min: 1)), Property("date", .date),
                Property("slot", slot), Property("position", .integer(min: 0)),
                Property("kind", .enumeration(["recipe", "note"], name: "PlanEntryKind")),
                Property("recipe_id", .nullable(.uuid)),
                Property("title", .nullable(.text)), Property("image_url", .nullable(.string(format: "uri-reference"))),
                Property("servings", .nullable(servings)), Property("note", .nullable(note)),
                Property("member_id", .nullable(.uuid), description: "Who it is for; null for everyone."),
                Property("leftover_of", .nullable(.uuid), description: "The entry whose leftovers this is."),
                Property("cooked_at", .nullable(.instant), description: "When it was marked cooked."),
                Property("cooked_on", .nullable(.date), description: "The day it was cooked."),
                Property("recipe_deleted", .boolean, required: false, description: "True if the recipe is deleted."),
                Property(
                    "menu_id",
                    .uuid,
                    required: false,
                    description: "The menu of which this is a recipe: they are one meal."
                ), Property("menu_item_id", .uuid, required: false, description: "The recipe's place in that menu."),
                Effect.property,
            ])
        )
        let entries = Schema.array(of: entry)
        router.schema(
            "PlanDay",
            .object([
                Property("date", .date), Property("has_entries", .boolean, description: "The dot under the day."),
                Property(
                    "slots",
                    .object([
                        Property("breakfast", entries), Property("lunch", entries), Property("dinner", entries),
                        Property("snacks", entries),
                    ])
                ),
            ])
        )
        router.schema(
            "PlanWindow",
            .object([
                Property("today", .date, description: "Today's date in the household's time zone."),
                Property("from", .date), Property("to", .date), Property("days", .array(of: .ref("PlanDay"))),
            ])
        )
    }
}
