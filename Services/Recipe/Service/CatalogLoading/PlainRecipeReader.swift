import Values

/// Reads a recipe whose members have the names that people give them: title, ingredients, directions.
enum PlainRecipeReader {
    private static let titles = ["title", "name"]
    private static let steps = ["directions", "instructions", "steps", "method"]

    /// Whether an object is of this form: its ingredients or steps are lists of texts.
    static func reads(_ object: RecipeObject) -> Bool {
        guard object.member("@type") == nil, titles.contains(where: { object.member($0) != nil }) else { return false }
        return (["ingredients"] + steps).contains { name in
            guard let list = object.member(name), object.pieces.isArray(list) else { return false }
            return object.pieces.elements(of: list).allSatisfy(object.isText)
        }
    }

    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        let text = ForeignText(budget)
        let node = try object.node(budget)
        func member(_ names: [String]) -> LenientJSON? { names.lazy.compactMap { node[$0] }.first }
        func lines(_ value: LenientJSON?) throws -> [RecipeContent.Line] {
            text.sectioned(try (value?.elements ?? []).prefix(ExtractedRecipe.mostLines).map { try text.line($0) })
                .sectionedByColons
        }
        var draft = ForeignDraft()
        draft.recipe.title = try text.line(member(titles))
        draft.recipe.ingredients = try lines(node["ingredients"])
        draft.recipe.steps = try lines(member(steps))
        draft.notes = [try text.paragraph(node["description"]), try text.paragraph(node["notes"])]
        draft.recipe.prepMinutes = CookingTime.minutes(try text.line(member(["prep_time", "prepTime"])))
        draft.recipe.cookMinutes = CookingTime.minutes(try text.line(member(["cook_time", "cookTime"])))
        draft.recipe.totalMinutes = CookingTime.minutes(try text.line(member(["total_time", "totalTime"])))
        draft.recipe.servings = Servings.count(in: [try text.line(member(["servings", "yield"]))])
        draft.recipe.imageURL = try text.line(member(["image", "image_url"])?.elements.first)
        for tag in member(["tags", "keywords", "categories"])?.elements.prefix(500) ?? [] {
            draft.tag(try text.line(tag))
        }
        try draft.addCookbooks(of: node, text)
        draft.source = try text.line(member(["url", "source_url", "link"]))
        draft.sourceName = try text.line(node["source"])
        return draft
    }
}
