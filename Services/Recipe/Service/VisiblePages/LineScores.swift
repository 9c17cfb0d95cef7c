import Kitchen
import Markup
import Values

/// How much lines of a page read like ingredients, and like steps of a method.
struct LineScores {
    private let page: VisiblePage
    private let parser = HouseholdKitchen.standard.parser
    /// For each line the part that it is the heading of.
    let headings: [TextReader.Part?]
    /// For each line the part that a heading not far above it announces.
    private let announced: [TextReader.Part?]
    private let ingredientHints = BlockHints(["ingred", "ingréd", "zutat", "skladnik", "składnik"])
    private let stepHints = BlockHints(Self.stepWords)

    /// A heading announces so many lines at most.
    private static let reach = 60

    init(_ page: VisiblePage) throws(WorkBudget.Exhausted) {
        self.page = page
        var headings: [TextReader.Part?] = []
        var announced: [TextReader.Part?] = []
        var part: TextReader.Part?
        var left = 0
        for index in page.indices {
            let text = page.outline.lines[index].text
            // A short line may still have many bytes: marks on its letters.
            try page.budget.spend(2 + min(text.utf8.count, 1800) / 8)
            let heading = TextReader.heading(text)
            headings.append(heading)
            if heading != nil {
                part = heading
                left = Self.reach
            }
            announced.append(left > 0 ? part : nil)
            left -= 1
        }
        self.headings = headings
        self.announced = announced
    }

    /// For each line how much it reads like an ingredient, from -1 to 1.
    func ingredients() throws(WorkBudget.Exhausted) -> [Double] {
        var scores: [Double] = []
        scores.reserveCapacity(page.words.count)
        for index in page.indices { scores.append(try ingredient(index)) }
        return scores
    }

    private func ingredient(_ index: Int) throws(WorkBudget.Exhausted) -> Double {
        let line = page.outline.lines[index]
        try page.budget.spend(3)
        let length = line.text.utf8.count
        guard length <= 400, line.text.count <= 200, length >= 2, !page.words[index].isEmpty else { return -1 }
        if line.role == .heading, line.text.first?.isNumber != true { return -0.2 }
        if headings[index] != nil { return -0.5 }
        // The kitchen takes some hundred steps for a line.
        try page.budget.spend(60 + length)
        let read = parser.parse(TextReader.unbulleted(line.text))
        let isNumbered = Self.isNumbered(line.text)
        let isCounted = line.text.first?.isNumber == true && !isNumbered
        guard read.name.contains(where: \.isLetter) else { return -0.5 }
        // "Makes 12 muffins", "12 servings", but "2 parts gin".
        if Servings.stated(in: line.text) != nil, !isCounted || read.food == nil { return -0.5 }
        let hint = try hinted(index, ingredientHints) ? 0.4 : 0
        var score: Double
        if let amount = read.amount {
            score = read.food != nil ? 1 : amount.unit != nil ? 0.7 : 0.2
        } else if read.food != nil {
            score = line.isLink ? -0.3 : page.words[index].count <= 6 ? 0.4 : 0
        } else {
            score = page.isHeading(index) ? -0.15 : -0.35
        }
        if Self.isSentence(line.text) { score -= 0.8 }
        let words = page.words[index]
        let isStep =
            words.count >= 3 && !isCounted
            && (words.first.map(CookingWords.isOnlyVerb) == true || Self.endsWithVerb(line.text, words))
        if isNumbered { score -= 0.8 }
        if isStep { score -= line.text.hasSuffix(".") || words.count >= 7 ? 1.4 : 0.9 }
        if score < 0.3, line.role == .item, isCounted, words.count <= 8 { score = 0.3 }
        if line.isLink, read.amount == nil { score -= 0.4 }
        if !isCounted || words.count <= 4, words.contains(where: Self.nutrients.contains) { score -= 1.2 }
        if read.food == nil, words.contains(where: Self.measures.contains) { score -= 0.8 }
        if announced[index] == .ingredients, !isStep { score += line.role == .item ? 0.5 : 0.2 }
        return max(-1, min(1, score + hint))
    }

    /// For each line how much it reads like a step, from -1 to 2; `foods` are words of the ingredients.
    func steps(foods: Set<String>) throws(WorkBudget.Exhausted) -> [Double] {
        var scores: [Double] = []
        scores.reserveCapacity(page.words.count)
        for index in page.indices { scores.append(try step(index, foods)) }
        return scores
    }

