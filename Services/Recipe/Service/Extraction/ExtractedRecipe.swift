import Values

/// A recipe as a page or a text tells it, cleaned but not yet checked.
struct ExtractedRecipe: Equatable, Sendable {
    typealias Line = RecipeContent.Line

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
    /// Its pictures, the best first as the page orders them.
    var pictures: [PagePicture] = []
    /// The picture of the article that the recipe is part of.
    var articlePicture: PagePicture?
    var nutrition: [String: String] = [:]
    /// What the page or the text shows, a line after the other; for whoever checks what was guessed.
    var shownText: String?
    /// What no markup and no heading names: it was found by how it reads.
    var foundByWording: Set<RecipeGuess.Field> = []

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
        if result.pictures.isEmpty { result.pictures = other.pictures }
        return result
    }
}

extension [RecipeContent.Line] {
    /// Ingredient lines without those that only head others, such as "For the sauce:", which become their section.
    var sectionedByColons: [RecipeContent.Line] {
        sectioned { $0.isHeading ? String($0.text.dropLast()) : nil }
            .map { RecipeContent.Line(section: $0.section, text: $0.tidied) }
    }

    /// Lines once, where a page carries all of them twice, for narrow and for wide screens.
    var once: [RecipeContent.Line] {
        let half = count / 2
        guard count >= 4, count == 2 * half, self[..<half].map(\.text) == self[half...].map(\.text) else { return self }
        return Array(self[..<half])
    }

    /// Lines without the last ones, where these are those right before them once more, in whatever order.
    ///
    /// Some markup lists the ingredients of a part, such as a dressing, among those of the dish and again after them.
    var withoutRepeatedEnd: [RecipeContent.Line] {
        let texts = suffix(60).map(\.text)
        for length in (3...30).reversed() where count > 2 * length {
            if texts.suffix(length).sorted() == texts.dropLast(length).suffix(length).sorted() {
                return Array(dropLast(length))
            }
        }
        return self
    }
}

extension RecipeContent.Line {
    fileprivate var isHeading: Bool {
        text.hasSuffix(":") && text.utf8.count <= 1800 && text.count <= 60 && !text.contains { $0.isNumber }
    }

    /// The text with a remark in one pair of parentheses, where a widespread plugin writes two; and `2.0` as `2`.
    fileprivate var tidied: String {
        var text = self.text
        if text.utf8.contains(UInt8(ascii: "(")), text.contains("(("), text.contains("))") {
            text = text.replacing("((", with: "(").replacing("))", with: ")")
        }
        let whole = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(whole.count)
        guard !whole.isEmpty, whole.count <= 5, rest.first == "." else { return text }
        let zeros = rest.dropFirst().prefix { $0 == "0" }
        let end = rest.dropFirst(1 + zeros.count)
        return zeros.isEmpty || end.first != " " ? text : String(whole + end)
    }
}
