import Values

/// Reads a recipe of Mealie: of an old export, or of its own copy in JSON.
enum MealieReader {
    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        var draft = try draft(object.node(budget), budget)
        let folder = BesideFiles.folder(of: object.entry)
        let names = BesideFiles.names("\(folder)images/original") + BesideFiles.names("\(folder)images/min-original")
        try object.beside.addPicture(names, to: &draft)
        return draft
    }

    /// What the members of a recipe say; of the two ways to write their names either.
    static func draft(_ node: LenientJSON, _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> ForeignDraft {
        let text = ForeignText(budget)
        var draft = ForeignDraft()
        try addHead(of: node, to: &draft, text)
        let settings = node["settings"]
        let hasNoAmounts = settings?.first("disable_amount", "disableAmount") == .bool(true)
        for value in node.first("recipe_ingredient", "recipeIngredient")?.elements.prefix(RecipeRules.maxLines + 1)
            ?? []
        {
            let title = try text.line(value["title"])
            let section = title.isEmpty ? draft.recipe.ingredients.last?.section : title
            let line = try line(value, withoutAmount: hasNoAmounts, text)
            if value.first("referenced_recipe", "referencedRecipe") != nil { draft.remark(.recipeLinksLeftOut) }
            draft.recipe.ingredients.append(RecipeContent.Line(section: section, text: line))
        }
        for step in node.first("recipe_instructions", "recipeInstructions")?.elements.prefix(RecipeRules.maxLines) ?? []
        {
            let title = try text.line(step["title"])
            let section = title.isEmpty ? draft.recipe.steps.last?.section : title
            let paragraph = try text.paragraph(step.text == nil ? step["text"] : step)
            draft.recipe.steps.append(RecipeContent.Line(section: section, text: paragraph))
        }
        for note in node["notes"]?.elements.prefix(200) ?? [] {
            let parts = [try text.line(note["title"]), try text.paragraph(note["text"])].filter { !$0.isEmpty }
            draft.notes.append(parts.joined(separator: "\n"))
        }
        if node["comments"]?.elements.isEmpty == false { draft.remark(.commentsLeftOut) }
        return draft
    }

    private static func addHead(
        of node: LenientJSON,
        to draft: inout ForeignDraft,
        _ text: ForeignText
    ) throws(WorkBudget.Exhausted) {
        draft.recipe.title = try text.line(node["name"])
        draft.notes = [try text.paragraph(node["description"])]
        let yield = try text.line(node.first("recipe_yield", "recipeYield"))
        let servings = node.first("recipe_servings", "recipeServings")?.text.flatMap { Double($0) } ?? 0
        draft.recipe.servings = servings >= 1 && servings <= 1000 ? Int(servings) : Servings.count(in: [yield])
        func minutes(_ value: LenientJSON?) throws(WorkBudget.Exhausted) -> Int? {
            CookingTime.minutes(try text.line(value))
        }
        draft.recipe.prepMinutes = try minutes(node.first("prep_time", "prepTime"))
        draft.recipe.cookMinutes = try minutes(node.first("perform_time", "performTime", "cook_time", "cookTime"))
        draft.recipe.totalMinutes = try minutes(node.first("total_time", "totalTime"))
        draft.source = try text.line(node.first("org_url", "orgURL"))
        draft.rating = node["rating"]?.text.flatMap { Double($0) }
        for name in ["tags", "recipe_category", "recipeCategory"] {
            for tag in node[name]?.elements.prefix(500) ?? [] {
                draft.tag(try text.line(tag.text == nil ? tag["name"] : tag))
            }
        }
        try draft.addCookbooks(of: node, text)
        if node["tools"]?.elements.isEmpty == false { draft.remark(.toolsLeftOut) }
        if case .object(let facts) = node["nutrition"] {
            for fact in facts.prefix(50) {
                let amount = try text.line(fact.value)
                if !amount.isEmpty { draft.recipe.nutrition[fact.name] = amount }
            }
        }
        draft.lastCooked = node.first("last_made", "lastMade")?.text.flatMap { CalendarDate($0.prefix(10)) }
        if draft.lastCooked != nil { draft.timesCooked = 1 }
    }

    /// An ingredient: in parts, or all of it in the note.
    static func line(
        _ value: LenientJSON,
        withoutAmount: Bool,
        _ text: ForeignText
    ) throws(WorkBudget.Exhausted) -> String {
        try text.plain.budget.spend(10)
        if value.text != nil { return try text.line(value) }
        var line = ComposedLine()
        line.note = try text.line(value["note"])
        line.amount = value["quantity"]?.text.flatMap { Double($0) }
        let isMany = (line.amount ?? 0) > 1
        let unit = value["unit"]
        let short = try text.line(unit?["abbreviation"])
        let isShort = unit?.first("use_abbreviation", "useAbbreviation") == .bool(true) && !short.isEmpty
        line.unit = isShort ? short : try text.name(unit, isMany: isMany)
        line.food = try text.name(value["food"], isMany: isMany && line.unit.isEmpty)
        let hasParts = !line.unit.isEmpty || !line.food.isEmpty
        // A number stands before each note, whether it was meant or not.
        if withoutAmount || !hasParts && ((line.amount ?? 0) <= 1 || line.note.first?.isNumber == true) {
            line.amount = nil
        }
        if line.text.isEmpty { line.note = try text.line(value.first("display", "original_text", "originalText")) }
        return line.text
    }
}
