public import JSON
public import Values

/// A line as a client sends it: a string, or an object with its text and heading.
public struct RecipeLineInput: Hashable, Sendable {
    /// The heading it stands under.
    public var section: String?
    /// The line.
    public var text: String

    /// A line.
    public init(section: String? = nil, text: String) {
        self.section = section
        self.text = text
    }
}

extension RecipeLineInput: JSONReadable {
    /// Reads a string or an object; other members of the object, as a parsed line has, are passed over.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        if json.isString() {
            self.init(text: try json.string())
            return
        }
        let members = try json.members()
        self.init(section: try members.optional("section"), text: try members.required("text"))
    }
}

/// A recipe as a client sends it to be made or replaced.
@JSONObject(.readOnly)
public struct RecipeInput: Sendable {
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
}

/// A recipe read from a page or a text, ready to be posted.
@JSONObject(.readOnly)
public struct RecipeDraft: Sendable {
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
@JSONObject
public struct ExtractAnswer: Sendable {
    /// The draft.
    public var draft: RecipeDraft
    /// What was missing or doubtful, in sentences.
    public var warnings: [String]
}
