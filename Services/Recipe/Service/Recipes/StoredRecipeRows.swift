public import Database
import JSON
import Kitchen
public import RecipeAPI
import Values

/// A recipe's row.
@TableRow("recipe")
struct StoredRecipe {
    @Column(.key) var id: RecipeID
    var version: Int
    var status: RecipeStatus
    var title: String
    /// What is sorted by.
    var titleKey: String
    var sourceType: String
    var sourceURL: String?
    var sourceName: String?
    var servings: Int
    /// The lines as they were read, as JSON; so are steps, tags and nutrition.
    var ingredients: String
    /// The version of the engine that has read the lines.
    var parserVersion: Int = IngredientParser.version
    /// The version of the household's foods that they were read with.
    var foodsVersion: Int
    var steps: String
    var prepMinutes: Int?
    var cookMinutes: Int?
    var totalMinutes: Int?
    var tags: String
    var imageURL: String?
    var imageSource: String?
    var imageProblem: String?
    var nutrition: String?
    @Column(.group) var details: RecipeRemarks
    @Column(.insertOnly) var timesCooked: Int = 0
    @Column(.insertOnly) var lastCooked: CalendarDate?
    @Column(.writeOnly) var search: String = ""
    /// What is known of its allergens and diets: `DietaryMarks`.
    @Column(.writeOnly) var dietary: String = DietaryMarks.unknown
    /// About how many bytes the recipe takes in the database.
    @Column(.writeOnly) var size: Int = 0
    /// The number of the change that made it so.
    @Column(.writeOnly) var changeSeq: Int = 0
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant
    /// When it was deleted; nil for one that is not.
    @Column(.insertOnly) var deletedAt: Instant?
    /// What was guessed when it was imported, as JSON; nil once a person has looked at it.
    var guesses: String?
    /// Who has made it what it is; nil for Larder itself.
    var changedBy: UserID?
    /// In which fields that differs from the version before, as JSON.
    var changes: String

    /// What a row takes besides its texts, with its tags, indexes and events.
    static let rowSize = 1000

    /// The row of a recipe whose lines are read now.
    init(_ recipe: Recipe, _ kitchen: HouseholdKitchen) {
        let content = recipe.content
        let lines = kitchen.read(content.ingredients)
        id = recipe.id
        version = recipe.version
        status = recipe.guesses.isEmpty ? .active : .pendingReview
        title = content.title
        titleKey = content.title.lowercased()
        sourceType = content.origin.kind
        sourceURL = content.origin.url
        sourceName = content.origin.name
        servings = content.servings
        ingredients = lines.jsonText(capacity: 4096)
        foodsVersion = kitchen.version
        steps = content.steps.map { RecipeStep(section: $0.section, text: $0.text) }.jsonText(capacity: 2048)
        prepMinutes = content.times.prep
        cookMinutes = content.times.cook
        totalMinutes = content.times.total
        tags = content.tags.jsonText()
        imageURL = content.imageURL
        imageSource = content.imageSource
        imageProblem = content.imageProblem
        nutrition = content.nutrition?.jsonText()
        details = content.details
        search = Self.search(content.title, content.tags, lines)
        dietary = DietaryMarks.text(of: lines.map(\.line), kitchen)
        createdAt = recipe.createdAt
        updatedAt = recipe.updatedAt
        guesses = recipe.guesses.isEmpty ? nil : recipe.guesses.jsonText()
        changedBy = recipe.author
        changes = recipe.changes.jsonText()
        let texts = [ingredients, steps, tags, nutrition ?? "", search, dietary, imageURL ?? "", imageSource ?? ""]
        size = texts.reduce(Self.rowSize + details.size + 2 * titleKey.utf8.count) { $0 + $1.utf8.count }
    }

    /// The recipe, to be changed.
    func recipe() throws -> Recipe {
        let content = RecipeContent(
            title: title,
            origin: RecipeContent.Origin(kind: sourceType, url: sourceURL, name: sourceName),
            servings: servings,
            ingredients: try JSONReader.read(from: ingredients),
            steps: try JSONReader.read(from: steps),
            times: RecipeContent.Times(prep: prepMinutes, cook: cookMinutes, total: totalMinutes),
            tags: try JSONReader.read(from: tags),
            imageURL: imageURL,
            imageSource: imageSource,
            imageProblem: imageProblem,
            nutrition: try nutrition.map { try JSONReader.read(from: $0) },
            details: details
        )
        return Recipe(
            id: id,
            version: version,
            content: content,
            guesses: try guesses.map { try JSONReader.read(from: $0) } ?? [],
            createdAt: createdAt,
            updatedAt: updatedAt,
            author: changedBy,
            changes: try JSONReader.read(from: changes)
        )
    }

    /// One text to look through; its parts are apart, so that no word spans two.
    static func search(_ title: String, _ tags: [String], _ lines: [RecipeIngredient]) -> String {
        let names = lines.flatMap { [$0.line.text, $0.line.food?.name ?? ""] }
        return ([title] + tags + names).joined(separator: "\n").lowercased()
    }
}

extension RecipeStatus: SQLReadable, SQLBindable {}
