public import HTTP
import Kitchen

/// The shape of what is known of allergens, which the grocery service passes on.
public enum AllergenReportSchema {
    private static let allergen = Schema.words(of: Allergen.self)
    private static let diet = Schema.words(of: Diet.self)
    private static let certainty = Schema.enumeration(
        [Certainty.certain.rawValue, Certainty.possible.rawValue],
        name: "AllergenCertainty"
    )

    /// The object.
    public static let schema = Schema.object([
        Property("allergens", .array(of: allergen), description: "What it certainly contains."),
        Property("may_contain", .array(of: allergen)),
        Property("unknown", .array(of: .text), description: "Lines with unknown foods, which may contain anything."),
        Property("because", .array(of: reason("allergen", allergen))),
        Property("conflicts", .array(of: diet), description: "The diets it certainly conflicts with."),
        Property("may_conflict", .array(of: diet)), Property("diets_because", .array(of: reason("diet", diet))),
        Property(
            "warnings",
            .nullable(
                .array(
                    of: .object([
                        Property("member_id", .uuid), Property("name", .text),
                        Property("reasons", .array(of: warning)),
                    ])
                )
            ),
            description: "One for each member concerned; null if members could not be looked up."
        ),
        Property(
            "restriction_version",
            .nullable(.integer(min: 1)),
            description: "The household's, as of which the warnings hold: whoever keeps an answer asks anew when the "
                + "household's is another; null with `warnings`."
        ),
    ])
    private static let warning = Schema.object([
        Property(
            "kind",
            .enumeration(["allergy", "ingredient", "intolerance", "diet", "unknown"], name: "EaterNeedKind")
        ),
        Property("what", .nullable(.text)), Property("line", .text), Property("certainty", certainty),
    ])
    private static func reason(_ name: String, _ schema: Schema) -> Schema {
        .object([Property(name, schema), Property("line", .text), Property("certainty", certainty)])
    }
}
