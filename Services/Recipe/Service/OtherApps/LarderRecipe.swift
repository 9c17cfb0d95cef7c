/// The names under which Larder's own files have what Schema.org has no word for.
enum LarderRecipe {
    /// Which form of its own members a file has.
    static let version = "larder:version"
    /// The form that is written.
    static let current = 1
    /// The headings of the ingredients, one for each, or null.
    static let ingredientSections = "larder:ingredientSections"
    /// Where it comes from: `type`, `url` and `name`.
    static let source = "larder:source"
    /// The facts of nutrition under the names that they were given.
    static let nutrition = "larder:nutrition"
    static let notes = "larder:notes"
    static let rating = "larder:rating"
    static let timesCooked = "larder:timesCooked"
    static let lastCooked = "larder:lastCooked"
    /// The names of the cookbooks that it is in.
    static let cookbooks = "larder:cookbooks"
    /// The name of the picture beside the file.
    static let picture = "larder:picture"
}
