import HTTP
import Kitchen
import Values

extension RecipeContent {
    /// The content with white space trimmed from its ends, tags made unique and headings made sections; throws a 422
    /// that names everything that is wrong.
    func checked() throws(Problem) -> RecipeContent {
        typealias Rules = RecipeRules
        var content = self
        var fields = FieldCheck()
        content.title = fields.text(title, "/title", max: Rules.maxTitle)
        content.origin.name = fields.optionalText(origin.name, "/source/name", max: Rules.maxSourceName)
        content.origin.url = fields.webAddress(origin.url, "/source/url")
        if PictureAddress(imageURL ?? "") == nil { content.imageURL = fields.webAddress(imageURL, "/image_url") }
        content.imageSource = fields.webAddress(imageSource, "/image_source")
        fields.number(servings, "/servings", in: Rules.servings)
        fields.number(times.prep, "/times/prep", in: Rules.minutes)
        fields.number(times.cook, "/times/cook", in: Rules.minutes)
        fields.number(times.total, "/times/total", in: Rules.minutes)
        content.ingredients = fields.lines(ingredients, "/ingredients", max: Rules.maxIngredient, breaks: false)
        content.steps = fields.lines(steps, "/steps", max: Rules.maxStep, breaks: true)
        content.tags = fields.tags(tags)
        content.details = fields.group(details)
        content.nutrition = fields.nutrition(nutrition)
        if content.size > Rules.maxSize {
            fields.refuse("", "too_long", "all texts of a recipe together may have at most \(Rules.maxSize) bytes")
        }
        try fields.finish()
        // Last, so that what is wrong is named by the place it was sent in.
        content.ingredients = content.ingredients.sectioned { line in
            line.section == nil ? IngredientParser.heading(in: line.text) : nil
        }
        return content
    }
}

extension RecipeContent {
    /// What is kept of content that was read from elsewhere; nil where the rules refuse it.
    func kept(by household: HouseholdID) -> RecipeContent? {
        try? checked().settlingPicture(after: nil, of: household)
    }

    /// What is kept of content that was read for the catalogue, which has no pictures but knows where they are; nil where
    /// the rules refuse it.
    func keptInCatalog() -> RecipeContent? {
        guard var content = try? checked() else { return nil }
        (content.imageSource, content.imageURL) = (content.imageURL ?? content.imageSource, nil)
        return content
    }
}

extension FieldCheck {
    /// An address of the web, or none.
    mutating func webAddress(_ text: String?, _ pointer: String) -> String? {
        guard let text = optionalText(text, pointer, max: RecipeRules.maxURL) else { return nil }
        if !PageURL.isWeb(text) || text.contains(where: \.isWhitespace) {
            must(pointer, "format", "be an address that begins with http:// or https://")
        }
        return text
    }

    /// Lines, each with its heading.
    fileprivate mutating func lines(
        _ lines: [RecipeContent.Line],
        _ pointer: String,
        max: Int,
        breaks: Bool
    ) -> [RecipeContent.Line] {
        guard count(lines.count, pointer, most: RecipeRules.maxLines) else { return lines }
        return lines.enumerated().map { index, line in
            RecipeContent.Line(
                section: optionalText(line.section, "\(pointer)/\(index)/section", max: RecipeRules.maxSection),
                text: text(line.text, "\(pointer)/\(index)", max: max, lines: breaks)
            )
        }
    }

    /// Tags, each once whatever its case.
    fileprivate mutating func tags(_ tags: [String]) -> [String] {
        var seen: Set<String> = []
        return texts(tags, "/tags", most: RecipeRules.maxTags, max: RecipeRules.maxTag)
            .filter { seen.insert($0.lowercased()).inserted }
    }

    /// Facts by name, or none.
    fileprivate mutating func nutrition(_ facts: [String: String]?) -> [String: String]? {
        guard let facts, !facts.isEmpty else { return nil }
        guard count(facts.count, "/nutrition", most: RecipeRules.maxNutrition) else { return facts }
        for (name, value) in facts.sorted(by: { $0.key < $1.key }) {
            let pointer = "/nutrition/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
            length(name, pointer, max: 60)
            length(value, pointer, max: 200)
        }
        return facts
    }
}
