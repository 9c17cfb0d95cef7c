public import JSON

/// What is imported.
public enum ImportKind: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
    /// A web page, which is fetched.
    case url
    /// A web page that the client has sent.
    case html
    /// A text.
    case text
    /// A photo or a scan.
    case photo
    /// A PDF.
    case pdf
    /// A file of another app, with any number of recipes.
    case file
    /// A recipe in such a file.
    case recipe
}

/// Where something is on its way to a recipe.
public enum ImportStatus: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
    /// It waits for its turn, or is being read.
    case queued
    /// It waits for a larger plan, or the next month.
    case waiting
    /// It is a recipe.
    case active
    /// It is a recipe that a person should look at, as something was guessed.
    case pendingReview = "pending_review"
    /// It could not be read.
    case failed
    /// The household has this recipe already.
    case duplicate
    /// It is a file that has been read to its end.
    case read
}

/// Something in a recipe that was guessed.
@JSONObject
@MembersInit(unlabelled: 1)
public struct RecipeGuess: Hashable, Sendable {
    /// What can be guessed.
    public enum Field: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
        /// The title.
        case title
        /// The number of servings.
        case servings
        /// The ingredient lines.
        case ingredients
        /// The steps.
        case steps
    }

    /// Why it is not certain.
    public enum Reason: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
        /// It was not there, and something is assumed.
        case missing
        /// Nothing says where it is; it was found by how it reads.
        case wording
        /// It was read from a picture.
        case picture
        /// There was more than a recipe holds.
        case shortened
        /// A language model has found it.
        case model
    }

    /// What it is.
    public var field: Field
    /// How sure it is, from 0 to 1.
    public var confidence: Double
    /// Why it is not certain.
    public var reason: Reason
}

/// Why something could not be imported, and what a person can do.
@JSONObject(.leavesOutNil)
@MembersInit
public struct ImportProblem: Hashable, Sendable {
    /// What went wrong, for programs; stable.
    public var code: String
    /// What went wrong, in a sentence.
    public var detail: String
    /// What to try next, in a sentence; nil if nothing is known to help.
    public var next: String? = nil
}