    private func step(_ index: Int, _ foods: Set<String>) throws(WorkBudget.Exhausted) -> Double {
        let line = page.outline.lines[index]
        let words = page.words[index]
        try page.budget.spend(3 + words.count)
        guard line.text.utf8.count <= 8000, !words.isEmpty else { return -1 }
        if headings[index] == .rest { return -1.5 }
        if line.role == .heading { return -0.2 }
        if StepReader.isNumber(line.text) { return 0 }
        let isAnnounced = announced[index] == .steps
        guard words.count >= 3 else {
            if isAnnounced, line.role == .item || CookingWords.isVerb(words[0]) { return 0.3 }
            return CookingWords.isOnlyVerb(words[0]) ? 0.1 : -0.35
        }
        var score = isAnnounced ? line.role == .item ? 0 : -0.2 : -0.45
        let isTold = words.prefix(4).contains(where: CookingWords.isVerb) || Self.endsWithVerb(line.text, words)
        if isTold { score += 0.6 }
        if Self.isNumbered(line.text) { score += 0.5 }
        let verbs = words.count(where: CookingWords.isVerb)
        score += min(0.5, 0.2 * Double(verbs))
        score += min(0.5, 0.15 * Double(words.count(where: foods.contains)))
        if words.contains(where: Self.measures.contains) { score += 0.2 }
        if line.text.last.map({ ".!)".contains($0) }) ?? false { score += 0.1 }
        if line.isLink { score -= 0.8 }
        if line.text.contains("?") { score -= 0.3 }
        if try hinted(index, stepHints) { score += 0.4 }
        if words.count < 6, verbs == 0 { score -= 0.2 }
        // Long lines weigh more than short ones.
        return score > 0 ? score * min(2, 0.5 + Double(words.count) / 20) : max(-1, score)
    }

    /// Whether a block around a line is called so.
    private func hinted(_ index: Int, _ hints: BlockHints) throws(WorkBudget.Exhausted) -> Bool {
        var next: Int? = page.outline.lines[index].block
        for _ in 0..<4 {
            guard let block = next else { return false }
            try page.budget.spend(3)
            if hints.name(page.outline.blocks[block], block) { return true }
            next = page.outline.blocks[block].parent
        }
        return false
    }

    /// Whether a text has a number before it that only counts it, as "1) Fry the onion".
    private static func isNumbered(_ text: String) -> Bool {
        let digits = text.utf8.prefix(3).prefix { (0x30...0x39).contains($0) }.count
        guard (1...2).contains(digits) else { return false }
        let rest = text.utf8.dropFirst(digits)
        return rest.starts(with: ". ".utf8) || rest.starts(with: ") ".utf8)
    }

    /// Whether a sentence ends with what to do, as German ones do.
    private static func endsWithVerb(_ text: String, _ words: [String]) -> Bool {
        text.hasSuffix(".") && words.count >= 3 && words.suffix(2).contains(where: CookingWords.isOnlyVerb)
    }

    /// Whether a text is more than one sentence, or a long one.
    private static func isSentence(_ text: String) -> Bool {
        text.contains("? ") || text.contains("! ") || (text.count > 60 && text.split(separator: ". ").count > 1)
    }

    private static let measures: Set<String> = [
        "minutes", "minute", "min", "mins", "minuten", "minuter", "minutter", "minuti", "minutos", "minut", "hour",
        "hours", "stunde",
        "stunden", "heure", "heures", "hora", "horas", "degrees", "grad", "oven", "ofen", "four", "horno", "forno",
        "ugn", "ovn",
        "pan", "bowl", "saucepan", "skillet", "pfanne", "topf", "schüssel", "casserole", "poêle", "saladier", "sartén",
        "olla", "bol",
        "kom", "skål", "gryde", "gryta", "miska", "padella", "pentola", "panela", "tigela", "piekarnik", "garnek",
    ]
    /// What is told of the food in a dish, not put into it.
    private static let nutrients: Set<String> = [
        "calories", "kcal", "kj", "protein", "proteins", "carbohydrate", "carbohydrates", "carbs", "cholesterol",
        "sodium", "fiber",
        "fibre", "saturated", "eiweiß", "kohlenhydrate", "ballaststoffe", "lipides", "glucides", "protéines",
        "proteínas",
        "carbohidratos", "energie", "koolhydraten", "eiwitten",
    ]
    private static let stepWords = [
        "instruction", "direction", "method", "preparation", "prepar", "zubereit", "recipe-step", "steps",
    ]
}
