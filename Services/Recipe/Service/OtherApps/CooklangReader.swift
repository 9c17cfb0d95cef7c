import Values

/// Reads a recipe in Cooklang: steps in which the ingredients are marked.
struct CooklangReader {
    private let text: ForeignText
    private var draft = ForeignDraft()
    private var section: String?
    private var notes: [String] = []

    /// Whether a text is in Cooklang: it has metadata or a marked ingredient, and is no page.
    static func isRecipe(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", maxSplits: 400, omittingEmptySubsequences: true).prefix(400)
        guard let first = lines.first, !first.drop(while: \.isWhitespace).hasPrefix("<") else { return false }
        let heads = ["title:", "servings:", "source:", "tags:"]
        if first.allSatisfy({ $0 == "-" || $0.isWhitespace }),
            lines.contains(where: { line in heads.contains { line.hasPrefix($0) } })
        {
            return true
        }
        return lines.contains { line in
            if line.hasPrefix(">>"), line.contains(":") { return true }
            guard let mark = line.firstIndex(of: "@"), line[mark...].dropFirst().first?.isLetter == true else {
                return false
            }
            return line[mark...].contains("{")
        }
    }

    /// The recipe of a file; its title may be the file's name, and its picture has the same name.
    static func draft(
        _ text: String,
        _ entry: String,
        _ beside: BesideFiles,
        _ budget: WorkBudget
    ) throws -> ForeignDraft {
        try budget.spend(bytes: text.utf8.count)
        var reader = CooklangReader(text: ForeignText(budget))
        try reader.read(text)
        var draft = reader.draft
        if draft.recipe.title.isEmpty { draft.recipe.title = ForeignDraft.stem(of: entry) }
        draft.notes.append(contentsOf: reader.notes)
        let stem = BesideFiles.folder(of: entry) + ForeignDraft.stem(of: entry)
        try beside.addPicture(BesideFiles.names(stem), to: &draft)
        return draft
    }

    private init(text: ForeignText) { self.text = text }

    private mutating func read(_ source: String) throws {
        let (metadata, body) = CooklangMetadata.split(CooklangText.hidingEscapes(source))
        try add(metadata)
        var paragraph: [String] = []
        var note: [String] = []
        for line in CooklangText.withoutComments(body).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ) {
            try text.plain.budget.spend(2)
            let line = PlainText.collapsed(String(line))
            if line.hasPrefix(">>") {
                try add(CooklangMetadata(line: line.dropFirst(2)))
                continue
            }
            if line.hasPrefix(">") {
                note.append(PlainText.collapsed(String(line.dropFirst())))
                continue
            }
            if !note.isEmpty { notes.append(CooklangText.shown(note.joined(separator: "\n"))) }
            note = []
            if line.isEmpty || line.hasPrefix("=") {
                try endParagraph(&paragraph)
                if line.hasPrefix("=") {
                    let name = PlainText.collapsed(CooklangText.shown(String(line.trimming("="))))
                    section = name.isEmpty ? nil : name
                }
            } else {
                paragraph.append(line)
            }
        }
        if !note.isEmpty { notes.append(CooklangText.shown(note.joined(separator: "\n"))) }
        try endParagraph(&paragraph)
    }

    /// A paragraph is a step; one of nothing but ingredients is a list of them.
    private mutating func endParagraph(_ lines: inout [String]) throws {
        guard !lines.isEmpty else { return }
        let step = try CooklangStep(lines.joined(separator: " "), text.plain.budget)
        lines = []
        draft.recipe.ingredients += step.ingredients.map { RecipeContent.Line(section: section, text: $0) }
        if step.linksRecipes { draft.remark(.recipeLinksLeftOut) }
        if !step.isList, !step.text.isEmpty {
            draft.recipe.steps.append(RecipeContent.Line(section: section, text: step.text))
        }
    }

    private mutating func add(_ metadata: CooklangMetadata) throws {
        for (key, values) in metadata.values {
            try text.plain.budget.spend(5)
            let value = values.joined(separator: ", ")
            switch key {
            case "title": draft.recipe.title = try text.plain.line(value)
            case "servings", "serves", "yield": draft.recipe.servings = Servings.count(in: [value])
            case "source", "source.url", "source url", "url": draft.source = value
            case "author", "source.name", "author.name", "source.author": draft.sourceName = value
            case "prep time", "time.prep", "prep_time": draft.recipe.prepMinutes = CookingTime.minutes(value)
            case "cook time", "time.cook", "cook_time": draft.recipe.cookMinutes = CookingTime.minutes(value)
            case "time required", "time", "duration", "total time", "total_time":
                draft.recipe.totalMinutes = CookingTime.minutes(value)
            case "tags", "tag", "course", "category", "cuisine", "diet", "difficulty":
                for word in values {
                    draft.tag(word, dividedBy: values.count == 1 && !metadata.isExact(key) ? "," : "")
                }
            case "image", "picture", "images", "pictures": draft.recipe.imageURL = values.first
            case "introduction", "description", "notes": draft.notes.append(value)
            case "rating": draft.rating = Double(value)
            default: break
            }
        }
    }
}

extension StringProtocol {
    /// Without a character at the ends.
    fileprivate func trimming(_ mark: Character) -> SubSequence {
        let rest = drop { $0 == mark }
        let count = rest.reversed().prefix { $0 == mark || $0 == " " }.count
        return rest.dropLast(count)
    }
}
