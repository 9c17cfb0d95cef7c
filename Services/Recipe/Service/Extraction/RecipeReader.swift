import Values

/// Reads one Schema.org recipe object, from JSON-LD or from microdata put into the same form.
struct RecipeReader {
    private typealias Lines = [ExtractedRecipe.Line]

    private let node: LenientJSON
    private let data: LinkedData
    private let base: String
    private let plain: PlainText

    /// A reader of an object on the page at `base`.
    init(_ node: LenientJSON, in data: LinkedData, base: String, _ plain: PlainText) {
        self.node = node
        self.data = data
        self.base = base
        self.plain = plain
    }

    /// The recipe the object describes.
    func recipe() throws(WorkBudget.Exhausted) -> ExtractedRecipe {
        // Forty members are looked for in it, whether they are there or not.
        try plain.budget.spend(30 + node.memberCount)
        var recipe = ExtractedRecipe()
        recipe.title = try node.first("name", "headline").flatMap(Self.text).map(plain.line) ?? ""
        recipe.siteName = try siteName
        recipe.servings = try node.first("recipeYield", "yield", "yields").flatMap(servings)
        recipe.ingredients = try ingredients
        let method = node.first("recipeInstructions", "instructions", "step", "steps")
        recipe.steps = try StepReader(data, plain).steps(method)
        recipe.prepMinutes = try minutes("prepTime")
        recipe.cookMinutes = try minutes("cookTime", "performTime")
        recipe.totalMinutes = try minutes("totalTime") ?? sum(recipe.prepMinutes, recipe.cookMinutes)
        recipe.tags = try tags
        if let image = node.first("image", "thumbnailUrl") { recipe.pictures = try pictures(image, depth: 0) }
        recipe.imageURL = PagePicture.largest(of: recipe.pictures)?.url
        if let image = data.articleImage {
            recipe.articlePicture = PagePicture.largest(of: try pictures(image, depth: 0))
        }
        recipe.nutrition = try nutrition
        return recipe
    }

    private var ingredients: [ExtractedRecipe.Line] {
        get throws(WorkBudget.Exhausted) {
            let value = node.first("recipeIngredient", "recipeIngredients", "ingredients", "ingredient", "supply")
            // A single text holds all lines; of several each is one, however it is broken.
            let breaks = (value?.elements.count ?? 0) <= 2
            var all: Lines = []
            for element in value?.elements ?? [] where all.count < ExtractedRecipe.mostLines {
                all += try lines(of: data.resolved(element).value, section: nil, breaks: breaks, depth: 0)
            }
            return all.sectionedByColons
        }
    }

    /// The ingredient lines of a string, an object with a name and an amount, or a list under a heading.
    private func lines(
        of value: LenientJSON,
        section: String?,
        breaks: Bool,
        depth: Int
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        try plain.budget.spend(2)
        guard depth < 4 else { return [] }
        if let text = value.text {
            let parts = try plain.lines(text)
            let lines = breaks || Self.areLines(parts) ? parts : [parts.joined(separator: " ")]
            return lines.filter { !$0.isEmpty }.map { ExtractedRecipe.Line(section: section, text: $0) }
        }
        if case .array(let elements) = value {
            return try lines(of: elements, section: section, breaks: breaks, depth: depth)
        }
        if let list = value.first("itemListElement", "recipeIngredient", "ingredients") {
            let heading = try value["name"]?.text.map(plain.line) ?? section
            return try lines(of: list.elements, section: heading, breaks: breaks, depth: depth)
        }
        let parts = [
            value.first("amount", "quantity", "value"), value.first("unit", "unitText"), value.first("name", "text"),
        ]
        var text: [String] = []
        for part in parts.compactMap({ $0.flatMap(Self.text) }) { text.append(try plain.line(part)) }
        text.removeAll(where: \.isEmpty)
        return text.isEmpty ? [] : [ExtractedRecipe.Line(section: section, text: text.joined(separator: " "))]
    }

    /// Whether the parts of a text are lines of their own: most begin with an amount and name something.
    private static func areLines(_ parts: [String]) -> Bool {
        let counted = parts.count { $0.first?.isNumber == true && TextKey.words($0).count >= 2 }
        return counted >= 2 && counted * 10 >= parts.count * 7
    }

    private func lines(
        of elements: [LenientJSON],
        section: String?,
        breaks: Bool,
        depth: Int
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        var all: Lines = []
        for element in elements where all.count < ExtractedRecipe.mostLines {
            all += try lines(of: element, section: section, breaks: breaks, depth: depth + 1)
        }
        return all
    }

