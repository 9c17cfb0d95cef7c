import Values

/// What a language model has read in a text.
struct ModelRecipe: Sendable, Equatable {
    var title: String
    var servings: Int?
    var ingredients: [String]
    var steps: [String]

    /// Whether all of it is in the text: each ingredient in one line or two, each step's words somewhere.
    ///
    /// A model adds what recipes usually have, and a page can tell it to say something else. What is not there is not
    /// believed, and nothing else that was said with it.
    func isTold(by text: String, _ budget: WorkBudget) throws(WorkBudget.Exhausted) -> Bool {
        guard !ingredients.isEmpty || !steps.isEmpty, ingredients.count + steps.count <= 2 * RecipeRules.maxLines else {
            return false
        }
        try budget.spend(bytes: 4 * text.utf8.count)
        let lines = text.split(whereSeparator: \.isNewline).map { TextKey.words(String($0)) }.filter { !$0.isEmpty }
        let all = Set(lines.joined())
        guard TextKey.words(title).allSatisfy(all.contains) else { return false }
        for line in ingredients {
            let words = TextKey.words(line)
            guard !words.isEmpty, words.count(where: all.contains) * 10 >= words.count * 9 else { return false }
            try budget.spend(lines.count * (1 + words.count / 4))
            let isThere = lines.indices.contains { index in
                let next = index + 1 < lines.count ? lines[index] + lines[index + 1] : lines[index]
                return TextKey.common(words, next) * 10 >= words.count * 9
            }
            guard isThere else { return false }
        }
        for step in steps {
            let words = TextKey.words(step)
            guard !words.isEmpty, words.count(where: all.contains) * 10 >= words.count * 9 else { return false }
        }
        return true
    }
}

extension ReadRecipe {
    /// This reading with the lines that a model has found in the same text.
    func completed(by found: ModelRecipe) -> ReadRecipe {
        var result = self
        if result.recipe.title.isEmpty { result.recipe.title = PlainText.collapsed(found.title) }
        result.recipe.servings = recipe.servings ?? found.servings
        result.recipe.ingredients = found.ingredients.map { ExtractedRecipe.Line(text: PlainText.collapsed($0)) }
        result.recipe.steps = found.steps.map { ExtractedRecipe.Line(text: PlainText.collapsed($0)) }
        result.method = .model
        return result
    }
}
