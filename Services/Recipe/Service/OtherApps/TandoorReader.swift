import Values

/// Reads a recipe of Tandoor, whose ingredients lie in its steps.
enum TandoorReader {
    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        let text = ForeignText(budget)
        let node = try object.node(budget)
        var draft = ForeignDraft()
        draft.recipe.title = try text.line(node["name"])
        let steps = node["steps"]?.elements.prefix(RecipeRules.maxLines) ?? []
        let heads = steps.count { !(($0["ingredients"]?.elements ?? []).isEmpty) } > 1
        for step in steps {
            let name = try text.line(step["name"])
            let heading = name.isEmpty ? nil : name
            let ingredients = try ingredients(of: step, text)
            for line in try text.plain.lines(step["instruction"]?.text ?? "") {
                let filled = TandoorTemplate.filled(line, with: ingredients.map(\.line))
                let text = ForeignText.unmarked(TextReader.unnumbered(filled))
                draft.recipe.steps.append(RecipeContent.Line(section: heading, text: text))
            }
            var section = heads ? heading : nil
            for (line, isHead) in ingredients {
                if isHead {
                    section = line.note
                } else {
                    draft.recipe.ingredients.append(RecipeContent.Line(section: section, text: line.text))
                }
            }
            if step["step_recipe"] != nil { draft.remark(.recipeLinksLeftOut) }
        }
        for keyword in node["keywords"]?.elements.prefix(500) ?? [] {
            draft.tag(try text.line(keyword.text == nil ? keyword.first("name", "label") : keyword))
        }
        try draft.addCookbooks(of: node, text)
        draft.notes = [try text.paragraph(node["description"])]
        draft.recipe.prepMinutes = minutes(node["working_time"])
        draft.recipe.cookMinutes = minutes(node["waiting_time"])
        let total = (draft.recipe.prepMinutes ?? 0) + (draft.recipe.cookMinutes ?? 0)
        draft.recipe.totalMinutes = total > 0 ? total : nil
        draft.recipe.servings = node["servings"]?.text.flatMap { Servings.number(in: $0) }
        draft.source = try text.line(node["source_url"])
        draft.rating = node["rating"]?.text.flatMap { Double($0) }
        try add(nutrition: node["nutrition"], to: &draft, text)
        // Beside it in the archive of this recipe.
        let folder = BesideFiles.folder(of: object.entry)
        try object.beside.addPicture(BesideFiles.names("\(folder)image"), to: &draft)
        return draft
    }

    /// The ingredients of a step, with those that are headings of others, in their `note`.
    private static func ingredients(
        of step: LenientJSON,
        _ text: ForeignText
    ) throws -> [(line: ComposedLine, isHead: Bool)] {
        try (step["ingredients"]?.elements ?? []).prefix(RecipeRules.maxLines + 1).map { ingredient in
            try text.plain.budget.spend(10)
            var line = ComposedLine()
            line.note = try text.line(ingredient["note"])
            if ingredient["is_header"] == .bool(true) { return (line, true) }
            if ingredient["no_amount"] != .bool(true) {
                line.amount = ingredient["amount"]?.text.flatMap { Double($0) }
            }
            let isMany = (line.amount ?? 0) > 1
            line.unit = try text.name(
                ingredient["unit"],
                isMany: isMany || ingredient["always_use_plural_unit"] == .bool(true)
            )
            let manyFoods = isMany && line.unit.isEmpty || ingredient["always_use_plural_food"] == .bool(true)
            line.food = try text.name(ingredient["food"], isMany: manyFoods)
            if line.text.isEmpty { line.note = try text.line(ingredient["original_text"]) }
            return (line, false)
        }
    }

    private static func add(
        nutrition value: LenientJSON?,
        to draft: inout ForeignDraft,
        _ text: ForeignText
    ) throws(WorkBudget.Exhausted) {
        for name in ["calories", "carbohydrates", "fats", "proteins"] {
            let amount = try text.line(value?[name])
            if !amount.isEmpty, Double(amount) != 0 { draft.recipe.nutrition[name] = amount }
        }
    }

    private static func minutes(_ value: LenientJSON?) -> Int? {
        value?.text.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}

extension ForeignText {
    /// The name of a food or unit, an object with names in singular and plural, or a text.
    func name(_ value: LenientJSON?, isMany: Bool) throws(WorkBudget.Exhausted) -> String {
        guard let value else { return "" }
        if value.text != nil { return try line(value) }
        let many = isMany ? try line(value.first("plural_name", "pluralName")) : ""
        return many.isEmpty ? try line(value["name"]) : many
    }
}
