/// What is imported; the raw values are the names on the wire.
public enum ImportKind: String, Hashable, Sendable, CaseIterable {
    /// A web page, which is fetched.
    case url
    /// A web page that the client has sent.
    case html
    /// A text.
    case text
    /// A photo or a scan.
    case photo
    /// Photos or PDFs that are one recipe together, a page each.
    case photos
    /// A PDF.
    case pdf
    /// A file of another app, with any number of recipes.
    case file
    /// A recipe in such a file.
    case recipe
}

/// Where something is on its way to a recipe; the raw values are the names on the wire.
public enum ImportStatus: String, Hashable, Sendable, CaseIterable {
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

/// Whether an import goes on; the raw values are the names on the wire.
public enum ImportState: String, Hashable, Sendable, CaseIterable {
    /// Something of it is being read.
    case running
    /// What is left waits for a larger plan.
    case waiting
    /// Nothing of it is left to do.
    case done
}

/// How many things of an import are in which status.
public struct ImportCounts: Hashable, Sendable {
    /// All of them.
    public var total = 0
    /// Those that wait for their turn.
    public var queued = 0
    /// Those that wait for a larger plan.
    public var waiting = 0
    /// Those that are recipes.
    public var active = 0
    /// Those that are recipes to be looked at.
    public var pendingReview = 0
    /// Those that could not be read.
    public var failed = 0
    /// Those that the household has already.
    public var duplicates = 0

    /// No things.
    public init() {}
}
