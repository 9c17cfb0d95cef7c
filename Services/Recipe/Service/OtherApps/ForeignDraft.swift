import Values

/// What a reader has found of a recipe, before it is made to fit into what is kept.
struct ForeignDraft {
    /// Its texts, cleaned.
    var recipe = ExtractedRecipe()
    /// What stands in the notes, a part for each.
    var notes: [String] = []
    /// Stars, of five.
    var rating: Double?
    /// Where it comes from; not always an address.
    var source: String?
    var sourceName: String?
    var picture: ForeignPicture?
    var timesCooked = 0
    var lastCooked: CalendarDate?
    /// The names of the cookbooks that it is in.
    var cookbooks: [String] = []
    private(set) var remarks: [ForeignRemark] = []

    /// Notes what could not be kept, once.
    mutating func remark(_ remark: ForeignRemark) {
        if !remarks.contains(remark) { remarks.append(remark) }
    }

    /// Adds what a source calls it, with a list in one text apart if it is divided by one of some marks.
    mutating func tag(_ text: String, dividedBy marks: String = "") {
        for piece in text.split(whereSeparator: { marks.contains($0) }) {
            let tag = PlainText.collapsed(String(piece))
            if !tag.isEmpty { recipe.tags.append(tag) }
        }
    }

    /// Adds the cookbooks that an object says the recipe is in, by their names.
    mutating func addCookbooks(of node: LenientJSON, _ text: ForeignText) throws(WorkBudget.Exhausted) {
        for member in ["cookbooks", "recipe_books", "books", "collections"] {
            for book in node[member]?.elements.prefix(500) ?? [] {
                cookbooks.append(try text.line(book.text == nil ? book.first("name", "title") : book))
            }
        }
    }

    /// The recipe within what is kept; its texts as they are written, where they fit, or with their white space tidied.
    func finished(_ entry: String, asWritten: Bool = false) throws(ForeignDamage) -> ForeignRecipe {
        // Larder keeps what has a title only; of other apps such an object is mostly something else.
        let hasRest = asWritten || notes.contains { $0.isVisible }
        guard recipe.isUsable || !recipe.title.isEmpty && hasRest else { throw .noRecipe }
        var fit = FittingContent(remarks: remarks, isExact: asWritten)
        var content = RecipeContent(title: fit.line(recipe.title, RecipeRules.maxTitle))
        if content.title.isEmpty {
            fit.remark(.untitled)
            content.title = fit.line(Self.stem(of: entry), RecipeRules.maxTitle)
            if content.title.isEmpty { content.title = "?" }
        }
        if let servings = recipe.servings, RecipeRules.servings.contains(servings) {
            content.servings = servings
        } else {
            fit.remark(.servingsAssumed)
        }
        content.origin = origin(&fit)
        content.ingredients = fit.lines(recipe.ingredients, RecipeRules.maxIngredient, breaks: false)
        content.steps = fit.lines(recipe.steps, RecipeRules.maxStep, breaks: true)
        content.times.prep = minutes(recipe.prepMinutes)
        content.times.cook = minutes(recipe.cookMinutes)
        content.times.total = minutes(recipe.totalMinutes)
        content.tags = fit.tags(recipe.tags)
        content.nutrition = fit.nutrition(recipe.nutrition)
        content.imageURL = Self.address(recipe.imageURL)
        if case .bytes = picture {
            // The address is only where it comes from.
            content.imageSource = content.imageURL
            content.imageURL = nil
            content.saysImageSource = true
        }
        content.details.notes = fit.notes(notes)
        if let rating, rating >= 0.5, rating < 5.5 {
            content.details.rating = min(5, max(1, Int(rating.rounded())))
            if rating.rounded() != rating { fit.remark(.ratingRounded) }
        }
        fit.shrink(&content)
        return ForeignRecipe(
            content: content,
            entry: entry,
            picture: picture ?? content.imageURL.map { .address($0) },
            timesCooked: min(max(0, timesCooked), RecipeRules.maxCookings),
            lastCooked: lastCooked,
            cookbooks: fit.cookbooks(cookbooks),
            remarks: fit.remarks
        )
    }

    private func origin(_ fit: inout FittingContent) -> RecipeContent.Origin {
        let url = Self.address(source)
        let name = [sourceName, url == nil ? source : nil].compactMap { $0 }.map(PlainText.collapsed)
            .first { !$0.isEmpty }
        let kept = name.map { fit.line($0, RecipeRules.maxSourceName) }
        return RecipeContent.Origin(
            kind: url == nil ? "manual" : "url",
            url: url,
            name: kept?.isEmpty == true ? nil : kept
        )
    }

    private func minutes(_ value: Int?) -> Int? { value.flatMap { RecipeRules.minutes.contains($0) ? $0 : nil } }

    /// An address of the web that is kept; nil for anything else.
    static func address(_ text: String?) -> String? {
        guard let text, text.utf8.count <= RecipeRules.maxURL else { return nil }
        if isAddress(text) { return text }
        let address = PlainText.collapsed(text)
        return isAddress(address) ? address : nil
    }

    private static func isAddress(_ text: String) -> Bool {
        PageURL.isWeb(text) && !text.contains(where: \.isWhitespace)
            && !text.unicodeScalars.contains { $0.isControl }
    }

    /// The name of a file without its folders and its ending.
    static func stem(of entry: String) -> String {
        let name = entry.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return PlainText.collapsed(stem.isEmpty ? String(name) : String(stem))
    }
}
