public import Values

/// Where the meal-plan service's things are.
public enum MealPlanPaths {
    /// The window onto the plan.
    public static let window = "/api/v1/meal-plan"
    /// The plan's live events.
    public static let events = "/api/v1/meal-plan/events"
    /// Where entries are added.
    public static let entries = "/api/v1/meal-plan/entries"
    /// One entry, as a pattern.
    public static let entry = "/api/v1/meal-plan/entries/{entry_id}"
    /// The mark of an entry that is cooked, as a pattern.
    public static let cooked = "/api/v1/meal-plan/entries/{entry_id}/cooked"
    /// Where two entries change places, as a pattern.
    public static let swap = "/api/v1/meal-plan/entries/{entry_id}/swap"
    /// Where what a client did while it was offline is carried out.
    public static let sync = "/api/v1/meal-plan/sync"
    /// Where days are copied.
    public static let copy = "/api/v1/meal-plan/copy"
    /// Where a menu is spread over days.
    public static let fill = "/api/v1/meal-plan/fill"
    /// Where days are emptied.
    public static let clear = "/api/v1/meal-plan/clear"

    /// The entries to come that have a recipe, as a pattern; for other services.
    public static let recipeEntries = "/internal/v1/households/{household_id}/recipe-entries/{recipe_id}"
    /// The entries to come that have a recipe; for other services.
    public static func recipeEntries(_ recipe: RecipeID, of household: HouseholdID) -> String {
        "/internal/v1/households/\(household)/recipe-entries/\(recipe)"
    }

    /// One entry.
    public static func entry(_ id: PlanEntryID) -> String { "\(entries)/\(id)" }
}
