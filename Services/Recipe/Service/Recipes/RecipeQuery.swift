import Kitchen
import Values

/// A recipe as it is shown, written out in full.
struct RecipeDocument: Sendable {
    let id: RecipeID
    let version: Int
    /// What tells it from others of the same version, whose cookbooks or opinion differ; nil without any.
    var mark: String?
    /// The recipe's JSON object, or its summary's in a list.
    let json: [UInt8]

    /// Its entity tag, which begins with the version.
    var etag: String { mark.map { "\"\(version).\($0)\"" } ?? "\"\(version)\"" }
}

/// What a household asks its list of all recipes for.
struct RecipeQuery: Sendable {
    /// The orders a list can have.
    enum Sort: String, Sendable, CaseIterable {
        /// Newest first.
        case created
        /// Most cooked first.
        case cooked
    }

    var sort = Sort.created
    var limit = 50
    /// Where the page before ended.
    var after: RecipeCursor?
}

/// A place in a list: the sorted value of its last recipe, and its id.
struct RecipeCursor: Equatable, Sendable {
    enum Key: Equatable, Sendable {
        case created(Instant)
        case cooked(Int)
    }

    let key: Key
    let id: RecipeID
}

/// A page of a household's recipes.
struct RecipePage: Sendable {
    var items: [RecipeDocument]
    var next: RecipeCursor?
}

/// That a recipe was cooked on some occasion, a place in a menu or an entry of the plan, or after all was not.
struct Cooking: Sendable {
    let recipe: RecipeID
    /// The menu's item or the plan's entry; a recipe is cooked once on an occasion.
    let occasion: MenuItemID
    let date: CalendarDate
    let isCooked: Bool
}
