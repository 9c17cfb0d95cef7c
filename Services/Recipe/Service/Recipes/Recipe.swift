import Values

/// A recipe of a household.
struct Recipe: Equatable, Sendable {
    let id: RecipeID
    /// Counts its changes.
    var version: Int
    var content: RecipeContent
    /// What was guessed when it was imported, until a person has looked at it.
    var guesses: [RecipeGuess] = []
    let createdAt: Instant
    var updatedAt: Instant
    /// Who has made it what it is; nil for Larder itself, such as an import.
    var author: UserID?
    /// In which fields that differs from what it was before; empty for a new one.
    var changes: [String] = []
}

/// What a household says about a recipe; all of it is theirs to change.
struct RecipeContent: Equatable, Sendable {
    /// A line of text with the heading it stands under.
    struct Line: Equatable, Sendable {
        var section: String?
        var text: String
    }

    /// Where a recipe comes from; `kind` is a name the API knows.
    struct Origin: Equatable, Sendable {
        var kind = "manual"
        var url: String?
        var name: String?
    }

    /// Minutes.
    struct Times: Equatable, Sendable {
        var prep: Int?
        var cook: Int?
        var total: Int?
    }

    var title: String
    var origin = Origin()
    var servings = 4
    var ingredients: [Line] = []
    var steps: [Line] = []
    var times = Times()
    var tags: [String] = []
    /// The address of its picture: Larder's own, or as somebody has sent it.
    var imageURL: String?
    /// Where the picture comes from, or is to be fetched from.
    var imageSource: String?
    /// Why the picture cannot be had from there; the code of a problem.
    var imageProblem: String?
    /// Whether somebody who sends this says where the picture comes from, be it from nowhere.
    var saysImageSource = false
    var nutrition: [String: String]?
    var details = RecipeRemarks()

    /// How many bytes its texts have.
    var size: Int {
        let lines = (ingredients + steps).reduce(0) { $0 + $1.text.utf8.count + ($1.section?.utf8.count ?? 0) }
        let facts = (nutrition ?? [:]).reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        let rest = [title, origin.url, origin.name, imageURL, imageSource].reduce(details.size) {
            $0 + ($1?.utf8.count ?? 0)
        }
        return lines + facts + rest + tags.reduce(0) { $0 + $1.utf8.count }
    }
}

extension [RecipeContent.Line] {
    /// Lines without those that only head others ("For the sauce:"), as `heading` knows them; they become their section.
    ///
    /// A line's own section wins. Where every line is a heading, none is.
    func sectioned(_ heading: (RecipeContent.Line) -> String?) -> [RecipeContent.Line] {
        var section: String?
        var result: [RecipeContent.Line] = []
        for line in self {
            if let found = heading(line) {
                section = found
            } else {
                result.append(RecipeContent.Line(section: line.section ?? section, text: line.text))
            }
        }
        return result.isEmpty ? self : result
    }
}
