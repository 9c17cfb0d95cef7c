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
    /// The path of its picture, in the middle size of three; nil if it has none, or not yet.
    public var imageURL: String?
    /// Where the picture comes from, or is being fetched from.
    public var imageSource: String? = nil
    /// The code of what is wrong with the picture at the source; nil if nothing is, or if it is being fetched.
    public var imageProblem: String? = nil
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
