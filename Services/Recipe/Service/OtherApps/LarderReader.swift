import Values

/// Reads the files that Larder writes: every text as it is, so that a recipe comes back as it was.
enum LarderReader {
    private typealias Names = LarderRecipe

    static func recipe(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignRecipe {
        let node = try object.node(budget)
        var draft = ForeignDraft()
        draft.recipe.title = node["name"]?.text ?? ""
        draft.recipe.servings = node["recipeYield"]?.text.flatMap { Int($0) }
        let sections = node[Names.ingredientSections]?.elements ?? []
        for (index, line) in (node["recipeIngredient"]?.elements ?? []).enumerated() {
            let section = index < sections.count ? sections[index].text : nil
            draft.recipe.ingredients.append(RecipeContent.Line(section: section, text: line.text ?? ""))
        }
        for part in node["recipeInstructions"]?.elements ?? [] {
            let section = part.isA("HowToSection") ? part["name"]?.text : nil
            for step in part["itemListElement"]?.elements ?? [part] {
                let text = step["text"]?.text ?? step.text ?? ""
                draft.recipe.steps.append(RecipeContent.Line(section: section, text: text))
            }
        }
        draft.recipe.prepMinutes = minutes(node["prepTime"])
        draft.recipe.cookMinutes = minutes(node["cookTime"])
        draft.recipe.totalMinutes = minutes(node["totalTime"])
        draft.recipe.tags = (node["keywords"]?.elements ?? []).compactMap(\.text)
        draft.recipe.imageURL = node["image"]?.text
        if case .object(let facts) = node[Names.nutrition] {
            for fact in facts { draft.recipe.nutrition[fact.name] = fact.value.text ?? "" }
        }
        draft.notes = [node[Names.notes]?.text].compactMap { $0 }
        draft.rating = node[Names.rating]?.text.flatMap { Double($0) }
        draft.timesCooked = node[Names.timesCooked]?.text.flatMap { Int($0) } ?? 0
        draft.lastCooked = node[Names.lastCooked]?.text.flatMap { CalendarDate($0) }
        draft.cookbooks = (node[Names.cookbooks]?.elements ?? []).compactMap(\.text)
        if let picture = node[Names.picture]?.text {
            let folder = BesideFiles.folder(of: object.entry)
            try object.beside.addPicture([folder + picture], to: &draft, isExpected: true)
        }
        // Texts that Larder has kept fit; those of a file that somebody has changed are made to.
        var recipe = try draft.finished(object.entry, asWritten: true)
        let source = node[Names.source]
        recipe.content.origin = origin(source, recipe.content.origin)
        return recipe
    }

    private static func origin(_ source: LenientJSON?, _ other: RecipeContent.Origin) -> RecipeContent.Origin {
        guard let source, let kind = source["type"]?.text, kinds.contains(kind) else { return other }
        var fit = FittingContent(remarks: [], isExact: true)
        let name = source["name"]?.text.map { fit.line($0, RecipeRules.maxSourceName) }
        return RecipeContent.Origin(
            kind: kind,
            url: ForeignDraft.address(source["url"]?.text),
            name: name.flatMap { $0.isVisible ? $0 : nil }
        )
    }

    private static let kinds: Set = ["url", "video", "manual", "photo", "text"]

    /// The minutes of `PT90M`.
    private static func minutes(_ value: LenientJSON?) -> Int? {
        guard let text = value?.text, text.hasPrefix("PT"), text.hasSuffix("M") else { return nil }
        return Int(text.dropFirst(2).dropLast())
    }
}
