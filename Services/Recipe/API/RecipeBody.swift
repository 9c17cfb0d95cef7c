public import JSON
public import Values

/// A recipe as the API shows it.
@JSONObject(.readOnly)
public struct RecipeBody: Hashable, Sendable {
    /// The id.
    public var id: RecipeID
    /// Counts its changes; also its `ETag`.
    public var version: Int
    /// Where it is in its life.
    public var status: RecipeStatus
    /// What it is called.
    public var title: String
    /// Where it comes from.
    public var source: RecipeSource
    /// How many it feeds.
    public var servings: Int
    /// What it takes, in order.
    public var ingredients: [RecipeIngredient]
    /// What to do, in order.
    public var steps: [RecipeStep]
    /// How long it takes.
    public var times: RecipeTimes
    /// The household's words for it.
    public var tags: [String]
    /// A picture's address.
    public var imageURL: String?
    /// What the source says of its nutrition.
    public var nutrition: [String: String]?
    /// The household's remarks.
    @Flattened public var details: RecipeRemarks
    /// How often it has been cooked.
    public var timesCooked: Int
    /// When it was last cooked.
    public var lastCooked: CalendarDate?
    /// What was guessed when it was imported; nil once somebody has saved it.
    public var guesses: [RecipeGuess]? = nil
    /// When it was made.
    public var createdAt: Instant
    /// When it was last changed.
    public var updatedAt: Instant
    /// When it was deleted; nil for one that is not.
    public var deletedAt: Instant? = nil
    /// Until when a deleted one can be restored.
    public var restorableUntil: Instant? = nil
}
