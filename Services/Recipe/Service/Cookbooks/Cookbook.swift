import Values

/// What a household's cookbooks must be like.
enum CookbookRules {
    static let maxName = 100
    /// How many cookbooks a household may have.
    static let maxCookbooks = 1000
    /// How many deleted ones are kept, those deleted last.
    static let maxDeleted = 100
    /// In how many of them a recipe may be.
    static let maxOfRecipe = 50
    /// How many pictures show what is in one.
    static let pictures = 4
    /// How many recipes one request can put in.
    static let maxAtOnce = 200

    /// Under which spelling a name is found, whatever its case.
    static func key(of name: String) -> String { name.lowercased() }
}

/// Why a change to cookbooks is not made.
enum CookbookError: Error, Equatable {
    /// There is no such cookbook in the household.
    case missing
    /// There is no such recipe in the household.
    case missingRecipe
    /// Another one has the name.
    case exists
    /// It is in another version than the one the caller knows.
    case movedOn
    /// The household has as many as it can have.
    case full
    /// The recipe is in as many as it can be.
    case inTooMany
}

/// A place in the list of cookbooks: the name of the last one, as it is sorted, and its id.
struct CookbookPlace: Equatable, Sendable {
    let key: String
    let id: CookbookID
}

/// A place in a cookbook: when the last recipe was put in, and which it was.
struct CookbookRecipePlace: Equatable, Sendable {
    let addedAt: Instant
    let id: RecipeID
}

/// What has become of recipes that were to be put into a cookbook, or taken out of it.
struct CookbookChange: Equatable, Sendable {
    /// Those that are in it now, or out of it.
    var done: Set<RecipeID> = []
    /// Those that are in too many cookbooks.
    var full: Set<RecipeID> = []

    /// Throws if it is not what was wanted of a recipe.
    func check(_ recipe: RecipeID) throws {
        if full.contains(recipe) { throw CookbookError.inTooMany }
        guard done.contains(recipe) else { throw CookbookError.missingRecipe }
    }
}
