import HTTP
import Kitchen

/// The shapes of nutrition.
enum NutritionSchemas {
    static func register(in router: inout Router) {
        router.schema(
            "NutrientAmount",
            .object([
                Property("value", .number(min: 0, max: 1e12)),
                Property("unit", .enumeration(["kcal", "g", "mg"], name: "NutrientUnit")),
                Property(
                    "foods",
                    .integer(min: 1),
                    required: false,
                    description: "How many of the counted foods the table has this nutrient of; only if computed."
                ),
            ])
        )
        router.schema("NutritionGap", gap)
        router.schema("RecipeNutrition", nutrition)
    }

    /// What a serving has.
    static let ofRecipe = Property(
        "nutrition_per_serving",
        .nullable(.ref("RecipeNutrition")),
        required: false,
        description: "What a serving has, as far as it is known; absent where many recipes are shown."
    )

    private static let food = Schema.object([Property("id", .text), Property("name", .text)])
    private static let perServing = Schema.object(
        Nutrient.allCases.map { Property($0.name, .nullable(.ref("NutrientAmount"))) }
    )
    private static let gap = Schema.object([
        Property("line", .integer(min: 0), description: "The place of the line among the ingredients, from 0 on."),
        Property("text", .text, description: "The line as written."),
        Property("food", .nullable(food)),
        Property("reason", .words(of: Nutrition.Reason.self)),
    ])
    private static let nutrition = Schema.object([
        Property(
            "source",
            .words(of: Nutrition.Source.self),
            description: "`recipe`: the recipe says so. `computed`: computed from the ingredients."
        ),
        Property("per_serving", perServing, description: "Null is not known, never zero."),
        Property("tables", .array(of: .enumeration(["ciqual", "usda"], name: "NutrientTable")), required: false),
        Property("foods", .integer(min: 0), required: false, description: "How many foods there are to count."),
        Property("counted", .integer(min: 0), required: false, description: "How many of them are counted."),
        Property("known", .number(min: 0, max: 1), required: false, description: "Which share of them that is."),
        Property("not_counted", .array(of: .ref("NutritionGap"))),
    ])
}
