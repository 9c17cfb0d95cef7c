public import JSON
public import Values

/// A line as a client sends it: a string, or an object with its text and heading.
public struct RecipeLineInput: Codable, Hashable, Sendable {
    /// The heading it stands under.
    public var section: String?
    /// The line.
    public var text: String

    /// A line.
    public init(section: String? = nil, text: String) {
        self.section = section
        self.text = text
    }

    private enum CodingKeys: String, CodingKey {
        case section, text
    }

    /// Reads a string or an object; other members of the object, as a parsed line has, are passed over.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.text = text
            section = nil
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        section = try container.decodeIfPresent(String.self, forKey: .section)
        text = try container.decode(String.self, forKey: .text)
    }
}

/// A recipe as a client sends it to be made or replaced.
public struct RecipeInput: Decodable, Sendable {
    /// The id the client has chosen.
    public var id: RecipeID?
    /// What it is called.
    public var title: String
    /// Where it comes from; typed by hand if absent.
    public var source: RecipeSource?
    /// How many it feeds; 4 if absent.
    public var servings: Int?
    /// What it takes.
    public var ingredients: [RecipeLineInput]?
    /// What to do.
    public var steps: [RecipeLineInput]?
    /// How long it takes.
    public var times: RecipeTimes?
    /// The household's words for it.
    public var tags: [String]?
    /// A picture's address.
    public var imageURL: String?
    /// What the source says of its nutrition.
    public var nutrition: [String: String]?
    /// The household's remarks.
    public var notes: String?
    /// 1 to 5.
    public var rating: Int?

    private enum CodingKeys: String, CodingKey {
        case id, title, source, servings, ingredients, steps, times, tags, nutrition, notes, rating
        case imageURL = "image_url"
    }
}

/// A recipe read from a page or a text, ready to be posted.
public struct RecipeDraft: Decodable, Sendable {
    /// What it is called.
    public var title: String
    /// Where it comes from.
    public var source: RecipeSource
    /// How many it feeds.
    public var servings: Int
    /// What it takes.
    public var ingredients: [RecipeIngredient]
    /// What to do.
    public var steps: [RecipeStep]
    /// How long it takes.
    public var times: RecipeTimes
    /// What the source calls it.
    public var tags: [String]
    /// A picture's address.
    public var imageURL: String?
    /// What the source says of its nutrition.
    public var nutrition: [String: String]?

    /// A draft with all its members.
    public init(
        title: String,
        source: RecipeSource,
        servings: Int,
        ingredients: [RecipeIngredient],
        steps: [RecipeStep],
        times: RecipeTimes,
        tags: [String],
        imageURL: String?,
        nutrition: [String: String]?
    ) {
        self.title = title
        self.source = source
        self.servings = servings
        self.ingredients = ingredients
        self.steps = steps
        self.times = times
        self.tags = tags
        self.imageURL = imageURL
        self.nutrition = nutrition
    }

    private enum CodingKeys: String, CodingKey {
        case title, source, servings, ingredients, steps, times, tags, nutrition
        case imageURL = "image_url"
    }
}

extension RecipeDraft: JSONEncodable {
    /// Writes the body of a `POST /api/v1/recipes`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
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
        }
    }
}

/// What extracting answers: the draft, and what a person should look at.
public struct ExtractAnswer: Decodable, Sendable, JSONEncodable {
    /// The draft.
    public var draft: RecipeDraft
    /// What was missing or doubtful, in sentences.
    public var warnings: [String]

    /// An answer.
    public init(draft: RecipeDraft, warnings: [String]) {
        self.draft = draft
        self.warnings = warnings
    }

    /// Writes `{"draft": …, "warnings": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("draft", draft)
            json.member("warnings", warnings)
        }
    }
}
