import FoundationEssentials

/// Reads one Schema.org recipe object, from JSON-LD or from microdata put into the same form.
struct RecipeReader {
    private let node: LooseJSON
    private let data: LinkedData
    private let base: String

    /// A reader of an object on the page at `base`.
    init(_ node: LooseJSON, in data: LinkedData, base: String) {
        self.node = node
        self.data = data
        self.base = base
    }

    /// The recipe the object describes.
    func recipe() -> ExtractedRecipe {
        var recipe = ExtractedRecipe()
        recipe.title = node.first("name", "headline").flatMap(Self.text).map(PlainText.line) ?? ""
        recipe.siteName = siteName
        recipe.servings = node.first("recipeYield", "yield", "yields").flatMap { Servings.count(in: $0) }
        recipe.ingredients = ingredients
        recipe.steps = StepReader(data).steps(node.first("recipeInstructions", "instructions", "step", "steps"))
        recipe.prepMinutes = minutes("prepTime")
        recipe.cookMinutes = minutes("cookTime") ?? minutes("performTime")
        recipe.totalMinutes = minutes("totalTime") ?? sum(recipe.prepMinutes, recipe.cookMinutes)
        recipe.tags = tags
        recipe.imageURL = node.first("image", "thumbnailUrl").flatMap { imageURL($0, depth: 0) }
        recipe.nutrition = nutrition
        return recipe
    }

    private var ingredients: [ExtractedRecipe.Line] {
        let value = node.first("recipeIngredient", "recipeIngredients", "ingredients", "ingredient", "supply")
        // A single text holds all lines; of several each is one, however it is broken.
        let breaks = (value?.elements.count ?? 0) <= 2
        let all = (value?.elements ?? []).flatMap { element -> [ExtractedRecipe.Line] in
            lines(of: data.resolved(element), section: nil, breaks: breaks, depth: 0)
        }
        return ExtractedRecipe.Line.sectioned(all)
    }

    /// The ingredient lines of a string, an object with a name and an amount, or a list under a heading.
    private func lines(of value: LooseJSON, section: String?, breaks: Bool, depth: Int) -> [ExtractedRecipe.Line] {
        guard depth < 4 else { return [] }
        if let text = value.text {
            let lines = breaks ? PlainText.lines(text) : [PlainText.line(text)]
            return lines.filter { !$0.isEmpty }.map { ExtractedRecipe.Line(section: section, text: $0) }
        }
        if case .array(let elements) = value {
            return elements.flatMap { lines(of: $0, section: section, breaks: breaks, depth: depth + 1) }
        }
        if let list = value.first("itemListElement", "recipeIngredient", "ingredients") {
            let heading = value["name"]?.text.map(PlainText.line) ?? section
            return list.elements.flatMap { lines(of: $0, section: heading, breaks: breaks, depth: depth + 1) }
        }
        let parts = [
            value.first("amount", "quantity", "value"), value.first("unit", "unitText"), value.first("name", "text"),
        ]
        let text = parts.compactMap { $0.flatMap(Self.text) }.map(PlainText.line).filter { !$0.isEmpty }
        return text.isEmpty ? [] : [ExtractedRecipe.Line(section: section, text: text.joined(separator: " "))]
    }

    private func minutes(_ name: String) -> Int? {
        guard let value = node[name] else { return nil }
        return value.elements.lazy.compactMap { element in
            (element.text ?? element.first("maxValue", "value", "minValue", "@value")?.text).flatMap(
                CookingTime.minutes
            )
        }.first
    }

    private func sum(_ prep: Int?, _ cook: Int?) -> Int? {
        prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
    }

    private var tags: [String] {
        var seen: Set<String> = []
        return ["keywords", "recipeCategory", "recipeCuisine"].flatMap { name in
            (node[name]?.elements ?? []).flatMap { element -> [Substring] in
                let text = element.text ?? element["name"]?.text ?? ""
                return PlainText.line(text).split { $0 == "," || $0 == ";" || $0 == "|" }
            }
        }
        .map { PlainText.collapsed(String($0)) }
        .filter { (2...40).contains($0.count) && seen.insert($0.lowercased()).inserted }
        .prefix(12)
        .map { $0 }
    }

    private func imageURL(_ value: LooseJSON, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        let value = data.resolved(value)
        if let text = value.text { return PageURL.resolved(text, against: base) }
        if case .array(let elements) = value {
            return elements.lazy.compactMap { imageURL($0, depth: depth + 1) }.first
        }
        return value.first("url", "contentUrl", "@id", "thumbnailUrl").flatMap { imageURL($0, depth: depth + 1) }
    }

    private var nutrition: [String: String] {
        guard let value = node["nutrition"]?.elements.first, case .object(let members) = value else { return [:] }
        var facts: [String: String] = [:]
        for member in members where !member.name.hasPrefix("@") && facts.count < 30 {
            guard let text = Self.text(member.value).map(PlainText.line), !text.isEmpty, text.count <= 100,
                member.name.count <= 40
            else { continue }
            facts[member.name] = text
        }
        return facts
    }

    private var siteName: String? {
        let owner = node.first("publisher", "isPartOf", "author")?.elements.first
        return owner.map(data.resolved)?.first("name")?.text.map(PlainText.line).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A string, the first of several, or an object's value.
    private static func text(_ value: LooseJSON) -> String? {
        if let text = value.text { return text }
        if case .array(let elements) = value { return elements.first.flatMap { $0.text } }
        return value.first("@value", "value", "name")?.text
    }
}
