import Foundation

/// What is to be imported.
public struct ImportInput: Codable, Hashable, Sendable {
    /// The import's id, chosen by the client: sent again, it is the same import.
    public var id: UUID
    /// The address of one page or video.
    public var url: String?
    /// The addresses of several.
    public var urls: [String]?
    /// A page.
    public var html: String?
    /// A text with a recipe.
    public var text: String?
    /// Whether to import something again that the household has.
    public var again: Bool?

    /// An import of what somebody has pasted: an address, or a text with a recipe.
    public init(pasted text: String, id: UUID = .larder()) {
        self.id = id
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isAddress =
            ["http", "https"].contains(URL(string: trimmed)?.scheme?.lowercased() ?? "")
            && !trimmed.contains(where: \.isWhitespace)
        if isAddress { url = trimmed } else { self.text = text }
    }

    /// An import of several pages or videos.
    public init(urls: [String], id: UUID = .larder()) { (self.id, self.urls) = (id, urls) }

    /// An import of a page that the app has read.
    public init(html: String, url: String? = nil, id: UUID = .larder()) {
        (self.id, self.html, self.url) = (id, html, url)
    }
}

/// How far an import is.
public struct ImportState: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A state of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is being read.
    public static let running: ImportState = "running"
    /// It waits for parts of a file.
    public static let waiting: ImportState = "waiting"
    /// Everything is read, or could not be.
    public static let done: ImportState = "done"
}

/// Something that is read into recipes.
public struct RecipeImport: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// How far it is.
    public var state: ImportState
    /// How many recipes are how far, by status; `total` are all.
    public var counts: [String: Int]
    /// How far it is, for a person.
    public var message: String
    /// The file's name, the address or the beginning of the text; of several things the first one's.
    public var name: String?
    /// When it began.
    public var createdAt: Date
    /// When it went on last.
    public var updatedAt: Date
    /// What is read, a page of it.
    public var items: [ImportItem]?
    /// Where the next page of items begins.
    public var next: String?
}

/// One thing of an import.
public struct ImportItem: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// `url`, `html`, `text`, `photo`, `photos`, `pdf`, `file` or `recipe`.
    public var kind: String
    /// Its address or file name.
    public var name: String
    /// `queued`, `waiting`, `active`, `pending_review`, `failed`, `duplicate` or `read`.
    public var status: String
    /// The title of the recipe.
    public var title: String?
    /// The recipe that it has become, or that the household had.
    public var recipeID: UUID?
    /// What was guessed.
    public var guesses: [RecipeGuess]
    /// Why it could not be read.
    public var problem: ImportProblem?
}

/// Why something could not be read.
public struct ImportProblem: Codable, Hashable, Sendable {
    /// For programs: `page_blocked`.
    public var code: String
    /// A sentence for a person.
    public var detail: String
    /// What the person can do.
    public var next: String?
}
