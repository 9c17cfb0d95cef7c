public import JSON
public import Values

/// What `POST /api/v1/recipes/allergens` is asked about: lines, or recipes of the household.
@JSONObject(.leavesOutNil)
public struct AllergenQuestion: Sendable {
    /// How many lines one call may have.
    public static let maxLines = 1000
    /// How many recipes one call may have.
    public static let maxRecipes = 50

    /// Lines of a recipe or of a list.
    public var ingredients: [String]? = nil
    /// One recipe.
    public var recipeID: RecipeID? = nil
    /// Several recipes, taken together.
    public var recipeIDs: [RecipeID]? = nil
}
