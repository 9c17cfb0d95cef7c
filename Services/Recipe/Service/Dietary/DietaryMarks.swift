import Kitchen

/// What is known of a recipe's allergens and diets, as terms that recipes are found by.
///
/// They are kept with the recipe, in one text with a space between them, and are made whenever its lines are read.
enum DietaryMarks {
    /// Some line is not known: the recipe may have anything.
    static let unknown = "unknown"

    static func contains(_ allergen: Allergen) -> String { "has:" + allergen.rawValue }
    static func mayContain(_ allergen: Allergen) -> String { "may-have:" + allergen.rawValue }
    static func conflicts(_ diet: Diet) -> String { "against:" + diet.rawValue }
    static func mayConflict(_ diet: Diet) -> String { "may-be-against:" + diet.rawValue }

    /// The text of some lines.
    static func text(of lines: [IngredientLine], _ kitchen: HouseholdKitchen) -> String {
        let report = kitchen.allergens.report(on: lines)
        var marks = report.contains.map(contains) + report.mayContain.map(mayContain)
        marks += report.conflicts.map(conflicts) + report.mayConflict.map(mayConflict)
        // Who has not said what is in it has said nothing about what is not.
        if lines.isEmpty || !report.unknown.isEmpty { marks.append(unknown) }
        return marks.joined(separator: " ")
    }
}
