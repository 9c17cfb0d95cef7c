import HTTP
import MealPlanAPI

/// How the routes of entries are documented.
extension Operation {
    static let findRecipeEntries = Operation(
        "findRecipeEntries",
        summary: "Finds the entries from today on that have a recipe; for other services.",
        tag: "internal",
        query: [
            Parameter(
                "limit",
                .integer(min: 1, max: RecipeEntries.limit),
                description: "How many to name; \(RecipeEntries.most) if absent."
            )
        ],
        answers: [
            .ok(
                .object([
                    Property("count", .integer(min: 0)),
                    Property(
                        "entries",
                        .array(
                            of: .object([
                                Property("id", .uuid), Property("date", .date), Property("slot", PlanSchemas.slot),
                            ])
                        ),
                        description: "The first of them."
                    ),
                ])
            )
        ]
    )
    static let addPlanEntry = Operation(
        "addPlanEntry",
        summary: "Plans a recipe, a recipe of a menu, the leftovers of one, or a note.",
        tag: "meal plan",
        body: .object([
            Property("id", .uuid, required: false, description: "An id chosen by the client."),
            Property("date", .date), Property("slot", PlanSchemas.slot),
            Property("position", .integer(min: 0), required: false, description: "The end if absent."),
            Property("recipe_id", .uuid, required: false, description: "This, a note or leftover_of is needed."),
            Property("menu_id", .uuid, required: false, description: "A menu, of which a recipe is planned."),
            Property(
                "menu_item_id",
                .uuid,
                required: false,
                description: "The recipe's place in that menu; the entry and the recipe of the menu are one meal."
            ),
            Property(
                "servings",
                PlanSchemas.servings,
                required: false,
                description: "The recipe's own if absent; not with menu_item_id."
            ),
            Property("note", PlanSchemas.note, required: false),
            Property("member_id", .uuid, required: false, description: "Who it is for; everyone if absent."),
            Property("leftover_of", .uuid, required: false, description: "An earlier entry with a recipe."),
        ]),
        example: #"{"date":"2026-11-20","slot":"dinner","note":"Eating out"}"#,
        answers: [
            .created(PlanSchemas.entry).with(.etag),
            .ok(PlanSchemas.entry, "The client had planned it before.").with(.etag),
        ],
        errors: [409, 503]
    )
    static let getPlanEntry = Operation(
        "getPlanEntry",
        summary: "One entry.",
        tag: "meal plan",
        query: [.ifNoneMatch],
        answers: [.ok(PlanSchemas.entry), .notModified],
        errors: [404]
    )
    static let changePlanEntry = Operation(
        "changePlanEntry",
        summary:
            "Moves an entry to another day, meal or position, or changes it. The servings of a menu's recipe change in "
            + "the menu as well.",
        tag: "meal plan",
        query: [.ifMatch],
        body: .object([
            Property("date", .date, required: false), Property("slot", PlanSchemas.slot, required: false),
            Property("position", .integer(min: 0), required: false, description: "Beyond the end is last."),
            Property("servings", PlanSchemas.servings, required: false),
            Property("note", .nullable(PlanSchemas.note), required: false),
            Property("member_id", .nullable(.uuid), required: false),
        ]),
        answers: [.ok(PlanSchemas.entry)],
        errors: [404, 409, 412, 503]
    )
    static let removePlanEntry = Operation(
        "removePlanEntry",
        summary: "Removes an entry from the plan, and its share from grocery lists. A menu keeps its recipe.",
        tag: "meal plan",
        query: [.ifMatch],
        answers: [.ok(.object([Effect.property]))],
        errors: [404, 412]
    )
    static let swapPlanEntries = Operation(
        "swapPlanEntries",
        summary: "Swaps two entries.",
        tag: "meal plan",
        query: [.ifMatch],
        body: .object([Property("with", .uuid, description: "The other entry.")]),
        answers: [.ok(PlanSchemas.entries, "Both entries.")],
        errors: [404, 409, 412]
    )
    static let markPlanEntryCooked = Operation(
        "markPlanEntryCooked",
        summary: "Marks an entry as cooked, in its menu as well. Can be repeated.",
        tag: "meal plan",
        query: [.ifMatch],
        body: .object([
            Property(
                "cooked_on",
                .date,
                required: false,
                description: "The planned day, or today if that is in the future."
            ),
            Property("date", .date, required: false, description: "An older name of cooked_on."),
        ]),
        isBodyOptional: true,
        answers: [.ok(PlanSchemas.entry)],
        errors: [404, 409, 412, 503]
    )
    static let undoPlanEntryCooked = Operation(
        "undoPlanEntryCooked",
        summary: "Unmarks an entry as cooked, in its menu as well. Can be repeated.",
        tag: "meal plan",
        query: [.ifMatch],
        answers: [Answer.ok(PlanSchemas.entry).with(.etag)],
        errors: [404, 409, 412, 503]
    )
}
