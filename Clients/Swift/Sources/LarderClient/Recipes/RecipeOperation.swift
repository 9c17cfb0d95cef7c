import Foundation

/// What somebody did to a recipe, perhaps without a network.
public struct RecipeOperation: Codable, Hashable, Sendable, Identifiable {
    /// Its id, under which it is done once.
    public var id: UUID
    /// What was done.
    public var op: Kind
    /// The recipe; of what was added, the id that the client gave it.
    public var recipeID: UUID
    /// The recipe's version that was seen.
    public var seen: Int?
    /// What was added.
    public var recipe: RecipeInput?
    /// What was changed.
    public var change: RecipePatch?
    /// What was changed of what the user thinks of it.
    public var opinion: OpinionChange?
    /// The cookbook that it was put into, or taken out of.
    public var cookbookID: UUID?
    /// Whether it is deleted whatever uses it.
    public var confirm: Bool?

    /// What can be done to a recipe.
    public struct Kind: OpenValue {
        /// Its name on the wire.
        public let rawValue: String
        /// A kind of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It was added.
        public static let add: Kind = "add"
        /// It was changed.
        public static let change: Kind = "change"
        /// It was deleted.
        public static let delete: Kind = "delete"
        /// It was brought back.
        public static let restore: Kind = "restore"
        /// Its user thought something else of it.
        public static let opine: Kind = "opine"
        /// It was put into a cookbook.
        public static let addToCookbook: Kind = "add_to_cookbook"
        /// It was taken out of a cookbook.
        public static let removeFromCookbook: Kind = "remove_from_cookbook"
    }

    /// What was changed of what a user thinks of a recipe.
    public struct OpinionChange: Codable, Hashable, Sendable {
        /// Whether it is one of their favourites.
        public var favourite: Bool?
        /// From 1 to 5.
        public var rating: Change<Int> = .keep
        /// A note.
        public var note: Change<String> = .keep

        /// Another opinion.
        public init(favourite: Bool? = nil, rating: Change<Int> = .keep, note: Change<String> = .keep) {
            self.favourite = favourite
            self.rating = rating
            self.note = note
        }
    }

    /// An operation with a new id.
    public init(_ op: Kind, recipeID: UUID, seen: Int? = nil, id: UUID = .larder()) {
        self.id = id
        self.op = op
        self.recipeID = recipeID
        self.seen = seen
    }

    /// Adding a recipe, with an id of the client's.
    public static func add(_ recipe: RecipeInput, as id: UUID = .larder()) -> RecipeOperation {
        var operation = RecipeOperation(.add, recipeID: id)
        operation.recipe = recipe
        return operation
    }

    /// Changing a recipe that was seen in a version.
    public static func change(_ id: UUID, _ change: RecipePatch, seen: Int? = nil) -> RecipeOperation {
        var operation = RecipeOperation(.change, recipeID: id, seen: seen)
        operation.change = change
        return operation
    }

    /// Thinking something else of a recipe.
    public static func opine(_ id: UUID, _ opinion: OpinionChange) -> RecipeOperation {
        var operation = RecipeOperation(.opine, recipeID: id)
        operation.opinion = opinion
        return operation
    }

    /// Putting a recipe into a cookbook, or taking it out.
    public static func file(_ id: UUID, in cookbook: UUID, isIn: Bool = true) -> RecipeOperation {
        var operation = RecipeOperation(isIn ? .addToCookbook : .removeFromCookbook, recipeID: id)
        operation.cookbookID = cookbook
        return operation
    }
}

/// The answer to operations on recipes.
public struct SyncedRecipes: Codable, Sendable {
    /// What became of each operation, in their order.
    public var results: [OperationOutcome]
    /// The recipes of the operations after them.
    public var items: [Recipe]
    /// Those that are gone.
    public var missing: [UUID]
    /// Those that had no room, to be asked for.
    public var left: [UUID]
}
