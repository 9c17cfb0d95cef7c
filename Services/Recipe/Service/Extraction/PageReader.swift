import Markup
import Values

/// Finds the recipe on a web page.
enum PageReader {
    /// The recipe of a page, by its linked data, else its microdata, else its headings; nil if there is none.
    ///
    /// `url` is where it was found, to which its addresses are relative. The page's budget pays for all of it.
    static func recipe(in document: HTMLDocument, url: String) throws(WorkBudget.Exhausted) -> ExtractedRecipe? {
        let plain = PlainText(document.budget)
        var best = try linkedRecipe(in: document, url: url, plain)
        if best.ingredients.isEmpty || best.steps.isEmpty, let object = try Microdata.recipe(in: document) {
            let nothing = try LinkedData([], document.budget)
            best = best.completed(by: try RecipeReader(object, in: nothing, base: url, plain).recipe())
        }
        if best.ingredients.isEmpty || best.steps.isEmpty, let lines = try document.root?.lines {
            let reader = TextReader(document.budget)
            if let read = try reader.recipe(in: lines, isWholePage: true) { best = best.completed(by: read) }
            if best.steps.isEmpty, !best.ingredients.isEmpty { best.steps = try reader.steps(in: lines) }
        }
        guard best.isUsable else {
            // A page that could not be gone through to its end is not one without a recipe.
            try document.budget.check()
            return nil
        }
        best.ingredients = best.ingredients.once
        best.steps = best.steps.once
        if best.title.isEmpty { best.title = try title(of: document, plain) }
        // What a site shows elsewhere is its best picture of the dish.
        best.imageURL = document.meta("og:image").flatMap { PageURL.resolved($0, against: url) } ?? best.imageURL
        best.siteName = try document.meta("og:site_name").map(plain.line) ?? best.siteName ?? PageURL.host(of: url)
        try document.budget.check()
        return best
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

    /// The first heading that the page's title repeats, or that repeats it, else the title without the site's name.
    private static func title(of document: HTMLDocument, _ plain: PlainText) throws(WorkBudget.Exhausted) -> String {
        var name = document.meta("og:title")
        if name == nil { name = try document.title }
        let whole = try plain.start(name ?? "")
        let lower = whole.lowercased()
        var first: String?
        for element in document.elements where element.name == "h1" {
            let heading = try element.text
            guard !heading.isEmpty else { continue }
            first = first ?? heading
            guard heading.utf8.count <= 2000 else { continue }
            // Two texts are looked for in each other.
            try document.budget.spend(30)
            let lowerHeading = heading.lowercased()
            if lower.contains(lowerHeading) || lowerHeading.contains(lower) { return heading }
        }
        if whole.isEmpty { return first ?? "" }
        for separator in [" | ", " - ", " – ", " — ", " • ", " :: "] {
            if let title = whole.split(separator: separator).first, title.count >= 3, title.count < whole.count {
                return String(title)
            }
        }
        return whole
    }
}
