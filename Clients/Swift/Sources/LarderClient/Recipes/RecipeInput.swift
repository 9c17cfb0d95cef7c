import Foundation

/// A line of ingredients or a step, perhaps under a heading.
public struct RecipeLine: Codable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The heading that it stands under.
    public var section: String?
    /// The line.
    public var text: String

    /// A line.
    public init(_ text: String, section: String? = nil) { (self.text, self.section) = (text, section) }

    /// A line without a heading.
    public init(stringLiteral text: String) { self.init(text) }
}

/// What a recipe is to be.
public struct RecipeInput: Codable, Hashable, Sendable {
    /// Its id, chosen by the client.
    public var id: UUID?
    /// Its title.
    public var title: String
    /// Where it is from.
    public var source: RecipeSource?
    /// For how many people it is.
    public var servings: Int?
    /// Its ingredients, as they are written.
    public var ingredients: [RecipeLine]
    /// Its steps.
    public var steps: [RecipeLine]
    /// How long it takes.
    public var times: RecipeTimes?
    /// Its tags.
    public var tags: [String]?
    /// Its picture.
    public var imageURL: String?
    /// What its source says of its nutrition.
    public var nutrition: [String: String]?
    /// Notes of the household.
    public var notes: String?
    /// From 1 to 5.
    public var rating: Int?

    /// A recipe.
    public init(
        id: UUID? = nil,
        title: String,
        servings: Int? = nil,
        ingredients: [RecipeLine] = [],
        steps: [RecipeLine] = []
    ) {
        self.id = id
        self.title = title
        self.servings = servings
        self.ingredients = ingredients
        self.steps = steps
    }

    /// What a recipe is now, to be changed and put back.
    public init(_ recipe: Recipe) {
        self.init(
            title: recipe.title,
            servings: recipe.writtenServings ?? recipe.servings,
            ingredients: recipe.ingredients.map { RecipeLine($0.text, section: $0.section) },
            steps: recipe.steps.map { RecipeLine($0.text, section: $0.section) }
        )
        source = recipe.source
        times = recipe.times
        tags = recipe.tags
        imageURL = recipe.imageURL
        nutrition = recipe.nutrition
        notes = recipe.notes
        rating = recipe.rating
    }
}

/// What is to change of a recipe; what is nil or kept stays as it is.
public struct RecipePatch: Codable, Hashable, Sendable {
    /// Its title.
    public var title: String?
    /// Where it is from.
    public var source: RecipeSource?
    /// For how many people it is.
    public var servings: Int?
    /// All of its ingredients.
    public var ingredients: [RecipeLine]?
    /// All of its steps.
    public var steps: [RecipeLine]?
    /// How long it takes.
    public var times: RecipeTimes?
    /// All of its tags.
    public var tags: [String]?
    /// Its picture.
    public var imageURL: Change<String> = .keep
    /// Notes of the household.
    public var notes: Change<String> = .keep
    /// From 1 to 5.
    public var rating: Change<Int> = .keep

    /// A change of nothing, to be filled in.
    public init() {}
}
