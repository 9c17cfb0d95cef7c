public import JSON
public import Values

/// Recipes asked for by id, and those that are not there.
@JSONObject(.readOnly)
public struct RecipeBatch<Recipe: JSONReadable & Sendable>: Sendable {
    /// The recipes found, in the order asked for.
    public var items: [Recipe]
    /// The ids of those that are not there, or another household's.
    public var missing: [RecipeID]
    /// The ids for which there was no room in this answer: to be asked for again.
    public var left: [RecipeID] = []
}

/// What `batch-get` is asked.
@JSONObject
public struct RecipeBatchRequest: Sendable {
    /// How many ids one call may have.
    public static let limit = 200
    /// How many bytes of recipes one answer has at most, but for a recipe that has more by itself.
    public static let room = 4_194_304

    /// The ids.
    public var ids: [RecipeID]
}
