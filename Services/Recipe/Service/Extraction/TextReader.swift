import Markup
import Values

/// Reads a recipe from lines of plain text by its headings, or without them by what its lines read like.
struct TextReader {
    private let budget: WorkBudget

    init(_ budget: WorkBudget) {
        self.budget = budget
    }

    /// The parts of a recipe.
    enum Part {
        case preamble
        case ingredients
        case steps
        case rest
    }

    /// The recipe in a text that someone pasted: its title first, then what `Ingredients` and `Method` head.
    func recipe(in text: String) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        var lines: [PastedLine] = []
        var isApart = true
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(where: PlainText.isBreak)
            let line = PlainText.cut(String(rest[..<(end ?? rest.endIndex)]), PlainText.longest)
            rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
            try budget.spend(2)
            try budget.spend(bytes: line.utf8.count)
            let collapsed = PlainText.collapsed(line)
            if !collapsed.isEmpty { lines.append(PastedLine(text: collapsed, isApart: isApart)) }
            isApart = collapsed.isEmpty
        }
        if let recipe = try recipe(in: lines) { return recipe }
        return try UnheadedText(lines, budget).recipe()
    }

    /// The recipe in lines under headings.
    private func recipe(in lines: [PastedLine]) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        // The name of the dish is often said again above its list, and above its steps.
        let blocks = Self.withoutTitle(lines.first?.text ?? "", try blocks(of: lines))
        // A text may name its parts more than once: what reads most like ingredients is meant.
        var chosen: (index: Int, likelihood: Int)?
        for (index, block) in blocks.enumerated() where block.part == .ingredients {
            let likelihood = Self.likelihood(block.lines.map(\.text))
            try budget.spend(1 + block.lines.prefix(60).count)
            if likelihood > chosen?.likelihood ?? Int.min { chosen = (index, likelihood) }
        }
        guard let chosen = chosen?.index else { return nil }
        let following = blocks.indices.filter { blocks[$0].part == .steps && !blocks[$0].lines.isEmpty }
        let method = following.first { $0 > chosen } ?? following.last
        var recipe = ExtractedRecipe()
        var part = blocks[chosen].lines
        if let method, method > chosen {
            let read = try PastedLines(part, budget).ingredients()
            recipe.ingredients = read.lines
            recipe.servings = read.servings
            recipe.steps = try PastedLines(blocks[method].lines, budget).steps(of: read.lines)
        } else {
            let start = try startOfSteps(in: part)
            let method = start.map { Array(part[$0...]) } ?? method.map { blocks[$0].lines } ?? []
            if let start { part = Array(part[..<start]) }
            let read = try PastedLines(part, budget).ingredients()
            recipe.ingredients = read.lines
            recipe.servings = read.servings
            recipe.steps = try PastedLines(method, budget).steps(of: read.lines)
            if start != nil { recipe.foundByWording = [.ingredients, .steps] }
        }
        guard !recipe.ingredients.isEmpty else { return nil }
        recipe.servings = Servings.stated(in: blocks[chosen].heading) ?? recipe.servings
        if let preamble = blocks.first, preamble.part == .preamble {
            for line in preamble.lines { Self.readPreamble(line.text, into: &recipe) }
        }
        return recipe
    }

    /// Where the steps begin among the lines under the heading of the ingredients, as they read; nil if there are none.
    private func startOfSteps(in lines: [PastedLine]) throws(WorkBudget.Exhausted) -> Int? {
        let reader = try VisibleRecipe(VisiblePage(HTMLOutline(lines: lines.map { HTMLOutline.Line($0.text) }), budget))
        guard let ingredients = try reader.ingredients() else { return nil }
        let steps = try reader.steps(beside: ingredients.range, of: ingredients.lines)
        return steps.flatMap { $0.range.lowerBound >= ingredients.range.upperBound ? $0.range.lowerBound : nil }
    }

    /// Lines under one heading.
    private struct Block {
        var part: Part
        var heading = ""
        var lines: [PastedLine] = []
    }

    private func blocks(of lines: [PastedLine]) throws(WorkBudget.Exhausted) -> [Block] {
        var blocks = [Block(part: .preamble)]
        var isListed = false
        var hasSteps = false
        var headings: [Part?] = []
        for line in lines {
            try budget.spend(bytes: line.text.utf8.count)
            headings.append(Self.heading(line.text))
        }
        let isHeaded = headings.contains(.ingredients)
        for (line, heading) in zip(lines, headings) {
            try budget.spend(2)
            let current = blocks.count - 1
            let isFull = blocks[current].lines.count >= 150
            if blocks[current].part == .ingredients, !blocks[current].lines.isEmpty, HeadingWords.isGroup(line.text) {
                let group = PastedLine(text: line.text, isApart: true, isHeading: true)
                if !isFull { blocks[current].lines.append(group) }
            } else if let part = heading ?? part(of: line.text, isHeaded: isHeaded, isListed, hasSteps: hasSteps) {
                // A heading takes some folding and looking up, and a block of its own.
                try budget.spend(10)
                blocks.append(Block(part: part, heading: line.text))
                isListed = isListed || part == .ingredients
                hasSteps = hasSteps && part != .ingredients
            } else if !isFull {
                blocks[current].lines.append(line)
                hasSteps = hasSteps || blocks[current].part == .steps
            }
        }
        return blocks
    }

    /// The part that a line heads which is no heading everywhere: behind the ingredients more lines head the steps.
    private func part(of line: String, isHeaded: Bool, _ isListed: Bool, hasSteps: Bool) -> Part? {
        if !isListed { return !isHeaded && HeadingWords.opensIngredients(line) ? .ingredients : nil }
        if let part = Self.heading(Self.untimed(line)) { return part }
        return !hasSteps && HeadingWords.opensSteps(line) ? .steps : nil
    }

    /// How much lines read like ingredients: short ones that begin with a number count.
    private static func likelihood(_ lines: [String]) -> Int {
        let amounts = lines.prefix(60).count { line in
            line.utf8.count <= 4500 && line.count <= 150
                && (line.first?.isNumber == true || unbulleted(line).first?.isNumber == true)
        }
        return amounts * 10 - lines.dropFirst(60).count + (lines.isEmpty ? -1000 : 0)
    }

    private static func withoutTitle(_ title: String, _ blocks: [Block]) -> [Block] {
        let words = TextKey.words(PlainText.cut(title, 400))
        guard !words.isEmpty else { return blocks }
        return blocks.enumerated().map { index, block in
            var block = block
            if index > 0, let first = block.lines.first, block.lines.count > 1, first.text.utf8.count <= 400,
                TextKey.words(first.text) == words
            {
                block.lines.removeFirst()
            }
            return block
        }
    }

    private static func readPreamble(_ line: String, into recipe: inout ExtractedRecipe) {
        guard !recipe.title.isEmpty else {
            recipe.title = line
            return
        }
        let line = PlainText.cut(line, 2000)
        let lower = line.lowercased()
        if recipe.servings == nil, let servings = Servings.stated(in: line) {
            recipe.servings = servings
        } else if lower.hasPrefix("prep") {
            recipe.prepMinutes = CookingTime.minutes(line)
        } else if lower.hasPrefix("cook") {
            recipe.cookMinutes = CookingTime.minutes(line)
        } else if lower.hasPrefix("total") || lower.hasPrefix("time") {
            recipe.totalMinutes = CookingTime.minutes(line)
        }
    }

    /// The part that a line is the heading of; nil if it is none.
    static func heading(_ line: String) -> Part? {
        guard line.utf8.count <= 1800, line.count <= 60 else { return nil }
        // "Ingredients (serves 2)"
        let name = line.firstIndex(of: "(").map { line[..<$0] } ?? line[...]
        let bare = name.lowercased().drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
        let word = String(bare)
        if let part = HeadingWords.part(of: word) { return part }
        guard !line.contains(".") else { return nil }
        if ["ingredients for ", "ingredients list ", "zutaten für ", "ingrédients pour ", "ingredientes para "]
            .contains(
                where: (word + " ").hasPrefix
            )
        {
            return .ingredients
        }
        if ["directions to ", "directions for ", "instructions for ", "method for "].contains(where: word.hasPrefix) {
            return .steps
        }
        return nil
    }

    /// "Preparation" of "Preparation: 20 min", which heads the steps only behind the ingredients.
    private static func untimed(_ line: String) -> String {
        guard line.utf8.count <= 200, let colon = line.firstIndex(of: ":"),
            line[colon...].dropFirst().first(where: { $0 != " " })?.isNumber == true,
            CookingTime.minutes(String(line[colon...])) != nil
        else { return line }
        return String(line[..<colon])
    }

    /// "For the sauce:" heads what follows.
    static func isSection(_ line: String) -> Bool {
        line.hasSuffix(":") && line.utf8.count <= 1800 && line.count <= 60 && !line.dropLast().contains(":")
    }

    /// The text without the mark of a list before it.
    static func unbulleted(_ line: String) -> String {
        String(line.drop { "•·*–—-▢□☐○●▪◦ ".contains($0) })
    }

    /// The text without "1." or "Step 1:" before it.
    static func unnumbered(_ line: String) -> String {
        var rest = Substring(unbulleted(line))
        if rest.prefix(5).lowercased() == "step " { rest = rest.dropFirst(5) }
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(digits.count), let mark = rest.dropFirst(digits.count).first, ".):".contains(mark) else {
            return unbulleted(line)
        }
        let behind = rest.dropFirst(digits.count + 1)
        // "1.5 l of water"
        guard behind.first?.isNumber != true else { return unbulleted(line) }
        let text = behind.drop { $0 == " " }
        return text.isEmpty ? line : String(text)
    }
}
