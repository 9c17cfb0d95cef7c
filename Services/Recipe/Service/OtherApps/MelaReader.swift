import Values

/// Reads a recipe of Mela: one object whose ingredients and instructions are texts of lines.
enum MelaReader {
    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        let text = ForeignText(budget)
        let node = try object.node(budget)
        var draft = ForeignDraft()
        draft.recipe.title = try text.line(node["title"])
        draft.recipe.ingredients = try text.ingredients(node["ingredients"]?.text ?? "")
        draft.recipe.steps = try text.steps(node["instructions"]?.text ?? "")
        draft.notes = [try text.paragraph(node["text"]), try text.paragraph(node["notes"])]
        try draft.add(nutrition: text.paragraph(node["nutrition"]))
        draft.recipe.prepMinutes = CookingTime.minutes(try text.line(node["prepTime"]))
        draft.recipe.cookMinutes = CookingTime.minutes(try text.line(node["cookTime"]))
        draft.recipe.totalMinutes = CookingTime.minutes(try text.line(node["totalTime"]))
        draft.recipe.servings = Servings.count(in: [try text.line(node["yield"])])
        // Not always an address.
        draft.source = try text.line(node["link"])
        for category in node["categories"]?.elements.prefix(500) ?? [] { draft.tag(try text.line(category)) }
        let images = object.member("images").map { object.pieces.elements(of: $0).filter(object.isText) } ?? []
        draft.add(pictures: images, of: object)
        if images.count > 1 { draft.remark(.picturesLeftOut) }
        return draft
    }
}
