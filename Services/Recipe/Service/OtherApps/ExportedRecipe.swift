import Values

/// A recipe as it is written into a file.
struct ExportedRecipe: Equatable, Sendable {
    var id: RecipeID
    var content: RecipeContent
    var timesCooked = 0
    var lastCooked: CalendarDate?

    /// The name of its file without an ending: its title, as far as all file systems take it, and its id.
    var stem: String {
        var title = ""
        for scalar in content.title.lowercased().unicodeScalars where title.utf8.count < 60 {
            switch scalar {
            case "a"..."z", "0"..."9": title.unicodeScalars.append(scalar)
            default: if title.last != "-", !title.isEmpty { title += "-" }
            }
        }
        if title.last == "-" { title.removeLast() }
        return "\(title.isEmpty ? "recipe" : title)-\(id.description.suffix(12))"
    }
}
