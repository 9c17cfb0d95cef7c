public import JSON

/// Where a recipe is in its life.
public enum RecipeStatus: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
    /// It is being read from somewhere.
    case importing
    /// It has been read and waits for a person to look at it.
    case pendingReview = "pending_review"
    /// It is the household's.
    case active
    /// It could not be read.
    case failed
}

/// Where a recipe comes from.
@JSONObject
public struct RecipeSource: Hashable, Sendable {
    /// The kinds of sources.
    public enum Kind: String, JSONEncodable, JSONReadable, Hashable, Sendable, CaseIterable {
        /// A web page.
        case url
        /// A video.
        case video
        /// Typed by a person.
        case manual
        /// A photo.
        case photo
        /// A text that was pasted.
        case text
    }

    /// The kind.
    public var type: Kind
    /// The address, if it has one.
    public var url: String? = nil
    /// The site's, book's or person's name.
    public var name: String? = nil
}

/// A step of the method.
@JSONObject
public struct RecipeStep: Hashable, Sendable {
    /// The heading it stands under.
    public var section: String? = nil
    /// What to do.
    public var text: String
}

/// How long a recipe takes, in minutes.
@JSONObject
public struct RecipeTimes: Hashable, Sendable {
    /// Preparing.
    public var prep: Int? = nil
    /// Cooking.
    public var cook: Int? = nil
    /// In all.
    public var total: Int? = nil
}
