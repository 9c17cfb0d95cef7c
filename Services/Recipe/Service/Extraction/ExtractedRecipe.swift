/// A recipe as a page or a text tells it, cleaned but not yet checked.
struct ExtractedRecipe: Equatable, Sendable {
    /// A line of text with the heading it stands under.
    struct Line: Equatable, Sendable {
        var section: String?
        var text: String
    }

    /// No more lines are read of ingredients, or of steps; a draft keeps fewer.
    static let mostLines = 2000

    var title = ""
    var siteName: String?
    var servings: Int?
    var ingredients: [Line] = []
    var steps: [Line] = []
    var prepMinutes: Int?
    var cookMinutes: Int?
    var totalMinutes: Int?
    var tags: [String] = []
    var imageURL: String?
    var nutrition: [String: String] = [:]

    /// How much of a recipe this is: what decides between two readings of one page.
    var completeness: Int {
        (ingredients.isEmpty ? 0 : 4) + (steps.isEmpty ? 0 : 3) + (title.isEmpty ? 0 : 2) + (servings == nil ? 0 : 1)
    }

    /// The completeness of a recipe that lacks nothing.
    static let complete = 10

    /// Whether there is anything to cook from.
    var isUsable: Bool { !ingredients.isEmpty || !steps.isEmpty }

    /// This, with what it lacks taken from another reading of the same page.
    func completed(by other: ExtractedRecipe) -> ExtractedRecipe {
        var result = self
        if result.title.isEmpty { result.title = other.title }
        if result.ingredients.isEmpty { result.ingredients = other.ingredients }
        if result.steps.isEmpty { result.steps = other.steps }
        if result.tags.isEmpty { result.tags = other.tags }
        if result.nutrition.isEmpty { result.nutrition = other.nutrition }
        result.siteName = siteName ?? other.siteName
        result.servings = servings ?? other.servings
        result.prepMinutes = prepMinutes ?? other.prepMinutes
        result.cookMinutes = cookMinutes ?? other.cookMinutes
        result.totalMinutes = totalMinutes ?? other.totalMinutes
        result.imageURL = imageURL ?? other.imageURL
        return result
    }
}

extension ExtractedRecipe.Line {
    /// Lines without those that only head others, such as "For the sauce:", which become their section.
    static func sectioned(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        var heading: String?
        var result: [ExtractedRecipe.Line] = []
        for line in lines {
            if line.isHeading {
                heading = String(line.text.dropLast())
            } else {
                result.append(ExtractedRecipe.Line(section: line.section ?? heading, text: line.tidied))
            }
        }
        // Where every line ends so, none is a heading.
        return result.isEmpty ? lines : result
    }

    /// Lines once, where a page carries all of them twice, for narrow and for wide screens.
    static func once(_ lines: [ExtractedRecipe.Line]) -> [ExtractedRecipe.Line] {
        let half = lines.count / 2
        guard lines.count >= 4, lines.count == 2 * half, lines[..<half].map(\.text) == lines[half...].map(\.text) else {
            return lines
        }
        return Array(lines[..<half])
    }

    private var isHeading: Bool {
        text.hasSuffix(":") && text.utf8.count <= 1800 && text.count <= 60 && !text.contains { $0.isNumber }
    }

    /// The text with a remark in one pair of parentheses, where a widespread plugin writes two.
    private var tidied: String {
        text.contains("((") && text.contains("))")
            ? text.replacing("((", with: "(").replacing("))", with: ")") : text
    }
}
