public import Values

/// The paths of the recipe service.
public enum RecipePaths {
    /// The recipes of a household.
    public static let recipes = "/api/v1/recipes"
    /// The tags in use.
    public static let tags = "/api/v1/recipes/tags"
    /// Many recipes by id.
    public static let batchGet = "/api/v1/recipes/batch-get"
    /// A page or a text made into a draft.
    public static let extract = "/api/v1/recipes/extract"
    /// The same in the older form.
    public static let legacyExtract = "/api/recipes/extract"
    /// Ingredient lines read.
    public static let parse = "/api/v1/ingredients/parse"
    /// Names of foods put into categories.
    public static let classify = "/api/v1/foods/classify"

    /// One recipe, as a pattern.
    public static let recipe = "/api/v1/recipes/{recipe_id}"
    /// One recipe.
    public static func recipe(_ id: RecipeID) -> String { "\(recipes)/\(id)" }
}
