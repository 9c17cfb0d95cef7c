public import JSON
public import Values

/// What `POST /api/v1/recipes/allergens` is asked about: lines, or recipes of the household.
public struct AllergenQuestion: Decodable, Sendable {
    /// How many lines one call may have.
    public static let maxLines = 1000
    /// How many recipes one call may have.
    public static let maxRecipes = 50

    /// Lines of a recipe or of a list.
    public var ingredients: [String]?
    /// One recipe.
    public var recipeID: RecipeID?
    /// Several recipes, taken together.
    public var recipeIDs: [RecipeID]?

    /// A question about lines.
    public init(ingredients: [String]) {
        self.ingredients = ingredients
    }

    private enum CodingKeys: String, CodingKey {
        case ingredients
        case recipeID = "recipe_id"
        case recipeIDs = "recipe_ids"
    }
}

extension AllergenQuestion: JSONEncodable {
    /// Writes what is asked about.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            if let ingredients { json.member("ingredients", ingredients) }
            if let recipeID { json.member("recipe_id", recipeID) }
            if let recipeIDs { json.member("recipe_ids", recipeIDs) }
        }
    }
}
