import HTTP
import Kitchen
import RecipeAPI

/// The shapes of foods and of what is known of allergens.
enum FoodSchemas {
    static func register(in router: inout Router) {
        router.schema("ClassifiedFood", classified)
        router.schema("AllergenReport", AllergenReportSchema.schema)
        router.schema("Food", food)
        router.schema("FoodInput", .object(said(isInput: true)))
        router.schema(
            "HouseholdFoods",
            .object([
                Property("version", .integer(min: 0)),
                Property("foods", .array(of: .object([Property("id", .text)] + said(isInput: true)))),
                Property("corrections", .array(of: .ref("CategoryCorrectionInput"))),
            ])
        )
        router.schema("CategoryCorrectionInput", .object(correction))
        router.schema("CategoryCorrection", .object(correction + [Property("updated_at", .instant)]))
    }

    private static let category = Schema.words(of: Category.self)
    private static let allergen = Schema.words(of: Allergen.self)
    private static let origins = Schema.array(of: .words(of: Origin.self))
    private static let correction = [
        Property("name", .string(minLength: 1, maxLength: 200)), Property("category", category),
    ]

    private static let classified = Schema.object([
        Property("name", .text),
        Property("food", .nullable(.object([Property("id", .text), Property("name", .text)]))),
        Property("category", category), Property("allergens", .array(of: allergen)),
        Property("may_contain", .array(of: allergen)),
        Property("grams_per_cup", .nullable(.number(min: 0)), description: "Null if unknown."),
        Property("confidence", .number(min: 0, max: 1)),
    ])

    private static let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
    private static let names = Schema.map(
        of: .array(of: .string(minLength: 1, maxLength: FoodRules.maxName), maxItems: FoodRules.maxNames)
    )
    /// What can be said of a food: all of it is shown, none of it has to be sent.
    private static func said(isInput: Bool) -> [Property] {
        func property(_ name: String, _ schema: Schema, isNull: Bool = false, _ words: String? = nil) -> Property {
            Property(name, isInput || isNull ? .nullable(schema) : schema, required: !isInput, description: words)
        }
        let grams = Schema.number(min: isInput ? 0.001 : 0, max: 100_000)
        return [
            property(
                "name",
                isInput ? .string(maxLength: FoodRules.maxName) : .text,
                isInput ? "Required for the household's own foods; ignored for others." : nil
            ),
            property("names", names, "Names by language: \(languages)."),
            property("category", category), property("allergens", .array(of: allergen)),
            property("may_contain", .array(of: allergen)), property("made_of", origins),
            property("may_be_made_of", origins), property("grams_per_cup", grams, isNull: true),
            property("grams_per_piece", grams, isNull: true),
            property("piece_unit", .words(of: MeasureUnit.self), isNull: true),
            property("staple", .enumeration(["no", "assumed", "asked"], name: "FoodStaple")),
        ]
    }
    private static let food = Schema.object(
        [Property("id", .text)] + said(isInput: false)
            + [Property("source", .words(of: FoodBody.Source.self))]
    )
}
