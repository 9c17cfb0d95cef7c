public import JSON
public import Values

/// A recipe in a list.
@JSONObject
public struct RecipeSummary: Hashable, Sendable {
    /// The id.
    public var id: RecipeID
    /// Counts its changes.
    public var version: Int
    /// Where it is in its life.
    public var status: RecipeStatus
    /// What it is called.
    public var title: String
    /// A picture's address.
    public var imageURL: String?
    /// How many it feeds.
    public var servings: Int
    /// The household's words for it.
    public var tags: [String]
    /// How long it takes.
    public var times: RecipeTimes
    /// 1 to 5, or none.
    public var rating: Int?
    /// How often it has been cooked.
    public var timesCooked: Int
    /// When it was last cooked.
    public var lastCooked: CalendarDate?
    /// When it was made.
    public var createdAt: Instant
    /// When it was last changed.
    public var updatedAt: Instant
}
