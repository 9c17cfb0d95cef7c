import Database
import JSON
import RecipeAPI
import Values

/// The row of a version before the current one.
@TableRow("recipe_version")
struct StoredVersion {
    @Column(.key) var recipeID: RecipeID
    @Column(.key) var version: Int
    var author: UserID?
    var at: Instant
    /// The fields in which it differs from the version before, as JSON.
    var what: String
    /// What a person would send for it, as JSON.
    var content: String
    /// About how many bytes it takes.
    var size: Int

    /// What a recipe is before it changes.
    init(_ recipe: Recipe) {
        recipeID = recipe.id
        version = recipe.version
        author = recipe.author
        at = recipe.updatedAt
        what = recipe.changes.jsonText()
        content = recipe.content.jsonText()
        size = VersionRules.rowSize + what.utf8.count + content.utf8.count
    }

    /// The version.
    func read() throws -> RecipeVersion {
        RecipeVersion(
            number: version,
            at: at,
            author: author,
            fields: try JSONReader.read(from: what),
            content: RecipeContent(try JSONReader.read(RecipeInput.self, from: content))
        )
    }
}

extension RecipeVersion {
    /// What a recipe is now.
    init(_ recipe: Recipe) {
        self.init(
            number: recipe.version,
            at: recipe.updatedAt,
            author: recipe.author,
            fields: recipe.changes,
            content: recipe.content
        )
    }
}
