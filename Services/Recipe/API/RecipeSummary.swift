public import JSON
public import Values

/// A recipe in a list.
public struct RecipeSummary: Decodable, Hashable, Sendable {
    /// The id.
    public var id: RecipeID
    /// Counts its changes.
    public var version: Int
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

    /// A summary with all its members.
    public init(
        id: RecipeID,
        version: Int,
        title: String,
        imageURL: String?,
        servings: Int,
        tags: [String],
        times: RecipeTimes,
        rating: Int?,
        timesCooked: Int,
        lastCooked: CalendarDate?,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.title = title
        self.imageURL = imageURL
        self.servings = servings
        self.tags = tags
        self.times = times
        self.rating = rating
        self.timesCooked = timesCooked
        self.lastCooked = lastCooked
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case id, version, title, servings, tags, times, rating
        case imageURL = "image_url"
        case timesCooked = "times_cooked"
        case lastCooked = "last_cooked"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }
}

extension RecipeSummary: JSONEncodable {
    /// Writes the summary's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("title", title)
            json.member("image_url", imageURL)
            json.member("servings", servings)
            json.member("tags", tags)
            json.member("times", times)
            json.member("rating", rating)
            json.member("times_cooked", timesCooked)
            json.member("last_cooked", lastCooked)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }
}
