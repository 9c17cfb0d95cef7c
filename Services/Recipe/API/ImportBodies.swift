public import JSON
public import Values

/// What a client wants imported: one of addresses, a text, or a page that it has.
@JSONObject(.readOnly)
public struct ImportRequest: Sendable {
    /// The id the client has chosen.
    public var id: ImportID?
    /// A page's address.
    public var url: String?
    /// Addresses of up to 100 pages.
    public var urls: [String]?
    /// A text.
    public var text: String?
    /// A page; `url` says where it is from.
    public var html: String?
    /// A file that is sent in parts.
    public var file: ImportUpload?
    /// Whether a recipe that the household has already is imported once more.
    public var again: Bool?

    /// Nothing yet.
    public init() {}
}

/// A file that is sent in parts.
@JSONObject(.readOnly)
public struct ImportUpload: Sendable {
    /// Its name.
    public var name: String
    /// How many bytes it has.
    public var size: Int
}

/// An import, with a page of its items or without.
@JSONObject(.leavesOutNil)
@MembersInit
public struct ImportBody: Hashable, Sendable {
    /// The id.
    public var id: ImportID
    /// Counts its changes.
    public var version: Int
    /// Whether it goes on.
    public var state: ImportState
    /// How far it is.
    public var counts: ImportCounts
    /// How far it is, in a sentence.
    public var message: String
    /// The file's name, the address or the beginning of the text; of several things the first one's.
    public var name: String? = nil
    /// When it was asked for.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant
    /// Its items, in their order; nil in a list of imports.
    public var items: [ImportItemBody]? = nil
    /// The cursor of the next page of items.
    public var next: String? = nil
}

/// One thing that is imported.
@JSONObject
@MembersInit
public struct ImportItemBody: Hashable, Sendable {
    /// The id.
    public var id: ImportItemID
    /// What it is.
    public var kind: ImportKind
    /// The address, the file's name, or the beginning of a text.
    public var name: String
    /// Where it is on its way.
    public var status: ImportStatus
    /// The title, once it is known.
    public var title: String?
    /// The recipe that it has become, or that was there before.
    public var recipeID: RecipeID?
    /// What was guessed.
    public var guesses: [RecipeGuess]
    /// Why it failed or waits.
    public var problem: ImportProblem?
    /// How often it has been tried.
    public var attempts: Int
    /// What of another app's recipe could not be kept.
    public var remarks: [ImportProblem] = []
}
