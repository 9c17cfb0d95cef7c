import Values

/// Reads a Schema.org recipe, as it is, or as Nextcloud Cookbook and RecipeSage write it.
enum SchemaOrgReader {
    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        let node = try object.node(budget)
        let data = try LinkedData(node, budget)
        // Some leave out its type.
        let recipe = data.recipes.first ?? node
        var draft = try draft(recipe, data, budget)
        let folder = BesideFiles.folder(of: object.entry)
        if let image = recipe["image"]?.elements.first?.text, ForeignDraft.address(image) == nil, !image.isEmpty,
            image.utf8.count <= 1000
        {
            try object.beside.addPicture([folder + image], to: &draft)
        }
        // Nextcloud has a folder for each recipe, with its picture in some sizes.
        if draft.picture == nil, !folder.isEmpty || object.entry.hasSuffix("recipe.json") {
            try object.beside.addPicture(BesideFiles.names("\(folder)full"), to: &draft)
        }
        return draft
    }

    /// What a recipe's object says.
    static func draft(
        _ node: LenientJSON,
        _ data: LinkedData,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> ForeignDraft {
        let text = ForeignText(budget)
        var draft = ForeignDraft()
        draft.recipe = try RecipeReader(node, in: data, base: "", text.plain).recipe()
        draft.recipe.ingredients = bracketed(draft.recipe.ingredients)
        draft.recipe.steps = bracketed(draft.recipe.steps)
        draft.recipe.tags = []
        try draft.addCookbooks(of: node, text)
        for name in ["keywords", "recipeCategory", "recipeCuisine"] {
            for value in node[name]?.elements.prefix(500) ?? [] {
                let words = try text.line(value.text == nil ? value["name"] : value)
                draft.tag(words, dividedBy: name == "keywords" ? ",;|" : ",;")
            }
        }
        draft.notes = [try text.paragraph(node["description"])]
        for comment in node["comment"]?.elements.prefix(200) ?? [] {
            draft.notes.append(try text.paragraph(comment.text == nil ? comment["text"] : comment))
        }
        draft.source = try text.line(node.first("isBasedOn", "url", "mainEntityOfPage"))
        let credit = try text.line(node["creditText"])
        draft.sourceName = credit.isEmpty ? draft.recipe.siteName : credit
        if node["tool"]?.elements.isEmpty == false { draft.remark(.toolsLeftOut) }
        if (node["image"]?.elements.count ?? 0) > 1 { draft.remark(.picturesLeftOut) }
        return draft
    }

    /// RecipeSage writes headings in brackets.
    private static func bracketed(_ lines: [RecipeContent.Line]) -> [RecipeContent.Line] {
        lines.sectioned { line in
            line.section == nil && line.text.hasPrefix("[") ? ForeignText.heading(line.text) : nil
        }
    }
}
