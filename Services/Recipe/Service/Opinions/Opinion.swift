import Values

/// What an opinion must be like.
enum OpinionRules {
    static let maxNote = 4000
    static let ratings = 1...5
    /// How many notes a household can have.
    static let maxNotes = 10_000
}

/// What one user thinks of a recipe.
struct Opinion: Equatable, Sendable {
    var isFavourite = false
    /// 1 to 5.
    var rating: Int?
    var note: String?

    /// Whether it says nothing.
    var isEmpty: Bool { self == Opinion() }
}

/// Why an opinion is not kept.
enum OpinionError: Error, Equatable {
    /// There is no such recipe in the household.
    case missingRecipe
    /// The household has as many notes as it can have.
    case tooManyNotes
}
