import Foundation

/// How far a recipe is.
public struct RecipeStatus: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A status of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is being read.
    public static let importing: RecipeStatus = "importing"
    /// Something of it was guessed; somebody should look at it.
    public static let pendingReview: RecipeStatus = "pending_review"
    /// It is ready.
    public static let active: RecipeStatus = "active"
    /// It could not be read.
    public static let failed: RecipeStatus = "failed"
}

/// Where a shop has something.
public struct Category: OpenValue {
    /// Its name on the wire.
    public let rawValue: String
    /// A category of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Fruit and vegetables.
    public static let produce: Category = "produce"
    /// Meat and fish.
    public static let meat: Category = "meat"
    /// Milk, eggs and cheese.
    public static let dairy: Category = "dairy"
    /// What keeps.
    public static let pantry: Category = "pantry"
    /// What is frozen.
    public static let frozen: Category = "frozen"
    /// Everything else.
    public static let other: Category = "other"
}

/// Where a recipe is from.
public struct RecipeSource: Codable, Hashable, Sendable {
    /// `url`, `video`, `manual`, `photo` or `text`.
    public var type: String
    /// Its address.
    public var url: String?
    /// The name of the site or the book.
    public var name: String?

    /// A source.
    public init(type: String, url: String? = nil, name: String? = nil) {
        (self.type, self.url, self.name) = (type, url, name)
    }
}

/// How long a recipe takes, in minutes.
public struct RecipeTimes: Codable, Hashable, Sendable {
    /// The preparation.
    public var prep: Int?
    /// The cooking.
    public var cook: Int?
    /// Everything.
    public var total: Int?

    /// Times.
    public init(prep: Int? = nil, cook: Int? = nil, total: Int? = nil) {
        (self.prep, self.cook, self.total) = (prep, cook, total)
    }
}

/// A line of a recipe's ingredients, and how the kitchen has read it.
public struct Ingredient: Codable, Hashable, Sendable {
    /// The line as it was written.
    public var text: String
    /// How much; nil if it does not say.
    public var amount: Amount?
    /// All amounts that it names.
    public var amounts: [Amount]
    /// The food; nil if the kitchen does not know it.
    public var food: FoodReference?
    /// What the line calls it.
    public var name: String
    /// How it is prepared.
    public var preparation: String
    /// What else the line says.
    public var note: String
    /// Whether it can be left out.
    public var optional: Bool
    /// Where a shop has it.
    public var category: Category
    /// The EU's allergens in it.
    public var allergens: [String]
    /// How sure the kitchen is, from 0 to 1.
    public var confidence: Double
    /// The heading that it stands under.
    public var section: String?
}

/// A step of a recipe.
public struct RecipeStep: Codable, Hashable, Sendable {
    /// The heading that it stands under.
    public var section: String?
    /// What to do.
    public var text: String
}

/// Something that was guessed when a recipe was read.
public struct RecipeGuess: Codable, Hashable, Sendable {
    /// What: `title`, `servings`, `ingredients` or `steps`.
    public var field: String
    /// How sure it is, from 0 to 1.
    public var confidence: Double
    /// Why it had to be guessed.
    public var reason: String
}

/// A recipe.
public struct Recipe: Codable, Hashable, Sendable, Identifiable {
    /// Its id.
    public var id: UUID
    /// Rises with each change.
    public var version: Int
    /// How far it is.
    public var status: RecipeStatus
    /// Its title.
    public var title: String
    /// Where it is from.
    public var source: RecipeSource
    /// For how many people it is.
    public var servings: Int
    /// Its ingredients.
    public var ingredients: [Ingredient]
    /// Its steps.
    public var steps: [RecipeStep]
    /// How long it takes.
    public var times: RecipeTimes
    /// Its tags.
    public var tags: [String]
    /// What the source says of its nutrition, under the names of schema.org.
    public var nutrition: [String: String]?
    /// Its picture; a path below the server's address if it is kept there.
    public var imageURL: String?
    /// Notes of the household.
    public var notes: String?
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
    /// The cookbooks that it is in.
    public var cookbooks: [CookbookReference]?
    /// What was guessed when it was read.
    public var guesses: [RecipeGuess]?
    /// For how many people it was written, where it is shown for another number.
    public var writtenServings: Int?
    /// What else a change of it has changed.
    public var effects: [Effect]?

    /// A cookbook that it is in.
    public struct CookbookReference: Codable, Hashable, Sendable {
        /// Its id.
        public var id: UUID
        /// Its name.
        public var name: String
    }
}
