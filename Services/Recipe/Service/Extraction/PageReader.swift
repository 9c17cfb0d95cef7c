import Markup

/// Finds the recipe on a web page.
enum PageReader {
    /// The recipe of a page, by its linked data, else its microdata, else its headings; nil if there is none.
    ///
    /// `url` is where it was found, to which its addresses are relative.
    static func recipe(in document: HTMLDocument, url: String) -> ExtractedRecipe? {
        let data = LinkedData(document.linkedData)
        var best =
            data.recipes.map { RecipeReader($0, in: data, base: url).recipe() }
            .max { $0.completeness < $1.completeness } ?? ExtractedRecipe()
        if best.ingredients.isEmpty || best.steps.isEmpty, let object = Microdata.recipe(in: document) {
            best = best.completed(by: RecipeReader(object, in: LinkedData([]), base: url).recipe())
        }
        if best.ingredients.isEmpty || best.steps.isEmpty, let root = document.root,
            let read = TextReader.recipe(in: root.lines, isWholePage: true)
        {
            best = best.completed(by: read)
        }
        if best.steps.isEmpty, !best.ingredients.isEmpty, let root = document.root {
            best.steps = TextReader.steps(in: root.lines)
        }
        guard best.isUsable else { return nil }
        best.ingredients = ExtractedRecipe.Line.once(best.ingredients)
        best.steps = ExtractedRecipe.Line.once(best.steps)
        if best.title.isEmpty { best.title = title(of: document) }
        // What a site shows elsewhere is its best picture of the dish.
        best.imageURL = document.meta("og:image").flatMap { PageURL.resolved($0, against: url) } ?? best.imageURL
        best.siteName = document.meta("og:site_name").map(PlainText.line) ?? best.siteName ?? PageURL.host(of: url)
        return best
    }

    /// The first heading that the page's title repeats, or that repeats it, else the title without the site's name.
    private static func title(of document: HTMLDocument) -> String {
        let whole = PlainText.line(document.meta("og:title") ?? document.title ?? "")
        let headings = document.elements.filter { $0.name == "h1" }.map(\.text).filter { !$0.isEmpty }
        let repeated = headings.first { heading in
            let (heading, whole) = (heading.lowercased(), whole.lowercased())
            return whole.contains(heading) || heading.contains(whole)
        }
        if let repeated { return repeated }
        if whole.isEmpty { return headings.first ?? "" }
        for separator in [" | ", " - ", " – ", " — ", " • ", " :: "] {
            if let title = whole.split(separator: separator).first, title.count >= 3, title.count < whole.count {
                return String(title)
            }
        }
        return whole
    }
}
