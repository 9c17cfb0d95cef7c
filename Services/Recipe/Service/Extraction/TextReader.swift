/// Reads a recipe from lines of plain text by its headings.
enum TextReader {
    private enum Part {
        case preamble
        case ingredients
        case steps
        case rest
    }

    /// The recipe in a text that someone pasted: its title first, then what `Ingredients` and `Method` head.
    static func recipe(in text: String) -> ExtractedRecipe? {
        recipe(
            in: text.split(whereSeparator: \.isNewline).map { PlainText.collapsed(String($0)) }.filter { !$0.isEmpty }
        )
    }

    /// The recipe in lines; of a whole page only what stands under the headings is taken.
    static func recipe(in lines: [String], isWholePage: Bool = false) -> ExtractedRecipe? {
        var recipe = ExtractedRecipe()
        var part = Part.preamble
        var section: String?
        for line in lines {
            if let next = heading(line) {
                // A page names both again in its comments and links.
                if next == .ingredients, !recipe.ingredients.isEmpty, !recipe.steps.isEmpty { break }
                if next == .steps, !recipe.steps.isEmpty { part = .rest } else { part = next }
                section = nil
                continue
            }
            switch part {
            case .preamble: if !isWholePage { readPreamble(line, into: &recipe) }
            case .ingredients:
                if isSection(line) {
                    section = String(line.dropLast())
                } else if line.count <= 300, recipe.ingredients.count < 150 {
                    recipe.ingredients.append(ExtractedRecipe.Line(section: section, text: unbulleted(line)))
                }
            case .steps:
                if isSection(line) {
                    section = String(line.dropLast())
                } else if recipe.steps.count < 150 {
                    recipe.steps.append(ExtractedRecipe.Line(section: section, text: unnumbered(line)))
                }
            case .rest: break
            }
        }
        guard !recipe.ingredients.isEmpty, isWholePage ? !recipe.steps.isEmpty : true else { return nil }
        return recipe
    }

    private static func readPreamble(_ line: String, into recipe: inout ExtractedRecipe) {
        let lower = line.lowercased()
        if recipe.title.isEmpty {
            recipe.title = line
        } else if recipe.servings == nil,
            ["serves", "servings", "makes", "yield", "portion"].contains(where: lower.contains)
        {
            recipe.servings = Servings.number(in: line)
        } else if lower.hasPrefix("prep") {
            recipe.prepMinutes = CookingTime.minutes(line)
        } else if lower.hasPrefix("cook") {
            recipe.cookMinutes = CookingTime.minutes(line)
        } else if lower.hasPrefix("total") || lower.hasPrefix("time") {
            recipe.totalMinutes = CookingTime.minutes(line)
        }
    }

    private static func heading(_ line: String) -> Part? {
        guard line.count <= 40 else { return nil }
        let bare = line.lowercased().drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
        let word = String(bare)
        if ingredientHeadings.contains(word) { return .ingredients }
        if stepHeadings.contains(word) { return .steps }
        if restHeadings.contains(word) { return .rest }
        return nil
    }

    /// "For the sauce:" heads what follows.
    private static func isSection(_ line: String) -> Bool {
        line.hasSuffix(":") && line.count <= 60 && !line.dropLast().contains(":")
    }

    private static func unbulleted(_ line: String) -> String {
        String(line.drop { "•·*–—-▢□☐○●▪◦ ".contains($0) })
    }

    /// The text without "1." or "Step 1:" before it.
    private static func unnumbered(_ line: String) -> String {
        var rest = Substring(unbulleted(line))
        if rest.lowercased().hasPrefix("step ") { rest = rest.dropFirst(5) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count), let mark = rest.dropFirst(digits.count).first, ".):".contains(mark) else {
            return unbulleted(line)
        }
        let text = rest.dropFirst(digits.count + 1).drop { $0 == " " }
        return text.isEmpty ? line : String(text)
    }

    private static let ingredientHeadings: Set<String> = [
        "ingredients", "ingredient", "ingredient list", "you will need", "you'll need", "what you need",
        "what you'll need", "zutaten", "ingrédients", "ingredientes", "ingredienti", "ingrediënten", "ingredienser",
        "składniki", "ingrediencie", "ingredience", "hozzávalók", "malzemeler", "ингредиенты", "the ingredients",
    ]
    private static let stepHeadings: Set<String> = [
        "method", "directions", "direction", "instructions", "instruction", "preparation", "steps", "how to make it",
        "procedure", "cooking instructions", "recipe directions", "zubereitung", "anleitung", "préparation", "étapes",
        "instructions de préparation", "preparación", "elaboración", "preparazione", "procedimento", "modo de preparo",
        "bereiding", "bereidingswijze", "tillagning", "gör så här", "fremgangsmåde", "fremgangsmåte",
        "sposób przygotowania",
        "przygotowanie", "postup", "elkészítés", "yapılışı", "приготовление", "the method", "to make",
    ]
    private static let restHeadings: Set<String> = [
        "notes", "note", "nutrition", "nutrition facts", "nutritional information", "comments", "reviews", "tips",
        "related recipes", "you may also like", "more recipes", "equipment", "video", "share", "tags",
        "leave a comment", "leave a reply", "recipe notes", "cook's notes", "nutrition information",
    ]
}
