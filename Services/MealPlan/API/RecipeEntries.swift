public import JSON
public import Values

/// The entries of a plan that a recipe is still to be cooked for; asked by the recipe service.
@JSONObject
public struct RecipeEntries: Hashable, Sendable {
    /// How many entries are named, unless somebody asks for more.
    public static let most = 20
    /// The most entries that anybody can ask for.
    public static let limit = 200

    /// How many there are.
    public var count: Int
    /// The first of them.
    public var entries: [RecipeEntry]
}

/// An entry of a plan that has a recipe.
@JSONObject
public struct RecipeEntry: Hashable, Sendable {
    /// The entry.
    public var id: PlanEntryID
    /// Its day.
    public var date: CalendarDate
    /// Its meal.
    public var slot: MealSlot
}