    /// The number in a yield: of several the one that speaks of servings, else the first; nil if there is none.
    private func servings(_ value: LenientJSON) throws(WorkBudget.Exhausted) -> Int? {
        var texts: [String] = []
        for element in value.elements.prefix(Self.mostAlternatives) {
            let text = element.text ?? element.first("value", "@value", "name", "minValue")?.text
            if let text { texts.append(try plain.start(text)) }
        }
        return Servings.count(in: texts)
    }

    private func minutes(_ names: String...) throws(WorkBudget.Exhausted) -> Int? {
        for name in names {
            for element in node[name]?.elements.prefix(Self.mostAlternatives) ?? [] {
                let text = element.text ?? element.first("maxValue", "value", "minValue", "@value")?.text
                if let minutes = try text.map(plain.start).flatMap(CookingTime.minutes) { return minutes }
            }
        }
        return nil
    }

    private func sum(_ prep: Int?, _ cook: Int?) -> Int? {
        prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
    }

    private var tags: [String] {
        get throws(WorkBudget.Exhausted) {
            var seen: Set<String> = []
            var tags: [String] = []
            for name in ["keywords", "recipeCategory", "recipeCuisine"] {
                for element in node[name]?.elements ?? [] where tags.count < 12 {
                    let text = try plain.line(element.text ?? element["name"]?.text ?? "")
                    for piece in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "|" }) {
                        try plain.budget.spend(2)
                        let tag = PlainText.collapsed(String(piece))
                        // "filtertime: <30mins" is for the site's own search.
                        guard tag.utf8.count <= 1000, (2...40).contains(tag.count),
                            tag.first.map({ $0.isLetter || $0.isNumber }) == true,
                            !tag.contains(where: { ":<>={}[]".contains($0) }),
                            seen.insert(tag.lowercased()).inserted
                        else { continue }
                        tags.append(tag)
                        if tags.count == 12 { break }
                    }
                }
            }
            return tags
        }
    }

    /// The pictures of an address, of an object with one, or of a list of these.
    private func pictures(_ value: LenientJSON, depth: Int) throws(WorkBudget.Exhausted) -> [PagePicture] {
        try plain.budget.spend(10)
        guard depth < 4 else { return [] }
        let value = data.resolved(value).value
        if let text = value.text {
            guard let url = PageURL.resolved(text, against: base) else { return [] }
            return [PagePicture(url: url, isRelative: !PageURL.isWeb(PlainText.collapsed(text)))]
        }
        if case .array(let elements) = value {
            var found: [PagePicture] = []
            for element in elements.prefix(Self.mostAlternatives) where found.count < Self.mostAlternatives {
                found += try pictures(element, depth: depth + 1)
            }
            return found
        }
        guard let inner = value.first("url", "contentUrl", "@id", "thumbnailUrl"),
            var picture = try pictures(inner, depth: depth + 1).first
        else { return [] }
        picture.width = picture.width ?? value["width"].flatMap(Self.text).flatMap(PagePicture.length)
        picture.height = picture.height ?? value["height"].flatMap(Self.text).flatMap(PagePicture.length)
        return [picture]
    }

    private var nutrition: [String: String] {
        get throws(WorkBudget.Exhausted) {
            guard let value = node["nutrition"]?.elements.first, case .object(let members) = value else { return [:] }
            var facts: [String: String] = [:]
            for member in members where !member.name.hasPrefix("@") && facts.count < 30 {
                guard member.name.utf8.count <= 200, member.name.count <= 40,
                    let text = try Self.text(member.value).map(plain.start), !text.isEmpty, text.count <= 100
                else { continue }
                facts[member.name] = text
            }
            return facts
        }
    }

    private var siteName: String? {
        get throws(WorkBudget.Exhausted) {
            let owner = node.first("publisher", "isPartOf", "author")?.elements.first
            guard let owner, let name = data.resolved(owner).value.first("name")?.text else { return nil }
            let line = try plain.line(name)
            return line.isEmpty ? nil : line
        }
    }

    /// Of times, yields and pictures a page offers a few.
    private static let mostAlternatives = 100

    /// A string, the first of several, or an object's value.
    private static func text(_ value: LenientJSON) -> String? {
        if let text = value.text { return text }
        if case .array(let elements) = value { return elements.first.flatMap { $0.text } }
        return value.first("@value", "value", "name")?.text
    }
}
