import Kitchen
import Values

/// How a recipe is to be shown.
struct RecipeView: Equatable, Sendable {
    /// In whose words amounts are shown besides; nil for none.
    var system: MeasurementSystem?
    /// For how many; nil for as many as it is written for.
    var servings: Int?
    /// In which language those amounts are.
    var language = Language.en
    /// Who sees it, with its cookbooks and their opinion; nil for other services.
    var reader: UserID?
    /// Whether its nutrition is shown, and by which table it is computed; nil in lists and for other services.
    var nutrition: NutritionView?

    /// Whether it is shown as it is stored.
    var isPlain: Bool { system == nil && servings == nil }

    /// What amounts are multiplied by for a recipe that is written for so many; nil if they stay.
    func scale(from written: Int) throws(QuantityError) -> Rational? {
        guard let servings, servings != written else { return nil }
        return try Rational(Int64(servings), over: Int64(max(1, written)))
    }
}
