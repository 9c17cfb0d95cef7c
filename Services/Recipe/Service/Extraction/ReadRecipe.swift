import Kitchen
import RecipeAPI
import Values

/// A recipe that was read from a page or a text, and where from.
struct ReadRecipe: Sendable {
    var recipe: ExtractedRecipe
    var source: RecipeSource
    /// How it was read.
    var method = Method.text
    /// The video that led to the page where it was read.
    var video: String?

    /// How a recipe was read.
    enum Method: Sendable, Equatable {
        /// By what a page or a text says.
        case text
        /// From a picture, whose text is so sure, from 0 to 1.
        case picture(confidence: Double)
        /// By a language model.
        case model
        /// From what is said of a video, or in it.
        case video
    }

    /// Whether the lines of ingredients or of steps were guessed, or are missing.
    var isUncertain: Bool { guesses.contains { $0.field == .ingredients || $0.field == .steps } }

    /// The servings that are assumed where nothing says how many there are.
    static let assumedServings = 4

    /// What a household keeps of it, within what a recipe holds.
    func content(_ texts: Texts) -> RecipeContent {
        let imageURL = recipe.imageURL.flatMap { PageURL.isWeb($0) && !$0.contains(where: \.isWhitespace) ? $0 : nil }
        var content = RecipeContent(
            title: recipe.title.isEmpty ? texts("untitled") : recipe.title.cut(RecipeRules.maxTitle),
            origin: RecipeContent.Origin(
                kind: source.type.rawValue,
                url: source.url?.utf8.count ?? 0 <= RecipeRules.maxURL ? source.url : nil,
                name: source.name?.cut(RecipeRules.maxSourceName)
            ),
            servings: recipe.servings ?? Self.assumedServings,
            ingredients: Self.kept(recipe.ingredients, RecipeRules.maxIngredient),
            steps: Self.kept(recipe.steps, RecipeRules.maxStep),
            times: RecipeContent.Times(prep: recipe.prepMinutes, cook: recipe.cookMinutes, total: recipe.totalMinutes),
            tags: recipe.tags,
            imageURL: imageURL,
            nutrition: recipe.nutrition.isEmpty ? nil : recipe.nutrition
        )
        content.details.notes = video.map { "\(texts("video")): \($0)" }
        return content
    }

    /// What in it was guessed, or is missing.
    var guesses: [RecipeGuess] {
        var guesses: [RecipeGuess] = []
        if recipe.title.isEmpty { guesses.append(RecipeGuess(.title, confidence: 0, .missing)) }
        if recipe.servings == nil { guesses.append(RecipeGuess(.servings, confidence: 0.3, .missing)) }
        let lists = [(RecipeGuess.Field.ingredients, recipe.ingredients), (.steps, recipe.steps)]
        for (field, lines) in lists {
            if lines.isEmpty {
                guesses.append(RecipeGuess(field, confidence: 0, .missing))
            } else if lines.count > RecipeRules.maxLines {
                guesses.append(RecipeGuess(field, confidence: 0.5, .shortened))
            } else if let guess = guess(of: field) {
                guesses.append(guess)
            }
        }
        if case .picture(let confidence) = method, !recipe.title.isEmpty {
            guesses.append(RecipeGuess(.title, confidence: confidence, .picture))
        }
        // Titles of videos are written to be clicked on.
        if method == .video, !recipe.title.isEmpty { guesses.append(RecipeGuess(.title, confidence: 0.6, .video)) }
        return guesses
    }

    /// How sure lines are that are there.
    private func guess(of field: RecipeGuess.Field) -> RecipeGuess? {
        switch method {
        case .picture(let confidence): RecipeGuess(field, confidence: confidence, .picture)
        case .model: RecipeGuess(field, confidence: 0.7, .model)
        case .video: RecipeGuess(field, confidence: recipe.foundByWording.contains(field) ? 0.5 : 0.7, .video)
        case .text: recipe.foundByWording.contains(field) ? RecipeGuess(field, confidence: 0.8, .wording) : nil
        }
    }

    /// The draft this makes, with what a person should look at.
    func draft(
        in kitchen: HouseholdKitchen,
        _ texts: Texts,
        _ budget: WorkBudget
    ) throws(WorkBudget.Exhausted) -> ExtractAnswer {
        var warnings: [String] = []
        for guess in guesses where guess.reason == .missing { warnings.append(texts("no_\(guess.field.rawValue)")) }
        if max(recipe.ingredients.count, recipe.steps.count) > RecipeRules.maxLines {
            warnings.append(texts("too_many_lines", ["count": String(RecipeRules.maxLines)]))
        }
        let content = content(texts)
        let draft = RecipeDraft(
            title: content.title,
            source: RecipeSource(type: source.type, url: content.origin.url, name: content.origin.name),
            servings: content.servings,
            ingredients: try kitchen.read(content.ingredients, budget),
            steps: content.steps.map { RecipeStep(section: $0.section, text: $0.text) },
            times: RecipeTimes(prep: content.times.prep, cook: content.times.cook, total: content.times.total),
            tags: content.tags,
            imageURL: content.imageURL,
            nutrition: content.nutrition
        )
        return ExtractAnswer(draft: draft, warnings: warnings)
    }

    private static func kept(_ lines: [ExtractedRecipe.Line], _ longest: Int) -> [ExtractedRecipe.Line] {
        lines.prefix(RecipeRules.maxLines).map { line in
            ExtractedRecipe.Line(section: line.section?.cut(RecipeRules.maxSection), text: line.text.cut(longest))
        }
    }
}

extension String {
    /// The first so many characters as the rules count them.
    func cut(_ count: Int) -> String {
        unicodeScalars.count <= count ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(count)))
    }
}
