public import JSON
import Kitchen
public import Values

/// What shopping needs of a recipe, read from the recipe's own JSON.
@JSONObject(.readOnly)
public struct RecipeIngredients: Hashable, Sendable {
    /// The recipe.
    public var id: RecipeID
    /// What it is called.
    public var title: String
    /// How many it feeds.
    public var servings: Int
    /// What it takes, in order.
    public var ingredients: [RecipeIngredient]
}
