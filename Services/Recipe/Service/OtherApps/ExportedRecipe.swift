import Values

/// A recipe as it is written into a file.
struct ExportedRecipe: Equatable, Sendable {
    var id: RecipeID
    var content: RecipeContent
    var timesCooked = 0
    var lastCooked: CalendarDate?
    /// The names of the cookbooks that it is in.
    var cookbooks: [String] = []

    /// The name of its file without an ending: the letters and digits of its title, and the end of its id.
    var stem: String {
        var title = ""
        for scalar in content.title.lowercased().unicodeScalars where title.utf8.count < 100 {
            if scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal {
                title.unicodeScalars.append(scalar)
            } else if title.last != "-", !title.isEmpty {
                title += "-"
            }
        }
        if title.last == "-" { title.removeLast() }
        return "\(title.isEmpty ? "recipe" : title)-\(id.description.suffix(12))"
    }
}
