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
    public var notes: String?
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

    /// A recipe with all its members.
    public init(
        id: RecipeID,
        version: Int,
        status: RecipeStatus = .active,
        title: String,
        source: RecipeSource,
        servings: Int,
        ingredients: [RecipeIngredient],
        steps: [RecipeStep],
        times: RecipeTimes = RecipeTimes(),
        tags: [String] = [],
        imageURL: String? = nil,
        nutrition: [String: String]? = nil,
        notes: String? = nil,
        rating: Int? = nil,
        timesCooked: Int = 0,
        lastCooked: CalendarDate? = nil,
        createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.version = version
        self.status = status
        self.title = title
        self.source = source
        self.servings = servings
        self.ingredients = ingredients
        self.steps = steps
        self.times = times
        self.tags = tags
        self.imageURL = imageURL
        self.nutrition = nutrition
        self.notes = notes
        self.rating = rating
        self.timesCooked = timesCooked
        self.lastCooked = lastCooked
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

extension RecipeBody: JSONEncodable {
    /// Writes the recipe's JSON object.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("status", status)
            json.member("title", title)
            json.member("source", source)
            json.member("servings", servings)
            json.member("ingredients", ingredients)
            json.member("steps", steps)
            json.member("times", times)
            json.member("tags", tags)
            json.member("image_url", imageURL)
            json.key("nutrition")
            RecipeBody.encode(nutrition: nutrition, to: &json)
            json.member("notes", notes)
            json.member("rating", rating)
            json.member("times_cooked", timesCooked)
            json.member("last_cooked", lastCooked)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
        }
    }

    /// Writes nutrition facts by name, or null.
    public static func encode(nutrition: [String: String]?, to json: inout JSONWriter) {
        guard let nutrition else { return json.null() }
        json.object { json in
            for (name, value) in nutrition.sorted(by: { $0.key < $1.key }) { json.member(named: name, value) }
        }
    }
}
