import Values

/// What is kept of what recipes were.
enum VersionRules {
    /// How many versions before the current one a recipe has.
    static let most = 50
    /// What a version takes in the database besides its content, with its index.
    static let rowSize = 200
}

/// A part of a recipe's content that can change; raw values are its members on the wire.
enum RecipeField: String, CaseIterable, Sendable {
    case title
    case source
    case servings
    case ingredients
    case steps
    case times
    case tags
    case image = "image_url"
    case nutrition
    case notes
    case rating
}

/// A version of a recipe.
struct RecipeVersion: Equatable, Sendable {
    let number: Int
    /// Since when the recipe says this.
    let at: Instant
    /// Who made it say so; nil for Larder itself, such as an import.
    let author: UserID?
    /// What differs from the version before; empty for the first.
    let fields: [String]
    let content: RecipeContent
}

/// Why a version is not shown or restored.
enum VersionError: Error, Equatable {
    /// There is no such recipe in the household, or no such version of it.
    case missing
}

extension RecipeContent {
    /// The fields in which this content differs from another.
    func changes(since old: RecipeContent) -> [RecipeField] {
        RecipeField.allCases.filter { field in
            switch field {
            case .title: title != old.title
            case .source: origin != old.origin
            case .servings: servings != old.servings
            case .ingredients: ingredients != old.ingredients
            case .steps: steps != old.steps
            case .times: times != old.times
            case .tags: tags != old.tags
            case .image: !hasPicture(of: old)
            case .nutrition: nutrition != old.nutrition
            case .notes: details.notes != old.details.notes
            case .rating: details.rating != old.details.rating
            }
        }
    }
}

extension RecipeContent {
    /// Whether something else is to be bought for it than for other content, or more or less: the order of its lines, and
    /// what they stand under, do not matter.
    func buysOther(than old: RecipeContent) -> Bool {
        guard ingredients != old.ingredients || servings != old.servings else { return false }
        let (lines, before) = (ingredients.map(\.text).sorted(), old.ingredients.map(\.text).sorted())
        return lines != before || (servings != old.servings && !lines.isEmpty)
    }
}
