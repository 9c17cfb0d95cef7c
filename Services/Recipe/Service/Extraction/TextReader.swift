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
        let blocks = blocks(of: lines)
        // A page names its parts in menus and links as well: what reads most like ingredients is meant.
        guard
            let chosen = blocks.indices.filter({ blocks[$0].part == .ingredients })
                .max(by: { likelihood(blocks[$0].lines) < likelihood(blocks[$1].lines) })
        else { return nil }
        let following = blocks.indices.filter { blocks[$0].part == .steps && !blocks[$0].lines.isEmpty }
        let method = following.first { $0 > chosen } ?? following.last
        var recipe = ExtractedRecipe()
        recipe.ingredients = sectioned(blocks[chosen].lines.filter { $0.count <= 300 }.map(unbulleted))
        if let method {
            recipe.steps = sectioned(blocks[method].lines.map(unnumbered).filter { !StepReader.isNumber($0) })
        }
        guard !recipe.ingredients.isEmpty, !(isWholePage && recipe.steps.isEmpty) else { return nil }
        if !isWholePage, let preamble = blocks.first, preamble.part == .preamble {
            for line in preamble.lines { readPreamble(line, into: &recipe) }
        }
        return recipe
    }

    /// The method of a page that tells its ingredients elsewhere: the longest that stands under such a heading.
    static func steps(in lines: [String]) -> [ExtractedRecipe.Line] {
        let methods = blocks(of: lines).filter { $0.part == .steps && $0.lines.count <= 60 }
        func length(_ block: Block) -> Int { block.lines.reduce(0) { $0 + $1.count } }
        guard let method = methods.max(by: { length($0) < length($1) }) else { return [] }
        return sectioned(method.lines.map(unnumbered).filter { !StepReader.isNumber($0) })
    }

    /// Lines under one heading.
    private struct Block {
        var part: Part
        var lines: [String] = []
    }

    private static func blocks(of lines: [String]) -> [Block] {
        var blocks = [Block(part: .preamble)]
        for line in lines {
            if let part = heading(line) {
                blocks.append(Block(part: part))
            } else if blocks[blocks.count - 1].lines.count < 150 {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }

    /// How much lines read like ingredients: short ones that begin with a number count.
    private static func likelihood(_ lines: [String]) -> Int {
        let amounts = lines.prefix(60).count { line in
            line.count <= 150 && (line.first?.isNumber == true || unbulleted(line).first?.isNumber == true)
        }
        return amounts * 10 - max(0, lines.count - 60) + (lines.isEmpty ? -1000 : 0)
    }

    /// Lines with those that head others taken for their sections.
    private static func sectioned(_ lines: [String]) -> [ExtractedRecipe.Line] {
        var section: String?
        var result: [ExtractedRecipe.Line] = []
        for line in lines {
            if isSection(line) {
                section = String(line.dropLast())
            } else if !line.isEmpty {
                result.append(ExtractedRecipe.Line(section: section, text: line))
            }
        }
        return result
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
        guard line.count <= 60 else { return nil }
        let bare = line.lowercased().drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
        let word = String(bare)
        if ingredientHeadings.contains(word) { return .ingredients }
        if stepHeadings.contains(word) { return .steps }
        if restHeadings.contains(word) { return .rest }
        guard !line.contains(".") else { return nil }
        if ["ingredients for ", "ingredients list ", "zutaten für ", "ingrédients pour "].contains(
            where: word.hasPrefix
        ) {
            return .ingredients
        }
        if ["directions to ", "directions for ", "instructions for ", "method for "].contains(where: word.hasPrefix) {
            return .steps
        }
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
