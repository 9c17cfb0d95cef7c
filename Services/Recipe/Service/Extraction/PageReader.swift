import Markup
import Values

/// Finds the recipe on a web page.
enum PageReader {
    /// The recipe of a page, by its linked data, else its microdata, completed by what it shows; nil if there is none.
    ///
    /// `url` is where it was found, to which its addresses are relative. The page's budget pays for all of it.
    static func recipe(in document: HTMLDocument, url: String) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        let plain = PlainText(document.budget)
        var best = try linkedRecipe(in: document, url: url, plain)
        if best.ingredients.isEmpty || best.steps.isEmpty, let object = try Microdata.recipe(in: document) {
            let nothing = try LinkedData([], document.budget)
            best = best.completed(by: try RecipeReader(object, in: nothing, base: url, plain).recipe())
        }
        if best.ingredients.count <= 1 || best.steps.isEmpty, let known = try PageState.recipe(in: document, plain) {
            if best.ingredients.count <= 1 { best.ingredients = known.ingredients }
            if best.steps.isEmpty { best.steps = known.steps }
            best.foundByWording.formUnion(known.foundByWording)
            best = best.completed(by: known)
        }
        best.ingredients.removeAll { TextReader.heading($0.text) == .ingredients }
        best.steps.removeAll { TextReader.heading($0.text) != nil }
        best.steps = StepReader.uncounted(best.steps)
        let page = try VisiblePage(document)
        best = try completed(best, by: page)
        best.shownText = try page.text
        guard best.isUsable else {
            // A page that could not be gone through to its end is not one without a recipe.
            try document.budget.check()
            return nil
        }
        best.ingredients = best.ingredients.once.withoutRepeatedEnd
        best.steps = StepReader.withoutAsides(best.steps.once)
        best.title =
            best.title.isEmpty ? try title(of: document, plain) : try withoutSite(best.title, in: document, url)
        best.imageURL = picture(of: best, in: document, url: url)?.url
        best.siteName = try document.meta("og:site_name").map(plain.line) ?? best.siteName ?? PageURL.host(of: url)
        try document.budget.check()
        return best
    }

    /// A recipe with what the page shows and its markup leaves out: parts, amounts, groups, servings and times.
    private static func completed(
        _ recipe: ExtractedRecipe,
        by page: VisiblePage
    ) throws(WorkBudget.Exhausted) -> ExtractedRecipe {
        var recipe = recipe
        var shown: VisibleRecipe.Part?
        var reader: VisibleRecipe?
        if recipe.ingredients.count <= 2 || recipe.steps.isEmpty {
            reader = try VisibleRecipe(page)
            shown = try reader?.ingredients()
            if let shown, says(shown.lines, more: recipe.ingredients) {
                recipe.ingredients = shown.lines
                recipe.foundByWording.insert(.ingredients)
            }
        }
        let visible = try VisibleIngredients(page).improved(recipe.ingredients)
        let names = recipe.ingredients
        recipe.ingredients = visible.lines
        if let lines = try counted(names, of: visible.lines, on: page) {
            recipe.ingredients = lines
        } else if visible.isCutOff {
            let whole = try VisibleRecipe(page)
            if let list = try whole.ingredients(), goesOn(list, from: recipe.ingredients) {
                recipe.ingredients = list.lines
                recipe.steps = try longer(recipe.steps, than: whole, beside: list)
            }
        }
        if let reader, recipe.steps.isEmpty, !recipe.ingredients.isEmpty {
            recipe.steps = try reader.steps(beside: shown?.range, of: recipe.ingredients)?.lines ?? []
            recipe.foundByWording.insert(.steps)
        }
        recipe.steps = try VisibleSteps(page).sectioned(recipe.steps)
        guard let line = shown?.range.lowerBound ?? visible.place else { return recipe }
        return try VisibleFacts(page).completed(recipe, near: line)
    }

    /// The steps that a page shows, if they go on where those of the markup end.
    private static func longer(
        _ steps: [ExtractedRecipe.Line],
        than reader: VisibleRecipe,
        beside list: VisibleRecipe.Part
    ) throws(WorkBudget.Exhausted) -> [ExtractedRecipe.Line] {
        guard let shown = try reader.steps(beside: list.range, of: list.lines)?.lines, shown.count > steps.count else {
            return steps
        }
        let starts = zip(shown, steps).allSatisfy { one, other in
            let words = TextKey.words(other.text)
            return TextKey.common(words, TextKey.words(one.text)) * 10 >= words.count * 8
        }
        return starts ? shown : steps
    }

    /// The largest picture of the dish: of those of the recipe and those that the page offers to other sites, or else
    /// that of the article.
    private static func picture(of recipe: ExtractedRecipe, in document: HTMLDocument, url: String) -> PagePicture? {
        var offered: [PagePicture] = []
        for (name, content) in document.metas(pictureNames) {
            switch name {
            case "og:image:width": offered.indices.last.map { offered[$0].width = PagePicture.length(content) }
            case "og:image:height": offered.indices.last.map { offered[$0].height = PagePicture.length(content) }
            default:
                if let address = PageURL.resolved(content, against: url) { offered.append(PagePicture(url: address)) }
            }
        }
        // What a partial address is relative to is often wrong.
        let relative = recipe.pictures.filter(\.isRelative)
        let pictures = recipe.pictures.filter { !$0.isRelative } + offered.filter { !isLogo($0.url) } + relative
        return PagePicture.largest(of: pictures) ?? recipe.articlePicture
    }

    private static let pictureNames: Set<String> = [
        "og:image", "og:image:url", "og:image:secure_url", "og:image:width", "og:image:height",
    ]

    /// Whether the file of a picture is called so.
    private static func isLogo(_ url: String) -> Bool {
        let file = url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").last ?? ""
        return TextKey.words(String(file)).contains { $0.hasSuffix("logo") || $0 == "icon" || $0 == "favicon" }
    }

    /// The most complete recipe of the page's linked data; of equal ones the first.
    private static func linkedRecipe(
        in document: HTMLDocument,
        url: String,
        _ plain: PlainText
    ) throws(WorkBudget.Exhausted) -> ExtractedRecipe {
        let data = try LinkedData(document.linkedData, document.budget)
        var best: ExtractedRecipe?
        for node in data.recipes {
            let recipe = try RecipeReader(node, in: data, base: url, plain).recipe()
            if recipe.completeness > best?.completeness ?? -1 { best = recipe }
            if best?.completeness == ExtractedRecipe.complete { break }
        }
        return best ?? ExtractedRecipe()
    }

    /// A title without the site's name behind a dash, where the page's main heading is without it.
    private static func withoutSite(
        _ title: String,
        in document: HTMLDocument,
        _ url: String
    ) throws(WorkBudget.Exhausted) -> String {
        guard title.utf8.count <= 2000 else { return title }
        let site = TextKey.words(document.meta("og:site_name") ?? "") + TextKey.words(PageURL.host(of: url) ?? "")
        for separator in separators {
            guard let range = title.firstRange(of: separator) else { continue }
            let start = title[..<range.lowerBound]
            let behind = TextKey.words(String(title[range.upperBound...]))
            guard !behind.isEmpty, behind.allSatisfy(site.contains) else { continue }
            for element in document.elements where element.name == "h1" {
                if try element.text == start { return String(start) }
            }
        }
        return title
    }

    private static let separators = [" | ", " - ", " – ", " — ", " • ", " :: "]

    /// The longest main heading that the page's title repeats, or that repeats it; else its only main heading, if they have
    /// a word in common; else the title without the site's name.
    private static func title(of document: HTMLDocument, _ plain: PlainText) throws(WorkBudget.Exhausted) -> String {
        var names: [String] = []
        for name in [document.meta("og:title"), try document.title] {
            if let name = try name.map(plain.start), !name.isEmpty { names.append(name) }
        }
        let whole = names.first ?? ""
        let lower = names.map { $0.lowercased() }
        var headings: [String] = []
        var repeated = ""
        for element in document.elements where element.name == "h1" {
            let heading = try element.text
            guard !heading.isEmpty else { continue }
            headings.append(heading)
            guard heading.utf8.count <= 2000, heading.utf8.count > repeated.utf8.count else { continue }
            // Texts are looked for in each other.
            try document.budget.spend(60)
            let lowerHeading = heading.lowercased()
            if lower.contains(where: { $0.contains(lowerHeading) || lowerHeading.contains($0) }) { repeated = heading }
        }
        if !repeated.isEmpty { return repeated }
        let first = headings.first
        if let first, headings.count == 1, first.utf8.count <= 2000,
            TextKey.common(TextKey.words(first), TextKey.words(whole)) > 0
        {
            return first
        }
        if whole.isEmpty { return first ?? "" }
        for separator in separators {
            if let title = whole.split(separator: separator).first, title.count >= 3, title.count < whole.count {
                return String(title)
            }
        }
        return whole
    }
}
