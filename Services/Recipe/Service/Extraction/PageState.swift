import Markup
import Values

/// Reads a recipe from the data that a page carries for its own scripts, which draw the page from it.
///
/// There is no vocabulary for it. A recipe is an object that has ingredients and a method by the names of its members,
/// and whose title the page repeats.
struct PageState {
    private let plain: PlainText
    /// The words of the page's titles.
    private let titles: [Set<String>]
    private var best: ExtractedRecipe?

    /// Deeper objects are not looked at.
    private static let maxDepth = 30

    /// The recipe in the data of a page; nil if there is none.
    static func recipe(in document: HTMLDocument, _ plain: PlainText) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        var texts = document.state
        for element in document.elements {
            guard let data = element["data-page"], data.utf8.first == UInt8(ascii: "{") else { continue }
            try plain.budget.spend(bytes: data.utf8.count)
            texts.append(Array(data.utf8))
            break
        }
        guard !texts.isEmpty else { return nil }
        var titles: [Set<String>] = []
        for title in [document.meta("og:title"), try document.title] {
            if let title { titles.append(Set(TextKey.words(try plain.start(title)))) }
        }
        var reader = PageState(plain, titles)
        for text in texts {
            for value in try LenientJSONParser.values(in: text, plain.budget) { try reader.visit(value, depth: 0) }
        }
        return reader.best
    }

    private init(_ plain: PlainText, _ titles: [Set<String>]) {
        self.plain = plain
        self.titles = titles
    }

    private mutating func visit(_ value: LenientJSON, depth: Int) throws(WorkBudget.Exhausted) {
        try plain.budget.spend()
        guard depth < Self.maxDepth else { return }
        switch value {
        case .array(let elements): for element in elements { try visit(element, depth: depth + 1) }
        case .object(let members):
            try plain.budget.spend(members.count)
            if let recipe = try recipe(value, members), recipe.ingredients.count > best?.ingredients.count ?? 0 {
                best = recipe
            }
            for member in members { try visit(member.value, depth: depth + 1) }
        default: break
        }
    }

    /// The recipe that an object is; nil if it is none, or not this page's.
    private func recipe(
        _ object: LenientJSON,
        _ members: [LenientJSON.Member]
    ) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        guard let parts = StateMembers.list(StateMembers.ingredients, in: members),
            let method = StateMembers.list(StateMembers.steps, in: members),
            let title = object.first("title", "name", "headline")?.text
        else { return nil }
        var recipe = ExtractedRecipe()
        recipe.title = try plain.line(title)
        let words = Set(TextKey.words(recipe.title))
        guard !words.isEmpty, titles.contains(where: words.isSubset) else { return nil }
        recipe.servings = try StateMembers.text(
            ["servings", "servingsize", "yield", "recipeyield", "portions"],
            in: members
        )
        .map(plain.start).flatMap(Servings.number)
        var lines = StateLines(plain)
        try lines.read(parts, section: nil, depth: 0)
        recipe.ingredients = lines.ingredients(for: recipe.servings)
        recipe.steps = try StateSteps(plain).steps(method, section: nil, depth: 0)
        recipe.prepMinutes = try minutes(["preptime", "preparationtime"], members)
        recipe.cookMinutes = try minutes(["cooktime", "cookingtime"], members)
        recipe.totalMinutes = try minutes(["totaltime"], members)
        // What the names of its members say is a guess.
        recipe.foundByWording = [.ingredients, .steps]
        return recipe.ingredients.count >= 2 && !recipe.steps.isEmpty ? recipe : nil
    }

    private func minutes(_ names: [String], _ members: [LenientJSON.Member]) throws(WorkBudget.Exhausted) -> Int? {
        try StateMembers.text(names, in: members).map(plain.start).flatMap(CookingTime.minutes)
    }
}
