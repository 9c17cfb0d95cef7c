public import JSON
public import Values

/// A change to a recipe, as a merge patch (RFC 7396): what is nil stays, and the inner nil empties it.
@JSONObject(.readOnly)
public struct RecipePatch: Sendable {
    /// What it is called.
    public var title: String??
    /// Where it comes from.
    public var source: RecipeSourcePatch??
    /// How many it feeds.
    public var servings: Int??
    /// What it takes.
    public var ingredients: [RecipeLineInput]??
    /// What to do.
    public var steps: [RecipeLineInput]??
    /// How long it takes.
    public var times: RecipeTimesPatch??
    /// The household's words for it.
    public var tags: [String]??
    /// The path of a picture of Larder's, or the address of one elsewhere, which is fetched.
    public var imageURL: String??
    /// Where the picture comes from.
    public var imageSource: String??
    /// What the source says of its nutrition; null removes a fact.
    public var nutrition: [String: String?]??
    /// The household's remarks.
    @Flattened public var details: FieldPatch<RecipeRemarks>
}

/// A change to where a recipe comes from.
@JSONObject(.readOnly)
public struct RecipeSourcePatch: Sendable {
    /// The kind.
    public var type: RecipeSource.Kind??
    /// The address.
    public var url: String??
    /// The site's, book's or person's name.
    public var name: String??
}

/// A change to how long a recipe takes.
@JSONObject(.readOnly)
public struct RecipeTimesPatch: Sendable {
    /// Preparing.
    public var prep: Int??
    /// Cooking.
    public var cook: Int??
    /// In all.
    public var total: Int??
}
