import Foundation

/// A recipe as it is in a list.
public struct RecipeSummary: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// How far it is.
    public var status: RecipeStatus
    /// Its title.
    public var title: String
    /// Its picture; a path below the server's address if it is kept there.
    public var imageURL: String?
    /// For how many people it is.
    public var servings: Int
    /// Its tags.
    public var tags: [String]
    /// How long it takes.
    public var times: RecipeTimes
    /// From 1 to 5.
    public var rating: Int?
    /// How often it was cooked.
    public var timesCooked: Int
    /// When it was cooked last.
    public var lastCooked: CalendarDate?
    /// When it was added.
    public var createdAt: Date
    /// When it was changed last.
    public var updatedAt: Date
    /// When it was deleted.
    public var deletedAt: Date?
    /// Until when it can be restored.
    public var restorableUntil: Date?
    /// Whether it is one of the user's favourites.
    public var favourite: Bool
    /// Where a search has found something.
    public var matched: [Match]?
    /// Whether it may not suit the diets that were asked for.
    public var uncertain: Bool?
    /// How many foods it needs besides those at hand.
    public var missing: Int?

    /// Where a search has found something.
    public struct Match: Codable, Hashable, Sendable {
        /// `title`, `ingredients`, `tags`, `steps` or `notes`.
        public var field: String
        /// The words around it.
        public var text: String?
    }
}

/// A page of recipes that a search has found.
public struct FoundRecipes: Codable, Sendable {
    /// What is on the page.
    public var items: [RecipeSummary]
    /// Where the next page begins.
    public var next: String?
    /// How many there are, where that was asked for.
    public var total: Int?
    /// How many of them have what, where that was asked for.
    public var facets: [String: [Facet]]?

    /// How many of the recipes have something.
    public struct Facet: Codable, Hashable, Sendable {
        /// What: the value that the filter takes.
        public var value: String
        /// How many.
        public var count: Int
        /// How people call it, where that is not the value.
        public var name: String?
    }
}
