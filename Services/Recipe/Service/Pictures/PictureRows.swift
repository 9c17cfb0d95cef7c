import Database
import Values

/// A picture of a household, as the database has it; its files are elsewhere.
@TableRow("picture")
struct StoredPicture {
    @Column(.key) var id: PictureID
    /// The SHA-256 of the file that it was made of, by which the same file sent twice is found.
    var hash: String
    /// In pixels, of the largest of its files.
    var width: Int
    /// In pixels, of the largest of its files.
    var height: Int
    /// How many bytes its files have together.
    var bytes: Int
    /// Whether its files are all there.
    var isStored: Bool
    /// Whether its files are being removed.
    var isGone: Bool
    /// When a recipe or a member last began or ceased to use it.
    var usedAt: Instant
}

/// A picture that is to be fetched for a recipe.
@TableRow("picture_fetch")
struct DueFetch {
    @Column(.key) var recipeID: RecipeID
    var source: String
    var dueAt: Instant
    /// How often it has been tried.
    var tries: Int
}
