/// What is wrong with one member of a recipe.
struct RecipeFault: Equatable, Sendable {
    /// A JSON pointer to the member.
    let pointer: String
    /// What is wrong, for programs.
    let code: String
    /// What is wrong, for people.
    let detail: String
}

/// A recipe that cannot be kept as it is.
struct InvalidRecipe: Error, Equatable {
    let faults: [RecipeFault]
}

/// What a recipe's content must be like to be kept.
enum RecipeRules {
    static let maxTitle = 300
    static let maxLines = 300
    static let maxIngredient = 1000
    static let maxStep = 10_000
    static let maxSection = 200
    static let maxTags = 50
    static let maxTag = 50
    static let maxURL = 2048
    static let maxSourceName = 300
    static let maxNotes = 20_000
    static let maxNutrition = 50
    static let servings = 1...1000
    static let rating = 1...5
    static let minutes = 0...100_000

    /// The content with white space trimmed from its ends and tags made unique.
    static func checked(_ content: RecipeContent) throws(InvalidRecipe) -> RecipeContent {
        var content = content
        var check = RecipeCheck()
        content.title = check.text(content.title, "/title", max: maxTitle)
        content.origin.name = check.optional(content.origin.name, "/source/name", max: maxSourceName)
        content.origin.url = check.url(content.origin.url, "/source/url")
        content.imageURL = check.url(content.imageURL, "/image_url")
        check.number(content.servings, "/servings", in: servings)
        check.number(content.rating, "/rating", in: rating)
        check.number(content.times.prep, "/times/prep", in: minutes)
        check.number(content.times.cook, "/times/cook", in: minutes)
        check.number(content.times.total, "/times/total", in: minutes)
        content.ingredients = check.lines(content.ingredients, "/ingredients", max: maxIngredient, breaks: false)
        content.steps = check.lines(content.steps, "/steps", max: maxStep, breaks: true)
        content.tags = check.tags(content.tags)
        content.notes = check.optional(content.notes, "/notes", max: maxNotes, breaks: true)
        content.nutrition = check.nutrition(content.nutrition)
        guard check.faults.isEmpty else { throw InvalidRecipe(faults: check.faults) }
        return content
    }
}
