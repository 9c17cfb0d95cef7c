public import JSON
public import Values

/// A line as a client sends it: a string, or an object with its text and heading.
@MembersInit
public struct RecipeLineInput: Hashable, Sendable {
    /// The heading it stands under.
    public var section: String? = nil
    /// The line.
    public var text: String
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
    /// The path of a picture of Larder's, or the address of one elsewhere, which is fetched.
    public var imageURL: String?
    /// Where the picture comes from; what has no `image_url` is fetched from there.
    public var imageSource: String??
    /// What the source says of its nutrition.
    public var nutrition: [String: String]?
    /// The household's remarks.
    @Flattened public var details: RecipeRemarks
}

/// A recipe read from a page or a text, ready to be posted.
@JSONObject
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

/// What extracting answers: the draft, and what a person should look at.
@JSONObject
public struct ExtractAnswer: Sendable {
    /// The draft.
    public var draft: RecipeDraft
    /// What was missing or doubtful, in sentences.
    public var warnings: [String]
}
